# The table: bars, trays, closer looks.
common-cancel = Annuler
common-back = Retour
common-close = Fermer
table-menu = Menu
table-rules = Règles
table-undo = Reprendre la dernière action
table-since = Ce qui s’est passé depuis mon dernier tour
table-since-closed = Les mains sont masquées. Montre tes cartes pour lire ce qui s’est passé depuis ton dernier tour.
table-nudge = { $name }, les autres attendent.
table-since-title = Depuis ton dernier tour
table-since-nothing = Rien encore.
table-round = Manche { $number }
table-pause = Pause ou reprise
table-step = Un pas
table-speed = { $number }×
table-speed-help = À quelle vitesse jouent les bots : de 1× à 8×
table-skip = Passer à la prochaine question
table-watch = Regarder les cartes du détenu suivant
table-over = La partie est finie.
table-rolling = { $name } lance le dé…
table-rolling-you = Tu lances le dé…
table-log = Journal
table-actions = Ton tour
table-empty-hand = Aucune carte en main.
table-die-help = Le dé. Chaque face mène à deux lieux.
table-die-help-team = Le dé. { $faces } mènent à trois lieux : les deux blocs et un autre. Les autres faces mènent à deux.
table-deck-help =
    { $count ->
        [0] Le paquet Fouille est vide ; la défausse sera mélangée au besoin.
        [1] Le paquet Fouille : plus qu’une carte.
       *[other] Le paquet Fouille : encore { $count } cartes.
    }
table-deck-title = Paquet Fouille
table-discard-help = La défausse Fouille : visible de tous.
table-discard-title = Défausse Fouille
table-michel-help = Qui tombe dessus retourne une carte. Un couteau, et les ennuis commencent.
table-michel-discard = Cartes déjà retournées
table-gang-help = { $gang } : { $card }. { $power }
table-gang-empty = { $gang } : plus aucune carte, donc personne ne peut rejoindre ce gang.
table-gang-top = La prochaine recrue reçoit
table-gang-price = { $count ->
        [one] Le prix : { $count } de ceux-ci
       *[other] Le prix : { $count } différents parmi ceux-ci
    }
table-none = Aucun
table-seat-open = Sur la table
table-seat-hand = Main
table-seat-known = Ce que tu sais de sa main
table-seat-known-all = Ce que tout le monde sait de sa main
table-seat-nothing-known = Aucune de ces cartes n’a été vue.
table-seat-tunnel = Dans le tunnel
table-seat-words =
    { $place }
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }, { $cigarettes ->
        [one] { $cigarettes } Clope
       *[other] { $cigarettes } Clopes
    }, { $beatings ->
        [0] pas une égratignure
        [one] { $beatings } Raclée
       *[other] { $beatings } Raclées
    }, { $points ->
        [one] { $points } point de Tunnel
       *[other] { $points } points de Tunnel
    }.
table-end-title = Finir le tour ?
table-end-question =
    { $count ->
        [one] Il te reste { $count } action.
       *[other] Il te reste { $count } actions.
    }
table-end-yes = Finir le tour
table-end-no = Pas encore
table-cannot-drop = Ici, ça ne donne rien.
table-commit = Décider en secret
table-commit-help = Choisis dès maintenant combien d’Armes tu joueras avant d’abandonner. Il n’y aura pas à se passer la souris dans cette Bagarre.
tray-empty = Clique sur des cartes pour les mettre ici.
tray-cigarettes =
    { $count ->
        [one] { $count } Clope
       *[other] { $count } Clopes
    }
tray-hand = Ta main
tray-discard-pile = Défausse Fouille
tray-sell = Que vends-tu ?
tray-sell-total =
    { $cigarettes ->
        [one] Tu gagnes { $cigarettes } Clope.
       *[other] Tu gagnes { $cigarettes } Clopes.
    }
tray-sell-nothing = Choisis au moins une carte.
tray-sell-confirm = Vendre
tray-discard =
    { $count ->
        [one] Défausse { $count } carte
       *[other] Défausse { $count } cartes
    }
tray-discard-missing =
    { $count ->
        [one] Encore { $count } à défausser.
       *[other] Encore { $count } à défausser.
    }
tray-discard-confirm = Défausser
tray-forge =
    { $count ->
        [one] Prends { $count } carte dans la défausse
       *[other] Prends { $count } cartes dans la défausse
    }
tray-forge-missing =
    { $count ->
        [one] Encore { $count } à prendre.
       *[other] Encore { $count } à prendre.
    }
tray-forge-confirm = Prendre
tray-full = Pas plus : repose d’abord une carte.
tray-ready = C’est bon.
tray-exchange = Échange avec { $name }
tray-give = Tu donnes
tray-take = { $name } donne
tray-exchange-nothing = Mets d’abord quelque chose sur la table.
tray-exchange-confirm = Proposer
tray-commit = Combien d’Armes joueras-tu ?
tray-commit-total =
    { $count ->
        [0] Tu abandonneras aussitôt.
        [one] Tu joueras { $count } Arme, puis tu abandonneras.
       *[other] Tu joueras { $count } Armes, puis tu abandonneras.
    }
tray-commit-confirm = Décider
undo-stop-die = Un dé jeté ne se reprend pas.
undo-stop-cards = Des cartes ont été vues depuis.
undo-stop-other = Quelqu’un d’autre a agi depuis.
undo-stop-nothing = Il n’y a rien à reprendre.
undo-stop-rule = À cette table, on ne reprend pas ses coups.
verb-roll_move-help = Lance le dé et va dans l’un des lieux qu’il indique. Une action.
verb-cautious_move-help = Va dans le lieu de ton choix. { $actions }.
verb-follow-help = Va sans lancer le dé là où se trouve un complice de ton gang. Une action.
verb-search-help = Tire des cartes Fouille : autant que le lieu le permet. Une fois par tour.
verb-craft-help = Fabrique une Arme ou un Outil avec deux cartes. Une action.
verb-dig-help = Ajoute un Outil à ton tunnel. Une action.
verb-sell-help = Vends des cartes contre des Clopes. Une action.
verb-buy-help = Achète une Arme ou un Outil avec des Clopes. Une action.
verb-steal_spoon-help = Prends une Cuillère dans la pile. Une action.
verb-heal-help = Débarrasse-toi d’une Raclée. Une action.
verb-join-help = Paie en Accessoires et prends la carte du dessus d’un gang. Une action.
verb-play-help = Joue une carte Action de ta main. Une action.
verb-extort-help = Menace quelqu’un ici avec une Arme et réclame un Outil. Une fois par tour.
verb-exchange-help = Propose cartes et Clopes à un complice ici. Une action.
verb-reveal-help = Montre ton Passé et sers-t’en : une fois par partie, sans action.
verb-end_turn-help = Le tour suivant commence.
# The end of a fight, large over the board.
verdict-gives_up = { $name } abandonne !
verdict-wins = { $name } gagne la Bagarre !
# Whose hand lies open at a screen that several people share.
table-named = { $name } : { $words }
table-from-memory = Tu choisis de mémoire. S’il te manque des cartes, rien ne se passe, mais les autres le remarquent.
table-not-from-memory = Il te manque des cartes pour cela. Regarde d’abord ta main.
