### Was eine Wahl kostet, bevor man sie trifft: auf Knöpfen, im Feld daneben, an Stapeln und Orten.

## Was verloren gehen kann. `$what` ist eine Liste: Prügel, Karten, Werkzeuge.
unit-random_card = zufällige Karte
    .counted = { $n ->
        [one] eine zufällige Karte
       *[other] { $n } zufällige Karten
    }
unit-chosen_tool = Werkzeug deiner Wahl
    .counted = { $n ->
        [one] ein Werkzeug deiner Wahl
       *[other] { $n } Werkzeuge deiner Wahl
    }
cost-lose = Kostet dich { $what_acc }.
cost-unhelped = Hilft niemand: { $what_acc }.
cost-nothing = Kostet dich nichts.
risk-lose = Verlierst du: { $what_acc }.
risk-nothing = Verlierst du: sonst nichts.
risk-none = Da kannst du nicht verlieren.
cost-spent =
    { $count ->
        [one] Die Waffe ist so oder so weg.
       *[other] Die Waffen sind so oder so weg.
    }
cost-price = { $price } von { $own }
cost-seat = { $cards } auf der Hand

## Wie es ausgehen kann, soweit du es wissen kannst: so oft von zehn.
stakes-fight = Du hast { $weapons }, { $name } hat { $cards }.
stakes-michel = Du hast { $weapons } gegen { $michel }.
odds-fight =
    Bis zur letzten Waffe gewinnst du { $n ->
        [0] so gut wie nie.
        [10] fast immer.
       *[other] etwa { $n } von 10 Mal.
    }
odds-tool =
    { $n ->
        [0] { $tool }: wohl kaum vorhanden
        [10] { $tool }: so gut wie sicher
       *[other] { $tool }: in etwa { $n } von 10 Fällen da
    }
option-give_up-pass = Passen: { $name } darf helfen

## Preise an den Dingen auf dem Tisch.
price-move = { action-cautious_move }: { $actions }
price-gang = Preis: { $count } verschiedene von { $accessories }. Du hast { $held }.
price-pile = { $cards }: { $cigarettes }
price-purse = Du hast { $cigarettes }.

## Was man nicht zurücknehmen kann, will ein zweites Mal gedrückt werden.
again-play = Ausgespielt ist die Karte weg. Sicher?
again-riot = Alle Handkarten werden zusammengeworfen und neu verteilt, deine auch. Sicher?
again-join = Deine Accessoires sind dann weg. Sicher?
again-leave = Deine alte Gangkarte geht, und deine Accessoires gleich mit. Sicher?
again-reveal = Das geht nur einmal im ganzen Spiel. Sicher?
again-last = Danach hast du keine Aktion mehr, und hier könntest du noch graben. Sicher?
again-free = Du könntest noch etwas tun, das keine Aktion kostet.
