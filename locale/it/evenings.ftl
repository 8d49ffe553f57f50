### La lunga via d’uscita: le porte, le serate, i favori, come finisce una serata.
way-title = La lunga via d’uscita
way-about = Dodici serate portano al cancello, una partita ciascuna. Ogni serata ha un tavolo diverso. La terza serata persa chiude il tentativo. Per ogni serata vinta conservi un favore.
way-none = Ancora nessun tentativo. La prima porta è aperta.
way-past =
    { $count ->
        [one] Finora un tentativo.
       *[other] Finora { $count } tentativi.
    } Serate vinte al massimo: { $best }.
way-lives =
    { $count ->
        [0] Nessuna vita rimasta.
        [one] Una vita rimasta.
       *[other] { $count } vite rimaste.
    }
way-favours =
    { $count ->
        [0] Ancora nessun favore
        [one] 1 favore
       *[other] { $count } favori
    }
way-on = Serata { $number }
way-new = Nuovo tentativo
way-earlier = Tentativi precedenti
way-past-run = Serate vinte: { $count }. Stelle: { $stars }.
way-seed-hint = Seme: uno nuovo
way-seed-help = Lo stesso seme dà le stesse serate. Un tentativo con un seme scelto viene segnato. Solo cifre.
way-secret = Precedenti di { $name }: { $background }
way-give-up = Chiudi il tentativo
way-give-up-words = Il tentativo finisce qui e resta nella memoria. Uno nuovo comincia dalla prima serata.
way-sentence-long = Dodici serate
way-sentence-short = Breve soggiorno
way-sentence-life = A vita
way-sentence-long-words = Dodici serate: tre vite, con favori.
way-sentence-short-words = Breve soggiorno: sei serate, tre vite, senza favori.
way-sentence-life-words = A vita: rivali più forti, una vita.
way-door-won = vinta
way-door-ahead = la prossima
way-door-closed = chiusa
evening-number = { $number }. { $title }
evening-goal-escape = Evadi prima degli altri: scava { $points }.
evening-goal-team = Evadete prima dell’altra squadra: scavate insieme { $points }.
evening-goal-points = Scava { $points } entro la fine del giro { $round }.
evening-goal-hold = Nessun altro deve evadere prima della fine del giro { $round }.
evening-star-rounds =
    { $count ->
        [one] Vinci in un giro.
       *[other] Vinci entro { $count } giri.
    }
evening-never-extort = Non fare estorsioni.
evening-never-fight = Non giocare mai un’Arma.
evening-never-beaten = Non subire Pestaggi.
evening-never-join = Non unirti a nessuna Gang.
evening-never-buy = Non comprare nulla.
evening-never-craft = Non creare nulla.
evening-star-lost = non più possibile
evening-chance = Probabilità di evadere
door-play = Gioca
door-on = Continua
door-begun = Questa serata è già cominciata: i favori sono scelti.
door-rivals = Al tavolo
door-team = Due squadre
door-mate = dalla tua parte
door-michel = { $name } è in giro.
door-others-begin = In più per { $names }: { $things }.
door-goal = Obiettivo e stelle
door-favours = Favori per stasera: { $count } su { $most }
door-no-favours = Non hai ancora favori. Ogni serata vinta ne porta uno.
door-most = In una serata contano al massimo { $most } favori. Prima lasciane qui un altro.
outcome-won = { $title }: vinta
outcome-lost = { $title }: persa
outcome-on = Torna alle porte
outcome-keep = Conserva il favore
outcome-no-favour = Nessuno
outcome-choose = Conserva un favore per le prossime serate
outcome-no-run = Questa serata non appartiene a nessun tentativo e non conta.
outcome-escaped = Evasione al giro { $round }: { $names }.
outcome-late = Il giro { $round } è finito.
outcome-conceded = Hai gettato la spugna.
outcome-dug = I tuoi punti Tunnel: { $points } su { $goal }.
outcome-lives =
    { $count ->
        [one] Ti resta una vita. Riprova con altre carte.
       *[other] Ti restano { $count } vite. Riprova con altre carte.
    }
outcome-out = Sei fuori! Serate vinte: { $count }. Stelle: { $stars }.
outcome-over = Il tentativo finisce qui. Serate vinte: { $count }. Stelle: { $stars }.
runs-unkept = Non è stato possibile salvare il tentativo. Il gioco continua a provare.
runs-broken = Il tentativo non era leggibile. Il file è stato messo da parte e ne può cominciare uno nuovo.
runs-newer = Una versione più recente del gioco ha annotato il tentativo. Questa versione non lo cambia.
favour-begin = Cominci anche con: { $things }.
favour-first = Giochi il primo turno.
favour-look = Vedi i Precedenti di un rivale.
favour-whetstone = Cote
favour-old_debt = Vecchio debito
favour-early_bird = Sveglia presto
favour-spare_parts = Pezzi di ricambio
favour-kitchen_job = Turno in cucina
favour-iron_bar = Sbarra di ferro
favour-laundry_tub = Tinozza
favour-parcel = Pacchetto
favour-wrist_watch = Orologio trovato
favour-copied_key = Chiave copiata
favour-two_blades = Due lame
favour-chain_links = Catena di bicicletta
favour-accessory = Vecchio guardaroba
favour-accessory-words = Cominci anche con un Accessorio a tua scelta.
favour-open_file = Fascicolo aperto
group-doors = Porte
group-favours = Favori
group-stars = Stelle

## Le serate, raccontate da Ines
evening-first_night = Prima notte
evening-first_night-opening = E così vuoi uscire. La prima notte lo vogliono tutti. Con noi ci sono Tomasz e Olga, e nessuno dei due ha fretta. Ti ho messo sotto il cuscino qualcosa per scavare. Fammi vedere che lo sai usare.
evening-first_night-won = Niente male per una prima notte. Domattina ti riporteranno qui, certo. Ma ora so che sai scavare.
evening-first_night-lost = Hanno fatto prima loro. Dormi e riprova. Nessuno impara a scavare in un giorno.
evening-the_canteen = La mensa
evening-the_canteen-opening = Stasera non ti serve un’uscita, solo un buon inizio. Sei in Mensa, dove stanno i Cucchiai. Scava qualche punto prima che la cucina chiuda. Mila e Aldo hanno la stessa idea.
evening-the_canteen-won = La zuppa era fredda, ma il tunnel è cresciuto. È questo che conta.
evening-the_canteen-lost = La cucina ha chiuso. Meno tempo al bancone e più tempo nel buco.
evening-the_infirmary = L’infermeria
evening-the_infirmary-opening = Qualcuno ti ha pestato per bene e nessuno ha visto niente. Con due Pestaggi non puoi scavare. Decidi quanto tempo vale una benda. Noor e Goran non ti aspettano.
evening-the_infirmary-won = Hai scavato con i lividi. Ho visto gente sana fare di meno.
evening-the_infirmary-lost = Il dolore rallenta. La prossima volta pensa prima a che cosa devi curare.
evening-closed_market = Mercato chiuso
evening-closed_market-opening = Le guardie hanno trovato il magazzino di Aldo. Stasera nell’Area ricreativa puoi vendere ma non comprare. Quello che ti serve devi trovarlo, crearlo o prenderlo. Aldo è di cattivo umore.
evening-closed_market-won = Niente negozio, eppure un tunnel. Stai diventando abile con le mani.
evening-closed_market-lost = Senza negozio ci vuole pazienza. Cerca le Combinazioni, servono per tutto.
evening-blunt_knives = Tre coltelli
evening-blunt_knives-opening = Hanno perquisito le celle: in tutta Blackgate restano solo tre Coltelli. Chi ne ha uno conta qualcosa. Goran pensa che debba toccare a lui.
evening-blunt_knives-won = Sei fuori, con tutte le dita. Goran sta ancora contando le sue.
evening-blunt_knives-lost = Tre Coltelli, e nessuno era in mano tua al momento giusto. Anche le Lame tagliano.
evening-the_visitor = Il visitatore
evening-the_visitor-opening = Michel è tornato. Va di luogo in luogo e prende quello che gli piace. Vera non lascia il suo angolo. Dario vuole stringergli la mano. Io ti consiglio di non fare né l’uno né l’altro.
evening-the_visitor-won = Michel ha chiesto di te. Ho detto che non c’eri più.
evening-the_visitor-lost = Non cercare Michel e non aspettarlo. Fatti trovare altrove.
evening-open_secret = Segreto di tutti
evening-open_secret-opening = Qualcuno ha parlato. Tutti sanno chi eri prima di Blackgate, quindi non ti aiuta più. Sono in tre al tavolo, e tutti sorridono. Dovrai vincere senza sorprese.
evening-open_secret-won = Sapevano tutto di te, tranne che avresti vinto.
evening-open_secret-lost = Ti hanno visto arrivare. Senza segreti, corri più delle chiacchiere.
evening-hold_the_wall = Fino al mattino
evening-hold_the_wall-opening = Stasera non si tratta di te. Se uno di loro esce, le guardie perquisiscono ogni cella, e a me servono ancora alcune ore. Nessuno deve evadere prima della fine del giro { $round }. Come, è affar tuo.
evening-hold_the_wall-won = È mattina, e ci sono ancora tutti. I miei piani ti ringraziano.
evening-hold_the_wall-lost = Uno di loro è sparito e le guardie sono qui. Guarda i tunnel, non solo le facce.
evening-two_sides = Fianco a fianco
evening-two_sides-opening = L’ala è divisa. Tu hai Tomasz, loro sono in due: Carmen e Renard, e sanno quello che fanno. Ciò che scava uno di voi vale per entrambi. Parlate meno, date di più.
evening-two_sides-won = Tomasz dice che sei a posto. Detto da lui è un discorso.
evening-two_sides-lost = Due che scavano da soli perdono contro due che scavano insieme. Incontralo più spesso.
evening-full_wing = Ala piena
evening-full_wing-opening = Siamo in sei, un corridoio, e tutti hanno un piano. Stasera bastano pochi punti, quindi si farà presto. Chi è in testa viene derubato. Forse non dovresti sembrarlo.
evening-full_wing-won = In cinque chiedono dove sei. Io non ho detto nulla.
evening-full_wing-lost = Troppe mani, pochi Strumenti. Resta nell’ombra fino alla fine, poi scava.
evening-solitary = Isolamento
evening-solitary-opening = Ti hanno punito per una cosa che ho fatto io. Mi dispiace, un poco. Hai preso botte e sei in Isolamento, e Silas e Dario sono già al lavoro. Sono bravi. Fai meglio di loro.
evening-solitary-won = Dall’Isolamento al muro. Devo ripensare a te.
evening-solitary-lost = La cella ti è costata tempo. Scopri come uscirne prima.
evening-the_professor = La professoressa
evening-the_professor-opening = L’ultimo tunnel è già a metà, ha un solo posto, e noi siamo in due. Ti ho detto tutto quello che so. Vediamo se hai ascoltato. Stasera niente favori tra noi. Va bene: porta i tuoi.
evening-the_professor-won = Va’. Ti ho insegnato tutto, e hai usato tutto contro di me. Poche volte sono stata così fiera.
evening-the_professor-lost = Mi dispiace. Lo aspettavo da più tempo di te. Torna, io sarò ancora qui.
