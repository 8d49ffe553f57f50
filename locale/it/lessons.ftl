### Lezioni: parla Ines, la Professoressa, al massimo 180 lettere a passo. $name1 e così via sono gli altri.
## L’elenco.
title-learn = Imparare
title-learn-help = Otto lezioni brevi e una prima evasione.
title-new = Prima volta? Sei minuti.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Prima evasione
learn-first_escape-about = Una partita intera contro due rivali facili, con qualcuno che ti guarda le spalle.
learn-puzzles = Evasioni notturne
learn-puzzles-about = Un turno, una via d’uscita. Trovala prima che si accenda la luce.
learn-wall = Il muro
learn-wall-about = Chi hai battuto, e che cosa vale la pena raccontare.

## Intorno a una lezione.
lesson-step = { $step }/{ $steps }
lesson-on = Avanti
lesson-back-help = Un passo indietro
lesson-leave-help = Esci dalla lezione
lesson-not-yet = Non ancora. Prima: { $what }
lesson-wait = Un momento. Prima leggi.
lesson-stuck = Così non si va da nessuna parte. Torna indietro di un passo.
lesson-tray = Nel vassoio: { $cards }.
lesson-menu = Basta per oggi?
lesson-menu-words = La prossima volta la lezione ricomincia. Non si perde altro.
lesson-leave = Esci dalla lezione
lesson-again = Da capo
lesson-stay = Continua
lesson-done = Ben fatto
lesson-done-words = «{ $title }» è spuntata.
lesson-next = Poi: { $title }
lesson-list = Tutte le lezioni
lesson-goal-title = { $goal } e sei fuori
lesson-goal-others = Scavano anche gli altri.

## 1
lesson-walk = A piedi
lesson-walk-about = Lo scopo, il dado, due azioni.
lesson-walk-goal = Sono Ines e insegno scavo. Con { $goal } passi sotto il muro e sei fuori. Vince chi esce per primo; gli altri si tengono la branda.
lesson-walk-tools = Un Cucchiaio vale { $points_spoon }, un Piccone { $points_pickaxe }, una Pala { $points_shovel }. Trovati, creati, comprati, estorti: la terra non chiede di chi erano.
lesson-walk-chips = Questi gettoni sono il tuo turno: { $actions }. Quasi tutto ne costa una.
lesson-walk-cautious = Un Movimento Prudente porta dove vuoi, ma costa { $cautious }. Prova: in Mensa.
lesson-walk-end = Tutto speso. Finisci il turno: gli altri aspettano con garbo. Insomma: aspettano.
lesson-walk-others = { $name1 } e { $name2 } preferiscono il dado. Costa meno, e la colpa è del caso.
lesson-walk-roll = Ora tu. Un Movimento Semplice costa una sola azione, ma il dado dice la sua. Tira.
lesson-walk-choose = Ogni faccia indica due Luoghi, e scegli tu. Se fossi già in uno dei due, sarebbe l’altro.
lesson-walk-freely = Ti resta un’azione e nessuno ti dice che farne. Usala come vuoi, poi finisci il turno.
lesson-walk-done = Camminare è questo: col dado se un Luogo vale l’altro, con prudenza se no.

## 2
lesson-search = Cianfrusaglie
lesson-search-about = Ricerca, creazione, limite della mano.
lesson-search-number = Il numero di un Luogo dice quanto si pesca con una Ricerca. Qui: { $draws_cafeteria }.
lesson-search-search = Cerca in Mensa. Costa un’azione e si può una volta per turno.
lesson-search-parts = Una Combinazione tiene insieme le cose: con un Oggetto a punta fa un Piccone, con un Contenitore una Pala, con una Lama { $makes_knife } Coltelli.
lesson-search-craft = Crea un Piccone o una Pala. Qui puoi; nel Blocco Detentivo, alle Docce o dopo un Pestaggio no.
lesson-search-once = Una sola Ricerca per turno. Creare, finché bastano le azioni.
lesson-search-limit = Hai in mano più di { $hand_limit }. Di giorno nessuno ci bada. Finisci il turno.
lesson-search-discard = Di notte contano. Metti via quello che ti mancherà di meno.
lesson-search-done = Uno Strumento in mano non è ancora un punto. Lo diventa a casa: prossima lezione.

## 3
lesson-dig = Terra
lesson-dig-about = Scavare, fare punti, evadere.
lesson-dig-tunnel = Il tuo tunnel: quanto hai scavato e quanto manca. Il muro è più vicino di quel che sembra.
lesson-dig-home = Si scava solo nel Blocco Detentivo. Dall’Infermeria ci porta un due. Tira: al dado ho già parlato io.
lesson-dig-dig = A casa. Scava col Piccone: un’azione, uno Strumento, e vale subito { $points_pickaxe }.
lesson-dig-safe = Quello che sta nel tunnel è tuo per sempre. Quello che hai in mano te lo possono prendere.
lesson-dig-end = Azioni finite. Finisci il turno e spera.
lesson-dig-rival = { $name1 } scava con una Pala. Ancora un Cucchiaio, e di là si libera una branda.
lesson-dig-last = Il tuo turno, la tua Pala: vale { $points_shovel }. Rifai pure i conti, ma scava.
lesson-dig-done = { $goal }. La partita finisce in quell’istante, e tu sei fuori. Una giacca non sarebbe stata male.

## 4
lesson-trade = Tabacchi
lesson-trade-about = Vendere, comprare, rubare un Cucchiaio.
lesson-trade-money = Le Sigarette sono denaro. Nessuno può estorcertele, e non contano come carte in mano.
lesson-trade-sell = Vendi la Grappa per { $worth_moonshine } e l’Oggetto a punta per { $worth_pike }: un’azione per quante carte vuoi.
lesson-trade-prices = I prezzi stanno sotto le pile: un Coltello { $price_knife }, un Piccone { $price_pickaxe }, una Pala { $price_shovel }.
lesson-trade-buy = Compra il Piccone. Un’azione, un affare.
lesson-trade-end = Venduto, comprato, al verde. Finisci il turno.
lesson-trade-rival = Anche { $name1 } trasforma un Cellulare in una Pala. Gli Oggetti rari servono a essere venduti, e a nient’altro.
lesson-trade-walk = E ora in Mensa. Tira: da qui un quattro porta solo lì.
lesson-trade-steal = Ruba un Cucchiaio. Un’azione, niente soldi, niente domande.
lesson-trade-done = Il Cucchiaio è il punto più a buon mercato che ci sia. Nessuno li conta. Qualcuno dovrebbe.

## 5
lesson-fight = Persuasione
lesson-fight-about = Estorsione, scontro, Pestaggi, cure.
lesson-fight-company = Anche { $name1 } è in Infermeria, con una Pala. Tu hai dei Coltelli. Trai le tue conclusioni.
lesson-fight-extort = Estorci a { $name1 }: nomina la Pala e posa un’Arma. È spesa, comunque vada.
lesson-fight-refuses = Consegnarla avrebbe chiuso la cosa. { $name1 } si batte, e chi si difende gioca per primo.
lesson-fight-answer = Arma contro Arma, finché qualcuno si arrende. Tocca a te.
lesson-fight-wins = { $name1 } si arrende. A te lo Strumento nominato, a chi perde un Pestaggio. Le Armi posate sono andate.
lesson-fight-end = Bene. Adesso arriva l’eco. Finisci il turno.
lesson-fight-revenge = Eccola: { $name1 } rivuole la Pala e ha posato un Coltello.
lesson-fight-fight = Potresti collaborare: niente Pala, ma niente Pestaggio. Per questa volta, battiti.
lesson-fight-weapon = Ti difendi, quindi cominci tu. L’ultimo Coltello, prego.
lesson-fight-again = { $name1 } ne ha un altro.
lesson-fight-give = E tu nessuno. Arrenditi: c’è un tempo per ogni cosa.
lesson-fight-beaten = Quello era un Pestaggio. Con { $craft_barred } non puoi creare, con { $dig_barred } nemmeno scavare.
lesson-fight-heal = Che fortuna essere in Infermeria. Curati: un’azione, un Pestaggio in meno.
lesson-fight-done = Prima di estorcere conta le loro carte. Prima di rifiutare conta le tue.

## 6
lesson-gang = Buona compagnia
lesson-gang-about = Gang, carte Azione, i tuoi Precedenti.
lesson-gang-price = Il Cartel vuole { $join_cartel } Accessori diversi della sua lista. In cambio hai la carta in cima alla sua pila.
lesson-gang-join = Unisciti. Catena d’oro e Anello con sigillo: lì ci si veste così.
lesson-gang-power = Il tuo potere: Piccone e Pala ti costano { $cartel_wholesaler_tool_discount } in meno finché la carta sta davanti a te. Una Gang alla volta.
lesson-gang-past = I tuoi Precedenti: quello che hai fatto fuori. Li conosci solo tu. Valgono una volta, non costano azioni e rendono di più nella loro Gang.
lesson-gang-reveal = Che guarda caso è il Cartel. Rivelali, bonus compreso.
lesson-gang-buy = E ora una Pala, al prezzo dei soci.
lesson-gang-end = Un bel turno. Finiscilo.
lesson-gang-others = { $name1 } cerca alle Docce. Intanto guarda l’unica carta che non hai usato.
lesson-gang-passkey = Una carta Azione: un’azione, e succede quel che c’è scritto. Il Passepartout ti porta a casa. Giocalo.
lesson-gang-dig = Il seguito lo conosci.
lesson-gang-done = Una Gang, un passato, una carta. I grandi turni sono fatti di cose che si incastrano.

## 7
lesson-michel = Una conoscenza
lesson-michel-about = Michel o Michelle: inviti, nessuno.
lesson-michel-who = Michelle (o Michel, come preferite) non gioca per nessuno. Chi finisce nello stesso Luogo subisce un’estorsione.
lesson-michel-walk = È alle Docce. Da qui un tre porta solo lì. Tira, e saluta.
lesson-michel-knife = Gira una carta. C’è un coltello: cedi uno degli Strumenti mostrati, o battiti. Senza coltello sarebbe già finita.
lesson-michel-fight = Lei ha una carta, tu un Coltello. Battiti.
lesson-michel-weapon = Giocalo. Poi si gira la carta seguente.
lesson-michel-draw = Niente coltello: hai vinto, e puoi pescare { $victor_draws }. Fallo.
lesson-michel-end = Finisci il turno. Manca una cosa.
lesson-michel-send = Alla fine di ogni turno puoi mandarla altrove, col dado. Fallo: credo che vada nel Blocco Detentivo.
lesson-michel-visit = { $name1 } era lì, e piuttosto che battersi cede un Piccone. Torna nella sua pila.
lesson-michel-done = In due, al tavolo lei fa tre. Un’Arma in mano tiene breve la conversazione.

## 8
lesson-team = Due tunnel
lesson-team-about = Compagni, scambi, aiuti.
lesson-team-sides = Due squadre sedute alternate, un tunnel per una: { $goal } insieme, e la squadra è tutta fuori.
lesson-team-blocks = Ogni squadra scava solo nel proprio Blocco. Nell’altro puoi creare, se nessuno ha da ridire.
lesson-team-mate = { $name2 } sta con te. Nello stesso Luogo vi vedete le carte e potete fare uno Scambio.
lesson-team-exchange = Dai a { $name2 } il tuo Coltello e prendi il Piccone. Carte e Sigarette a piacere, un’azione.
lesson-team-accept = Chi è in squadra può rifiutare, e l’azione sarebbe persa lo stesso. { $name2 } accetta.
lesson-team-end = Finisci il turno. { $name1 } ha visto tutto.
lesson-team-rival = Adesso l’estorsione tocca a te, e il Coltello è in altre mani.
lesson-team-fight = In altre mani, ma accanto a te. Battiti.
lesson-team-pass = Armi non ne hai. Per questa volta arrenditi: poi tocca alla tua squadra.
lesson-team-help = { $name2 } aiuta, { $name1 } si arrende. Chi aiuta divide lo scontro, e il Pestaggio se va male.
lesson-team-done = Di più non so. Il resto è pratica, e la pratica si chiama Prima evasione.
