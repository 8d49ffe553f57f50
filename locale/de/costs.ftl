### Was eine Wahl kostet, bevor man sie trifft: auf Knöpfen, im Feld daneben, an Stapeln und Orten.

## Was es kosten kann: `$beatings` kassiert man, `$lost` ist eine Liste: Karten, Werkzeuge. `$count` ist ihre Länge.
unit-random_card = zufällige Karte
    .counted = { $n ->
        [one] eine zufällige Karte
       *[other] { $n } zufällige Karten
    }
    .counted_dat = { $n ->
        [one] einer zufälligen Karte
       *[other] { $n } zufälligen Karten
    }
unit-chosen_tool = Werkzeug deiner Wahl
    .counted = { $n ->
        [one] ein Werkzeug deiner Wahl
       *[other] { $n } Werkzeuge deiner Wahl
    }
cost-lose =
    { $count ->
        [0] Du kassierst { $beatings_acc }.
       *[other] { $beatings_number ->
            [0] Du verlierst { $lost_acc }.
           *[other] Du kassierst { $beatings_acc } und verlierst { $lost_acc }.
        }
    }
cost-unhelped =
    { $count ->
        [0] Ohne Hilfe kassierst du { $beatings_acc }.
       *[other] { $beatings_number ->
            [0] Ohne Hilfe verlierst du { $lost_acc }.
           *[other] Ohne Hilfe kassierst du { $beatings_acc } und verlierst { $lost_acc }.
        }
    }
cost-nothing = Kostet dich nichts.
risk-lose =
    { $count ->
        [0] Bei Niederlage kassierst du { $beatings_acc }.
       *[other] { $beatings_number ->
            [0] Bei Niederlage verlierst du { $lost_acc }.
           *[other] Bei Niederlage kassierst du { $beatings_acc } und verlierst { $lost_acc }.
        }
    }
risk-nothing = Eine Niederlage kostet sonst nichts.
cost-spent =
    { $count ->
        [one] Die Waffe ist so oder so weg.
       *[other] Die Waffen sind so oder so weg.
    }
cost-price = { $price } von { $own }
cost-seat = { $cards } auf der Hand

## Wie es ausgehen kann, soweit du es wissen kannst: so oft von zehn.
stakes-fight = Du hast { $weapons_number ->
        [0] keine Waffe
       *[other] { $weapons }
    }, { $name } hat { $cards_number ->
        [0] keine Karten.
       *[other] { $cards }.
    }
stakes-michel = Du hast { $weapons_number ->
        [0] keine Waffe
       *[other] { $weapons }
    } gegen { $michel }.
odds-fight =
    { $weapons_number ->
        [0] Ohne Waffe
       *[other] Setzt du alle Waffen ein,
    } gewinnst du { $n ->
        [0] fast nie.
        [10] fast immer.
       *[other] in etwa { $n }0 % der Fälle.
    }
odds-tool =
    { $n ->
        [0] { $tool }: kaum zu erwarten
        [10] { $tool }: so gut wie sicher
       *[other] { $tool }: zu etwa { $n }0 % vorhanden
    }
odds-tool-held = { $tool }: ganz sicher
odds-tool-missing = { $tool }: sicher nicht
option-give_up-pass = Passen: { $name } darf helfen

## Preise an den Dingen auf dem Tisch.
price-move = { action-cautious_move }: { $actions }
price-gang = Es kostet { $count } verschiedene hiervon: { $accessories }. Du hast { $held }.
price-pile = { $cards_bare }: { $cigarettes }
price-purse = Du hast { $cigarettes }.

## Was man nicht zurücknehmen kann, will ein zweites Mal gedrückt werden.
again-play = Danach ist die Karte weg. Sicher?
again-riot = Alle Handkarten werden zusammen gemischt und neu verteilt, deine auch. Sicher?
again-join = Deine Accessoires sind dann endgültig weg. Sicher?
again-leave = Du verlierst deine alte Gangkarte und die Accessoires, mit denen du zahlst. Sicher?
again-reveal = Das geht nur einmal im ganzen Spiel. Sicher?
again-last = Das ist deine letzte Aktion, und hier könntest du noch graben. Sicher?
again-free = Du kannst noch etwas tun, das keine Aktion kostet.
