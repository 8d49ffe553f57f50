### The wall: twelve cells, feats, tonight’s game.
wall-title = Le mur
wall-tab-cells = Douze cellules
wall-tab-feats = Exploits
wall-tab-tonight = Partie du soir
wall-who-help = À qui est ce mur ? Chacun a le sien, au nom sous lequel il joue.
wall-broken = Le mur est illisible. Le fichier est mis de côté, et les replays sont relus.
wall-newer = Le mur a été écrit par une version plus récente du jeu. Il reste tel quel.
wall-reading = Replays lus : { $done } sur { $all }
wall-cells-count = { $count ->
        [one] { $count } lampe allumée
       *[other] { $count } lampes allumées
    } sur { $all }. Rien n’est verrouillé : l’ordre est libre.
wall-feats-count = { $count ->
        [one] { $count } exploit
       *[other] { $count } exploits
    } sur { $all }. On les trouve dans tes parties, vieux replays compris.
wall-nights-count = { $count ->
        [0] Aucune partie du soir jouée pour l’instant.
        [one] Une partie du soir jouée.
       *[other] { $count } parties du soir jouées.
    } Tu peux encore jouer tous les soirs passés.
wall-short-date = { $day }/{ $month }/{ $year }
wall-date = { $weekday } { $day } { $month } { $year }
wall-month = { $month_titre } { $year }

## Twelve cells.
wall-lamps = Une lampe par niveau, de gauche à droite : { $levels }. Appuie sur l’une d’elles pour jouer.
wall-cell-help = Joue contre { $name }. Prochain niveau à battre : { $level }.
wall-lamp-dark = { $name }, { $level } : encore à battre. Appuie pour jouer.
wall-lamp-lit = { $name }, { $level } : victoire le { $date }. Appuie pour rejouer.

## Feats: the title, and what it takes.
wall-feat-since = Réussi le { $date }.
wall-feat-once = Réussi dans une partie dont le replay n’existe plus.
wall-feat-watch = Appuie pour revoir cette partie.
wall-no-replay = Le replay de cette partie n’existe plus.
wall-feat-spoons_only = Tiroir à couverts
wall-feat-spoons_only-how = Évade-toi avec rien que des Cuillères dans ton tunnel.
wall-feat-self_made = Fait main
wall-feat-self_made-how = Évade-toi avec rien que des Outils que tu as fabriqués.
wall-feat-double_dig = Dernier coup de collier
wall-feat-double_dig-how = Creuse au moins { $number } points de Tunnel à ton dernier tour, en creusant deux fois ou plus.
wall-feat-swift = Avant le petit déjeuner
wall-feat-swift-how = Évade-toi en { $number } manches ou moins.
wall-feat-photo_finish = À une cuillère près
wall-feat-photo_finish-how = Évade-toi alors qu’il ne manque qu’un point de Tunnel à quelqu’un.
wall-feat-from_last = Les derniers seront les premiers
wall-feat-from_last-how = Gagne après avoir occupé, sans partage, la dernière place alors qu’il ne manquait que { $number } points de Tunnel à un adversaire.
wall-feat-late_bloomer = Floraison tardive
wall-feat-late_bloomer-how = Évade-toi alors qu’un adversaire était à mi-chemin et que tu n’avais encore rien creusé.
wall-feat-unbeaten = Sans défaite
wall-feat-unbeaten-how = Évade-toi, gagne { $number } Bagarres en route et n’en perds aucune.
wall-feat-peaceful = Mains propres
wall-feat-peaceful-how = Évade-toi sans jamais te servir d’une Arme.
wall-feat-untouched = Bien essayé
wall-feat-untouched-how = Subis deux Rackets et évade-toi sans la moindre Raclée.
wall-feat-black_eye = Souvenir
wall-feat-black_eye-how = Évade-toi avec une Raclée sur le dos.
wall-feat-patched_up = Sortie anticipée
wall-feat-patched_up-how = Soigne deux Raclées dans tes deux derniers tours, puis évade-toi.
wall-feat-winning_theft = Emprunt définitif
wall-feat-winning_theft-how = Prends un Outil à qui est en tête et creuse avec lui la dernière fois.
wall-feat-loner = L’ami de personne
wall-feat-loner-how = Évade-toi sans jamais rejoindre un gang.
wall-feat-turncoat = Girouette
wall-feat-turncoat-how = Rejoins { $number } gangs différents dans une partie et évade-toi.
wall-feat-secret = Pas de questions
wall-feat-secret-how = Évade-toi, ton Passé toujours face cachée.
wall-feat-locked_up = Bref séjour
wall-feat-locked_up-how = Finis au Mitard dans la dernière manche et évade-toi quand même.
wall-feat-michel_beaten = Mauvaise victime
wall-feat-michel_beaten-how = Gagne une Bagarre contre Michel ou Michelle.
wall-feat-no_toll = Sans péage
wall-feat-no_toll-how = Croise deux fois Michel ou Michelle sans rien y perdre, et évade-toi.
wall-feat-seconded = Dos couvert
wall-feat-seconded-how = Aide un complice avec une Arme dans une Bagarre que ton équipe gagne.
wall-feat-gift = Sans contrepartie
wall-feat-gift-how = Donne un Outil à un complice sans rien recevoir, et gagnez ensemble.
wall-feat-shared = Parts égales
wall-feat-shared-how = Gagnez dans une équipe où tous ont creusé autant, à un point près.
wall-feat-full_table = Complet
wall-feat-full_table-how = Gagne une partie à six.
wall-feat-experts = Doctorat honoris causa
wall-feat-experts-how = Gagne contre deux adversaires ou plus, tous de niveau Expert.

## Tonight’s game.
wall-tonight = La partie du soir
wall-that-night = La partie de ce soir-là
wall-night-new = Mêmes cartes et mêmes adversaires pour tout le monde à cette date. Du lundi au dimanche, ça se corse.
wall-night-begun = { $count ->
    [one] Tu l’as commencée une fois sans la finir.
   *[other] Tu l’as commencée { $count } fois sans la finir.
}
wall-night-again = { $count ->
        [one] Tu l’as jouée. La ligne ci-dessous ne dévoile rien.
       *[other] Tu l’as jouée { $count } fois. La ligne ci-dessous raconte la première.
    }
wall-night-best = Tu l’as jouée { $count } fois. Meilleur résultat : { $result }.
wall-result-out = { $rounds ->
    [one] dehors en une manche, points { $points }
   *[other] dehors en { $rounds } manches, points { $points }
}
wall-result-in = { $rounds ->
    [one] encore dedans après une manche, points { $points }
   *[other] encore dedans après { $rounds } manches, points { $points }
}
wall-share-line = Blackgate { $date } : { $result }
wall-share-line-again = Blackgate { $date } : { $result }, commencée { $begun } fois
wall-share = Copier
wall-share-help = Copie la ligne, pour l’envoyer à d’autres qui jouent la même partie. Les nombres sont les points de Tunnel de tous, du plus grand au plus petit. Les tiens sont entre crochets si tu n’as pas pu sortir.
wall-shared = Copié : { $line }
wall-not-shared = Impossible de copier ici. Note-la : { $line }
wall-play-night = Jouer ce soir-là
wall-play-again = Rejouer
wall-play-help = Commence tout de suite. Tu partages ton premier résultat. Il dit combien de fois tu as commencé.
wall-month-before = Mois précédent
wall-month-after = Mois suivant
wall-day-none = Pas encore jouée.
wall-legend-out = dehors
wall-legend-in = encore dedans
wall-monday = Lundi
wall-monday-short = lu
wall-tuesday = Mardi
wall-tuesday-short = ma
wall-wednesday = Mercredi
wall-wednesday-short = me
wall-thursday = Jeudi
wall-thursday-short = je
wall-friday = Vendredi
wall-friday-short = ve
wall-saturday = Samedi
wall-saturday-short = sa
wall-sunday = Dimanche
wall-sunday-short = di
wall-january = janvier
    .titre = Janvier
wall-february = février
    .titre = Février
wall-march = mars
    .titre = Mars
wall-april = avril
    .titre = Avril
wall-may = mai
    .titre = Mai
wall-june = juin
    .titre = Juin
wall-july = juillet
    .titre = Juillet
wall-august = août
    .titre = Août
wall-september = septembre
    .titre = Septembre
wall-october = octobre
    .titre = Octobre
wall-november = novembre
    .titre = Novembre
wall-december = décembre
    .titre = Décembre

## At the end of a game.
wall-new = Nouveau sur le mur
wall-new-of = { $name } : { $what }
wall-new-cell = Victoire : { $name }, { $level }
wall-new-more = et { $count } de plus
wall-open = Au mur
