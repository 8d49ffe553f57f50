### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Évasions nocturnes
puzzles-about = Un tour, une issue. Une fenêtre s’allume quand tu as décidé au mieux ; les dés n’ont pas leur mot à dire.
puzzles-tonight = Cette nuit
puzzles-tonight-done = Cette nuit : dehors
puzzles-tonight-help = La même pour tout le monde aujourd’hui. Demain, une autre.
puzzles-grade-1 = 1 · Porte ouverte
puzzles-grade-2 = 2 · Brique descellée
puzzles-grade-3 = 3 · Gardien somnolent
puzzles-grade-4 = 4 · Fil barbelé
puzzles-grade-5 = 5 · Projecteur
puzzles-grade-6 = 6 · Personne n’est sorti
puzzles-count = { $done } sur { $all } dehors
puzzles-heading = { $motif }. { $goal }
puzzles-untried = Personne n’a encore essayé cette fenêtre.
puzzles-so-far-1 =
    { $tries ->
        [one] { $tries } essai, toujours dedans.
       *[other] { $tries } essais, toujours dedans.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] { $tries } essai : dehors par chance, la fenêtre reste noire.
       *[other] { $tries } essais : dehors par chance, la fenêtre reste noire.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Résolue avec un indice, { $tries } essai.
       *[other] Résolue avec un indice, { $tries } essais.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Résolue sans aide, { $tries } essai.
       *[other] Résolue sans aide, { $tries } essais.
    }
puzzles-goal-escape = C’est ton tour. Évade-toi avant qu’il finisse.
puzzles-goal-points = C’est ton tour. Creuse avant qu’il finisse : { $points }.
puzzles-goal-keep = On te veut quelque chose. Garde : { $cards }.
puzzles-motif-past_home = Un passé qui a des jambes
puzzles-motif-past_actions = Heures sup
puzzles-motif-past_points = Du travail de pro
puzzles-motif-past_tools = Un vieux métier
puzzles-motif-past_goods = Un service à rendre
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
puzzles-motif-mate = Suis ton ami
puzzles-motif-dice = Fais confiance au dé
puzzles-motif-shovel_first = Creuse, c’est tout
puzzles-motif-keep = Ce qui est à moi
puzzles-hint = Indice { $number } sur 3
puzzles-no-hint = Plus d’indice
puzzles-hint-help = Trois étapes : où regarder, avec quoi, le coup.
puzzles-solution = Solution
puzzles-shown = Le meilleur chemin, avec des dés gentils. Installe-toi.
puzzles-out = Aux fenêtres
puzzles-show-title = Tu donnes ta langue au chat ?
puzzles-show-words = La solution se joue sur la table. Ensuite, cette fenêtre comptera au mieux comme résolue avec indices.
puzzles-show = Montre-moi
puzzles-stay = Je continue
puzzles-leave-title = Retour en cellule ?
puzzles-leave-words = Un essai inachevé ne compte pas.
puzzles-leave = Partir
puzzles-again = Réessayer
puzzles-where-feet = Regarde par où on sort d’ici.
puzzles-where-die = Regarde le dé.
puzzles-where-deck = Regarde ce que tu n’as pas encore vu.
puzzles-where-hand = Regarde dans ta main.
puzzles-where-tunnel = Regarde ton tunnel.
puzzles-where-market = Regarde tes Cigarettes, et d’où elles viennent.
puzzles-where-place = Regarde à quoi sert cet endroit.
puzzles-where-gangs = Regarde les Gangs.
puzzles-where-people = Regarde qui d’autre est là.
puzzles-where-past = Souviens-toi de ton passé.
puzzles-where-peace = Regarde ce qui se passe si tu ne bouges pas.
puzzles-where-knives = Regarde les couteaux, les tiens et les leurs.
puzzles-with-card = Ça commence par ceci : { $card }.
puzzles-with-person = Ça commence avec { $name }.
puzzles-with-deed = { $deed }
puzzles-move = Le coup : { $move }
puzzles-deed-roll_move = Le dé décide du chemin.
puzzles-deed-cautious_move = Lentement, les yeux ouverts.
puzzles-deed-follow = Un ami connaît le chemin.
puzzles-deed-go = Un seul de ces endroits t’aide.
puzzles-deed-reroll = Un seul lancer ne suffit pas.
puzzles-deed-keep = Contente-toi de ce lancer.
puzzles-deed-search = Mets tout sens dessus dessous.
puzzles-deed-sell = Sépare-toi de quelque chose.
puzzles-deed-steal_spoon = Pense aux couverts.
puzzles-deed-heal = D’abord les premiers soins.
puzzles-deed-end_turn = Assez, c’est assez.
puzzles-deed-pass = Laisse courir.
puzzles-deed-give_up = Le plus sage cède.
puzzles-deed-cooperate = Une petite perte en évite une grande.
puzzles-deed-fight = Ne cède pas.
puzzles-deed-weapon = Une lame de plus.
puzzles-deed-discard = Jette ce qu’il faut.
puzzles-deed-choose_card = Choisis bien.
puzzles-deed-draw = Prends ce qu’on t’offre.
puzzles-deed-exchange = Un ami l’a.
puzzles-solved = Dehors, et à juste titre
puzzles-solved-words = Chaque décision était la meilleure. La fenêtre s’allume.
puzzles-unlucky = Bien vu, pas de chance
puzzles-unlucky-words = On ne pouvait pas mieux décider : { $chance } de chances. Le sort n’a pas voulu, tu n’y es pour rien. La fenêtre s’allume.
puzzles-lucky = Dehors, mais par chance
puzzles-lucky-words = Cette fois, ça passe. Il y avait mieux ; tant que tu ne l’as pas trouvé, la fenêtre reste noire.
puzzles-missed = Toujours dedans
puzzles-missed-words = La nuit est longue. Le meilleur chemin avait { $chance } de chances.
puzzles-shown-words = C’était le meilleur chemin : { $chance } de chances. À toi.
puzzles-slip = Une décision laissait { $chance } de chances ; la meilleure en aurait laissé { $best }.
puzzles-margin = Ton premier coup : { $best }. Le suivant : { $second }.
puzzles-broken = Ce que tu as résolu est illisible ; le fichier est mis de côté et les fenêtres sont de nouveau noires.
puzzles-newer = Une version plus récente a noté ce que tu as résolu ; celle-ci n’y touche pas.
puzzles-hinted =
    { $count ->
        [one] Tu as eu { $count } indice.
       *[other] Tu as eu { $count } indices.
    }
puzzles-flaw-large = il y a trop à peser
puzzles-flaw-no-move = le coup de la solution n’est pas possible
puzzles-flaw-move = un autre premier coup est meilleur ({ $chance } sur 10000)
puzzles-flaw-best = le meilleur premier coup a { $found } chances sur 10000, pas { $said }
puzzles-flaw-second = le deuxième a { $found } chances sur 10000, pas { $said }
puzzles-flaw-margin = le meilleur premier coup ne devance que de { $found } sur 10000
