## The curtain over the hand's place
curtain-open = Scopri le mie carte
curtain-open-help = Ora deve guardare solo { $name }. Le carte si coprono di nuovo quando finisce il turno o la risposta.
curtain-peek = Tieni premuto per guardare
curtain-peek-help = Le carte si vedono solo finché tieni premuto.
curtain-closed = Tutte le mani sono coperte.
curtain-phone = { $name }, il tuo telefono!
curtain-silent = Il telefono di { $name } è scollegato. In Menu, Telefoni, possono subentrare lo schermo, un altro telefono o un bot.
curtain-hand = Carte di { $name }
curtain-close = Copri le mie carte

## Standing orders
orders-help = Risposte automatiche: ciò che non vuoi che ti si chieda
orders-title = Risposte automatiche
orders-none = Nessuna risposta automatica
orders-given = { $what }: { $answer }
orders-intro = Le vedi solo tu. Si salvano con la partita e valgono finché non le cambi.
orders-lets-cards = Non chiedermelo quando una carta è contro di me
orders-demand = Se mi chiedono { $card_a }
orders-ask = chiedimelo
orders-give = collaboro
orders-fight = mi batto
orders-fight-worth = Armi per uno scontro
orders-weapons =
    { $count ->
        [0] nessuna
        [one] una
       *[other] { $count }
    }
orders-confirm = Salva

## Looking over shoulders, where people had sat
watch-title = Guardare le carte dei bot?
watch-question = A questo tavolo hanno giocato delle persone. Le loro carte restano coperte fino alla fine della partita. Puoi guardare quelle dei bot.
watch-yes = Guarda le carte
watch-no = Guarda il tavolo
