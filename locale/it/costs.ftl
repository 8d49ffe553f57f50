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
cost-lose = Ti costa { $what_a }.
cost-unhelped = Se nessuno aiuta: { $what_a }.
cost-nothing = Non ti costa niente.
risk-lose = Se perdi: { $what_a }.
risk-nothing = Se perdi: nient’altro.
risk-none = Qui non puoi perdere.
cost-spent =
    { $count ->
        [one] L’Arma è persa comunque vada.
       *[other] Le Armi sono perse comunque vada.
    }
cost-price = { $price } su { $own }
cost-seat = { $cards } in mano

## Come può andare, per quel che puoi sapere: tante volte su dieci.
stakes-fight = Tu hai { $weapons }, { $name } ha { $cards }.
stakes-michel = Hai { $weapons } contro { $michel }.
odds-fight =
    Fino all’ultima Arma vinci { $n ->
        [0] quasi mai.
        [one] circa { $n } volta su 10.
        [10] quasi sempre.
       *[other] circa { $n } volte su 10.
    }
odds-tool =
    { $n ->
        [0] { $tool }: difficile che ci sia
        [10] { $tool }: praticamente certo
       *[other] { $tool }: c’è circa { $n } volte su 10
    }
option-give_up-pass = Passa: { $name } può aiutare

## Prezzi sulle cose del tavolo.
price-move = { action-cautious_move }: { $actions }
price-gang = Prezzo: { $count } diversi tra { $accessories }. Ne hai { $held }.
price-pile = { $cards }: { $cigarettes }
price-purse = Hai { $cigarettes }.

## Ciò che non si può annullare va premuto una seconda volta.
again-play = Una volta giocata, la carta se ne va. Sicuri?
again-riot = Tutte le mani finiscono nel mucchio e si ridistribuiscono, anche la tua. Sicuri?
again-join = I tuoi Accessori se ne vanno per sempre. Sicuri?
again-leave = Perdi la vecchia carta Gang, e gli Accessori con lei. Sicuri?
again-reveal = Una volta sola in tutta la partita. Sicuri?
again-last = Con questa finiscono le tue azioni, e qui potresti ancora scavare. Sicuri?
again-free = Potresti ancora fare qualcosa che non costa azioni.
