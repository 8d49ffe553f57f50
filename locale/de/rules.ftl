### The rules as the game's own book tells them, numbered as refusals cite them: rules-R5-6c is rule R5.6c.
### `-title` is a heading, `-example` a small story below the paragraph. Numbers come from the cards in play: leave the
### variables in. What is counted has all the forms of its unit ({ $actions } is "2 Aktionen"), lists have theirs.

rules-start-title = Kurz gesagt
rules-start = Du sitzt lebenslänglich in Blackgate, so wie alle an diesem Tisch. Unter dem Bett ist eine Fliese locker. Wer sich als Erstes ins Freie gräbt, gewinnt.
rules-short-move = Geh durchs Gefängnis. Der Würfel öffnet Türen, du suchst dir eine aus.
rules-short-search = Durchsuche den Ort, an dem du bist: mehr Karten, mehr Ärger.
rules-short-craft = Füge Bauteile zusammen: Messer zum Drohen, Werkzeuge zum Graben.
rules-short-sell = Verkaufe, was du nicht brauchst, und kaufe, was du brauchst.
rules-short-extort = Oder nimm es jemandem ab. Dann heißt es hergeben oder kämpfen.
rules-short-join = Tritt einer Gang bei, und nutze deine Vergangenheit, wenn der Moment gekommen ist.
rules-short-dig = Bring deine Werkzeuge in den Zellenblock und grabe.

## R1
rules-R1-title = Was es gibt
rules-R1-1-title = Der Spielplan
rules-R1-1 = Der Spielplan hat zwei Seiten. Auf der normalen Seite gibt es einen Zellenblock, auf der Teamseite Zellenblock A und Zellenblock B: zwei Orte, die für jede Karte beide als „Zellenblock“ gelten. Offene Orte sind { $open }. Freiwillig geht niemand { $lockup_wohin }: Dorthin schicken dich nur Karten. Dort kann niemand durchsuchen, herstellen, erpressen oder erpresst werden, und { $michels } kommt nie vorbei. Hinaus führt eine gewöhnliche Bewegung.
rules-R1-2-title = Der Suchstapel
rules-R1-2 = { $search_deck } liegen verdeckt bereit. Was du beim Durchsuchen findest, kommt von hier:
rules-R1-3-title = Die Stapel
rules-R1-3 = Neben dem Spielplan liegen vier offene Stapel: { $supply }.
rules-R1-4-title = Waffen und Werkzeuge
rules-R1-4 = Waffen sind zum Drohen und Kämpfen da, Werkzeuge zum Graben. Spitzen sehen gefährlich aus, sind aber Bauteile und keine Waffen.
rules-R1-5-title = Gangs und Knackis
rules-R1-5 = Es gibt { $gang_cards_number } Gangkarten, { $backgrounds_number } Hintergründe, { $michel_cards_number } Karten für { $michels }, { $inmates_number } Knackis auf { $boards } Tableaus, einen Würfel, Prügel und Zigaretten. Die Knackis unterscheiden sich nur in Aussehen und Namen. Die Zigaretten gehen nie aus.
rules-R1-6-title = Tunnelpunkte
rules-R1-6 = In deinem Tunnel ist ein Werkzeug so viel wert:
rules-R1-7-title = Was Karten wert sind
rules-R1-7 = Auf jeder Karte steht, was sie tut und wie viele Zigaretten sie beim Verkauf bringt. Du findest sie alle in der Kartengalerie.

## R2
rules-R2-title = Spielvorbereitung
rules-R2a = Messer, Löffel, Spitzhacken und Schaufeln kommen auf ihre offenen Stapel. Wird eins davon abgeworfen, kehrt es auf seinen Stapel zurück.
rules-R2b = Die Karten jeder Gang werden zu einem offenen Stapel gemischt. Eine aufgegebene Gangkarte kommt unter ihren Stapel.
rules-R2c = Die Suchkarten werden verdeckt gemischt, daneben liegt offen der Ablagestapel. Wird eine Karte gebraucht und der Suchstapel ist leer, wird der Ablagestapel gemischt und zum neuen Suchstapel: nicht früher, aber auch mitten im Ziehen. Sind beide leer, bekommst du, was da war.
rules-R2d = Alle suchen sich einen Knacki aus und beginnen im Zellenblock, in der Teamvariante im Block des eigenen Teams. Die zwei Knackis eines Tableaus sind nie zusammen im Spiel.
rules-R2e = Alle bekommen einen geheimen Hintergrund. Den eigenen darfst du jederzeit ansehen.
rules-R2f = Alle bekommen { $starting_hand }.
rules-R2g = Die eindrucksvollste Narbe fängt an: Entscheidet selbst, wem sie gehört, oder lasst das Los entscheiden. Gespielt wird im Uhrzeigersinn.

## R3
rules-R3-title = Spielziel
rules-R3 = Wer als Erstes so viele Tunnelpunkte gegraben hat, entkommt, und das Spiel endet in diesem Augenblick:
rules-R3-example = Fünf am Tisch. Dario hat sieben Tunnelpunkte und gräbt mit einem Löffel: acht. Er ist draußen, bevor irgendwer nach dem Messer greifen kann.

## R4
rules-R4-title = Dein Zug
rules-R4a = Du hast { $actions }. Nutze so viele davon, wie du willst, in beliebiger Reihenfolge, und beende dann deinen Zug. Du darfst auch früher aufhören.
rules-R4b = Deinen Hintergrund aufzudecken und die Fähigkeit einer Gang zu nutzen kostet keine Aktion, außer die Karte sagt etwas anderes.
rules-R4c = Standardaktionen gehen überall, ortsgebundene Aktionen nur an ihrem Ort.
rules-R4d = Am Ende deines Zuges darfst du erst { $michels } bewegen, falls im Spiel. Danach kommt das Handlimit: Wer mehr als { $hand_limit } auf der Hand hat, wirft nach eigener Wahl ab, bis es nur noch { $hand_limit_number } sind.

## R5
rules-R5-title = Standardaktionen
rules-R5 = Das kannst du überall tun, solange es nichts verbietet.
rules-R5-1-title = Bewegen
rules-R5-1a = Normale Bewegung, eine Aktion: Würfle und geh an einen der gewürfelten Orte, aber nicht an den, an dem du schon bist. Ist einer davon dein eigener Ort, musst du den anderen nehmen. Das darfst du in einem Zug mehrmals tun.
rules-R5-1a-example = Carmen steht in der Cafeteria und würfelt eine 4. Die führt in die Cafeteria und in den Aufenthaltsraum. In der Cafeteria ist sie schon, also ab in den Aufenthaltsraum.
rules-R5-1b = Vorsichtige Bewegung, { $cautious }: Geh an einen anderen offenen Ort deiner Wahl. Ohne Würfel.
rules-R5-1b-note = Das gedruckte Regelheft sagt „zu dem Ort Deiner Wahl“ und schließt den eigenen nicht aus.
rules-R5-1c = Von der Einzelhaft aus gilt jeder Ort als ein anderer.
rules-R5-2-title = Durchsuchen
rules-R5-2 = Eine Aktion, { $searches ->
    [one] einmal
    [2] zweimal
   *[other] { $searches }-mal
} pro Zug: Ziehe so viele Suchkarten, wie dein Ort angibt.
rules-R5-3-title = Einer Gang beitreten
rules-R5-3 = Eine Aktion: Wirf den Preis in verschiedenen Accessoires ab und lege die oberste Karte der Gang offen vor dich. Von nun an hast du ihre Fähigkeit. Du kannst nur in einer Gang sein: Deine alte Gangkarte kommt unter ihren Stapel, bevor du die neue nimmst. Du darfst deiner eigenen Gang noch einmal beitreten, um eine andere Karte zu bekommen. Eine Gang ohne Karten nimmt niemanden auf.
rules-R5-3-example = Noor hat ein Bandana und einen Trainingsanzug. Der Crew gefällt beides, also tritt Noor für eine Aktion bei und bekommt die oberste Karte vom Stapel der Crew.
rules-R5-4-title = Eine Aktionskarte ausspielen
rules-R5-4 = Eine Aktion: Zeig die Karte vor, tu, was darauf steht, und wirf sie ab.
rules-R5-5-title = Herstellen
rules-R5-5 = Eine Aktion: Stelle nach genau einem Rezept etwas her. Herstellen kannst du { $craft_wo }; in der Teamvariante auch im Block des anderen Teams, nie in deinem eigenen. Ab { $craft_barred } kannst du nicht mehr herstellen, und auf dem Stapel muss liegen, was du herstellst. Ist nur noch ein Messer da, bekommst du eins.
rules-R5-6-title = Erpressung
rules-R5-6 = Eine Aktion, { $extortions ->
    [one] einmal
    [2] zweimal
   *[other] { $extortions }-mal
} pro Zug. Hier enden Freundschaften.
rules-R5-6a = Du brauchst eine Waffe und ein Opfer: jemand anderen an deinem Ort. In der Teamvariante nur aus dem anderen Team, und nie in Einzelhaft.
rules-R5-6b = Einschüchterung: Nenne ein Werkzeug ({ $tools }) und lege { $weapons } hin. Das Opfer muss es nicht haben.
rules-R5-6c = Hat das Opfer das Werkzeug, darf es kooperieren: Es gibt das Werkzeug her, es kommt nicht zum Kampf, und damit ist Schluss. Deine Waffe ist trotzdem verbraucht.
rules-R5-6c-example = Goran legt ein Messer hin: „Deine Schaufel.“ Ines denkt an ihren letzten Besuch auf der Krankenstation und gibt sie her. Goran hat eine Schaufel mehr und ein Messer weniger.
rules-R5-6d = Andernfalls kommt es zum Kampf. Wer sich verteidigt, beginnt; dann spielt ihr abwechselnd je eine Waffe aus oder gebt auf. Niemand muss eine Waffe ausspielen, nur weil eine da ist.
rules-R5-6e = Wer aufgibt oder keine Waffe mehr hat, verliert und bezieht eine Tracht Prügel.
rules-R5-6f = Wer gewinnt, bekommt eine Karte: das genannte Werkzeug, falls der Angreifer gewonnen hat und der Verteidiger es auf der Hand hat; in allen anderen Fällen eine zufällige. Aus einer leeren Hand gibt es nichts zu holen.
rules-R5-6f-example = Goran will von Vera eine Spitzhacke. Sie spielt eine Klinge aus, er ein Messer, sie gibt auf. Vera bezieht eine Tracht Prügel. Eine Spitzhacke hatte sie nie, also zieht Goran eine zufällige Karte aus ihrer Hand.
rules-R5-6g = Alle hingelegten Waffen werden abgeworfen: Messer auf ihren Stapel, Klingen auf den Ablagestapel der Suchkarten.
rules-R5-6h = Zigaretten und Werkzeuge, die schon in einem Tunnel stecken, kann niemand wegnehmen.
rules-R5-6i = Niemand verrät, ob das Werkzeug fehlt oder nur der gute Wille. Wechselt das genannte Werkzeug den Besitz, sehen es alle; eine zufällige Karte sehen nur die beiden Beteiligten.
rules-R5-7-title = Austauschen
rules-R5-7 = Nur in der Teamvariante, eine Aktion, mit jemandem aus deinem Team an deinem Ort: Gebt und nehmt beliebig viele Karten und Zigaretten. Dein Gegenüber nimmt den ganzen Handel an oder lehnt ihn ab; die Aktion ist so oder so verbraucht. Um irgendetwas muss es dabei gehen, und du kannst nichts verlangen, was die andere Seite nicht hat. Wer am selben Ort im selben Team ist, sieht die Hand der anderen.
rules-R5-7-note = Das gedruckte Regelheft sagt nicht, ob dein Gegenüber zustimmen muss. Hier schon.

## R6
rules-R6-title = Ortsgebundene Aktionen
rules-R6 = Je eine Aktion, und nur dort, wo der Ort sie anbietet.
rules-R6-1-title = Graben
rules-R6-1 = Im Zellenblock, in der Teamvariante im Block deines Teams: Lege ein Werkzeug aus deiner Hand offen in deinen Tunnel und erhalte sofort seine Tunnelpunkte. Dort bleibt es für immer. Ab { $dig_barred } kannst du nicht mehr graben.
rules-R6-2-title = Verkaufen
rules-R6-2 = Ort: { $selling }. Wirf beliebig viele Karten ab, mindestens eine, und erhalte die Zigaretten, die sie wert sind.
rules-R6-3-title = Kaufen
rules-R6-3 = Ort: { $buying }. Bezahle für eins hiervon. Von einem leeren Stapel gibt es nichts zu kaufen, und für zwei Messer müssen zwei da sein.
rules-R6-4-title = Einen Löffel klauen
rules-R6-4 = Ort: { $stealing }. Nimm { $spoons_acc } vom Stapel, wenn noch etwas da ist.
rules-R6-5-title = Heilen
rules-R6-5 = Ort: { $healing }. Entferne 1× Prügel.

## R7
rules-R7-title = Prügel
rules-R7 = Mehr als { $most_beatings } kannst du nicht haben; was darüber hinausgeht, zählt nicht. Mit { $craft_barred } kannst du nicht herstellen. Mit { $dig_barred } kannst du auch nicht graben.

## R8
rules-R8-title = Hintergründe
rules-R8 = Alle haben eine Vergangenheit. Sie bleibt geheim, bis du sie aufdeckst: einmal im Spiel, in dem Moment, den die Karte nennt, und ohne Aktion. Bist du dann in der Gang, die auf der Karte steht, bekommst du auch deren Bonus. Ein aufgedeckter Hintergrund bleibt offen liegen. Zielt eine Aktionskarte auf dich und ist dein Hintergrund noch verdeckt, wirst du immer gefragt, ob er nun passt oder nicht: So verrät die Frage nichts. Hast du die feste Antwort „nicht fragen“ gewählt, wirst du nicht gefragt; hätte dein Hintergrund gepasst, erfährst nur du es danach.
rules-R8-note = Im gedruckten Regelheft „darf“ man den zweiten Effekt nutzen. Ein Verzicht hilft nie, darum gilt er hier von selbst (R14s).
rules-R8-example = Aldo ist Buchmacher und beim Cartel. In seinem Zug deckt er seinen Hintergrund auf: Zigaretten für den Buchmacher und noch mehr fürs Cartel. Eine Aktion kostet ihn das nicht.

## R9
rules-R9-title = Gangs
rules-R9 = Eine Gangkarte wirkt, solange sie vor dir liegt, in dem Moment, den ihr Text nennt, und so oft der kommt, außer sie sagt etwas anderes.

## R10
rules-R10-title = Michel und Michelle
rules-R10 = Noch ein Knacki, mit niemandem befreundet. Spielt mit Michel oder mit Michelle oder ohne beide. Gute Gesellschaft vor allem für das Spiel zu zweit.
rules-R10a = { $michels } beginnt { $michel_start_wo }. Die { $michel_cards_number } Karten werden verdeckt gemischt, daneben liegt ihr Ablagestapel. Wird eine Karte gebraucht und keine ist mehr da, wird er neu gemischt.
rules-R10b = Am Ende deines Zuges darfst du würfeln und { $michels } wie bei einer Normalen Bewegung bewegen: Du wählst, wo der Würfel eine Wahl lässt.
rules-R10c = Wer dort ist, wo { $michels } ankommt, wird erpresst, einer nach dem anderen im Uhrzeigersinn, ausgehend von dem, der die Bewegung durchgeführt hat. Ist er auch da, kommt er zuerst dran.
rules-R10d = Wer eine eigene Bewegung am Ort von { $michels } beendet, wird ebenfalls erpresst. In Einzelhaft geschickt zu werden ist keine solche Bewegung.
rules-R10e = Das Opfer deckt eine Karte auf. Kein Messer darauf: Alles ist gut. Ein Messer: Wirf eins der gezeigten Werkzeuge ab oder kämpfe. Im Kampf spielst du eine Waffe aus und deckst die nächste Karte auf: Ohne Messer hast du gewonnen, mit Messer brauchst du noch eine Waffe.
rules-R10e-example = Silas trifft auf Michelle und deckt ein Messer mit Löffel auf. Er behält seinen Löffel und spielt eine Klinge aus. Die nächste Karte zeigt kein Messer: Silas gewinnt und darf ziehen.
rules-R10f = Wer keine Waffe ausspielen kann oder will, bezieht eine Tracht Prügel und wirft eins der Werkzeuge auf der ersten Karte ab oder, wenn keins davon da ist, eine zufällige Karte.
rules-R10g = Wer gewinnt, darf { $victor_draws } ziehen.
rules-R10h = Alle aufgedeckten Karten werden abgeworfen, die Waffen ebenso.

## R11
rules-R11-title = Teamvariante
rules-R11 = Zu viert oder zu sechst in zwei Teams, die abwechselnd sitzen. Alles bisher Gesagte gilt, außer:
rules-R11a = Tunnelpunkte zählen gemeinsam, und das Team gewinnt gemeinsam.
rules-R11b = Zahlen, die in den Zellenblock führen, führen in beide Blöcke.
rules-R11c = Muss eine Seite in einem Kampf eine Waffe ausspielen, ist zuerst gefragt, wer den Kampf selbst führt, dann im Uhrzeigersinn alle anderen aus dem Team am selben Ort. Wer für andere eine Waffe ausspielt, hilft mit. Die Seite gibt erst auf, wenn alle passen, und beim nächsten Mal wird wieder von vorn gefragt.
rules-R11d = Geht der Kampf verloren, beziehen auch alle Helfenden eine Tracht Prügel, und wer gewonnen hat, zieht ihnen je eine zufällige Karte aus der Hand. Gegen { $michels } verlieren die Helfenden keine Karten.
rules-R11d-note = Im gedruckten Regelheft „darf“ der Gewinner diese Karten nehmen. Ein Verzicht hilft nie, darum geschieht es hier von selbst (R14s).
rules-R11e = Graben kannst du nur im eigenen Block, herstellen nur im Block des anderen Teams.
rules-R11f = Wer im selben Team und am selben Ort ist, kann austauschen.
rules-R11g = Statt für eine Normale Bewegung zu würfeln, darfst du dorthin gehen, wo jemand aus deinem Team und deiner Gang ist, aber nicht in Einzelhaft.

## R12
rules-R12-title = Wer was weiß
rules-R12 = Für alle sichtbar: Orte, Gangkarten, Prügel, Zigaretten, Tunnel, wie viele Karten jemand hat, die Stapel und Ablagen, aufgedeckte Hintergründe und jede Karte, die offen ausgespielt, verkauft, abgeworfen oder genommen wird. Geheim: Handkarten, verdeckte Hintergründe und die Reihenfolge der Stapel. Die Merkhilfe zeigt, was man bei guter Aufmerksamkeit von einer fremden Hand wissen könnte; der Tisch darf darauf verzichten. Bots wissen genau so viel und nicht mehr.

## R13
rules-R13-title = Niemals
rules-R13 = Kein Effekt läuft ewig, und keine Karte geht verloren: Jede Karte ist immer an genau einem Platz.

## R14
rules-R14-title = Feinheiten
rules-R14 = Was die gedruckten Regeln offenlassen und wie es hier gespielt wird. Die Einzelhaft (R1.1) ist von uns: Kein gedrucktes Regelheft kennt sie. Nicht gedruckt und von uns sind auch: wohin die meisten Zahlen führen und was Durchsuchen an den meisten Orten bringt (R1.1), eine Bank, der nie die Zigaretten ausgehen (R1.5), was Werkzeuge zählen (R1.6), was Karten wert sind und das meiste, was sie tun (R1.7), zwei leere Stapel (R2c), wo Teams beginnen (R2d), die Reihenfolge am Ende eines Zuges (R4d), mehrere Normale Bewegungen (R5.1a), was in ein Rezept hineinkommt, aber nicht, was herauskommt, und das letzte Messer (R5.5), dass man in der Teamvariante nur das andere Team erpresst (R5.6a), was geheim bleibt (R5.6i), dass man einen Austausch ablehnen kann (R5.7), dass man mindestens eine Karte verkauft (R6.2), wie man zwei Messer kauft (R6.3), wie Teams sitzen (R11), wer zuerst helfen darf (R11c), was Helfende gegen { $michels } behalten (R11d) und dass niemand jemandem in die Einzelhaft folgt (R11g).
rules-R14a = Ein „anderer offener Ort“ ist nie dein eigener. Dorthin zu gehen ist eine Bewegung wie jede andere, du kannst also auf { $michels } treffen.
rules-R14b = Gangfähigkeiten ändern nichts am Wurf, der { $michels } bewegt.
rules-R14c = Fähigkeiten, die einmal pro Zug wirken, gelten von selbst beim ersten Mal. Ein neuer Beitritt zur selben Gang erneuert sie nicht. Zwei verschiedene Karten sind zwei Fähigkeiten, und jede wird für sich genutzt.
rules-R14d = Fähigkeiten für den Beginn deines Zuges wirken, wenn der Zug beginnt, nicht, wenn du mittendrin beitrittst.
rules-R14e = Was keine Wirkung hätte, wird nicht angeboten: niemanden in Einzelhaft schicken, der schon dort sitzt, nichts aus einer leeren Hand nehmen. Verbandszeug ohne Prügel und eine Razzia an einem leeren Ort sind erlaubt.
rules-R14f = Aktionskarten und Hintergründe dürfen auch das eigene Team treffen. Nur Erpressungen sind dem anderen Team vorbehalten.
rules-R14g = Revolte, Kredithai und Falschspiel reichen bis in die Einzelhaft; Hinterhalt nicht. Der Bonus des Taschendiebs trifft alle außerhalb der Einzelhaft und, wenn du selbst dort sitzt, auch alle, die mit dir sitzen. Die Revolte selbst wird nicht mit verteilt.
rules-R14h = Eine Razzia trifft auch dich selbst, wenn du sie ausspielst. Sie geht im Uhrzeigersinn, beginnend bei dir.
rules-R14i = Fluchtfahrer und Anwalt helfen gegen Mitspielende, nicht gegen { $michels }. Der Preisboxer gewinnt jeden eigenen Kampf, aber keinen, in dem du nur hilfst.
rules-R14j = Das Netzwerk rettet deine Karten auch gegen { $michels } und wenn du anderen hilfst.
rules-R14k = { $spoils ->
    [one] Die zusätzliche Karte beim Inkasso kommt
   *[other] Die { $spoils } zusätzlichen Karten beim Inkasso kommen
} vom Verlierer des Kampfes, nicht von Helfenden.
rules-R14l = Mussten zwei Waffen hingelegt werden, gelten Drohkulisse und Anwalt für beide.
rules-R14m = Rabatte werden zusammengezählt, aber weniger als nichts kostet nichts.
rules-R14n = Ein zu kleiner Stapel gibt her, was er hat.
rules-R14o = Wer bei der Mülltrennung zu wenige Karten hat, wirft ab, was da ist.
rules-R14p = Tunnelpunkte gibt es beim Graben, und sie bleiben.
rules-R14q = Was du von einer Hand weißt, verblasst: Verlassen Karten ungesehen die Hand, nimmt die Merkhilfe das Schlimmste an. Eine Revolte löscht alles. Werden Hände getauscht, wandert dein Wissen mit.
rules-R14r = Waffen, Aktionskarten und die Karten von { $michels } liegen auf dem Tisch, bis alles vorbei ist.
rules-R14s = Wo die gedruckten Regeln „darf“ sagen und ein Verzicht nie helfen könnte, geschieht es von selbst: die Karte, die Helfende nach einem verlorenen Kampf abgeben (R11d), der Bonus eines Hintergrunds (R8). Und eine Vorsichtige Bewegung führt immer an einen anderen Ort als den eigenen.

## Rows below a paragraph
rules-row-category = { $category_plural }: { $cards }
rules-row-sort = { $category_plural }: { $cards }
rules-row-points = { $card }: { $points }
rules-row-worth = { $cards }: { $cigarettes }
rules-row-goal = { $players } Knackis: { $points }
rules-row-team-goal = { $players } Knackis in Teams: { $points } pro Team
rules-row-recipe = { $made_bare } aus { $spent_from }
rules-row-price = { $item_bare } für { $cigarettes }
rules-row-gang = { $gang }: { $price } verschiedene aus { $accessories }
rules-row-gang-any = { $gang }: { $price } beliebige verschiedene Accessoires
