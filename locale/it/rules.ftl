### The rules as the game's own book tells them, numbered as refusals cite them: rules-R5-6c is rule R5.6c.
### `-title` is a heading, `-example` a small story below the paragraph. Numbers come from the cards in play: leave the
### variables in. What is counted has all the forms of its unit ({ $actions } is “2 azioni”), lists have theirs.

rules-start-title = In breve
rules-start = Sconti l’ergastolo a Blackgate, e con te tutti quelli a questo tavolo. Sotto la branda c’è una mattonella che balla. Vince chi scava per primo la via d’uscita.
rules-short-move = Gira per il carcere. Il dado apre le porte, tu ne scegli una.
rules-short-search = Fruga nel Luogo in cui sei: più carte, più guai.
rules-short-craft = Metti insieme i componenti: Coltelli per minacciare, Strumenti per scavare.
rules-short-sell = Vendi quello che non ti serve, compra quello che ti serve.
rules-short-extort = Oppure toglilo a qualcuno. Può consegnarlo, o battersi.
rules-short-join = Unisciti a una Gang e usa il tuo passato quando è il momento.
rules-short-dig = Porta gli Strumenti nel Blocco Detentivo e scava.

## R1
rules-R1-title = Che cosa c’è
rules-R1-1-title = Il tabellone
rules-R1-1 = Il tabellone ha due lati. Quello normale ha un solo Blocco Detentivo. Quello a squadre ha il Blocco Detentivo A e il Blocco Detentivo B: due Luoghi, ma per ogni carta tutti e due sono «Blocco Detentivo». I Luoghi aperti sono { $open_the }. In Isolamento non si entra a piedi: ci mandano solo le carte. Lì dentro non si può cercare, creare, estorcere né subire estorsioni, e { $michels } non ci mette mai piede. Se ne esce con un normale movimento.
rules-R1-2-title = Il mazzo Ricerca
rules-R1-2 = Sono { $search_deck } a faccia in giù. Quello che trovi con una Ricerca viene da qui:
rules-R1-3-title = Le pile
rules-R1-3 = Accanto al tabellone ci sono quattro pile scoperte: { $supply }.
rules-R1-4-title = Armi e Strumenti
rules-R1-4 = Le Armi servono a minacciare e a battersi, gli Strumenti a scavare. Gli Oggetti a punta fanno paura, ma sono componenti, non Armi.
rules-R1-5-title = Gang, passati, detenuti
rules-R1-5 = Ci sono { $gang_cards_number } carte Gang, { $backgrounds_number } carte Precedenti, { $michel_cards_number } carte per { $michels }, { $inmates_number } detenuti su { $boards } plance, un dado, Pestaggi e Sigarette. I detenuti cambiano solo d’aspetto e di nome. Le Sigarette della banca non finiscono mai.
rules-R1-6-title = Punti Tunnel
rules-R1-6 = Nel tuo tunnel uno Strumento vale:
rules-R1-7-title = Quanto valgono le carte
rules-R1-7 = Ogni carta dice che cosa fa e quante Sigarette frutta se la vendi. Sono tutte nella galleria delle carte.

## R2
rules-R2-title = Preparazione
rules-R2a = Coltelli, Cucchiai, Picconi e Pale vanno nelle loro pile scoperte. Quando se ne scarta uno, torna nella sua pila.
rules-R2b = Le carte di ogni Gang si mescolano e formano un mazzo scoperto. Una carta Gang a cui si rinuncia va sotto il suo mazzo.
rules-R2b-note = Il regolamento stampato non dice che questi mazzi stiano a faccia in su. Qui sì, come nell’edizione tedesca.
rules-R2c = Le carte Ricerca si mescolano a faccia in giù; gli scarti stanno accanto, scoperti. Quando serve una carta e il mazzo è vuoto si mescolano gli scarti, che diventano il nuovo mazzo: non prima, ma anche nel bel mezzo di una pescata. Se sono finiti anche quelli, ti tocca quello che c’era.
rules-R2d = Ciascuno sceglie un detenuto e comincia nel Blocco Detentivo; nella Modalità a squadre, in quello della propria squadra. Due detenuti della stessa plancia non giocano mai insieme.
rules-R2e = Ciascuno riceve una carta Precedenti segreta. Puoi guardare la tua quando vuoi.
rules-R2f = Ciascuno riceve { $starting_hand }.
rules-R2g = Comincia chi ha la cicatrice più evidente: decidete voi chi è, o lasciate fare alla sorte. Si procede in senso orario.

## R3
rules-R3-title = Vincere
rules-R3 = Chi per primo scava questi punti Tunnel evade, e la partita finisce in quell’istante:
rules-R3-example = Cinque al tavolo. Dario ha sette punti Tunnel e scava con un Cucchiaio: otto. È fuori prima che qualcuno possa tirare fuori un Coltello.

## R4
rules-R4-title = Il tuo turno
rules-R4a = Hai { $actions }. Usane quante vuoi, nell’ordine che vuoi, poi finisci il turno. Puoi anche fermarti prima.
rules-R4b = Rivelare i Precedenti e usare l’abilità di una Gang non costa azioni, se la carta non dice altro.
rules-R4c = Le Azioni Base si fanno ovunque, le Azioni Luogo solo nel loro Luogo.
rules-R4d = Alla fine del turno puoi prima muovere { $michels }, se è in gioco. Poi il limite della mano: chi ha più di { $hand_limit } scarta a sua scelta fino ad averne { $hand_limit_number }.

## R5
rules-R5-title = Azioni Base
rules-R5 = Queste si fanno ovunque, salvo divieti.
rules-R5-1-title = Movimento
rules-R5-1a = Movimento Semplice, un’azione: tira il dado e vai in uno dei Luoghi che indica, ma non in quello in cui sei. Se uno dei due è proprio il tuo, ti tocca l’altro. Puoi farlo più volte nello stesso turno.
rules-R5-1a-example = Carmen è in Mensa e tira il dado: esce 4. Il 4 porta in Mensa e nell’Area ricreativa. Nella prima c’è già, quindi via verso la seconda.
rules-R5-1b = Movimento Prudente, { $cautious }: vai in un altro Luogo aperto a tua scelta. Niente dado.
rules-R5-1b-note = Il regolamento stampato dice «verso il Luogo che desideri» e non esclude il tuo.
rules-R5-1c = Dall’Isolamento ogni Luogo conta come diverso dal tuo.
rules-R5-2-title = Ricerca
rules-R5-2 = Un’azione, { $searches ->
    [one] una volta
    [2] due volte
   *[other] { $searches } volte
} per turno: pesca tante carte Ricerca quante ne indica il tuo Luogo.
rules-R5-3-title = Unirsi a una Gang
rules-R5-3 = Un’azione: scarta il prezzo in Accessori diversi e metti scoperta davanti a te la prima carta della Gang. Da quel momento la sua abilità è tua. Si fa parte di una sola Gang alla volta: la vecchia carta Gang va sotto il suo mazzo prima che tu prenda la nuova. Puoi unirti di nuovo alla tua stessa Gang per avere un’altra carta. Una Gang senza carte non prende nessuno.
rules-R5-3-note = Nel regolamento stampato si pesca prima la nuova carta Gang e poi si scarta la vecchia. Qui è il contrario, come nell’edizione tedesca.
rules-R5-3-example = Noor ha in mano una Bandana e una Tuta. Alla Crew piacciono entrambe: Noor si unisce con un’azione e riceve la carta in cima al suo mazzo.
rules-R5-4-title = Gioca una carta Azione
rules-R5-4 = Un’azione: mostra la carta, fai quello che dice, scartala.
rules-R5-5-title = Creazione
rules-R5-5 = Un’azione: segui una ricetta, e una sola. Si crea { $craft_in }; nella Modalità a squadre anche nel Blocco dell’altra squadra, mai nel proprio. Con { $craft_barred } o più non si crea, e nella pila deve esserci ciò che vuoi creare. Se resta un solo Coltello, ne ricevi uno.
rules-R5-6-title = Estorsione
rules-R5-6 = Un’azione, { $extortions ->
    [one] una volta
    [2] due volte
   *[other] { $extortions } volte
} per turno. Qui finiscono le amicizie.
rules-R5-6a = Ti servono un’Arma e una vittima: un altro giocatore nel tuo Luogo. Nella Modalità a squadre solo avversari, e mai in Isolamento.
rules-R5-6b = Intimidazione: dichiara quale Strumento vuoi ({ $tools }) e gioca { $weapons_a }. Non è detto che la vittima ce l’abbia.
rules-R5-6c = Se la vittima ha lo Strumento, può collaborare: lo consegna, non c’è scontro, e finisce qui. La tua Arma va persa lo stesso.
rules-R5-6c-example = Goran gioca un Coltello: «La tua Pala». Ines ripensa all’ultima visita in Infermeria e la consegna. Goran ha una Pala in più e un Coltello in meno.
rules-R5-6d = Altrimenti c’è uno scontro. Comincia il difensore; poi, a turno, si gioca un’Arma o ci si arrende. Nessuno deve giocare un’Arma solo perché ce l’ha.
rules-R5-6e = Chi si arrende, o non ha Armi da giocare, perde e subisce un Pestaggio.
rules-R5-6f = Chi vince prende una carta a chi perde: lo Strumento richiesto, se ha vinto l’attaccante e chi ha perso ce l’ha; in tutti gli altri casi una carta a caso. Da una mano vuota non si prende niente.
rules-R5-6f-example = Goran vuole un Piccone da Vera. Lei gioca una Lama, lui un Coltello, lei si arrende. Vera subisce un Pestaggio. Il Piccone non l’ha mai avuto, e così Goran le prende una carta a caso dalla mano.
rules-R5-6g = Tutte le Armi giocate vengono scartate: i Coltelli nella loro pila, le Lame tra gli scarti Ricerca.
rules-R5-6h = Le Sigarette e gli Strumenti già nel tunnel non si possono prendere.
rules-R5-6i = Nessuno dice se lo Strumento non ce l’ha o se non vuole darlo. Se lo Strumento richiesto passa di mano, lo vedono tutti; una carta a caso la vedono solo i due interessati.
rules-R5-7-title = Scambio
rules-R5-7 = Solo nella Modalità a squadre, un’azione, con un compagno di squadra nel tuo Luogo: dai e ricevi carte e Sigarette a piacere. L’altra parte accetta o rifiuta l’intero affare; l’azione è spesa comunque. L’affare deve riguardare qualcosa, e non si può chiedere ciò che l’altra parte non ha. I compagni di squadra nello stesso Luogo si vedono le carte in mano.
rules-R5-7-note = Il regolamento stampato non dice se il compagno di squadra debba essere d’accordo. Qui sì.

## R6
rules-R6-title = Azioni Luogo
rules-R6 = Un’azione ciascuna, e solo dove il Luogo la offre.
rules-R6-1-title = Scavare
rules-R6-1 = Nel Blocco Detentivo; nella Modalità a squadre in quello della tua squadra: metti scoperto nel tuo tunnel uno Strumento dalla mano e ottieni subito i suoi punti Tunnel. Ci resta per sempre. Con { $dig_barred } o più non si scava.
rules-R6-2-title = Vendere
rules-R6-2 = Luogo: { $selling }. Scarta quante carte vuoi, almeno una, e guadagna le Sigarette che valgono.
rules-R6-3-title = Comprare
rules-R6-3 = Luogo: { $buying }. Paga per una di queste cose. Da una pila vuota non si compra niente, e per due Coltelli devono essercene due.
rules-R6-4-title = Rubare un Cucchiaio
rules-R6-4 = Luogo: { $stealing }. Prendi { $spoons } dalla pila, se ce n’è.
rules-R6-5-title = Curarsi
rules-R6-5 = Luogo: { $healing }. Rimuovi uno dei tuoi Pestaggi.

## R7
rules-R7-title = Pestaggi
rules-R7 = Puoi avere al massimo { $most_beatings }; quelli in più non contano. Con { $craft_barred } non puoi creare. Con { $dig_barred } non puoi nemmeno scavare.

## R8
rules-R8-title = Precedenti
rules-R8 = Tutti hanno un passato. Resta segreto finché non lo riveli: una volta per partita, nel momento indicato dalla carta, senza spendere azioni. Se in quel momento fai parte della Gang indicata sulla carta, ottieni anche il bonus. Una carta Precedenti rivelata resta scoperta. Quando una carta Azione ti prende di mira e i tuoi Precedenti sono ancora coperti, la domanda ti viene fatta sempre, che servano o no: così la domanda non tradisce niente. Con la risposta automatica «non chiedermelo» la domanda non c’è; se i tuoi Precedenti servivano, dopo lo vieni a sapere solo tu.
rules-R8-note = Nel regolamento stampato il secondo effetto si «può» applicare. Rinunciare non conviene mai: qui si applica da sé (R14s).
rules-R8-example = Aldo è Allibratore e fa parte del Cartel. Nel suo turno rivela i Precedenti: Sigarette per l’Allibratore, altre per il Cartel. Non gli costa nessuna azione.

## R9
rules-R9-title = Gang
rules-R9 = Una carta Gang vale finché sta davanti a te, nel momento indicato dal testo e tutte le volte che capita, se non dice altro.

## R10
rules-R10-title = Michel e Michelle
rules-R10 = Una presenza in più, e non è amica di nessuno. Si gioca con Michel o con Michelle, o senza. Ottima compagnia soprattutto in due.
rules-R10a = { $michels } comincia { $michel_start_in }. Le sue { $michel_cards_number } carte si mescolano a faccia in giù; gli scarti stanno accanto. Quando serve una carta e non ne restano, si mescolano di nuovo gli scarti.
rules-R10b = Alla fine del tuo turno puoi tirare il dado e muovere { $michels } come in un Movimento Semplice: se il dado lascia una scelta, scegli tu.
rules-R10c = Chi si trova nel Luogo d’arrivo subisce un’estorsione, un giocatore dopo l’altro, in senso orario partendo da chi ha fatto il movimento. Se è lì anche lui, è il primo.
rules-R10d = Subisce un’estorsione anche chi conclude un proprio movimento dove c’è { $michels }. Finire in Isolamento non è un movimento di questo tipo.
rules-R10e = La vittima scopre una carta. Senza coltello: tutto bene. Con un coltello: scarti uno degli Strumenti mostrati, o ti batti. Per batterti giochi un’Arma e scopri la carta seguente: senza coltello hai vinto, con un coltello ti serve un’altra Arma.
rules-R10e-example = Silas incontra Michelle e scopre un coltello con un Cucchiaio. Si tiene il Cucchiaio e gioca una Lama. La carta seguente non mostra coltelli: Silas vince e può pescare.
rules-R10f = Chi non può o non vuole giocare un’Arma subisce un Pestaggio e scarta uno degli Strumenti della prima carta o, se non ne ha, una carta a caso.
rules-R10g = Chi vince può pescare { $victor_draws }.
rules-R10h = Tutte le carte scoperte vengono scartate, e le Armi pure.

## R11
rules-R11-title = Modalità a squadre
rules-R11 = Quattro o sei giocatori in due squadre sedute alternate. Vale tutto quanto sopra, tranne che:
rules-R11a = I punti Tunnel si sommano, e la squadra vince insieme.
rules-R11b = Le facce che portano nel Blocco Detentivo portano in entrambi i Blocchi.
rules-R11c = In ogni scontro, quando una parte deve giocare un’Arma, decide prima chi si sta battendo, poi ogni membro della squadra nello stesso Luogo, in senso orario. Chi ne gioca una sta aiutando. La parte si arrende solo se passano tutti, e la volta dopo si ricomincia a chiedere dal primo.
rules-R11d = Se lo scontro è perso, anche chi ha aiutato subisce un Pestaggio, e chi vince prende una carta a caso da ciascuno. Contro { $michels } chi aiuta non perde carte.
rules-R11d-note = Nel regolamento stampato il vincitore «può» prendere queste carte. Rinunciare non conviene mai: qui succede da sé (R14s).
rules-R11e = Si scava solo nel proprio Blocco, e dei due Blocchi si può creare solo in quello dell’altra squadra.
rules-R11f = I compagni di squadra nello stesso Luogo possono fare uno Scambio.
rules-R11g = Invece di tirare il dado per un Movimento Semplice puoi andare dove si trova un compagno di squadra della tua stessa Gang, ma non in Isolamento.

## R12
rules-R12-title = Chi sa che cosa
rules-R12 = Lo vedono tutti: Luoghi, carte Gang, Pestaggi, Sigarette, tunnel, il numero di carte in mano, le pile e gli scarti, i Precedenti rivelati e ogni carta giocata, venduta, scartata o presa allo scoperto. Restano segreti: le carte in mano, i Precedenti coperti e l’ordine dei mazzi. Il promemoria mostra che cosa saprebbe della mano altrui chi sta attento; il tavolo può farne a meno. I bot sanno esattamente altrettanto, e niente di più.

## R13
rules-R13-title = Mai
rules-R13 = Nessun effetto dura in eterno e nessuna carta va persa: ogni carta è sempre in un posto, e in uno solo.

## R14
rules-R14-title = Sottigliezze
rules-R14 = Che cosa le regole stampate lasciano aperto, e come si gioca qui. L’Isolamento (R1.1) è nostro: non c’è in nessun regolamento stampato. Non sono stampati e sono nostri anche: dove porta la maggior parte delle facce e quanto rende la Ricerca in quasi tutti i Luoghi (R1.1), una banca che non finisce mai (R1.5), i punti degli Strumenti (R1.6), il valore delle carte e quasi tutto ciò che fanno (R1.7), le due pile vuote (R2c), da dove partono le squadre (R2d), l’ordine alla fine del turno (R4d), più Movimenti Semplici (R5.1a), ciò che entra in una ricetta, ma non ciò che ne esce, e l’ultimo Coltello (R5.5), le estorsioni ai soli avversari nella Modalità a squadre (R5.6a), ciò che resta segreto (R5.6i), il rifiuto di uno Scambio (R5.7), la vendita di almeno una carta (R6.2), l’acquisto di due Coltelli (R6.3), come siedono le squadre (R11), chi può aiutare per primo (R11c), ciò che chi aiuta non perde contro { $michels } (R11d) e il fatto che nessuno segue un compagno in Isolamento (R11g).
rules-R14a = «Un qualsiasi altro Luogo aperto» vuol dire diverso dal tuo. È un movimento come gli altri: lì potresti incontrare { $michels }.
rules-R14b = Le abilità delle Gang non toccano il tiro che muove { $michels }.
rules-R14c = Le abilità che valgono una volta per turno si applicano da sole alla prima occasione. Unirsi di nuovo alla Gang non le rinnova. Due carte diverse sono due abilità, e ognuna si usa per conto suo.
rules-R14d = Le abilità d’inizio turno valgono quando il turno comincia, non quando ti unisci a metà.
rules-R14e = Ciò che non servirebbe a niente non viene proposto: non si manda in Isolamento chi c’è già, non si prende da una mano vuota. Le Bende senza Pestaggi e la Perquisizione di un Luogo vuoto vanno bene.
rules-R14f = Carte Azione e Precedenti possono colpire anche la propria squadra. Solo l’estorsione è riservata agli avversari.
rules-R14g = Rivolta, Strozzino e Partita truccata arrivano fino in Isolamento; Agguato no. Il bonus del Borseggiatore colpisce tutti fuori dall’Isolamento e, se ci sei dentro, anche chi è lì con te. La carta Rivolta stessa non viene ridistribuita.
rules-R14h = La Perquisizione colpisce anche chi la gioca. Va in senso orario, a partire da chi la gioca.
rules-R14i = Autista da rapina e Avvocato rispondono ai giocatori, non a { $michels }. Il Pugile vince ogni scontro tuo, ma non quelli in cui dai solo una mano.
rules-R14j = Rete ti salva le carte anche contro { $michels } e quando aiuti.
rules-R14k = { $spoils ->
    [one] La carta in più di Riscossione viene
   *[other] Le { $spoils } carte in più di Riscossione vengono
} da chi ha perso lo scontro, non da chi ha aiutato.
rules-R14l = Se è stato necessario giocare due Armi, Persuasione e Avvocato le riprendono entrambe.
rules-R14m = Gli sconti si sommano, ma niente costa meno di niente.
rules-R14n = Una pila troppo piccola dà quello che ha.
rules-R14o = Chi ha Differenziata e troppo poche carte scarta quelle che ha.
rules-R14p = I punti Tunnel si ottengono quando si scava, e restano.
rules-R14q = Quello che sai di una mano svanisce: quando ne escono carte non viste, il promemoria ipotizza il peggio. Una Rivolta lo azzera. Quando due mani si scambiano, quello che sai le segue.
rules-R14r = Armi, carte Azione e carte di { $michels } restano sul tavolo finché non è tutto finito.
rules-R14s = Dove le regole stampate dicono «può» e rinunciare non converrebbe mai, succede da sé: la carta di chi ha aiutato e perso (R11d), il bonus dei Precedenti (R8). E un Movimento Prudente porta sempre in un Luogo diverso dal tuo.

## Rows below a paragraph
rules-row-category = { $category_plural }: { $cards }
rules-row-sort = { $category_plural }: { $cards }
rules-row-points = { $card }: { $points }
rules-row-worth = { $cards }: { $cigarettes }
rules-row-goal = { $players } giocatori: { $points }
rules-row-team-goal = { $players } giocatori a squadre: { $points } per squadra
rules-row-recipe = Con { $spent_bare }: { $made_bare }.
rules-row-price = { $item } per { $cigarettes }
rules-row-gang = { $gang }: { $price } diversi tra { $accessories }
rules-row-gang-any = { $gang }: { $price } Accessori diversi qualsiasi
