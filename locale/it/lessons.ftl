### Lezioni: parla Ines, la Professoressa, al massimo 180 lettere a passo. $name1 e così via sono gli altri.
## L’elenco.
title-learn = Imparare
title-learn-help = Otto lezioni brevi e una prima evasione.
title-new = Prima volta? Otto lezioni brevi.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Prima evasione
learn-first_escape-about = Una partita intera contro due rivali facili, con qualcuno che ti segue passo passo.

## Intorno a una lezione.
lesson-step = { $step }/{ $steps }
lesson-on = Avanti
lesson-back-help = Un passo indietro
lesson-leave-help = Esci dalla lezione
lesson-not-yet = Non ancora. Prima scegli «{ $what }».
lesson-wait = Un momento. Prima leggi.
lesson-stuck = Così non si va da nessuna parte. Torna indietro di un passo.
lesson-tray = Scegli { $cards }.
lesson-menu = Basta per oggi?
lesson-menu-words = La prossima volta la lezione ricomincia da capo. Non si perde altro.
lesson-leave = Esci dalla lezione
lesson-again = Ricomincia
lesson-stay = Continua
lesson-done = Ben fatto
lesson-done-words = Lezione «{ $title }» completata.
lesson-next = Prossima: { $title }
lesson-list = Tutte le lezioni
lesson-goal-title = { $goal } e sei fuori
lesson-goal-others = Scavano anche gli altri.
first-goal = Ciao, { $name }. Sono Ines. Con { $goal } passi sotto il muro e sei fuori. Vince chi esce per primo: tieni d’occhio anche i tunnel degli altri.
first-plan = Cerca i componenti. Con quelli crea uno Strumento, ma non nel Blocco Detentivo. Poi torna nel Blocco Detentivo e scava. Dopo, ricomincia.
first-plan-title = Un primo piano
first-hint = Non sai che cosa fare? Premi H o questa lampada: ti mostro buone azioni e ti dico perché. E prima di un grosso errore ti avverto.

## 1
lesson-walk = A piedi
lesson-walk-about = Lo scopo, il dado, due azioni.
lesson-walk-goal = Sono Ines e insegno a scavare. Con { $goal } passi sotto il muro e sei fuori. Vince chi esce per primo. Gli altri si tengono la branda.
lesson-walk-tools = Un Cucchiaio vale { $points_spoon }, un Piccone { $points_pickaxe_number }, una Pala { $points_shovel_number }. Trovali, creali, comprali o prendili a qualcuno: la terra non fa domande.
lesson-walk-chips = Questi gettoni mostrano che cosa puoi fare in questo turno: { $actions }. Quasi tutto ne costa una.
lesson-walk-cautious = Un Movimento Prudente ti porta dove vuoi, ma costa { $cautious }. Prova: vai in Mensa.
lesson-walk-end = Azioni finite. Finisci il turno: gli altri aspettano con pazienza. Insomma, aspettano.
lesson-walk-others = { $name1 } tira il dado, { $name2 } pure. Costa meno, e la colpa è del caso.
lesson-walk-roll = Ora tu. Un Movimento Semplice costa una sola azione, ma il dado dice la sua. Tira.
lesson-walk-choose = Ogni numero del dado porta in due Luoghi, e tu ne scegli uno. Se sei già in uno dei due, devi andare nell’altro.
lesson-walk-freely = Ti resta un’azione, e nessuno ti dice che cosa farne. Usala come vuoi, poi finisci il turno.
lesson-walk-done = Tutto qui. Tira il dado quando un Luogo vale l’altro. Usa il Movimento Prudente quando sai dove vuoi andare.

## 2
lesson-search = Cianfrusaglie
lesson-search-about = Ricerca, creazione, limite della mano.
lesson-search-number = Il numero di un Luogo dice quante carte peschi lì con una Ricerca. Qui: { $draws_cafeteria }.
lesson-search-search = Fai una Ricerca in Mensa. Costa un’azione e si può fare una volta per turno.
lesson-search-parts = Una Combinazione unisce due cose: con un Oggetto a punta crea un Piccone, con un Contenitore una Pala, con una Lama { $makes_knife }.
lesson-search-craft = Crea un Piccone o una Pala. Qui puoi, ma non nel Blocco Detentivo, non alle Docce e non dopo un Pestaggio.
lesson-search-once = Puoi fare una sola Ricerca per turno. Creare invece puoi, finché hai azioni.
lesson-search-limit = Hai in mano più di { $hand_limit }. Va bene fino alla fine del turno. Finiscilo adesso.
lesson-search-discard = A fine turno scarti le carte oltre il limite. Metti via quelle che ti mancheranno meno.
lesson-search-done = Uno Strumento in mano non vale ancora punti. Devi usarlo per scavare, a casa. È la prossima lezione.

## 3
lesson-dig = Terra
lesson-dig-about = Scavare, fare punti, evadere.
lesson-dig-tunnel = Questo è il tuo tunnel: quanto hai scavato e quanto manca. Il muro è più vicino di quel che sembra.
lesson-dig-home = Puoi scavare solo nel Blocco Detentivo. Dall’Infermeria ci arrivi con un uno, un due o un tre. Tira: al dado ho già parlato io.
lesson-dig-dig = A casa. Scava con il Piccone: costa un’azione e lo Strumento, e vale subito { $points_pickaxe }.
lesson-dig-safe = Quello che sta nel tunnel è tuo per sempre. Quello che hai in mano te lo possono prendere.
lesson-dig-end = Azioni finite. Finisci il turno e spera.
lesson-dig-rival = { $name1 } scava con una Pala. Ancora un Cucchiaio, e di là si libera una branda.
lesson-dig-last = Il tuo turno, la tua Pala: vale { $points_shovel }. Rifai pure i conti, ma scava.
lesson-dig-done = { $goal }. La partita finisce subito, e tu sei fuori. Una giacca non sarebbe stata male.

## 4
lesson-trade = Tabacchi
lesson-trade-about = Vendere, comprare, rubare un Cucchiaio.
lesson-trade-money = Le Sigarette sono denaro. Nessuno può estorcertele, e non contano come carte in mano.
lesson-trade-sell = Vendi la Grappa per { $worth_moonshine } e l’Orologio per { $worth_wristwatch_number }. Con un’azione vendi quante carte vuoi. Tieni la Combinazione: serve per gli Strumenti.
lesson-trade-prices = I prezzi sono sotto le pile: un Coltello { $price_knife }, un Piccone { $price_pickaxe_number }, una Pala { $price_shovel_number }.
lesson-trade-buy = Bastano per una Pala. Comprala. Un’azione, un affare.
lesson-trade-end = Venduto, comprato, al verde. Finisci il turno.
lesson-trade-rival = { $name1 } fa lo stesso e trasforma un Cellulare in una Pala. Gli Oggetti rari servono a essere venduti, e a nient’altro.
lesson-trade-walk = E ora in Mensa. Tira: da qui un quattro può portarti solo lì.
lesson-trade-steal = Ruba un Cucchiaio. Un’azione, niente soldi, niente domande.
lesson-trade-done = Un Cucchiaio è il punto più a buon mercato che ci sia. Nessuno conta i Cucchiai. Qualcuno dovrebbe.

## 5
lesson-fight = Persuasione
lesson-fight-about = Estorsione, scontro, Pestaggi, cure.
lesson-fight-company = Anche { $name1 } è in Infermeria, con una Pala. Tu hai dei Coltelli. Trai le tue conclusioni.
lesson-fight-extort = Fai un’estorsione contro { $name1 }: chiedi la Pala e gioca un’Arma. L’Arma è persa, comunque vada.
lesson-fight-refuses = { $name1 } poteva consegnarla, e sarebbe finita lì. Invece { $name1 } si batte, e chi si difende gioca per primo.
lesson-fight-answer = Giocate a turno un’Arma alla volta, finché qualcuno non si arrende. Tocca a te.
lesson-fight-wins = { $name1 } si arrende. Tu prendi lo Strumento richiesto, chi perde subisce un Pestaggio. Tutte le Armi giocate sono perse.
lesson-fight-end = Bene. Adesso aspettati la vendetta. Finisci il turno.
lesson-fight-revenge = Eccola: { $name1 } rivuole la Pala e ha giocato una Lama.
lesson-fight-fight = Potresti collaborare: perderesti la Pala, ma niente Pestaggio. Per questa volta, battiti.
lesson-fight-weapon = Ti difendi, quindi cominci tu. L’ultimo Coltello, prego.
lesson-fight-again = { $name1 } ha un’altra Arma.
lesson-fight-give = E tu nessuna. Arrenditi: c’è un tempo per ogni cosa.
lesson-fight-beaten = Quello era un Pestaggio. Con { $craft_barred_a } non puoi creare. Con { $dig_barred_a } non puoi nemmeno scavare.
lesson-fight-heal = Per fortuna questa è l’Infermeria. Curati: un’azione toglie un Pestaggio.
lesson-fight-done = Prima di un’estorsione conta le carte dell’altro. Prima di rifiutare conta le tue.

## 6
lesson-gang = Buona compagnia
lesson-gang-about = Gang, carte Azione, i tuoi Precedenti.
lesson-gang-price = Il Cartel vuole { $join_cartel } Accessori diversi della sua lista. In cambio ricevi la carta in cima al suo mazzo.
lesson-gang-join = Unisciti. Catena d’oro e Anello con sigillo: lì ci si veste così.
lesson-gang-power = La tua abilità: Piccone e Pala ti costano { $cartel_wholesaler_tool_discount } in meno finché questa carta sta davanti a te. Puoi stare in una sola Gang alla volta.
lesson-gang-past = I tuoi Precedenti sono ciò che hai fatto fuori. Li conosci solo tu. Valgono una volta, non costano azioni e danno di più se sei nella loro Gang.
lesson-gang-reveal = La loro Gang, guarda caso, è il Cartel. Rivelali, e ottieni anche il bonus.
lesson-gang-buy = E ora una Pala, al prezzo dei soci.
lesson-gang-end = Un bel turno. Finiscilo.
lesson-gang-others = { $name1 } cerca alle Docce. Intanto guarda l’unica carta che non hai usato.
lesson-gang-passkey = Questa è una carta Azione: costa un’azione e fa quello che c’è scritto. Il Passepartout apre la via di casa. Giocalo.
lesson-gang-dig = Il seguito lo conosci.
lesson-gang-done = Una Gang, un passato, una carta. I grandi turni sono fatti di cose che si incastrano.

## 7
lesson-michel = Una conoscenza
lesson-michel-about = Michel o Michelle, che nessuno ha invitato.
lesson-michel-who = Michelle (o Michel, scegliete voi) non gioca per nessuno. Chi la incontra subisce un’estorsione.
lesson-michel-walk = È alle Docce. Da qui un tre può portarti solo lì. Tira, e saluta.
lesson-michel-knife = Scopri una carta. Un coltello: scarta uno degli Strumenti mostrati, o battiti. Senza coltello sarebbe già finita.
lesson-michel-fight = Lei ha una carta, tu un Coltello. Battiti.
lesson-michel-weapon = Giocalo. Poi si scopre la carta seguente.
lesson-michel-draw = Niente coltello: hai vinto e puoi pescare { $victor_draws }. Fallo.
lesson-michel-end = Finisci il turno. Manca una cosa.
lesson-michel-send = Alla fine del tuo turno puoi tirare il dado e mandarla altrove. Fallo: credo che vada nel Blocco Detentivo.
lesson-michel-visit = { $name1 } era lì, e piuttosto che battersi scarta un Piccone. La carta torna nella sua pila.
lesson-michel-done = In due, lei è la terza al tavolo. Un’Arma in mano tiene breve la conversazione.

## 8
lesson-team = Due tunnel
lesson-team-about = Compagni, scambi, aiuti.
lesson-team-sides = Le due squadre siedono alternate e hanno un tunnel ciascuna. Con { $goal } in tutto, esce la squadra intera.
lesson-team-blocks = Ogni squadra scava solo nel proprio Blocco Detentivo. In quello dell’altra puoi creare, se nessuno ha da ridire.
lesson-team-mate = { $name2 } è nella tua squadra. Nello stesso Luogo vi vedete le carte e potete fare uno Scambio.
lesson-team-exchange = Fai uno Scambio con { $name2 }: dai il tuo Coltello e prendi il Piccone. Un’azione basta per quante carte e Sigarette vuoi.
lesson-team-accept = Un compagno può rifiutare, e la tua azione è persa lo stesso. { $name2 } accetta.
lesson-team-end = Finisci il turno. { $name1 } ha visto tutto.
lesson-team-rival = Adesso l’estorsione la subisci tu, e il tuo Coltello è in altre mani.
lesson-team-fight = In altre mani, ma accanto a te. Battiti.
lesson-team-pass = Non hai Armi. Passa: così tocca al tuo compagno decidere se aiutarti.
lesson-team-help = { $name2 } aiuta, { $name1 } si arrende. Se si perde, anche chi ha aiutato subisce un Pestaggio e perde una carta.
lesson-team-done = Di più non so. Il resto è pratica, e la pratica si chiama «Prima evasione».
