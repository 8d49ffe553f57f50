## The curtain over the hand's place
curtain-open = Apri la mia mano
curtain-open-help = Ora guarda solo { $name }. La mano si chiude da sola quando il turno o la risposta è finita.
curtain-peek = Tieni e sbircia
curtain-peek-help = La mano resta aperta solo finché tieni premuto.
curtain-closed = Tutte le mani sono coperte.
curtain-elsewhere = { $name } decide al telefono.
curtain-silent = Il telefono di { $name } è muto. Menu, Telefoni: lo schermo, un altro telefono o un bot possono continuare.
curtain-close = Chiudi la mano

## Standing orders
orders-help = Ordini fissi: ciò che non serve chiederti
orders-title = Ordini fissi
orders-intro = Sono un tuo segreto, si salvano con la partita e valgono finché non li cambi.
orders-lets-cards = Le carte contro di me hanno effetto e basta
orders-demand = Se mi chiedono: { $card }
orders-ask = chiedimelo
orders-give = lo cedo
orders-fight = combatto
orders-fight-worth = Un combattimento vale
orders-weapons = { $count ->
    [0] nessuna Arma
    [one] un’Arma
   *[other] { $count } Armi
}
orders-confirm = E così sia

## Looking over shoulders, where people had sat
watch-title = Sbirciare da sopra una spalla?
watch-question = A questo tavolo hanno giocato delle persone. Le loro mani restano coperte fino alla fine; quelle dei bot puoi vederle.
watch-yes = Sbircia
watch-no = Guarda il tavolo
