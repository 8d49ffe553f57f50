## Telefoni: il pannello nella finestra
phones-title = Telefoni
phones-about = Ognuno tiene la propria mano: scansiona un codice e le tue carte, i tuoi segreti e le tue scelte sono sul tuo telefono, nella tua lingua. Lo schermo è il tavolo che tutti guardano. Niente app e niente internet, solo la rete di questa stanza.
phones-on = Fai entrare i telefoni
phones-off = Chiudi fuori i telefoni
phones-done = Fatto
phones-address = Indirizzo di questo computer nella rete
phones-alone = Questo computer non è in nessuna rete: può collegarsi solo un browser su di esso.
phones-failed = Non si può ascoltare su { $address }.
phones-scan = Scansionalo con un telefono e scegli un posto.
phones-scan-seat = Solo per { $name }, e una volta sola: chi lo scansiona tiene questo posto.
phones-type = Oppure apri { $address } e scrivi { $code }
phones-trouble = Nessuna connessione? Il telefono deve essere nella stessa rete di questo computer, non in una rete ospiti né sui dati mobili, e il firewall deve lasciar passare la porta { $port }.
phones-who-phone = al telefono
phones-who-away = telefono muto
phones-who-screen = allo schermo
phones-who-bot = un bot
phones-invite = Mostra un codice solo per il posto di { $name }; un altro telefono che lo scansiona prende il suo posto
phones-invite-all = Mostra di nuovo il codice per tutti
phones-release = { $name } gioca di nuovo allo schermo

## Che cosa si dice ai telefoni
phones-show-code = Scansiona il codice sullo schermo, o scrivilo qui.
phones-pick = Scegli il tuo posto.
phones-no-table = Nessun tavolo è ancora pronto. Aspetta un momento.
phones-lobby = Hai un posto. La partita comincia sullo schermo.
phones-wrong-code = Non è il codice sullo schermo.
phones-taken = Qualcuno è stato più veloce. Scegli un altro posto.
phones-wait = Qualcuno allo schermo deve dire di sì.
phones-said-no = Allo schermo hanno detto di no.
phones-said-no-often = Allo schermo hanno detto di no. Questo telefono non può più chiedere questo posto.
phones-no-seat = Non hai nessun posto.
phones-too-late = Troppo tardi: la domanda non è più quella.
phones-not-possible = Ora non si può.
phones-not-understood = Il tavolo non ha capito questo telefono.
phones-won = Sei fuori!
phones-lost = Gli altri sono evasi. Tu resti.
phones-bye-replaced = Ora un altro dispositivo tiene questo posto.
phones-bye-closed = Il tavolo ha chiuso fuori i telefoni.
phones-bye-full = Ci sono troppi dispositivi.
phones-bye-slow = La connessione era troppo lenta.
phones-bye-flood = Era troppo in una volta.
phones-bye-malformed = Il tavolo non ha capito questo telefono.
phones-bye-released = Il posto si gioca di nuovo allo schermo.
phones-bye-version = Questa pagina è di un’altra versione. Ricaricala.

## La domanda allo schermo
seat-question-title = Un telefono chiede un posto
seat-question-words = Qualcuno vuole giocare al posto di { $name } con un telefono. Ora questo posto si gioca a questo schermo. Con un sì, il telefono vede la mano e i Precedenti di { $name }.
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
