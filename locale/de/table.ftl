# The table: bars, trays, closer looks.
common-cancel = Abbrechen
common-back = Zurück
common-close = Schließen
table-menu = Menü
table-rules = Regeln
table-undo = Letzte Aktion zurücknehmen
table-since = Was seit meinem letzten Zug geschah
table-since-closed = Alle Karten sind verdeckt. Zeig deine Karten, um zu lesen, was seit deinem letzten Zug geschah.
table-nudge = { $name }, die anderen warten.
table-since-title = Seit deinem letzten Zug
table-since-nothing = Noch nichts.
table-round = Runde { $number }
table-pause = Anhalten oder weiter
table-step = Ein Schritt
table-speed = { $number }×
table-speed-help = Wie schnell die Bots spielen: 1× bis 8×
table-skip = Vorspringen bis zur nächsten Frage
table-watch = Die Karten des nächsten Knackis ansehen
table-over = Das Spiel ist vorbei.
table-rolling = { $name } würfelt …
table-rolling-you = Du würfelst …
table-log = Verlauf
table-actions = Dein Zug
table-empty-hand = Keine Handkarten.
table-die-help = Der Würfel. Jede Zahl führt zu zwei Orten.
table-die-help-team = Der Würfel. { $faces } führen zu drei Orten: in beide Blöcke und an einen weiteren. Die anderen Zahlen führen zu zwei Orten.
table-deck-help =
    { $count ->
        [0] Der Suchstapel ist leer; bei Bedarf wird der Ablagestapel gemischt.
        [one] Der Suchstapel: noch eine Karte.
       *[other] Der Suchstapel: noch { $count } Karten.
    }
table-deck-title = Suchstapel
table-discard-help = Der Ablagestapel: Alle dürfen hineinsehen.
table-discard-title = Ablagestapel
table-michel-help = Wer auf diesen Knacki trifft, deckt eine Karte auf. Ein Messer darauf heißt Ärger.
table-michel-discard = Bisher aufgedeckte Karten
table-gang-help = { $gang }: { $card }. { $power }
table-gang-empty = { $gang }: Es ist keine Karte mehr da, also kann niemand beitreten.
table-gang-top = Wer jetzt beitritt, bekommt
table-gang-price =
    { $count ->
       *[other] Der Preis: { $count } verschiedene hiervon
    }
table-none = Nichts
table-seat-open = Auf dem Tisch
table-seat-hand = Hand
table-seat-known = Was du von der Hand weißt
table-seat-known-all = Was alle von der Hand wissen
table-seat-nothing-known = Keine dieser Karten wurde gesehen.
table-seat-tunnel = Schon im Tunnel
table-seat-words =
    { $place }
    { $cards ->
        [one] Eine Handkarte
       *[other] { $cards } Handkarten
    }, { $cigarettes ->
        [one] eine Zigarette
       *[other] { $cigarettes } Zigaretten
    }, { $beatings ->
        [0] unverletzt
       *[other] { $beatings }× Prügel
    }, { $points ->
        [one] ein Tunnelpunkt
       *[other] { $points } Tunnelpunkte
    }.
table-end-title = Zug beenden?
table-end-question =
    { $count ->
        [one] Du hast noch eine Aktion.
       *[other] Du hast noch { $count } Aktionen.
    }
table-end-yes = Zug beenden
table-end-no = Noch nicht
table-cannot-drop = Das bewirkt dort nichts.
table-commit = Geheim festlegen
table-commit-help = Lege jetzt fest, wie viele Waffen du ausspielst, bevor du aufgibst. Dann müsst ihr die Maus in diesem Kampf nicht hin und her geben.
tray-empty = Gewählte Karten landen hier.
tray-cigarettes =
    { $count ->
        [one] { $count } Zigarette
       *[other] { $count } Zigaretten
    }
tray-hand = Deine Hand
tray-discard-pile = Ablagestapel
tray-sell = Was verkaufst du?
tray-sell-total =
    { $cigarettes ->
        [one] Du bekommst eine Zigarette.
       *[other] Du bekommst { $cigarettes } Zigaretten.
    }
tray-sell-nothing = Wähle mindestens eine Karte.
tray-sell-confirm = Verkaufen
tray-discard =
    { $count ->
        [one] Wirf eine Karte ab
       *[other] Wirf { $count } Karten ab
    }
tray-discard-missing =
    { $count ->
        [one] Noch eine abzuwerfen.
       *[other] Noch { $count } abzuwerfen.
    }
tray-discard-confirm = Abwerfen
tray-forge =
    { $count ->
        [one] Nimm eine Karte vom Ablagestapel
       *[other] Nimm { $count } Karten vom Ablagestapel
    }
tray-forge-missing =
    { $count ->
        [one] Noch eine zu nehmen.
       *[other] Noch { $count } zu nehmen.
    }
tray-forge-confirm = Nehmen
tray-full = Mehr geht nicht: Leg erst eine zurück.
tray-ready = Fertig.
tray-exchange = Tausch mit { $name }
tray-give = Du gibst
tray-take = { $name } gibt
tray-exchange-nothing = Leg erst etwas auf den Tisch.
tray-exchange-confirm = Anbieten
tray-commit = Wie viele Waffen spielst du aus?
tray-commit-total =
    { $count ->
        [0] Du gibst sofort auf.
        [one] Du spielst eine Waffe aus, dann gibst du auf.
       *[other] Du spielst { $count } Waffen aus, dann gibst du auf.
    }
tray-commit-confirm = Festlegen
undo-stop-die = Ein Wurf lässt sich nicht zurücknehmen.
undo-stop-cards = Seitdem hat jemand Karten gesehen.
undo-stop-other = Seitdem hat jemand anders gehandelt.
undo-stop-nothing = Es gibt nichts zurückzunehmen.
undo-stop-rule = An diesem Tisch wird nichts zurückgenommen.
verb-roll_move-help = Würfle und geh an einen der gewürfelten Orte. Eine Aktion.
verb-cautious_move-help = Geh, wohin du willst. { $actions }.
verb-follow-help = Geh ohne Würfeln zu jemandem aus deinem Team und deiner Gang. Eine Aktion.
verb-search-help = Ziehe so viele Suchkarten, wie dein Ort erlaubt. Einmal pro Zug.
verb-craft-help = Mach aus zwei Karten eine Waffe oder ein Werkzeug. Eine Aktion.
verb-dig-help = Lege ein Werkzeug in deinen Tunnel. Eine Aktion.
verb-sell-help = Verkauf Karten für Zigaretten. Eine Aktion.
verb-buy-help = Kauf eine Waffe oder ein Werkzeug für Zigaretten. Eine Aktion.
verb-steal_spoon-help = Nimm einen Löffel vom Stapel. Eine Aktion.
verb-heal-help = Werde 1× Prügel los. Eine Aktion.
verb-join-help = Zahle mit Accessoires und nimm die oberste Karte einer Gang. Eine Aktion.
verb-play-help = Spiele eine Aktionskarte aus deiner Hand aus. Eine Aktion.
verb-extort-help = Bedrohe jemanden hier mit einer Waffe und fordere ein Werkzeug. Einmal pro Zug.
verb-exchange-help = Biete jemandem aus deinem Team hier Karten und Zigaretten an. Eine Aktion.
verb-reveal-help = Zeig deinen Hintergrund und nutze ihn: einmal im Spiel, ohne Aktion.
verb-end_turn-help = Dann ist jemand anders am Zug.
# The end of a fight, large over the board.
verdict-gives_up = { $name } gibt auf!
verdict-wins = { $name } gewinnt den Kampf!
# Whose hand lies open at a screen that several people share.
table-named = { $name }: { $words }
table-from-memory = Du wählst aus dem Gedächtnis. Fehlen dir die Karten, passiert nichts, aber die anderen merken es.
table-not-from-memory = Dir fehlen die Karten dafür. Sieh dir erst deine Hand an.
