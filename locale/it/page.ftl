### The page that phones open. Without variables: a phone is sent them as they are.

## Coming in
page-code = Codice
page-enter = Entra
page-code-again = Entra di nuovo
page-name = Il tuo nome
page-sit = Siediti
page-free = libero
page-askable = chiedi allo schermo
page-ask = Chiedi questo posto
page-watch = Guarda il tavolo
page-watching = Stai guardando.
page-stop-watching = Smetti di guardare
page-sit-here = Siediti qui
page-colour = Il tuo colore
page-another-game = Un’altra partita
page-wins = Partite vinte
page-stolen = Strumenti rubati
page-stop-waiting = Scegli un altro posto

## Who plays a seat
page-who-you = tu
page-who-phone = dal telefono
page-who-away = telefono scollegato
page-who-screen = allo schermo
page-who-bot = un bot
page-team-a = Squadra A
page-team-b = Squadra B

## Parts of the page
page-parts = Parti del tavolo
page-play = Gioca
page-yard = Luoghi
page-log = Diario
page-seats = Gli altri
page-hand = In mano
page-hand-empty = Nessuna carta in mano.
page-background = Precedenti
page-gang = Gang
page-no-gang = Nessuna Gang
page-cards = Carte in mano
page-cigarettes = Sigarette
page-beatings = Pestaggi
page-tunnel = Tunnel
page-points = Punti Tunnel
page-team-points = Punti Tunnel della squadra
page-actions = Azioni rimaste
page-die = Dado
page-deck = Mazzo Ricerca
page-discard = Scarti Ricerca
page-known = Che cosa sai della mano
page-known-nothing = Nessuna di queste carte è stata vista.
page-in-tunnel = Nel tunnel

## Answering
page-turn = Il tuo turno
page-asked = Tocca a te!
page-nudged = Gli altri aspettano!
page-back = Indietro
page-close = Chiudi
page-look = Guarda da vicino
page-closed = Ora non si può. Tocca per sapere perché.
page-commit = Decidi in segreto
page-picked = scelte
page-fewer = meno
page-more = più
page-undo = Annulla l’ultima azione
page-hint = Consiglio
page-hint-thinking = L’allenatore ci pensa…
page-hint-not-asked = Puoi chiedere un consiglio quando tocca a te decidere.
page-hint-counted = I consigli vengono contati e riportati alla fine.

## The menu
page-menu = Menu
page-language = Lingua
page-rules = Regole
page-search = Cerca nelle regole
page-search-nothing = Nessun risultato nelle regole.
page-emotes = Mostra una faccia
page-sound-on = Suono quando tocca a me: sì
page-sound-off = Suono quando tocca a me: no
page-bot = Fai giocare un bot per me
page-bot-plays = Un bot gioca per te.
page-play-again = Gioco di nuovo io
page-leave = Lascia il posto
page-leave-sure = Il tuo posto si giocherà allo schermo, e questo telefono non mostrerà più le tue carte.
page-stay = Resta

## Standing orders
page-orders = Risposte automatiche
page-orders-intro = Le vedi solo tu. Si salvano con la partita e valgono finché non le cambi.
page-orders-cards = Carte contro di me
page-orders-let = non chiedermelo
page-orders-ask = chiedimelo
page-orders-give = collaboro
page-orders-fight = mi batto
page-orders-weapons = Armi per uno scontro
page-orders-confirm = Salva

## The line to the table
page-lost = Connessione persa
page-offline = Questo telefono non ha rete
page-silent = Il tavolo non risponde
page-lost-trying = Il posto resta tuo. Cerco il tavolo…
page-retry = Riprova
