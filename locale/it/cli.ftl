### The command line: its help, and what it answers in a terminal. Words in capitals stand for what is typed there;
### commands, options and the words they take (human, hard, michel …) are the same in every language.

## Help
cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-about = Ergastolani in gara per scavare un tunnel fuori da Blackgate.
cli-help = mostra questo aiuto
cli-version = mostra la versione
cli-play = apre la finestra di gioco (anche senza nessun comando)
cli-engine = parla il protocollo del motore, righe JSON su stdin e stdout
cli-sim = fa giocare i bot senza finestra e mostra le cifre
cli-learn = calibra il valore delle posizioni dei bot su partite contro sé stessi
cli-replay = mostra o verifica una partita registrata
cli-laws = controlla le leggi del modello su partite casuali di ogni modalità
cli-cards = elenca tutte le carte o controlla un pacchetto: cards check PERCORSO
cli-lessons = elenca le lezioni o gioca ognuna seguendo le sue luci: lessons check
cli-shots = salva ogni schermata come immagine, anche senza monitor
cli-selftest = dimostra che il programma funziona: una partita, un salvataggio, ogni schermata
cli-bench = misura la velocità delle regole
cli-pack = cartella di un altro pacchetto di carte
cli-lang = per esempio en o it
cli-lang-or-all = una lingua, oppure all
cli-seats-play = subito al tavolo: human e bot, per esempio human,hard
cli-seats-sim = da due a sei bot, per esempio random,medium
cli-seats-learn = chi gioca (la policy)
cli-near = parte da un altro valore, come players4
cli-team = gioca a squadre
cli-michel = con Michel o Michelle
cli-seed = numero che fissa tutto ciò che è casuale
cli-games = numero di partite
cli-resume = continua l’ultima partita
cli-jobs = processi di lavoro (uno per core)
cli-json = stampa un oggetto JSON
cli-budget = quanto possono spendere per decisione i livelli che calcolano
cli-iterations = lo stesso, come numero di iterazioni
cli-players = numero di giocatori
cli-out-file = dove scrivere (i dati di serie)
cli-out-folder = dove vanno le immagini
cli-record = una registrazione o una partita salvata
cli-audit = rigioca tutto e verifica ogni tiro, ogni carta e ogni azione
cli-expect = con --audit: l’impegno annotato prima della partita, o le sue prime 16 cifre
cli-seal = con --audit: il sigillo annotato alla fine, o le sue prime 16 cifre
cli-every = controlla ogni K decisioni
cli-seconds = si ferma passato questo tempo; ogni modalità ha avuto la sua parte
cli-check = controlla un pacchetto invece di elencare le carte
cli-lessons-what = gioca ogni lezione invece di elencarle
cli-size = della finestra
cli-scale = dell’interfaccia (quella adatta alla dimensione)
cli-only = solo le schermate con questo nel nome

## What stands for what is typed
cli-word-address = INDIRIZZO
cli-word-command = COMANDO
cli-word-dir = CARTELLA
cli-word-file = FILE
cli-word-hash = CODICE
cli-word-language = LINGUA
cli-word-pack = PACCHETTO
cli-word-path = PERCORSO
cli-word-percent = PERCENTUALE
cli-word-word = PAROLA
cli-word-value = VALORE

## A wrong call: one line after “blackgate: ”.
cli-unknown-arguments = Qui non vuol dire niente: { $words }
cli-missing-arguments = Manca: { $words }
cli-needs-value = Dopo { $option } deve venire qualcosa.
cli-takes-no-value = Dopo { $option } non va niente.
cli-no-such-command = Il comando «{ $word }» non esiste. Ci sono { $words }.
cli-no-such-choice = { $option } non conosce «{ $word }». Conosce { $words }.
cli-ambiguous = «{ $option }» può essere ognuno di questi: { $words }.
cli-no-count = Dopo { $option } va un numero intero da 1 in su, non «{ $word }».
cli-no-such-number = Dopo { $option } va un numero intero da 1 a { $most }, non «{ $word }».
cli-no-seed = Dopo { $option } va un numero intero da 0 in su, non «{ $word }».
cli-no-code = { $option } richiede un codice da 16 a 64 cifre (0–9, a–f), non «{ $word }».
cli-needs-audit = --expect e --seal richiedono --audit.
cli-how-to-check = «cards» elenca le carte, «cards check PERCORSO» controlla un pacchetto.
cli-how-to-lessons = «lessons» elenca le lezioni, «lessons check» le gioca tutte.
cli-no-pack = { $folder } non è una cartella con file di carte.
cli-no-language = Per «{ $language }» non ci sono testi, solo per { $languages }.
cli-no-table = Così non ci si può sedere: { $seats }
cli-no-bot = Il bot «{ $bot }» non esiste. Scegli un livello tra { $levels }, da solo o con un carattere, come in { $example }.
cli-wrong-seats = Una partita ha da 2 a 6 posti, 4 o 6 con --team.
cli-wrong-team = A squadre si gioca in 4 o in 6.
cli-no-numpy = Per imparare serve numpy. Installa l’extra «learn».
cli-no-value = Non c’è nessun valore «{ $value }».
cli-few-games = Per imparare servono più partite, almeno { $games }.
cli-wrong-size = Una dimensione si scrive come 1280x720.
cli-no-out = Impossibile creare { $folder }: { $reason }

## What is wrong with a record
record-too-large = { $file } è troppo grande per essere una registrazione.
record-unreadable = Impossibile leggere { $file }: { $reason }
record-no-json = { $file } non è una registrazione: non è JSON.
record-other-format = { $file } non è una registrazione: il formato è un altro.
record-no-version = { $file } non è una registrazione: manca la versione.
record-newer = { $file } è della versione più recente { $version }.
record-other-dice = { $file } è di una partita con dadi di un altro tipo.
record-no-pack = { $file } non nomina nessun pacchetto di carte.
record-no-list = { $file } non è una registrazione: «{ $field }» non è una lista.
record-uneven = { $file } non è una registrazione: azioni e somme di controllo non sono in numero uguale.
record-no-seed = { $file } non è una registrazione: manca il seme.
record-no-options = { $file } non è una registrazione: mancano le opzioni.
record-wrong-options = { $file } non è una registrazione: le opzioni sono sbagliate.
record-no-salt = { $file } non è una registrazione: manca il sale.
record-other-cards = La registrazione usa altre carte. Indica la loro cartella con --cards.
record-wrong-cards = La registrazione contiene carte con cui non si può giocare o che non sono le sue.
record-commitment = L’impegno non è stato fatto con ciò che la registrazione rivela.
record-position = La posizione della registrazione è sbagliata: { $reason }
record-malformed = L’azione { $action } è scritta male: { $reason }
record-illegal = L’azione { $action } non era permessa.
record-untrue = Ciò che è successo all’azione { $action } non corrisponde alla registrazione.
record-other-table = La registrazione è di un altro tavolo rispetto al piano.
record-after-end = La partita continua dopo la sua fine.
record-two-starts = { $file } non è una registrazione: comincia da una posizione eppure nomina un seme o un impegno.
record-no-chosen = { $file } non è una registrazione: non dice se il seme è stato scelto.
record-no-seats = { $file } non è una registrazione: ai suoi posti non può sedersi nessuno.
record-no-end = { $file } non è una registrazione: la sua fine non è una fine.
record-cut = La registrazione è stata tagliata o cambiata alla fine: si ferma dove non è stato messo alcun sigillo.
record-other-end = La partita non è finita come dice la registrazione.
record-undone = Alla voce { $action } è stato annullato qualcosa che non si poteva annullare.
record-sat-again = Il posto { $seat } si era arreso e non può tornare.
record-not-expected = L’impegno non è quello annotato. Quello della registrazione è { $commitment }.
record-not-sealed = Il sigillo non è quello annotato. Quello della registrazione è { $seal }.

## Answers
cli-progress = { $done }/{ $whole }, ancora { $seconds } s
cli-record-true = La registrazione è autentica. Azioni: { $actions }, tiri: { $rolls }, carte pescate: { $cards }. { $ending }
cli-record-won = Vince il posto { $seats }.
cli-record-open = Non conclusa.
cli-laws-hold = Le leggi valgono. Partite: { $games }, decisioni: { $decisions }, controlli di tutte le leggi: { $checks }
cli-laws-modes = Partite di ogni modalità: { $modes }
cli-laws-missed = Il tempo era troppo poco. Modalità senza partite: { $modes }
cli-learnt = { $file }: posizioni { $positions }, partite { $games }, log loss { $loss }, sui dati tenuti da parte { $held }, a parità di probabilità { $even }
cli-not-fitting = { $file }: non combacia: { $words }
cli-check-problems =
    { $count ->
        [one] 1 problema trovato.
       *[other] { $count } problemi trovati.
    }
cli-check-good = { $folder } è un buon pacchetto. Tipi: { $kinds }, carte: { $cards }, carte Gang: { $gangs }, carte Precedenti: { $backgrounds }
cli-check-note = Nota: { $note }
cli-cards-title = Pacchetto { $name } ({ $fingerprint })
cli-cards-search = Carte Ricerca e delle pile
cli-cards-deck = { $copies } nel mazzo, prezzo di vendita { $value }
cli-cards-pile = { $copies } nella pila, prezzo di vendita { $value }
cli-cards-points =
    { $points ->
        [one] 1 punto Tunnel
       *[other] { $points } punti Tunnel
    }
cli-cards-gangs = Carte Gang
cli-cards-backgrounds = Carte Precedenti
cli-cards-michel = Carte di Michel(le)
cli-cards-no-knife = niente coltello
cli-cards-inmates = Detenuti
cli-cards-board = plancia { $board }
cli-lessons-row = Lezione { $number }, { $title }: { $steps } passi, { $words } parole
cli-lessons-good = Tutte le { $lessons } lezioni si giocano come sono scritte.
cli-sim-games = partite: { $games }, non concluse: { $unfinished }, decisioni: { $decisions }, giri: mediana { $median }, nove su dieci sotto { $most }
cli-sim-bot = vittorie: { $wins } su { $seats } posti, { $share }% [{ $low }; { $high }]
cli-sim-time = per decisione: mediana { $median } ms, p95 { $slow } ms, massimo { $most } ms
cli-sim-stood-in =
    { $count ->
        [one] Una risposta è di un altro, al posto di un bot che ha fallito ({ $failure }).
       *[other] { $count } risposte sono di un altro, al posto di bot che hanno fallito (la prima volta: { $failure }).
    }
cli-sim-seats = vittorie per posto: { $wins }, chi comincia { $share }%
cli-sim-uses = usi di ogni carta:
cli-sim-unused = mai usate: { $cards }
cli-sim-all-used = ogni carta ha avuto effetto almeno una volta
cli-phones = fa entrare subito i telefoni e scrive l’indirizzo
cli-bind = indirizzo della rete locale su cui ascoltare
cli-port = porta su cui ascoltare (una libera qualsiasi se manca)
cli-no-address = { $address } non è un indirizzo con porta della rete locale
cli-review = mostrare bravura e fortuna di una partita registrata
cli-effort = con quanta cura: quick (veloce) o full (a fondo)
cli-review-best = la migliore
cli-review-fine = buona
cli-review-slip = imprecisione
cli-review-mistake = errore
cli-review-blunder = svarione
cli-review-seat = Posto { $seat }: possibilità all’inizio { $start }%, alla fine { $result }%
cli-review-account = punti: bravura { $skill }, fortuna { $luck }, gli altri { $others }
cli-review-decisions = decisioni: { $count } ({ $marks }), persi per decisione: { $lost }
cli-review-better = azione { $at }: { $mark }, { $lost } punti persi con { $action }; meglio: { $best }
cli-review-moments = Che cosa ha deciso (punti di possibilità):
cli-review-moment = azione { $at }, posto { $seat }: { $what }, { $swing }
cli-puzzles = elenca le evasioni notturne, le dimostra con il risolutore o risolve qualunque posizione con un obiettivo
cli-puzzles-what = `check`: dimostra un campione; `solve FILE`: la probabilità di ogni prima mossa e la via migliore
cli-puzzles-all = dimostra tutte
cli-puzzles-how = il comando è: puzzles, puzzles check [--all] oppure puzzles solve FILE
cli-puzzles-listed = Evasioni notturne: { $count }
cli-puzzles-proved = Dimostrate: { $count }; fallite: { $failed }
cli-puzzles-large = { $name } è troppo grande: c’è da valutare più di quanto si possa aspettare
cli-puzzles-seat = Posto { $seat }
cli-puzzles-line = La via migliore, se il caso è benevolo:
cli-puzzles-luck = così benevolo con una probabilità del { $chance }
