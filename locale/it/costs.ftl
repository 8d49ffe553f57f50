### Quanto costa una scelta, detto prima di farla: sui pulsanti, nel riquadro, su mazzi e luoghi.

## Ciò che si può perdere. `$what` è un elenco: Pestaggi, carte, Strumenti.
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
cost-lose = Ti costa: { $what_a }.
cost-unhelped = Senza aiuto ti costa: { $what_a }.
cost-nothing = Non ti costa niente.
risk-lose = Se perdi, ti costa: { $what_a }.
risk-nothing = Se perdi, non ti costa altro.
risk-none = Questo scontro non puoi perderlo.
cost-spent =
    { $count ->
        [one] L’Arma è persa, comunque vada.
       *[other] Le Armi sono perse, comunque vada.
    }
cost-price = { $price } su { $own_number }
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
    Se giochi tutte le tue Armi, { $n ->
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
option-give_up-pass = Passa: { $name } può aiutare

## Prezzi sulle cose del tavolo.
price-move = { action-cautious_move }: { $actions }
price-gang = Il prezzo: { $count } carte diverse tra queste: { $accessories }. Ne hai { $held }.
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
