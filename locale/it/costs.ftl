### Quanto costa una scelta, detto prima di farla: sui pulsanti, nel riquadro, su mazzi e luoghi.

## Ciò che si può perdere. `$beatings` si subiscono, `$lost` è un elenco: carte, Strumenti. `$count` è la sua lunghezza.
unit-random_card = carta a caso
    .counted = { $n ->
        [one] una carta a caso
       *[other] { $n } carte a caso
    }
unit-chosen_tool = Strumento a tua scelta
    .counted = { $n ->
        [one] uno Strumento a tua scelta
       *[other] { $n } Strumenti a tua scelta
    }
cost-lose =
    { $count ->
        [0] Subisci { $beatings_a }.
       *[other] { $beatings_number ->
            [0] Perdi { $lost_a }.
           *[other] Subisci { $beatings_a } e perdi { $lost_a }.
        }
    }
cost-unhelped =
    { $count ->
        [0] Senza aiuto subisci { $beatings_a }.
       *[other] { $beatings_number ->
            [0] Senza aiuto perdi { $lost_a }.
           *[other] Senza aiuto subisci { $beatings_a } e perdi { $lost_a }.
        }
    }
cost-nothing = Non ti costa niente.
risk-lose =
    { $count ->
        [0] Se perdi, subisci { $beatings_a }.
       *[other] { $beatings_number ->
            [0] Se perdi, perdi anche { $lost_a }.
           *[other] Se perdi, subisci { $beatings_a } e perdi anche { $lost_a }.
        }
    }
risk-nothing = Se perdi, non ti costa altro.
cost-spent =
    { $count ->
        [one] L’Arma è persa, comunque vada.
       *[other] Le Armi sono perse, comunque vada.
    }
cost-price = { $price } su { $own }
cost-seat = { $cards } in mano

## Come può andare, per quel che puoi sapere: tante volte su dieci.
stakes-fight =
    { $weapons_number ->
        [0] Non hai Armi
       *[other] Hai { $weapons }
    }, { $name } { $cards_number ->
        [0] non ha carte.
       *[other] ha { $cards }.
    }
stakes-michel =
    { $weapons_number ->
        [0] Non hai Armi
       *[other] Hai { $weapons }
    } contro { $michel }.
odds-fight =
    { $weapons_number ->
        [0] Senza Armi
       *[other] Se giochi tutte le tue Armi,
    } { $n ->
        [0] non vinci quasi mai.
        [8] vinci circa nell’80% dei casi.
        [10] vinci quasi sempre.
       *[other] vinci circa nel { $n }0% dei casi.
    }
odds-tool =
    { $n ->
        [0] { $tool }: molto improbabile
        [10] { $tool }: quasi di sicuro
       *[other] { $tool }: circa { $n }0% di probabilità
    }
odds-tool-held = { $tool }: di sicuro
odds-tool-missing = { $tool }: di sicuro no
option-give_up-pass = Passa: { $name } può aiutare

## Prezzi sulle cose del tavolo.
price-move = { action-cautious_move }: { $actions }
price-gang = Costa { $count } carte diverse tra queste: { $accessories }. Ne hai { $held }.
price-pile = { $cards_bare }: { $cigarettes }
price-purse = Hai { $cigarettes }.

## Ciò che non si può annullare va premuto una seconda volta.
again-play = Una volta giocata, la carta è persa. Confermi?
again-riot = Tutte le mani vengono mescolate insieme e ridistribuite, anche la tua. Confermi?
again-join = I tuoi Accessori saranno persi per sempre. Confermi?
again-leave = Perdi la tua vecchia carta Gang e gli Accessori con cui paghi. Confermi?
again-reveal = Funziona una volta sola in tutta la partita. Confermi?
again-last = È la tua ultima azione, e qui potresti ancora scavare. Confermi?
again-free = Puoi ancora fare qualcosa che non costa azioni.
