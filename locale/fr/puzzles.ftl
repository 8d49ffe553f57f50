### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Évasions nocturnes
puzzles-about = Un tour, une issue. Une fenêtre s’allume quand tu as pris les meilleures décisions possibles. Un mauvais jet ne compte pas contre toi.
puzzles-tonight = Cette nuit
puzzles-tonight-done = Cette nuit : dehors
puzzles-tonight-help = Une nouvelle chaque jour, à ta mesure.
puzzles-grade-1 = 1 · Porte ouverte
puzzles-grade-2 = 2 · Brique descellée
puzzles-grade-3 = 3 · Gardien somnolent
puzzles-grade-4 = 4 · Fil barbelé
puzzles-grade-5 = 5 · Projecteur
puzzles-grade-6 = 6 · Personne n’est sorti
puzzles-count = { $done } sur { $all } dehors
puzzles-legend-0 = Pas essayée
puzzles-legend-1 = Pas encore résolue
puzzles-legend-2 = Dehors par un coup de chance
puzzles-legend-3 = Résolue avec indices
puzzles-legend-4 = Résolue
puzzles-heading = { $motif }. { $goal }
puzzles-untried = Personne n’a encore essayé cette fenêtre.
puzzles-so-far-1 =
    { $tries ->
        [one] { $tries } essai, toujours dedans.
       *[other] { $tries } essais, toujours dedans.
    }
puzzles-so-far-2 = { $tries ->
        [one] { $tries } essai : dehors par un coup de chance. La fenêtre reste noire.
       *[other] { $tries } essais : dehors par un coup de chance. La fenêtre reste noire.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Résolue avec indices, { $tries } essai.
       *[other] Résolue avec indices, { $tries } essais.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Résolue sans aide, { $tries } essai.
       *[other] Résolue sans aide, { $tries } essais.
    }
puzzles-goal-escape = C’est ton tour. Évade-toi avant qu’il finisse.
puzzles-goal-points = C’est ton tour. Creuse { $points } avant qu’il finisse.
puzzles-goal-hold = C’est ton tour. Garde { $cards } jusqu’à la fin.
puzzles-goal-keep = Quelqu’un veut te prendre quelque chose. Garde { $cards }.
puzzles-motif-past_home = Un passé qui a des jambes
puzzles-motif-past_actions = Heures sup
puzzles-motif-past_points = Du travail de pro
puzzles-motif-past_tools = Vieux métier, nouvel Outil
puzzles-motif-past_goods = On te doit un service
puzzles-motif-past_people = Une vieille connaissance
puzzles-motif-power = Les amis d’abord
puzzles-motif-passkey = Clés empruntées
puzzles-motif-extort = Demander gentiment
puzzles-motif-rob = Doigts agiles
puzzles-motif-patch = D’abord le pansement
puzzles-motif-trade = Tout doit partir
puzzles-motif-forge = Fait main
puzzles-motif-gift = Du courrier du dehors
puzzles-motif-spoon = Couverts
puzzles-motif-rummage = On trouvera bien
puzzles-motif-tiptoe = Sur la pointe des pieds
puzzles-motif-mate = Suivre les siens
puzzles-motif-dice = Fais confiance au dé
puzzles-motif-shovel_first = Creuse, c’est tout
puzzles-motif-keep = Ce qui est à moi reste à moi
puzzles-hint = Indice { $number } sur 3
puzzles-no-hint = Plus d’indice
puzzles-hint-help = Trois étapes : où regarder, avec quoi, que faire.
puzzles-solution = Solution
puzzles-shown = Le meilleur chemin, si le dé est gentil. Regarde, c’est tout.
puzzles-out = Aux fenêtres
puzzles-show-title = Montrer la solution ?
puzzles-show-words = La solution se joue sur la table. Ensuite, cette fenêtre ne peut compter que comme résolue avec indices.
puzzles-show = Montre-moi
puzzles-stay = Je continue
puzzles-leave-title = Retour en cellule ?
puzzles-leave-words = Un essai inachevé ne compte pas.
puzzles-leave = Partir
puzzles-again = Réessayer
puzzles-next = Évasion suivante
puzzles-where-feet = Regarde par où on sort de ce lieu.
puzzles-where-die = Regarde le dé.
puzzles-where-deck = Pense aux cartes que tu n’as pas encore vues.
puzzles-where-hand = Regarde tes propres cartes.
puzzles-where-tunnel = Regarde ton tunnel.
puzzles-where-market = Regarde tes Clopes, et d’où elles viennent.
puzzles-where-place = Regarde ce que tu peux faire dans ce lieu.
puzzles-where-gangs = Regarde les gangs.
puzzles-where-people = Regarde qui d’autre est là.
puzzles-where-past = Regarde ton Passé.
puzzles-where-peace = Pense à ce qui se passe si tu ne fais rien.
puzzles-where-knives = Regarde les Armes, les tiennes et les leurs.
puzzles-with-card = Ça commence par cette carte : { $card }.
puzzles-with-person = Ça commence avec { $name }.
puzzles-with-deed = { $deed }
puzzles-move = Fais ceci : { $move }
puzzles-deed-roll_move = Laisse le dé décider où tu vas.
puzzles-deed-cautious_move = Va où tu veux, même si cela coûte plus.
puzzles-deed-follow = Rejoins un complice.
puzzles-deed-go = Un seul de ces lieux t’aide.
puzzles-deed-reroll = Un seul lancer ne suffit pas.
puzzles-deed-keep = Contente-toi de ce lancer.
puzzles-deed-search = Fouille ce lieu.
puzzles-deed-sell = Vends quelque chose.
puzzles-deed-steal_spoon = Pense aux Cuillères.
puzzles-deed-heal = Soigne-toi d’abord.
puzzles-deed-end_turn = Tu en as fait assez.
puzzles-deed-pass = Laisse courir.
puzzles-deed-give_up = Abandonner peut être le bon choix.
puzzles-deed-cooperate = Une petite perte en évite une grande.
puzzles-deed-fight = Ne cède pas.
puzzles-deed-weapon = Une Arme de plus.
puzzles-deed-discard = Jette ce qu’il faut.
puzzles-deed-choose_card = Choisis bien.
puzzles-deed-draw = Prends ce qu’on t’offre.
puzzles-deed-exchange = Un complice a ce qu’il te faut.
puzzles-solved = Dehors, et à juste titre
puzzles-solved-words = Chaque décision était la meilleure possible. La fenêtre est allumée.
puzzles-unlucky = Bien vu, pas de chance
puzzles-unlucky-words = On ne pouvait pas mieux décider : { $chance } de chances. Le dé n’a pas voulu, et tu n’y es pour rien. La fenêtre est allumée.
puzzles-lucky = Dehors, mais par un coup de chance
puzzles-lucky-words = Cette fois, ça a marché, mais il y avait mieux. La fenêtre reste noire tant que tu ne l’as pas trouvé.
puzzles-missed = Toujours dedans
puzzles-missed-words = La nuit est longue. Le meilleur chemin avait { $chance } de chances.
puzzles-shown-words = C’était le meilleur chemin : { $chance } de chances. À toi.
puzzles-slip = Une décision te laissait { $chance } de chances. La meilleure en aurait laissé { $best }.
puzzles-margin = Meilleure première action : { $best }. La deuxième : { $second }.
puzzles-broken = La liste de ce que tu as résolu est illisible. Le fichier est mis de côté, et les fenêtres sont de nouveau noires.
puzzles-newer = Une version plus récente du jeu a noté ce que tu as résolu. Cette version n’y touche pas.
puzzles-hinted = { $count ->
        [one] Tu as utilisé { $count } indice.
       *[other] Tu as utilisé { $count } indices.
    }
