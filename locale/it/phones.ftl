## Telefoni: il pannello nella finestra
phones-title = Telefoni
phones-about = Ognuno vede le proprie carte sul proprio telefono: scansiona un codice, e le tue carte, i tuoi segreti e le tue scelte sono lì, nella tua lingua. Lo schermo è il tavolo che tutti guardano. Niente app e niente internet, solo la rete di questa stanza.
phones-on = Consenti i telefoni
phones-off = Scollega i telefoni
phones-done = Fatto
phones-address = Indirizzo di questo computer nella rete
phones-alone = Questo computer non è in una rete. Può collegarsi solo un browser di questo computer.
phones-failed = Impossibile usare l’indirizzo { $address }. Un altro programma usa già quella porta?
phones-started-again = Il collegamento con i telefoni si era interrotto ed è ripartito. I telefoni tornano da soli.
phones-stopped = Il collegamento con i telefoni si è interrotto. Dal menu puoi ammetterli di nuovo.
phones-scan = Scansionalo con un telefono e scegli un posto.
phones-scan-seat = Solo per { $name }, e una volta sola: chi lo scansiona riceve questo posto.
phones-type = Oppure apri { $address } e scrivi { $code }
phones-trouble = Nessuna connessione? Il telefono deve essere nella stessa rete di questo computer, non in una rete ospiti né sui dati mobili, e il firewall deve lasciar passare la porta { $port }.
phones-who-phone = dal telefono
phones-who-away = telefono scollegato
phones-who-screen = allo schermo
phones-who-bot = un bot
phones-who-watches = guarda la partita
phones-invite = Mostra un codice solo per il posto di { $name }. Un altro telefono che lo scansiona subentra.
phones-invite-all = Mostra di nuovo il codice per tutti
phones-release = { $name } gioca di nuovo allo schermo
phones-ban = Escludi il telefono di { $name } per questa serata. Il codice cambia; gli altri telefoni restano.
phones-ban-title = Escludere il telefono di { $name }?
phones-ban-yes = Escludi
phones-new-code = Nuovo codice
phones-new-code-help = Il vecchio codice non fa più entrare nessuno. I telefoni che hanno un posto lo tengono.
phones-off-title = Scollegare tutti i telefoni?
phones-off-words = { $count ->
    [one] { $count } telefono ha un posto. Per tornare gli servirà un nuovo codice, e il suo posto si gioca a questo schermo.
    [many] { $count } telefoni hanno un posto. Per tornare servirà un nuovo codice, e i loro posti si giocano a questo schermo.
   *[other] { $count } telefoni hanno un posto. Per tornare servirà un nuovo codice, e i loro posti si giocano a questo schermo.
}
phones-off-no = Lasciali collegati

## Che cosa si dice ai telefoni
phones-show-code = Scansiona il codice sullo schermo, o scrivilo qui.
phones-pick = Scegli il tuo posto.
phones-watch-only = Tutti i posti sono occupati. Puoi guardare il tavolo.
phones-no-table = La partita non è ancora pronta. Aspetta un momento.
phones-lobby = Hai un posto. La partita comincia sullo schermo.
phones-wrong-code = Non è il codice sullo schermo.
phones-taken = Qualcuno è stato più veloce. Scegli un altro posto.
phones-wait = Qualcuno allo schermo deve dire di sì.
phones-said-no = Allo schermo hanno detto di no.
phones-said-no-often = Allo schermo hanno detto di no. Questo telefono non può più chiedere questo posto.
phones-no-seat = Non hai nessun posto.
phones-too-late = Troppo tardi: ora la domanda è un’altra.
phones-not-possible = Ora non si può.
phones-not-understood = Il gioco non ha capito che cosa ha inviato questo telefono.
phones-won = Sei fuori!
phones-lost = Questa volta resti dentro.
phones-bye-replaced = Ora questo posto è di un altro dispositivo.
phones-bye-closed = Al tavolo hanno scollegato tutti i telefoni.
phones-bye-full = Sono collegati troppi dispositivi.
phones-bye-slow = La connessione era troppo lenta.
phones-bye-flood = Questo telefono ha inviato troppo in una volta.
phones-bye-malformed = Il gioco non ha capito che cosa ha inviato questo telefono.
phones-bye-released = Questo posto si gioca di nuovo allo schermo.
phones-bye-banned = Questo telefono è stato escluso dal tavolo.
phones-bye-version = Questa pagina è di un’altra versione. Ricaricala.

## La domanda allo schermo
seat-question-title = Un telefono chiede un posto
seat-question-words = Qualcuno vuole giocare il posto di { $name } da un telefono. Ora quel posto si gioca a questo schermo. Se dici di sì, il telefono mostra la mano e i Precedenti di { $name }.
seat-question-bot = Qualcuno vuole continuare da un telefono al posto del bot { $name }. Se dici di sì, il telefono mostra la mano e i Precedenti di { $name }.
seat-question-yes = Sì, cedi il posto
seat-question-no = No
seat-question-waits = Un telefono chiede il posto di { $name }. Chiudi questa schermata per rispondere.

## Facce da mostrare, per chi non le vede
emote-grin = Ghigno
emote-laugh = Risata
emote-proud = Orgoglio
emote-thanks = Grazie
emote-shrug = Alzata di spalle
emote-surprised = Sorpresa
emote-suspicious = Sospetto
emote-greedy = Avidità
emote-sad = Tristezza
emote-anger = Rabbia
emote-fear = Paura
emote-sleepy = Sbadiglio
