### Le long chemin : les portes, les soirées, les faveurs, la fin d’une soirée.
way-title = Le long chemin
way-about = Douze soirées mènent au portail, une partie chacune. Chaque soirée a sa propre table. La troisième soirée perdue met fin à la tentative. Pour chaque soirée gagnée, tu gardes une faveur.
way-none = Encore aucune tentative. La première porte est ouverte.
way-past =
    { $count ->
        [one] Une tentative jusqu’ici.
       *[other] { $count } tentatives jusqu’ici.
    } Soirées gagnées au mieux : { $best }.
way-lives =
    { $count ->
        [0] Plus aucune vie.
        [one] Encore une vie.
       *[other] Encore { $count } vies.
    }
way-favours =
    { $count ->
        [0] Pas encore de faveur
        [one] 1 faveur
       *[other] { $count } faveurs
    }
way-on = Soirée { $number }
way-new = Nouvelle tentative
way-earlier = Tentatives passées
way-past-run = Soirées gagnées : { $count }. Étoiles : { $stars }.
way-seed-hint = Graine : une nouvelle
way-seed-help = La même graine donne les mêmes soirées. Une tentative à graine choisie est signalée. Chiffres seulement.
way-secret = { $name } a ce Passé : { $background }
way-give-up = Terminer la tentative
way-give-up-words = La tentative finit ici et reste en mémoire. Une nouvelle commence à la première soirée.
way-sentence-long = Douze soirées
way-sentence-short = Court séjour
way-sentence-life = Perpétuité
way-sentence-long-words = Douze soirées : trois vies, des faveurs.
way-sentence-short-words = Court séjour : six soirées, trois vies, pas de faveurs.
way-sentence-life-words = Perpétuité : des adversaires plus forts, une vie.
way-door-won = gagnée
way-door-ahead = la prochaine
way-door-closed = fermée
evening-number = { $number }. { $title }
evening-goal-escape = Évade-toi avant les autres : creuse { $points }.
evening-goal-team = Évadez-vous avant l’autre équipe : creusez ensemble { $points }.
evening-goal-points = Creuse { $points } avant la fin de la manche { $round }.
evening-goal-hold = Personne d’autre ne doit s’évader avant la fin de la manche { $round }.
evening-star-rounds =
    { $count ->
        [one] Gagne en une manche.
       *[other] Gagne en { $count } manches au plus.
    }
evening-never-extort = Ne rackette personne.
evening-never-fight = Ne joue aucune Arme.
evening-never-beaten = Ne reçois aucune Raclée.
evening-never-join = Ne rejoins aucun gang.
evening-never-buy = N’achète rien.
evening-never-craft = Ne fabrique rien.
evening-star-lost = plus possible
evening-chance = Chances d’évasion
door-play = Jouer
door-on = Continuer
door-begun = Cette soirée a commencé : les faveurs sont choisies.
door-rivals = À la table
door-team = Deux équipes
door-mate = de ton côté
door-michel = { $name } rôde.
door-others-begin = En plus pour { $names } : { $things }.
door-goal = Objectif et étoiles
door-favours = Faveurs pour ce soir : { $count } sur { $most }
door-no-favours = Tu n’as pas encore de faveur. Chaque soirée gagnée en apporte une.
door-most = Au plus { $most } faveurs comptent dans une soirée. Laisses-en d’abord une autre ici.
outcome-won = { $title } : gagnée
outcome-lost = { $title } : perdue
outcome-on = Retour aux portes
outcome-keep = Garder la faveur
outcome-no-favour = Aucune
outcome-choose = Garde une faveur pour les prochaines soirées
outcome-no-run = Cette soirée n’appartient à aucune tentative et ne compte pas.
outcome-escaped = Évasion à la manche { $round } : { $names }.
outcome-late = La manche { $round } est finie.
outcome-conceded = Tu as jeté l’éponge.
outcome-dug = Tes points de Tunnel : { $points } sur { $goal }.
outcome-lives =
    { $count ->
        [one] Il te reste une vie. Réessaie avec d’autres cartes.
       *[other] Il te reste { $count } vies. Réessaie avec d’autres cartes.
    }
outcome-out = Te voilà dehors ! Soirées gagnées : { $count }. Étoiles : { $stars }.
outcome-over = La tentative finit ici. Soirées gagnées : { $count }. Étoiles : { $stars }.
runs-unkept = Ta tentative n’a pas pu être sauvegardée. Le jeu continue d’essayer.
runs-broken = Ta tentative n’a pas pu être lue. Le fichier a été mis de côté et une nouvelle peut commencer.
runs-newer = Une version plus récente du jeu a noté ta tentative. Cette version n’y change rien.
favour-begin = Tu commences aussi avec : { $things }.
favour-first = Tu joues le premier tour.
favour-look = Tu vois le Passé d’un adversaire.
favour-whetstone = Pierre à aiguiser
favour-old_debt = Vieille dette
favour-early_bird = Lève-tôt
favour-spare_parts = Pièces détachées
favour-kitchen_job = Service en cuisine
favour-iron_bar = Barre de fer
favour-laundry_tub = Baquet
favour-parcel = Petit colis
favour-wrist_watch = Montre trouvée
favour-copied_key = Clé copiée
favour-two_blades = Deux lames
favour-chain_links = Chaîne de vélo
favour-accessory = Vieille garde-robe
favour-accessory-words = Tu commences aussi avec un Accessoire de ton choix.
favour-open_file = Dossier ouvert
group-doors = Portes
group-favours = Faveurs
group-stars = Étoiles

## Les soirées, racontées par Ines
evening-first_night = Première nuit
evening-first_night-opening = Alors tu veux sortir. La première nuit, tout le monde le veut. Tomasz et Olga sont avec nous, et rien ne les presse. J’ai mis de quoi creuser sous ton oreiller. Montre-moi que tu sais t’en servir.
evening-first_night-won = Pas mal pour une première nuit. Au matin on te ramènera, bien sûr. Mais maintenant je sais que tu sais creuser.
evening-first_night-lost = D’autres ont été plus rapides. Dors et réessaie. Personne n’apprend à creuser en un jour.
evening-the_canteen = La cantine
evening-the_canteen-opening = Ce soir, pas besoin de sortie, juste d’un bon début. Tu es au Réfectoire, près des Cuillères. Creuse quelques points avant que la cuisine ferme. Mila et Aldo ont la même idée.
evening-the_canteen-won = La soupe était froide, mais le tunnel a grandi. C’est ce qui compte.
evening-the_canteen-lost = La cuisine a fermé. Moins de temps au comptoir, plus de temps dans le trou.
evening-the_infirmary = L’infirmerie
evening-the_infirmary-opening = On t’a mis une sale Raclée et personne n’a rien vu. Dans cet état, impossible de creuser. Décide combien de temps vaut un pansement. Noor et Goran ne t’attendront pas.
evening-the_infirmary-won = Creuser avec des bleus : j’ai vu des gens en bonne santé faire moins.
evening-the_infirmary-lost = La douleur ralentit. La prochaine fois, demande-toi d’abord ce qu’il faut soigner.
evening-closed_market = Marché fermé
evening-closed_market-opening = Les gardiens ont trouvé la réserve d’Aldo. Ce soir, on peut vendre, mais pas acheter. Ce qu’il te faut, tu dois le trouver, le fabriquer ou le prendre. Aldo est de mauvaise humeur.
evening-closed_market-won = Pas de boutique, et pourtant un tunnel. Tu deviens habile de tes mains.
evening-closed_market-lost = Sans boutique, il faut de la patience. Cherche des Liens, il en faut partout.
evening-blunt_knives = Trois couteaux
evening-blunt_knives-opening = On a fouillé les cellules : il ne reste que trois Couteaux dans tout Blackgate. Qui en a un est quelqu’un. Goran pense que ce devrait être lui.
evening-blunt_knives-won = Te voilà dehors, avec tous tes doigts. Goran compte encore les siens.
evening-blunt_knives-lost = Trois Couteaux, et aucun dans ta main au bon moment. Les Lames coupent aussi.
evening-the_visitor = Le visiteur
evening-the_visitor-opening = Michel est de retour. Il va de lieu en lieu et prend ce qui lui plaît. Vera ne quitte pas son coin. Dario veut lui serrer la main. Je te conseille de ne faire ni l’un ni l’autre.
evening-the_visitor-won = Michel a demandé de tes nouvelles. J’ai dit que tu n’étais plus là.
evening-the_visitor-lost = Ne cherche pas Michel et ne l’attends pas. Tâche d’être ailleurs.
evening-open_secret = Secret de Polichinelle
evening-open_secret-opening = Quelqu’un a parlé. Tout le monde connaît ta vie d’avant Blackgate, elle ne t’aidera donc plus. Trois à la table, et tous sourient. Il faudra gagner sans surprise.
evening-open_secret-won = On savait tout de toi, sauf que tu allais gagner.
evening-open_secret-lost = On te voyait venir. Sans secret, il faut courir plus vite que les rumeurs.
evening-hold_the_wall = Jusqu’au matin
evening-hold_the_wall-opening = Ce soir, il ne s’agit pas de toi. Si quelqu’un sort, les gardiens fouilleront chaque cellule, et il me faut encore quelques heures. Personne ne doit s’évader avant la fin de la manche { $round }. Comment, c’est ton affaire.
evening-hold_the_wall-won = Le matin, et tout le monde est encore là. Mes plans te remercient.
evening-hold_the_wall-lost = Il manque quelqu’un, et les gardiens sont là. Regarde les tunnels, pas seulement les visages.
evening-two_sides = Côte à côte
evening-two_sides-opening = L’aile est divisée. Tu as Tomasz ; en face, Carmen et Renard, et ils savent ce qu’ils font. Ce que l’un de vous creuse compte pour les deux. Parlez moins, donnez plus.
evening-two_sides-won = Tomasz dit qu’on peut compter sur toi. De sa part, c’est un discours.
evening-two_sides-lost = Deux qui creusent chacun pour soi perdent contre deux qui creusent ensemble. Croisez-vous plus souvent.
evening-full_wing = Aile pleine
evening-full_wing-opening = Nous sommes six, un couloir, et chacun a un plan. Ce soir, peu de points suffisent, ça ira donc vite. Qui mène se fait voler. Mieux vaut peut-être ne pas en avoir l’air.
evening-full_wing-won = Cinq personnes demandent où tu es. Je n’ai rien dit.
evening-full_wing-lost = Trop de mains, trop peu d’Outils. Fais-toi oublier jusqu’à la fin, puis creuse.
evening-solitary = Le mitard
evening-solitary-opening = Tu paies pour une chose que j’ai faite. J’en suis désolée, un peu. Te voilà au Mitard avec des bleus, et Silas et Dario sont déjà au travail. Ils sont bons. Fais mieux.
evening-solitary-won = Du Mitard jusqu’au mur. Je vais devoir repenser à toi.
evening-solitary-lost = La cellule t’a coûté du temps. Trouve comment en sortir plus tôt.
evening-the_professor = La prof
evening-the_professor-opening = Le dernier tunnel est à moitié creusé, il n’a qu’une place, et nous sommes deux. Je t’ai dit tout ce que je sais. Voyons si tu as écouté. Pas de faveurs entre nous ce soir. Enfin : apporte les tiennes.
evening-the_professor-won = Va. Je t’ai tout appris, et tu as tout retourné contre moi. J’ai rarement été aussi fière.
evening-the_professor-lost = Je suis désolée. J’attendais cela depuis plus longtemps que toi. Reviens, je serai encore là.
