### The wall: twelve cells, feats, tonight’s game.
wall-title = Il muro
wall-tab-cells = Dodici celle
wall-tab-feats = Imprese
wall-tab-tonight = Partita della notte
wall-who-help = Di chi è questo muro? Ognuno ne ha uno, con il nome con cui gioca.
wall-broken = Il muro non si può leggere. Il file è stato messo da parte, e i replay vengono riletti.
wall-newer = Il muro è stato scritto da una versione più recente del gioco. Resta com’è.
wall-reading = Replay letti: { $done } su { $all }
wall-cells-count = Lampade accese: { $count } su { $all }. Niente è bloccato: batti i detenuti nell’ordine che vuoi.
wall-feats-count = Imprese: { $count } su { $all }. Si trovano nelle tue partite, anche nei vecchi replay.
wall-nights-count =
    { $count ->
        [0] Nessuna partita della notte giocata finora.
        [one] Una partita della notte giocata.
       *[other] { $count } partite della notte giocate.
    } Puoi ancora giocare ogni notte passata.
wall-short-date = { $day }/{ $month }/{ $year }
wall-date = { $weekday } { $day } { $month_small } { $year }
wall-month = { $month } { $year }

## Twelve cells.
wall-lamps = Una lampada per livello, da sinistra a destra: { $levels }. Premine una per giocare.
wall-cell-help = Gioca contro { $name }. Prossimo livello da battere: { $level }.
wall-lamp-dark = { $name }, { $level }: ancora da battere. Premi per giocare.
wall-lamp-lit = { $name }, { $level }: vittoria in data { $date }. Premi per giocare di nuovo.

## Feats: the title, and what it takes.
wall-feat-since = Riuscita in data { $date }.
wall-feat-once = Riuscita in una partita il cui replay non c’è più.
wall-feat-watch = Premi per rivedere quella partita.
wall-no-replay = Il replay di quella partita non c’è più.
wall-feat-spoons_only = Cassetto delle posate
wall-feat-spoons_only-how = Evadi solo con Cucchiai nel tuo tunnel.
wall-feat-self_made = Fatto a mano
wall-feat-self_made-how = Evadi usando solo Strumenti creati da te.
wall-feat-double_dig = Sprint finale
wall-feat-double_dig-how = Scava almeno { $number } punti Tunnel nel tuo ultimo turno, con due scavi o più.
wall-feat-swift = Fuori prima di colazione
wall-feat-swift-how = Evadi entro { $number } giri.
wall-feat-photo_finish = Per un cucchiaino
wall-feat-photo_finish-how = Evadi mentre a qualcun altro manca un solo punto Tunnel.
wall-feat-from_last = Gli ultimi saranno i primi
wall-feat-from_last-how = Vinci dopo un ultimo posto solitario, quando a un rivale mancavano solo { $number } punti Tunnel.
wall-feat-late_bloomer = Fioritura tardiva
wall-feat-late_bloomer-how = Evadi dopo che un rivale era già a metà strada e tu non avevi ancora scavato nulla.
wall-feat-unbeaten = Mai al tappeto
wall-feat-unbeaten-how = Evadi, vinci { $number } scontri lungo la strada e non perderne nessuno.
wall-feat-peaceful = Mani pulite
wall-feat-peaceful-how = Evadi senza mai usare un’Arma.
wall-feat-untouched = Bel tentativo
wall-feat-untouched-how = Subisci due estorsioni ed evadi senza nemmeno un Pestaggio.
wall-feat-black_eye = Ricordino
wall-feat-black_eye-how = Evadi con un Pestaggio addosso.
wall-feat-patched_up = Dimissioni anticipate
wall-feat-patched_up-how = Cura due Pestaggi negli ultimi due turni, poi evadi.
wall-feat-winning_theft = In prestito per sempre
wall-feat-winning_theft-how = Prendi uno Strumento a chi è in testa e fai l’ultimo scavo con quello.
wall-feat-loner = Senza amici
wall-feat-loner-how = Evadi senza mai unirti a una Gang.
wall-feat-turncoat = Voltagabbana
wall-feat-turncoat-how = Unisciti a { $number } Gang diverse in una partita ed evadi.
wall-feat-secret = Niente domande
wall-feat-secret-how = Evadi con i Precedenti ancora coperti.
wall-feat-locked_up = Breve soggiorno
wall-feat-locked_up-how = Finisci in Isolamento nell’ultimo giro ed evadi lo stesso.
wall-feat-michel_beaten = Vittima sbagliata
wall-feat-michel_beaten-how = Vinci uno scontro contro Michel o Michelle.
wall-feat-no_toll = Senza pedaggio
wall-feat-no_toll-how = Incontra due volte Michel o Michelle, non perdere niente ed evadi.
wall-feat-seconded = Spalle coperte
wall-feat-seconded-how = Aiuta un compagno di squadra con un’Arma in uno scontro che la tua squadra vince.
wall-feat-gift = Senza secondi fini
wall-feat-gift-how = Dai a un compagno di squadra uno Strumento in cambio di niente, e vincete insieme.
wall-feat-shared = Parti uguali
wall-feat-shared-how = Vincete con una squadra in cui tutti hanno scavato lo stesso, punto più, punto meno.
wall-feat-full_table = Tutto esaurito
wall-feat-full_table-how = Vinci una partita con sei giocatori.
wall-feat-experts = Laurea ad honorem
wall-feat-experts-how = Vinci contro almeno due rivali, tutti di livello Esperto.

## Tonight’s game.
wall-tonight = La partita della notte
wall-that-night = La partita di quella notte
wall-night-new = Stesse carte e stessi rivali per tutti in questa data. Da lunedì a domenica si fa più dura.
wall-night-begun = { $count ->
    [one] L’hai cominciata una volta e non l’hai finita.
   *[other] L’hai cominciata { $count } volte e non l’hai finita.
}
wall-night-again =
    { $count ->
        [one] L’hai giocata. La riga qui sotto non svela nulla.
       *[other] L’hai giocata { $count } volte. La riga qui sotto racconta la prima.
    }
wall-night-best = L’hai giocata { $count } volte. Risultato migliore: { $result }.
wall-result-out = { $rounds ->
    [one] fuori in un giro, punti { $points }
   *[other] fuori in { $rounds } giri, punti { $points }
}
wall-result-in = { $rounds ->
    [one] ancora dentro dopo un giro, punti { $points }
   *[other] ancora dentro dopo { $rounds } giri, punti { $points }
}
wall-share-line = Blackgate { $date }: { $result }
wall-share-line-again = Blackgate { $date }: { $result }, cominciata { $begun } volte
wall-share = Copia
wall-share-help = Copia la riga, così puoi mandarla a chi gioca la stessa partita. I numeri sono i punti Tunnel di tutti, dal più alto al più basso. I tuoi sono tra parentesi se l’evasione non ti è riuscita.
wall-shared = Copiato: { $line }
wall-not-shared = Qui non si può copiare. Scrivila: { $line }
wall-play-night = Gioca questa notte
wall-play-again = Gioca di nuovo
wall-play-help = Comincia subito. Si condivide il tuo primo risultato. Dice quante volte hai cominciato.
wall-month-before = Mese precedente
wall-month-after = Mese successivo
wall-day-none = Non ancora giocata.
wall-legend-out = fuori
wall-legend-in = ancora dentro
wall-monday = Lunedì
wall-monday-short = lu
wall-tuesday = Martedì
wall-tuesday-short = ma
wall-wednesday = Mercoledì
wall-wednesday-short = me
wall-thursday = Giovedì
wall-thursday-short = gi
wall-friday = Venerdì
wall-friday-short = ve
wall-saturday = Sabato
wall-saturday-short = sa
wall-sunday = Domenica
wall-sunday-short = do
wall-january = Gennaio
    .small = gennaio
wall-february = Febbraio
    .small = febbraio
wall-march = Marzo
    .small = marzo
wall-april = Aprile
    .small = aprile
wall-may = Maggio
    .small = maggio
wall-june = Giugno
    .small = giugno
wall-july = Luglio
    .small = luglio
wall-august = Agosto
    .small = agosto
wall-september = Settembre
    .small = settembre
wall-october = Ottobre
    .small = ottobre
wall-november = Novembre
    .small = novembre
wall-december = Dicembre
    .small = dicembre

## At the end of a game.
wall-new = Nuovo sul muro
wall-new-of = { $name }: { $what }
wall-new-cell = { $name }, { $level }: vittoria
wall-new-more =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
wall-open = Al muro
