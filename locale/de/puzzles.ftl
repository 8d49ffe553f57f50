### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Nachtausbrüche
puzzles-about = Ein Zug, ein Ausweg. Ein Fenster geht an, wenn du die bestmöglichen Entscheidungen getroffen hast. Würfelpech zählt nicht.
puzzles-tonight = Heute Nacht
puzzles-tonight-done = Heute Nacht: Du bist raus
puzzles-tonight-help = Jeden Tag ein neuer, so schwer, wie es zu dir passt.
puzzles-grade-1 = 1 · Offene Tür
puzzles-grade-2 = 2 · Lockerer Ziegel
puzzles-grade-3 = 3 · Müder Wärter
puzzles-grade-4 = 4 · Stacheldraht
puzzles-grade-5 = 5 · Suchscheinwerfer
puzzles-grade-6 = 6 · Noch keiner kam raus
puzzles-count = { $done } von { $all } raus
puzzles-legend-0 = Nicht versucht
puzzles-legend-1 = Noch nicht gelöst
puzzles-legend-2 = Mit Glück raus
puzzles-legend-3 = Mit Tipps gelöst
puzzles-legend-4 = Gelöst
puzzles-heading = { $motif }. { $goal }
puzzles-untried = An diesem Fenster war noch niemand.
puzzles-so-far-1 =
    { $tries ->
        [one] Einmal versucht, noch drin.
       *[other] { $tries }-mal versucht, noch drin.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] Einmal versucht: mit Glück raus. Das Fenster bleibt dunkel.
       *[other] { $tries }-mal versucht: mit Glück raus. Das Fenster bleibt dunkel.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Mit Tipps gelöst, beim ersten Versuch.
       *[other] Mit Tipps gelöst, in { $tries } Versuchen.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Ohne Hilfe gelöst, beim ersten Versuch.
       *[other] Ohne Hilfe gelöst, in { $tries } Versuchen.
    }
puzzles-goal-escape = Du bist dran. Brich aus, bevor dein Zug endet.
puzzles-goal-points = Du bist dran. Grabe { $points }, bevor dein Zug endet.
puzzles-goal-hold = Du bist dran. Behalte { $cards_acc } bis zum Ende deines Zuges.
puzzles-goal-keep = Jemand will etwas von dir. Behalte: { $cards }.
puzzles-motif-past_home = Vergangenheit mit Beinen
puzzles-motif-past_actions = Überstunden
puzzles-motif-past_points = Vom Fach
puzzles-motif-past_tools = Gelernt ist gelernt
puzzles-motif-past_goods = Da war noch was offen
puzzles-motif-past_people = Alte Bekanntschaft
puzzles-motif-power = Erst die Freunde
puzzles-motif-passkey = Geliehene Schlüssel
puzzles-motif-extort = Freundlich gefragt
puzzles-motif-rob = Lange Finger
puzzles-motif-patch = Erst der Verband
puzzles-motif-trade = Alles muss raus
puzzles-motif-forge = Handarbeit
puzzles-motif-gift = Post von draußen
puzzles-motif-spoon = Besteck
puzzles-motif-rummage = Irgendwas findet sich
puzzles-motif-tiptoe = Auf Zehenspitzen
puzzles-motif-mate = Dem Freund nach
puzzles-motif-dice = Dem Würfel trauen
puzzles-motif-shovel_first = Einfach graben
puzzles-motif-keep = Was mein ist, bleibt mein
puzzles-hint = Tipp { $number } von 3
puzzles-no-hint = Kein Tipp mehr
puzzles-hint-help = Drei Schritte: wohin schauen, was benutzen, was tun.
puzzles-solution = Lösung
puzzles-shown = Der beste Weg, wenn die Würfel mitspielen. Lehn dich zurück.
puzzles-out = Zu den Fenstern
puzzles-show-title = Lösung zeigen?
puzzles-show-words = Die Lösung wird am Tisch vorgespielt. Danach kann dieses Fenster nur noch als mit Tipps gelöst zählen.
puzzles-show = Zeig sie mir
puzzles-stay = Weiter probieren
puzzles-leave-title = Zurück in die Zelle?
puzzles-leave-words = Ein abgebrochener Versuch zählt nicht.
puzzles-leave = Gehen
puzzles-again = Noch einmal
puzzles-next = Nächster Ausbruch
puzzles-where-feet = Schau, welche Wege von diesem Ort wegführen.
puzzles-where-die = Schau dir den Würfel an.
puzzles-where-deck = Denk an die Karten, die du noch nicht gesehen hast.
puzzles-where-hand = Schau auf deine eigenen Karten.
puzzles-where-tunnel = Schau auf deinen Tunnel.
puzzles-where-market = Schau auf deine Zigaretten, und woher du welche bekommst.
puzzles-where-place = Schau, was du an diesem Ort tun kannst.
puzzles-where-gangs = Schau dir die Gangs an.
puzzles-where-people = Schau, wer sonst noch hier ist.
puzzles-where-past = Schau auf deinen Hintergrund.
puzzles-where-peace = Überleg, was passiert, wenn du nichts tust.
puzzles-where-knives = Schau auf die Waffen, deine und die der anderen.
puzzles-with-card = Es fängt mit dieser Karte an: { $card }.
puzzles-with-person = Es fängt mit { $name } an.
puzzles-with-deed = { $deed }
puzzles-move = Tu das: { $move }
puzzles-deed-roll_move = Lass den Würfel entscheiden, wohin du gehst.
puzzles-deed-cautious_move = Geh, wohin du willst, auch wenn es mehr kostet.
puzzles-deed-follow = Geh zu jemandem aus deinem Team.
puzzles-deed-go = Nur einer dieser Orte hilft.
puzzles-deed-reroll = Ein Wurf reicht nicht.
puzzles-deed-keep = Sei zufrieden mit dem Wurf.
puzzles-deed-search = Durchsuche diesen Ort.
puzzles-deed-sell = Verkauf etwas.
puzzles-deed-steal_spoon = Denk an die Löffel.
puzzles-deed-heal = Heil dich zuerst.
puzzles-deed-end_turn = Du hast genug getan.
puzzles-deed-pass = Lass es geschehen.
puzzles-deed-give_up = Aufgeben kann richtig sein.
puzzles-deed-cooperate = Ein kleiner Verlust verhindert einen großen.
puzzles-deed-fight = Gib nicht nach.
puzzles-deed-weapon = Noch eine Waffe.
puzzles-deed-discard = Wirf das Richtige weg.
puzzles-deed-choose_card = Wähle gut.
puzzles-deed-draw = Nimm, was man dir anbietet.
puzzles-deed-exchange = Jemand aus deinem Team hat, was du brauchst.
puzzles-solved = Draußen, und zu Recht
puzzles-solved-words = Jede Entscheidung war die bestmögliche. Das Fenster leuchtet.
puzzles-unlucky = Richtig, nur ohne Glück
puzzles-unlucky-words = Besser kann man nicht entscheiden. Die Chance war { $chance }. Die Würfel waren gegen dich, dafür kannst du nichts. Das Fenster leuchtet.
puzzles-lucky = Draußen, aber mit Glück
puzzles-lucky-words = Diesmal ging es gut, aber es gab einen besseren Weg. Bis du ihn findest, bleibt das Fenster dunkel.
puzzles-missed = Noch drin
puzzles-missed-words = Die Nacht ist lang. Der beste Weg hatte eine Chance von { $chance }.
puzzles-shown-words = Das war der beste Weg: eine Chance von { $chance }. Jetzt du.
puzzles-slip = Eine Entscheidung ließ dir eine Chance von { $chance }. Die beste hätte { $best } gelassen.
puzzles-margin = Beste erste Aktion: { $best }. Zweitbeste: { $second }.
puzzles-broken = Die Liste deiner Lösungen war nicht lesbar. Die Datei liegt jetzt beiseite, und die Fenster sind wieder dunkel.
puzzles-newer = Eine neuere Version des Spiels hat notiert, was du gelöst hast. Diese Version ändert daran nichts.
puzzles-hinted =
    { $count ->
        [one] Du hattest einen Tipp.
       *[other] Du hattest { $count } Tipps.
    }
