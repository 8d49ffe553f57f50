### Lektionen: Ines, die Professorin, spricht, höchstens 180 Zeichen je Schritt. $name1 und so weiter sind die anderen.
## Die Liste.
title-learn = Lernen
title-learn-help = Acht kurze Lektionen und ein erster Ausbruch.
title-new = Neu hier? Acht kurze Lektionen.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } Min.
learn-first_escape = Erster Ausbruch
learn-first_escape-about = Ein ganzes Spiel gegen zwei leichte Gegner. Jemand schaut dir über die Schulter.

## Um eine Lektion herum.
lesson-step = { $step }/{ $steps }
lesson-on = Weiter
lesson-back-help = Einen Schritt zurück
lesson-leave-help = Lektion verlassen
lesson-not-yet = Noch nicht. Wähle zuerst „{ $what }“.
lesson-wait = Moment. Erst lesen.
lesson-stuck = Das führt nirgendwohin. Geh einen Schritt zurück.
lesson-tray = Wähle { $cards_acc }.
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
first-goal = Hallo, { $name }. Ich bin Ines. Mit { $goal_dat } bist du unter der Mauer durch. Wer zuerst draußen ist, gewinnt. Schau also auch auf die Tunnel der anderen.
first-plan = Such nach Teilen. Stell daraus ein Werkzeug her, aber nicht im Zellenblock. Geh dann heim in den Zellenblock und grab damit. Danach geht es von vorn los.
first-plan-title = Ein erster Plan
first-hint = Du weißt nicht weiter? Drück H oder diese Lampe: Ich zeige dir gute Aktionen und sage, warum. Und vor einem großen Fehler warne ich dich.

## 1
lesson-walk = Zu Fuß
lesson-walk-about = Das Ziel, der Würfel, zwei Aktionen.
lesson-walk-goal = Ich bin Ines und lehre Graben. Mit { $goal_dat } bist du unter der Mauer durch. Wer zuerst draußen ist, gewinnt. Der Rest behält sein Bett.
lesson-walk-tools = Ein Löffel zählt { $points_spoon }, eine Spitzhacke { $points_pickaxe_number }, eine Schaufel { $points_shovel_number }. Gefunden, gebaut, gekauft, erpresst: Die Erde fragt nicht, wem sie gehört haben.
lesson-walk-chips = Diese Münzen zeigen, was du in diesem Zug tun kannst: { $actions }. Fast alles kostet eine.
lesson-walk-cautious = Mit einer Vorsichtigen Bewegung kommst du überallhin, aber sie kostet { $cautious }. Probier es: Geh in die Cafeteria.
lesson-walk-end = Alles verbraucht. Beende deinen Zug. Die anderen warten schon höflich. Na ja, sie warten.
lesson-walk-others = { $name1 } und { $name2 } würfeln lieber. Das ist billiger, und schuld ist der Zufall.
lesson-walk-roll = Jetzt du. Eine Normale Bewegung kostet nur eine Aktion, aber der Würfel redet mit. Würfle.
lesson-walk-choose = Jede Zahl führt zu zwei Orten, und du wählst einen. Bist du schon an einem davon, musst du zum anderen.
lesson-walk-freely = Du hast noch eine Aktion, und niemand redet dir rein. Nutze sie, wie du magst, dann beende deinen Zug.
lesson-walk-done = So kommst du herum: Würfle, wenn dir das Ziel egal ist. Sonst geh vorsichtig.

## 2
lesson-search = Krimskrams
lesson-search-about = Durchsuchen, herstellen, das Handlimit.
lesson-search-number = Die Zahl an einem Ort sagt, wie viele Karten du beim Durchsuchen ziehst. Hier: { $draws_cafeteria }.
lesson-search-search = Durchsuche die Cafeteria. Das kostet eine Aktion und geht einmal pro Zug.
lesson-search-parts = Eine Verbindung hält alles zusammen: Mit einer Spitze wird es eine Spitzhacke, mit einem Behälter eine Schaufel, mit einer Klinge { $makes_knife_acc }.
lesson-search-craft = Stelle eine Spitzhacke oder eine Schaufel her. Hier geht das, aber nicht im Zellenblock, nicht in den Duschen und nicht nach einer Tracht Prügel.
lesson-search-once = Durchsuchen kannst du nur einmal pro Zug. Herstellen kannst du, so oft deine Aktionen reichen.
lesson-search-limit = Du hast mehr als { $hand_limit } auf der Hand. Bis zum Ende deines Zuges macht das nichts. Beende ihn.
lesson-search-discard = Am Ende deines Zuges wirfst du ab, was über dem Limit liegt. Leg weg, was du am wenigsten vermisst.
lesson-search-done = Ein Werkzeug auf der Hand bringt noch keinen Punkt. Du musst daheim damit graben. Das lernst du in der nächsten Lektion.

## 3
lesson-dig = Erde
lesson-dig-about = Graben, punkten, ausbrechen.
lesson-dig-tunnel = Das ist dein Tunnel: wie weit du schon bist und wie weit es noch ist. Die Mauer ist näher, als sie aussieht.
lesson-dig-home = Graben kannst du nur im Zellenblock. Von der Krankenstation führen die Eins, die Zwei und die Drei dorthin. Würfle. Ich habe mit dem Würfel gesprochen.
lesson-dig-dig = Daheim. Grab mit der Spitzhacke: eine Aktion, ein Werkzeug, und es zählt sofort { $points_pickaxe }.
lesson-dig-safe = Was im Tunnel liegt, bleibt für immer deins. Was du auf der Hand hast, kann man dir nehmen.
lesson-dig-end = Keine Aktion mehr. Beende deinen Zug und hoffe.
lesson-dig-rival = { $name1 } gräbt mit einer Schaufel. Noch ein Löffel, und drüben wird ein Bett frei.
lesson-dig-last = Dein Zug, deine Schaufel: Sie zählt { $points_shovel }. Rechne ruhig nach, aber grab.
lesson-dig-done = { $goal }. Das Spiel ist sofort vorbei, und du bist draußen. Eine Jacke wäre klug gewesen.

## 4
lesson-trade = Tabakwaren
lesson-trade-about = Verkaufen, kaufen, einen Löffel klauen.
lesson-trade-money = Zigaretten sind Geld. Niemand kann sie von dir erpressen, und sie zählen nicht als Handkarten.
lesson-trade-sell = Verkaufe den Fusel für { $worth_moonshine_acc } und die Armbanduhr für { $worth_wristwatch_number }. Eine Aktion reicht für beliebig viele Karten. Behalte die Verbindung: Daraus werden Werkzeuge.
lesson-trade-prices = Die Preise stehen unter den Stapeln: ein Messer { $price_knife }, eine Spitzhacke { $price_pickaxe_number }, eine Schaufel { $price_shovel_number }.
lesson-trade-buy = Das reicht für eine Schaufel. Kauf sie. Eine Aktion, ein Handel.
lesson-trade-end = Verkauft, gekauft, pleite. Beende deinen Zug.
lesson-trade-rival = { $name1 } macht es genauso: Aus einem Handy wird eine Schaufel. Raritäten taugen nur zum Verkaufen.
lesson-trade-walk = Auf in die Cafeteria. Würfle: Von hier führt eine Vier nur dorthin.
lesson-trade-steal = Klau einen Löffel. Eine Aktion, kein Geld, keine Fragen.
lesson-trade-done = Ein Löffel ist der billigste Punkt, den es gibt. Niemand zählt die Löffel. Sollte mal jemand.

## 5
lesson-fight = Überzeugungsarbeit
lesson-fight-about = Erpressen, kämpfen, Prügel, heilen.
lesson-fight-company = { $name1 } ist auch auf der Krankenstation, mit einer Schaufel. Du hast Messer. Zieh deine Schlüsse.
lesson-fight-extort = Erpresse { $name1 }: Fordere die Schaufel und leg eine Waffe hin. Die Waffe ist weg, was auch geschieht.
lesson-fight-refuses = Mit Hergeben wäre Schluss gewesen. Aber { $name1 } kämpft, und wer sich verteidigt, spielt zuerst.
lesson-fight-answer = Ihr spielt abwechselnd je eine Waffe aus, bis jemand aufgibt. Du bist dran.
lesson-fight-wins = { $name1 } gibt auf. Du bekommst das geforderte Werkzeug, und wer verliert, kassiert eine Tracht Prügel. Alle hingelegten Waffen sind weg.
lesson-fight-end = Gut. Jetzt kommt die Rache. Beende deinen Zug.
lesson-fight-revenge = Da ist sie: { $name1 } will die Schaufel zurück und hat eine Klinge hingelegt.
lesson-fight-fight = Du könntest kooperieren: Dann ist die Schaufel weg, aber es gibt keine Prügel. Dieses eine Mal kämpfe.
lesson-fight-weapon = Du verteidigst, also spielst du zuerst. Dein letztes Messer, bitte.
lesson-fight-again = { $name1 } hat noch eine Waffe.
lesson-fight-give = Und du hast keine. Gib auf: Alles hat seine Zeit.
lesson-fight-beaten = Das war eine Tracht Prügel. Ab { $craft_barred_dat } kannst du nichts herstellen, ab { $dig_barred_dat } nicht einmal graben.
lesson-fight-heal = Ein Glück, dass das hier die Krankenstation ist. Heile dich: eine Aktion, eine Tracht Prügel weniger.
lesson-fight-done = Bevor du jemanden erpresst, zähl die fremden Karten. Bevor du dich weigerst, zähl deine eigenen.

## 6
lesson-gang = Gute Gesellschaft
lesson-gang-about = Gangs, Aktionskarten, dein Hintergrund.
lesson-gang-price = Das Cartel will { $join_cartel } verschiedene Accessoires von seiner Liste. Du bekommst die oberste Karte vom Stapel.
lesson-gang-join = Tritt bei. Goldkette und Siegelring: So kleidet man sich dort.
lesson-gang-power = Deine Fähigkeit: Spitzhacke und Schaufel kosten dich { $cartel_wholesaler_tool_discount_acc } weniger, solange die Karte vor dir liegt. Du kannst immer nur in einer Gang sein.
lesson-gang-past = Dein Hintergrund ist, was du draußen getan hast. Nur du kennst ihn. Er wirkt einmal, kostet keine Aktion und bringt in seiner Gang mehr.
lesson-gang-reveal = Seine Gang ist zufällig das Cartel. Deck ihn auf, dann bekommst du auch den Bonus.
lesson-gang-buy = Und jetzt eine Schaufel, zum Mitgliederpreis.
lesson-gang-end = Ein schöner Zug. Beende ihn.
lesson-gang-others = { $name1 } durchsucht die Duschen. Sieh dir inzwischen die eine Karte an, die du noch nicht benutzt hast.
lesson-gang-passkey = Das ist eine Aktionskarte: Sie kostet eine Aktion, und es geschieht, was draufsteht. Der Generalschlüssel bringt dich heim. Spiel ihn aus.
lesson-gang-dig = Du weißt, was jetzt kommt.
lesson-gang-done = Eine Gang, eine Vergangenheit, eine Karte. Große Züge bestehen aus Dingen, die zusammenpassen.

## 7
lesson-michel = Eine Bekanntschaft
lesson-michel-about = Michel oder Michelle, eingeladen von niemandem.
lesson-michel-who = Michelle (oder Michel, wie ihr wollt) spielt für niemanden. Wer auf sie trifft, wird erpresst.
lesson-michel-walk = Sie ist in den Duschen. Von hier führt eine Drei nur dorthin. Würfle und sag guten Tag.
lesson-michel-knife = Du deckst eine Karte auf. Ein Messer: Wirf eins der gezeigten Werkzeuge ab oder kämpfe. Ohne Messer wäre es vorbei.
lesson-michel-fight = Sie hat eine Karte, du hast ein Messer. Kämpfe.
lesson-michel-weapon = Spiel es aus. Dann wird die nächste Karte aufgedeckt.
lesson-michel-draw = Kein Messer darauf: Du gewinnst und darfst { $victor_draws } ziehen. Tu das.
lesson-michel-end = Beende deinen Zug. Eins fehlt noch.
lesson-michel-send = Am Ende deines Zuges darfst du würfeln und sie wegschicken. Tu es: Ich glaube, sie geht in den Zellenblock.
lesson-michel-visit = { $name1 } war dort und wirft lieber eine Spitzhacke ab, als zu kämpfen. Die kommt zurück auf ihren Stapel.
lesson-michel-done = Zu zweit ist sie die Dritte am Tisch. Eine Waffe auf der Hand hält das Gespräch kurz.

## 8
lesson-team = Zwei Tunnel
lesson-team-about = Team, Austausch, Hilfe im Kampf.
lesson-team-sides = Zwei Teams sitzen abwechselnd am Tisch, jedes mit einem Tunnel. Mit zusammen { $goal_dat } ist das ganze Team draußen.
lesson-team-blocks = Jedes Team gräbt nur im eigenen Zellenblock. Im Block des anderen Teams darfst du herstellen, wenn es keinen stört.
lesson-team-mate = { $name2 } ist in deinem Team. Am selben Ort seht ihr gegenseitig eure Karten und könnt austauschen.
lesson-team-exchange = Gib { $name2 } dein Messer und nimm die Spitzhacke. Mit einer Aktion tauscht ihr beliebig viele Karten und Zigaretten.
lesson-team-accept = Wer gefragt wird, darf ablehnen, und die Aktion ist trotzdem weg. { $name2 } nimmt an.
lesson-team-end = Beende deinen Zug. { $name1 } hat zugesehen.
lesson-team-rival = Nun wirst du erpresst, und dein Messer ist in anderen Händen.
lesson-team-fight = In anderen Händen, aber neben dir. Kämpfe.
lesson-team-pass = Du hast keine Waffe. Passe erst einmal: Dann darf jemand aus deinem Team helfen.
lesson-team-help = { $name2 } hilft, { $name1 } gibt auf. Wer hilft, kassiert bei einer Niederlage auch Prügel und verliert eine Karte.
lesson-team-done = Mehr weiß ich nicht. Der Rest ist Übung, und die heißt „Erster Ausbruch“.
