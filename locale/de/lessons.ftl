### Lektionen: Ines, die Professorin, spricht, höchstens 180 Zeichen je Schritt. $name1 und so weiter sind die anderen.
## Die Liste.
title-learn = Lernen
title-learn-help = Acht kurze Lektionen und ein erster Ausbruch.
title-new = Neu hier? Sechs Minuten.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } Min.
learn-first_escape = Erster Ausbruch
learn-first_escape-about = Ein ganzes Spiel gegen zwei leichte Gegner. Jemand schaut dir über die Schulter.
learn-puzzles = Nachtausbrüche
learn-puzzles-about = Ein Zug, ein Weg hinaus. Finde ihn, bevor das Licht angeht.
learn-wall = Die Wand
learn-wall-about = Wen du geschlagen hast und was sich zu erzählen lohnt.

## Um eine Lektion herum.
lesson-step = { $step }/{ $steps }
lesson-on = Weiter
lesson-back-help = Einen Schritt zurück
lesson-leave-help = Lektion verlassen
lesson-not-yet = Noch nicht. Zuerst: { $what }
lesson-wait = Moment. Erst lesen.
lesson-stuck = Das führt nirgendwohin. Geh einen Schritt zurück.
lesson-tray = In die Ablage: { $cards }.
lesson-menu = Genug für heute?
lesson-menu-words = Die Lektion fängt nächstes Mal von vorn an. Sonst geht nichts verloren.
lesson-leave = Lektion verlassen
lesson-again = Von vorn
lesson-stay = Weitermachen
lesson-done = Gut gemacht
lesson-done-words = „{ $title }“ ist abgehakt.
lesson-next = Weiter: { $title }
lesson-list = Alle Lektionen
lesson-goal-title = { $goal }, und du bist draußen
lesson-goal-others = Die anderen graben auch.

## 1
lesson-walk = Zu Fuß
lesson-walk-about = Das Ziel, der Würfel, zwei Aktionen.
lesson-walk-goal = Ich bin Ines und lehre Graben. Mit { $goal } bist du unter der Mauer durch. Wer zuerst draußen ist, gewinnt; der Rest behält sein Bett.
lesson-walk-tools = Ein Löffel zählt { $points_spoon }, eine Spitzhacke { $points_pickaxe }, eine Schaufel { $points_shovel }. Gefunden, gebaut, gekauft, erpresst: Die Erde fragt nicht, wem sie gehörten.
lesson-walk-chips = Diese Chips sind dein Zug: { $actions }. Fast alles kostet eine.
lesson-walk-cautious = Eine vorsichtige Bewegung führt, wohin du willst, kostet aber { $cautious }. Probier es: in die Cafeteria.
lesson-walk-end = Alles verbraucht. Beende deinen Zug; die anderen warten schon höflich. Na ja: Sie warten.
lesson-walk-others = { $name1 } und { $name2 } würfeln lieber. Das ist billiger, und schuld ist der Zufall.
lesson-walk-roll = Jetzt du. Eine normale Bewegung kostet nur eine Aktion, aber der Würfel redet mit. Wirf ihn.
lesson-walk-choose = Jede Zahl nennt zwei Orte, und du wählst. Stündest du schon in einem davon, wäre es der andere.
lesson-walk-freely = Eine Aktion übrig, und niemand redet dir rein. Nutze sie, wie du magst, dann beende deinen Zug.
lesson-walk-done = Das ist Gehen: gewürfelt, wenn das Ziel egal ist; vorsichtig, wenn nicht.

## 2
lesson-search = Krimskrams
lesson-search-about = Durchsuchen, herstellen, das Handlimit.
lesson-search-number = Die Zahl an einem Ort sagt, wie viel Durchsuchen dort bringt. Hier: { $draws_cafeteria }.
lesson-search-search = Durchsuche die Cafeteria. Das kostet eine Aktion und geht einmal pro Zug.
lesson-search-parts = Eine Verbindung hält alles zusammen: mit Spitze wird es eine Spitzhacke, mit Behälter eine Schaufel, mit Klinge { $makes_knife } Messer.
lesson-search-craft = Stelle Spitzhacke oder Schaufel her. Hier darfst du; im Zellenblock, in den Duschen oder nach einer Tracht Prügel nicht.
lesson-search-once = Durchsuchen nur einmal pro Zug. Herstellen, so oft die Aktionen reichen.
lesson-search-limit = Du hast mehr als { $hand_limit } auf der Hand. Tagsüber stört das keinen. Beende deinen Zug.
lesson-search-discard = Nachts wird gezählt. Leg weg, was du am wenigsten vermisst.
lesson-search-done = Ein Werkzeug in der Hand ist noch kein Punkt. Das wird es erst daheim: nächste Lektion.

## 3
lesson-dig = Erde
lesson-dig-about = Graben, punkten, ausbrechen.
lesson-dig-tunnel = Dein Tunnel: wie weit du bist und wie weit es ist. Die Mauer ist näher, als sie aussieht.
lesson-dig-home = Gegraben wird nur im Zellenblock. Von der Krankenstation führt eine Zwei dorthin. Würfle; ich habe mit dem Würfel gesprochen.
lesson-dig-dig = Daheim. Grab die Spitzhacke ein: eine Aktion, ein Werkzeug, und es zählt sofort { $points_pickaxe }.
lesson-dig-safe = Was im Tunnel liegt, bleibt für immer deins. Was du auf der Hand hast, kann man dir nehmen.
lesson-dig-end = Keine Aktion übrig. Beende deinen Zug und hoffe.
lesson-dig-rival = { $name1 } gräbt eine Schaufel ein. Noch ein Löffel, und drüben wird ein Bett frei.
lesson-dig-last = Dein Zug, deine Schaufel: Sie zählt { $points_shovel }. Rechne ruhig nach, aber grab.
lesson-dig-done = { $goal }. In diesem Augenblick ist das Spiel aus, und du bist draußen. Eine Jacke wäre klug gewesen.

## 4
lesson-trade = Tabakwaren
lesson-trade-about = Verkaufen, kaufen, einen Löffel klauen.
lesson-trade-money = Zigaretten sind Geld. Niemand kann sie dir abpressen, und als Handkarten zählen sie nicht.
lesson-trade-sell = Verkaufe den Fusel für { $worth_moonshine } und die Spitze für { $worth_pike }: eine Aktion für beliebig viele Karten.
lesson-trade-prices = Was etwas kostet, steht unter den Stapeln: ein Messer { $price_knife }, eine Spitzhacke { $price_pickaxe }, eine Schaufel { $price_shovel }.
lesson-trade-buy = Kauf die Spitzhacke. Eine Aktion, ein Handel.
lesson-trade-end = Verkauft, gekauft, pleite. Beende deinen Zug.
lesson-trade-rival = { $name1 } macht ebenso aus einem Handy eine Schaufel. Raritäten taugen zum Verkaufen und sonst zu nichts.
lesson-trade-walk = Auf in die Cafeteria. Würfle: Von hier führt eine Vier nur dorthin.
lesson-trade-steal = Klau einen Löffel. Eine Aktion, kein Geld, keine Fragen.
lesson-trade-done = Der Löffel ist der billigste Punkt, den es gibt. Niemand zählt sie. Sollte mal jemand.

## 5
lesson-fight = Überzeugungsarbeit
lesson-fight-about = Erpressen, kämpfen, Prügel, heilen.
lesson-fight-company = { $name1 } ist auch auf der Krankenstation, mit einer Schaufel. Du hast Messer. Zieh deine Schlüsse.
lesson-fight-extort = Erpresse { $name1 }: Nenne die Schaufel und leg eine Waffe hin. Die ist weg, was auch geschieht.
lesson-fight-refuses = Hergeben hätte es beendet. { $name1 } kämpft, und wer sich verteidigt, spielt zuerst.
lesson-fight-answer = Waffe um Waffe, bis jemand aufgibt. Du bist dran.
lesson-fight-wins = { $name1 } gibt auf. Du kriegst das genannte Werkzeug; wer verliert, kriegt Prügel. Alle gelegten Waffen sind weg.
lesson-fight-end = Gut. Jetzt kommt das Echo. Beende deinen Zug.
lesson-fight-revenge = Da ist es: { $name1 } will die Schaufel zurück und hat ein Messer gelegt.
lesson-fight-fight = Du könntest kooperieren: keine Schaufel, aber auch keine Prügel. Dieses eine Mal kämpfe.
lesson-fight-weapon = Du verteidigst, also spielst du zuerst. Dein letztes Messer, bitte.
lesson-fight-again = { $name1 } hat noch eins.
lesson-fight-give = Und du hast keins. Gib auf: Alles hat seine Zeit.
lesson-fight-beaten = Das war eine Tracht Prügel. Ab { $craft_barred } kannst du nichts herstellen, ab { $dig_barred } nicht einmal graben.
lesson-fight-heal = Ein Glück, dass das hier die Krankenstation ist. Heile dich: eine Aktion, eine Tracht Prügel weniger.
lesson-fight-done = Vor dem Erpressen zähl ihre Karten. Vor dem Weigern zähl deine.

## 6
lesson-gang = Gute Gesellschaft
lesson-gang-about = Gangs, Aktionskarten, dein Hintergrund.
lesson-gang-price = Das Cartel will { $join_cartel } verschiedene Accessoires von seiner Liste. Du bekommst die Karte, die oben auf dem Stapel liegt.
lesson-gang-join = Tritt bei. Goldkette und Siegelring: So kleidet man sich dort.
lesson-gang-power = Deine Fähigkeit: Spitzhacke und Schaufel kosten dich { $cartel_wholesaler_tool_discount } weniger, solange die Karte vor dir liegt. Nur eine Gang zur Zeit.
lesson-gang-past = Dein Hintergrund: was du draußen getan hast. Nur du kennst ihn. Er wirkt einmal, kostet keine Aktion und bringt in der richtigen Gang mehr.
lesson-gang-reveal = Das ist zufällig das Cartel. Deck ihn auf, Bonus inbegriffen.
lesson-gang-buy = Und jetzt eine Schaufel, zum Mitgliederpreis.
lesson-gang-end = Ein schöner Zug. Beende ihn.
lesson-gang-others = { $name1 } durchsucht die Duschen. Sieh dir derweil die eine Karte an, die du noch hast.
lesson-gang-passkey = Eine Aktionskarte: eine Aktion, und es geschieht, was draufsteht. Der Generalschlüssel bringt dich heim. Spiel ihn.
lesson-gang-dig = Du weißt, was jetzt kommt.
lesson-gang-done = Eine Gang, eine Vergangenheit, eine Karte. Große Züge bestehen aus Dingen, die zusammenpassen.

## 7
lesson-michel = Eine Bekanntschaft
lesson-michel-about = Michel oder Michelle, eingeladen von niemandem.
lesson-michel-who = Michelle (oder Michel, wie ihr wollt) spielt für niemanden. Wer am selben Ort landet, wird erpresst.
lesson-michel-walk = Sie steht in den Duschen. Von hier führt eine Drei nur dorthin. Würfle und sag guten Tag.
lesson-michel-knife = Sie deckt eine Karte auf. Ein Messer: Gib eins der gezeigten Werkzeuge her oder kämpfe. Ohne Messer wäre es vorbei.
lesson-michel-fight = Sie hat eine Karte, du hast ein Messer. Kämpfe.
lesson-michel-weapon = Spiel es aus. Dann wird die nächste Karte aufgedeckt.
lesson-michel-draw = Kein Messer darauf: Du gewinnst und darfst ziehen: { $victor_draws }. Tu das.
lesson-michel-end = Beende deinen Zug. Eins kommt noch.
lesson-michel-send = Am Ende eines Zugs darfst du sie weiterschicken, per Würfel. Tu es: Ich glaube, sie geht in den Zellenblock.
lesson-michel-visit = { $name1 } stand dort und gibt lieber eine Spitzhacke her, als zu kämpfen. Die kommt zurück auf ihren Stapel.
lesson-michel-done = Zu zweit ist sie die Dritte am Tisch. Eine Waffe auf der Hand hält das Gespräch kurz.

## 8
lesson-team = Zwei Tunnel
lesson-team-about = Team, Austausch, Hilfe im Kampf.
lesson-team-sides = Zwei Teams, abwechselnd am Tisch, jedes mit einem Tunnel: zusammen { $goal }, und das ganze Team ist draußen.
lesson-team-blocks = Jedes Team gräbt nur im eigenen Zellenblock. Im anderen darfst du herstellen, wenn es keinen stört.
lesson-team-mate = { $name2 } gehört zu dir. Am selben Ort seht ihr eure Karten gegenseitig und dürft austauschen.
lesson-team-exchange = Gib { $name2 } dein Messer und nimm die Spitzhacke. Beliebige Karten und Zigaretten, eine Aktion.
lesson-team-accept = Wer gefragt wird, darf ablehnen, und die Aktion wäre trotzdem weg. { $name2 } nimmt an.
lesson-team-end = Beende deinen Zug. { $name1 } hat zugesehen.
lesson-team-rival = Nun wirst du erpresst, und dein Messer ist in anderen Händen.
lesson-team-fight = In anderen Händen, aber neben dir. Kämpfe.
lesson-team-pass = Du hast keine Waffe. Gib für diesmal auf: Dann wird dein Team gefragt.
lesson-team-help = { $name2 } hilft, { $name1 } gibt auf. Wer hilft, teilt den Kampf, und die Prügel, wenn er verloren geht.
lesson-team-done = Mehr weiß ich nicht. Der Rest ist Übung, und die heißt „Erster Ausbruch“.
