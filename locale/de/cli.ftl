### Die Befehlszeile: ihre Hilfe, und was sie im Terminal antwortet. Großbuchstaben stehen für das, was getippt wird;
### Befehle, Optionen und ihre Wörter (human, hard, michel …) sind in jeder Sprache gleich.

## Hilfe
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Optionen
cli-about = Lebenslängliche graben um die Wette einen Tunnel aus Blackgate heraus.
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-play = das Spielfenster öffnen (auch ganz ohne Befehl)
cli-engine = das Engine-Protokoll sprechen, JSON-Zeilen über stdin und stdout
cli-sim = Spiele unter Bots ohne Fenster austragen und auswerten
cli-learn = den Stellungswert der Bots aus Spielen gegen sich selbst lernen
cli-replay = ein aufgezeichnetes Spiel zeigen oder nachprüfen
cli-laws = die Gesetze des Modells in Zufallsspielen aller Arten prüfen
cli-cards = alle Karten auflisten oder ein Kartenpaket prüfen: cards check PFAD
cli-lessons = die Lektionen auflisten oder jede zur Probe durchspielen: lessons check
cli-shots = jeden Bildschirm als Bild ablegen, auch ohne Anzeige
cli-selftest = nachweisen, dass dieses Programm läuft: ein Spiel, ein Spielstand, jeder Bildschirm
cli-bench = die Geschwindigkeit der Regeln messen
cli-pack = Ordner eines anderen Kartenpakets
cli-lang = zum Beispiel en oder de
cli-lang-or-all = eine Sprache oder all
cli-seats-play = gleich an den Tisch: human und Bots, zum Beispiel human,hard
cli-seats-sim = zwei bis sechs Bots, zum Beispiel random,medium
cli-seats-learn = wer spielt (policy)
cli-near = von einem anderen Wert ausgehen, etwa players4
cli-team = im Team spielen
cli-michel = mit Michel oder Michelle
cli-seed = Startzahl, die allen Zufall festlegt
cli-games = Zahl der Spiele
cli-resume = mit dem letzten Spiel weitermachen
cli-jobs = Arbeitsprozesse (einer je Kern)
cli-json = ein JSON-Objekt ausgeben
cli-budget = so viel Zeit haben suchende Stufen für eine Entscheidung
cli-iterations = dasselbe als Zahl der Durchläufe
cli-players = Zahl der Knackis
cli-out-file = wohin geschrieben wird (in die mitgelieferten Daten)
cli-out-folder = wohin die Bilder kommen
cli-record = eine Aufzeichnung oder ein Spielstand
cli-audit = neu durchspielen und jeden Wurf, jede Karte und jede Aktion nachweisen
cli-expect = mit --audit: der Prüfcode, der vor dem Spiel notiert wurde, oder seine ersten 16 Stellen
cli-seal = mit --audit: das Siegel, das am Ende notiert wurde, oder seine ersten 16 Stellen
cli-every = bei jeder K-ten Entscheidung prüfen
cli-seconds = danach aufhören; jede Art hatte dann ihren Anteil
cli-check = ein Kartenpaket prüfen, statt die Karten aufzulisten
cli-lessons-what = jede Lektion durchspielen, statt sie aufzulisten
cli-size = des Fensters
cli-scale = der Anzeige (was zur Größe passt)
cli-only = nur Bildschirme, deren Name das enthält

## Was für das steht, was getippt wird
cli-word-address = ADRESSE
cli-word-command = BEFEHL
cli-word-dir = ORDNER
cli-word-file = DATEI
cli-word-hash = CODE
cli-word-language = SPRACHE
cli-word-pack = PAKET
cli-word-path = PFAD
cli-word-percent = PROZENT
cli-word-word = WORT
cli-word-value = WERT

## Ein falscher Aufruf: eine Zeile nach „blackgate: “.
cli-unknown-arguments = Das sagt mir hier nichts: { $words }
cli-missing-arguments = Es fehlt: { $words }
cli-needs-value = Nach { $option } muss noch etwas kommen.
cli-takes-no-value = Nach { $option } kommt nichts mehr.
cli-no-such-command = Es gibt keinen Befehl „{ $word }“. Es gibt { $words }.
cli-no-such-choice = { $option } kennt kein „{ $word }“, nur { $words }.
cli-ambiguous = „{ $option }“ kann jedes davon sein: { $words }.
cli-no-count = Nach { $option } gehört eine ganze Zahl ab 1, nicht „{ $word }“.
cli-no-such-number = Nach { $option } gehört eine ganze Zahl von 1 bis { $most }, nicht „{ $word }“.
cli-no-seed = Nach { $option } gehört eine ganze Zahl ab 0, nicht „{ $word }“.
cli-no-code = { $option } braucht einen Code aus 16 bis 64 Stellen (0–9, a–f), nicht „{ $word }“.
cli-needs-audit = --expect und --seal brauchen --audit.
cli-how-to-check = „cards“ listet die Karten auf, „cards check PFAD“ prüft ein Kartenpaket.
cli-how-to-lessons = „lessons“ listet die Lektionen auf, „lessons check“ spielt jede.
cli-no-pack = { $folder } ist kein Ordner mit Kartendateien.
cli-no-language = Für „{ $language }“ gibt es keine Texte, nur für { $languages }.
cli-no-table = So kann niemand Platz nehmen: { $seats }
cli-no-bot = Es gibt keinen Bot „{ $bot }“. Wähle eine Stufe aus { $levels }, allein oder mit einem Temperament wie in { $example }.
cli-wrong-seats = Ein Spiel hat 2 bis 6 Plätze, mit --team 4 oder 6.
cli-wrong-team = Teams gibt es nur zu viert oder zu sechst.
cli-no-numpy = Zum Lernen fehlt numpy. Installiere das Extra „learn“.
cli-no-value = Es gibt keinen Wert „{ $value }“.
cli-few-games = Zum Lernen braucht es mehr Spiele, mindestens { $games }.
cli-wrong-size = Eine Größe schreibt man als 1280x720.
cli-no-out = { $folder } lässt sich nicht anlegen: { $reason }

## Was an einer Aufzeichnung nicht stimmt
record-too-large = { $file } ist zu groß für eine Aufzeichnung.
record-unreadable = { $file } lässt sich nicht lesen: { $reason }
record-no-json = { $file } ist keine Aufzeichnung: Es ist kein JSON.
record-other-format = { $file } ist keine Aufzeichnung: Das Format ist ein anderes.
record-no-version = { $file } ist keine Aufzeichnung: Die Version fehlt.
record-newer = { $file } hat die neuere Version { $version }.
record-other-dice = { $file } wurde mit anderen Würfeln gespielt.
record-no-pack = { $file } nennt kein Kartenpaket.
record-no-list = { $file } ist keine Aufzeichnung: „{ $field }“ ist keine Liste.
record-uneven = { $file } ist keine Aufzeichnung: Es sind nicht gleich viele Aktionen und Prüfsummen.
record-no-seed = { $file } ist keine Aufzeichnung: Die Startzahl fehlt.
record-no-options = { $file } ist keine Aufzeichnung: Die Einstellungen fehlen.
record-wrong-options = { $file } ist keine Aufzeichnung: Die Einstellungen sind falsch.
record-no-salt = { $file } ist keine Aufzeichnung: Das Salz fehlt.
record-other-cards = Die Aufzeichnung lief mit anderen Karten. Nenne ihren Ordner mit --cards.
record-wrong-cards = Die Aufzeichnung bringt Karten mit, mit denen man nicht spielen kann oder die nicht ihre eigenen sind.
record-commitment = Der Prüfcode wurde nicht aus dem gebildet, was die Aufzeichnung offenlegt.
record-position = Die Stellung der Aufzeichnung ist falsch: { $reason }
record-malformed = Aktion { $action } ist falsch aufgeschrieben: { $reason }
record-illegal = Aktion { $action } war nicht erlaubt.
record-untrue = Was bei Aktion { $action } geschah, passt nicht zur Aufzeichnung.
record-other-table = Die Aufzeichnung gehört zu einem anderen Tisch.
record-after-end = Das Spiel geht nach seinem Ende weiter.
record-two-starts = { $file } ist keine Aufzeichnung: Sie beginnt mit einer Stellung und nennt doch Startzahl oder Prüfcode.
record-no-chosen = { $file } ist keine Aufzeichnung: Sie sagt nicht, ob die Startzahl gewählt wurde.
record-no-seats = { $file } ist keine Aufzeichnung: Auf diese Plätze kann sich niemand setzen.
record-no-end = { $file } ist keine Aufzeichnung: Ihr Ende ist keines.
record-cut = Die Aufzeichnung wurde am Ende abgeschnitten oder geändert: Sie hört auf, wo kein Siegel gesetzt wurde.
record-other-end = Das Spiel endete nicht so, wie die Aufzeichnung sagt.
record-undone = Bei Eintrag { $action } wurde etwas zurückgenommen, das nicht zurückzunehmen war.
record-sat-again = Platz { $seat } hatte aufgegeben und kann nicht zurückkommen.
record-not-expected = Der Prüfcode ist nicht der notierte. Der der Aufzeichnung ist { $commitment }.
record-not-sealed = Das Siegel ist nicht das notierte. Das der Aufzeichnung ist { $seal }.

## Antworten
cli-progress = { $done }/{ $whole }, noch { $seconds } s
cli-record-true = Die Aufzeichnung stimmt. Aktionen: { $actions }, Würfe: { $rolls }, gezogene Karten: { $cards }. { $ending }
cli-record-won = Es gewinnt Platz { $seats }.
cli-record-open = Nicht zu Ende gespielt.
cli-laws-hold = Die Gesetze gelten. Spiele: { $games }, Entscheidungen: { $decisions }, Prüfungen aller Gesetze: { $checks }
cli-laws-modes = Spiele jeder Art: { $modes }
cli-laws-missed = Die Zeit war zu kurz. Arten ohne ein Spiel: { $modes }
cli-learnt = { $file }: Stellungen { $positions }, Spiele { $games }, Log-Verlust { $loss }, auf den Testdaten { $held }, bei gleichen Chancen { $even }
cli-not-fitting = { $file }: passt nicht: { $words }
cli-check-problems =
    { $count ->
        [one] 1 Fehler gefunden.
       *[other] { $count } Fehler gefunden.
    }
cli-check-good = { $folder } ist ein gutes Kartenpaket. Sorten: { $kinds }, Karten: { $cards }, Gangkarten: { $gangs }, Hintergründe: { $backgrounds }
cli-check-note = Hinweis: { $note }
cli-cards-title = Kartenpaket { $name } ({ $fingerprint })
cli-cards-search = Such- und Vorratskarten
cli-cards-deck = { $copies } im Suchstapel, verkauft für { $value }
cli-cards-pile = { $copies } im Vorrat, verkauft für { $value }
cli-cards-points =
    { $points ->
        [one] 1 Tunnelpunkt
       *[other] { $points } Tunnelpunkte
    }
cli-cards-gangs = Gangkarten
cli-cards-backgrounds = Hintergründe
cli-cards-michel = Karten von Michel(le)
cli-cards-no-knife = kein Messer
cli-cards-inmates = Knackis
cli-cards-board = Tableau { $board }
cli-lessons-row = Lektion { $number }, { $title }: { $steps } Schritte, { $words } Wörter
cli-lessons-good = Alle { $lessons } Lektionen lassen sich spielen, wie sie geschrieben sind.
cli-sim-games = Spiele: { $games }, unbeendet: { $unfinished }, Entscheidungen: { $decisions }, Runden: Median { $median }, neun von zehn unter { $most }
cli-sim-bot = Siege: { $wins } von { $seats } Plätzen, { $share } % [{ $low }; { $high }]
cli-sim-time = je Entscheidung: Median { $median } ms, p95 { $slow } ms, höchstens { $most } ms
cli-sim-stood-in =
    { $count ->
        [one] Eine Antwort kam von einem anderen, für einen Bot, der versagte ({ $failure }).
       *[other] { $count } Antworten kamen von einem anderen, für Bots, die versagten (zuerst: { $failure }).
    }
cli-sim-seats = Siege je Platz: { $wins }, wer beginnt { $share } %
cli-sim-uses = Einsätze jeder Karte:
cli-sim-unused = nie eingesetzt: { $cards }
cli-sim-all-used = jede Karte hat mindestens einmal gewirkt
cli-phones = lässt gleich Handys zu und gibt die Adresse aus
cli-bind = Adresse im lokalen Netz, an der gelauscht wird
cli-port = Port, an dem gelauscht wird (sonst irgendein freier)
cli-no-address = { $address } ist keine Adresse mit Port im lokalen Netz
cli-review = Können und Glück eines aufgezeichneten Spiels zeigen
cli-effort = wie genau: quick (schnell) oder full (gründlich)
cli-review-best = beste Wahl
cli-review-fine = in Ordnung
cli-review-slip = Ausrutscher
cli-review-mistake = Fehler
cli-review-blunder = grober Fehler
cli-review-seat = Platz { $seat }: Chance am Anfang { $start } %, am Ende { $result } %
cli-review-account = Prozentpunkte: Können { $skill }, Glück { $luck }, die anderen { $others }
cli-review-decisions = Entscheidungen: { $count } ({ $marks }), verloren je Entscheidung: { $lost }
cli-review-better = Aktion { $at }: { $mark }, { $lost } Prozentpunkte verloren durch { $action }; besser: { $best }
cli-review-moments = Was entschieden hat (Prozentpunkte):
cli-review-moment = Aktion { $at }, Platz { $seat }: { $what }, { $swing }
cli-puzzles = die Nachtausbrüche auflisten, mit dem Löser beweisen oder eine beliebige Stellung mit Ziel lösen
cli-puzzles-what = `check`: eine Auswahl beweisen; `solve DATEI`: die Chance jeder ersten Aktion und der beste Weg
cli-puzzles-all = alle beweisen
cli-puzzles-how = der Befehl heißt: puzzles, puzzles check [--all] oder puzzles solve DATEI
cli-puzzles-listed = Nachtausbrüche: { $count }
cli-puzzles-proved = Bewiesen: { $count }; misslungen: { $failed }
cli-puzzles-large = { $name } ist zu groß: Es gibt mehr abzuwägen, als jemand abwarten würde
cli-puzzles-seat = Platz { $seat }
cli-puzzles-line = Der beste Weg, wenn der Zufall mitspielt:
cli-puzzles-luck = so nett mit einer Chance von { $chance }
