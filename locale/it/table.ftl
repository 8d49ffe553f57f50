# The table: bars, trays, closer looks.
common-cancel = Annulla
common-back = Indietro
common-close = Chiudi
table-menu = Menu
table-rules = Regole
table-undo = Annulla l’ultima azione
table-since = Che cosa è successo dal mio ultimo turno
table-since-closed = Le mani sono coperte. Scopri le tue carte per leggere che cosa è successo dal tuo ultimo turno.
table-nudge = { $name }, gli altri aspettano.
table-since-title = Dal tuo ultimo turno
table-since-nothing = Ancora niente.
table-round = Giro { $number }
table-pause = Pausa o riprendi
table-step = Un passo
table-speed = { $number }×
table-speed-help = Quanto giocano in fretta i bot: da 1× a 8×
table-skip = Salta alla prossima domanda
table-watch = Guarda le carte del prossimo giocatore
table-over = La partita è finita.
table-rolling = { $name } tira il dado…
table-rolling-you = Tiri il dado…
table-log = Diario
table-actions = Il tuo turno
table-empty-hand = Nessuna carta in mano.
table-die-help = Il dado. Ogni faccia porta a due Luoghi.
table-die-help-team = Il dado. { $faces } portano a tre Luoghi: i due Blocchi e un altro. Le altre facce portano a due.
table-deck-help =
    { $count ->
        [0] Il mazzo Ricerca è vuoto; gli scarti si mescolano quando serve.
        [one] Il mazzo Ricerca: resta una carta.
       *[other] Il mazzo Ricerca: restano { $count } carte.
    }
table-deck-title = Mazzo Ricerca
table-discard-help = Gli scarti Ricerca: scoperti per tutti.
table-discard-title = Scarti Ricerca
table-michel-help = Chi incontra questo personaggio scopre una carta. Se c’è un coltello, sono guai.
table-michel-discard = Carte scoperte finora
table-gang-help = { $gang }: { $card }. { $power }
table-gang-empty = { $gang }: carte finite, quindi nessuno può unirsi.
table-gang-top = Chi si unisce adesso riceve
table-gang-price =
    { $count ->
       *[other] Il prezzo: { $count } diversi tra questi
    }
table-none = Niente
table-seat-open = Sul tavolo
table-seat-hand = In mano
table-seat-known = Che cosa sai della mano
table-seat-known-all = Che cosa sanno tutti della mano
table-seat-nothing-known = Nessuna di queste carte è stata vista.
table-seat-tunnel = Nel tunnel
table-seat-words =
    { $place }
    { $cards ->
        [one] Una carta in mano
       *[other] { $cards } carte in mano
    }, { $cigarettes ->
        [one] una Sigaretta
       *[other] { $cigarettes } Sigarette
    }, { $beatings ->
        [0] nessun Pestaggio
        [one] un Pestaggio
       *[other] { $beatings } Pestaggi
    }, { $points ->
        [one] un punto Tunnel
       *[other] { $points } punti Tunnel
    }.
table-end-title = Finire il turno?
table-end-question =
    { $count ->
        [one] Hai ancora un’azione.
       *[other] Hai ancora { $count } azioni.
    }
table-end-yes = Finisci il turno
table-end-no = Non ancora
table-cannot-drop = Lì non serve a niente.
table-commit = Decidi in segreto
table-commit-help = Scegli ora quante Armi giocherai prima di arrenderti. Così in questo scontro non dovete passarvi il mouse ogni volta.
tray-empty = Premi le carte per metterle qui.
tray-cigarettes =
    { $count ->
        [one] { $count } Sigaretta
       *[other] { $count } Sigarette
    }
tray-hand = La tua mano
tray-discard-pile = Scarti Ricerca
tray-sell = Che cosa vendi?
tray-sell-total =
    { $cigarettes ->
        [one] Ricevi una Sigaretta.
       *[other] Ricevi { $cigarettes } Sigarette.
    }
tray-sell-nothing = Scegli almeno una carta.
tray-sell-confirm = Vendi
tray-discard =
    { $count ->
        [one] Scarta una carta
       *[other] Scarta { $count } carte
    }
tray-discard-missing =
    { $count ->
        [one] Ancora una da scartare.
       *[other] Ancora { $count } da scartare.
    }
tray-discard-confirm = Scarta
tray-forge =
    { $count ->
        [one] Prendi una carta dagli scarti
       *[other] Prendi { $count } carte dagli scarti
    }
tray-forge-missing =
    { $count ->
        [one] Ancora una da prendere.
       *[other] Ancora { $count } da prendere.
    }
tray-forge-confirm = Prendi
tray-full = Di più non si può: prima rimettine una a posto.
tray-ready = Tutto pronto.
tray-exchange = Scambio con { $name }
tray-give = Tu dai
tray-take = { $name } dà
tray-exchange-nothing = Prima metti qualcosa sul tavolo.
tray-exchange-confirm = Proponi
tray-commit = Quante Armi giochi?
tray-commit-total =
    { $count ->
        [0] Ti arrenderai subito.
        [one] Giocherai un’Arma, poi ti arrenderai.
       *[other] Giocherai { $count } Armi, poi ti arrenderai.
    }
tray-commit-confirm = Deciso
undo-stop-die = Un tiro di dado non si annulla.
undo-stop-cards = Nel frattempo si sono viste delle carte.
undo-stop-other = Nel frattempo ha agito qualcun altro.
undo-stop-nothing = Non c’è niente da annullare.
undo-stop-rule = A questo tavolo non si torna indietro.
verb-roll_move-help = Tira il dado e vai in uno dei Luoghi che indica. Un’azione.
verb-cautious_move-help = Vai nel Luogo che preferisci. { $actions }.
verb-follow-help = Raggiungi un compagno di squadra della tua Gang, senza dado. Un’azione.
verb-search-help = Pesca carte Ricerca: quante ne dà il tuo Luogo. Una volta per turno.
verb-craft-help = Crea un’Arma o uno Strumento con due carte. Un’azione.
verb-dig-help = Metti uno Strumento nel tuo tunnel. Un’azione.
verb-sell-help = Vendi carte in cambio di Sigarette. Un’azione.
verb-buy-help = Compra un’Arma o uno Strumento con le Sigarette. Un’azione.
verb-steal_spoon-help = Prendi un Cucchiaio dalla pila. Un’azione.
verb-heal-help = Togliti un Pestaggio. Un’azione.
verb-join-help = Paga in Accessori e prendi la prima carta di una Gang. Un’azione.
verb-play-help = Gioca una carta Azione dalla mano. Un’azione.
verb-extort-help = Minaccia con un’Arma chi è qui e pretendi uno Strumento. Una volta per turno.
verb-exchange-help = Proponi carte e Sigarette a un compagno di squadra qui. Un’azione.
verb-reveal-help = Mostra i tuoi Precedenti e usali: una volta per partita, senza azioni.
verb-end_turn-help = Comincia il turno di chi viene dopo.
# The end of a fight, large over the board.
verdict-gives_up = { $name } si arrende!
verdict-wins = { $name } vince lo scontro!
# Whose hand lies open at a screen that several people share.
table-named = { $name }: { $words }
table-from-memory = Scegli a memoria. Se ti mancano le carte non succede niente, ma gli altri se ne accorgono.
table-not-from-memory = Ti mancano le carte per farlo. Prima guarda la tua mano.
