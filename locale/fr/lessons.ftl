### Leçons : c’est Ines, la Prof, qui parle, 180 lettres au plus par étape. $name1 et la suite sont les autres.
## La liste.
title-learn = Apprendre
title-learn-help = Huit petites leçons et une première évasion.
title-new = Première visite ? Six minutes.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Première évasion
learn-first_escape-about = Une partie entière contre deux adversaires faciles, avec quelqu’un qui regarde par-dessus ton épaule.
learn-puzzles = Évasions nocturnes
learn-puzzles-about = Un tour, une issue. Trouve-la avant qu’on rallume.
learn-wall = Le mur
learn-wall-about = Qui tu as battu, et ce qui mérite d’être raconté.

## Autour d’une leçon.
lesson-step = { $step }/{ $steps }
lesson-on = Continuer
lesson-back-help = Une étape en arrière
lesson-leave-help = Quitter la leçon
lesson-not-yet = Pas encore. D’abord : { $what }
lesson-wait = Un instant. Lis d’abord.
lesson-stuck = Cela ne mène nulle part. Reviens une étape en arrière.
lesson-tray = Sur le plateau : { $cards }.
lesson-menu = Assez pour aujourd’hui ?
lesson-menu-words = La prochaine fois, la leçon reprend au début. Rien d’autre n’est perdu.
lesson-leave = Quitter la leçon
lesson-again = Du début
lesson-stay = Continuer
lesson-done = Bien joué
lesson-done-words = « { $title } » : c’est coché.
lesson-next = Ensuite : { $title }
lesson-list = Toutes les leçons
lesson-goal-title = { $goal }, et te voilà dehors
lesson-goal-others = Les autres creusent aussi.

## 1
lesson-walk = À pied
lesson-walk-about = Le but, le dé, deux actions.
lesson-walk-goal = Je suis Ines et j’enseigne le creusement. Avec { $goal }, tu passes sous le mur. Qui sort d’abord gagne ; les autres gardent leur lit.
lesson-walk-tools = Une Cuillère vaut { $points_spoon }, une Pioche { $points_pickaxe }, une Pelle { $points_shovel }. Trouvées, faites, achetées, extorquées : la terre ne demande pas à qui elles étaient.
lesson-walk-chips = Ces jetons, c’est ton tour : { $actions }. Presque tout en coûte une.
lesson-walk-cautious = Un Déplacement prudent mène où tu veux, mais coûte { $cautious }. Essaie : au Réfectoire.
lesson-walk-end = Tout est dépensé. Finis ton tour : les autres attendent poliment. Enfin : ils attendent.
lesson-walk-others = { $name1 } et { $name2 } préfèrent le dé. C’est moins cher, et c’est la faute du hasard.
lesson-walk-roll = À toi. Un Déplacement simple ne coûte qu’une action, mais le dé a son mot à dire. Lance-le.
lesson-walk-choose = Chaque face nomme deux lieux, et tu choisis. Si tu étais déjà dans l’un, ce serait l’autre.
lesson-walk-freely = Il te reste une action et personne ne te dit quoi en faire. Sers-t’en à ta guise, puis finis ton tour.
lesson-walk-done = Marcher, c’est ça : au dé quand tous les lieux se valent, prudemment sinon.

## 2
lesson-search = Bric-à-brac
lesson-search-about = Fouiller, fabriquer, la limite de la main.
lesson-search-number = Le nombre d’un lieu dit ce qu’on y pioche en fouillant. Ici : { $draws_cafeteria }.
lesson-search-search = Fouille le Réfectoire. Cela coûte une action, une fois par tour.
lesson-search-parts = Un Lien tient tout ensemble : avec une Pointe, c’est une Pioche ; avec une Conserve, une Pelle ; avec une Lame, { $makes_knife } Couteaux.
lesson-search-craft = Fabrique une Pioche ou une Pelle. Ici, tu peux ; aux Cellules, aux Douches ou après une Raclée, non.
lesson-search-once = Une seule fouille par tour. Fabriquer, tant qu’il y a des actions.
lesson-search-limit = Tu as plus de { $hand_limit } en main. Le jour, tout le monde s’en moque. Finis ton tour.
lesson-search-discard = La nuit, on compte. Laisse ce qui te manquera le moins.
lesson-search-done = Un Outil en main n’est pas encore un point. Il le devient chez toi : leçon suivante.

## 3
lesson-dig = La terre
lesson-dig-about = Creuser, marquer, s’évader.
lesson-dig-tunnel = Ton tunnel : le chemin fait, et celui qui reste. Le mur est plus près qu’il n’en a l’air.
lesson-dig-home = On ne creuse qu’aux Cellules. De l’Infirmerie, un deux y mène. Lance : j’ai parlé au dé.
lesson-dig-dig = Chez toi. Creuse avec la Pioche : une action, un Outil, et elle vaut { $points_pickaxe } aussitôt.
lesson-dig-safe = Ce qui est dans le tunnel est à toi pour toujours. Ce que tu as en main peut t’être pris.
lesson-dig-end = Plus d’action. Finis ton tour, et espère.
lesson-dig-rival = { $name1 } creuse avec une Pelle. Encore une Cuillère, et un lit se libère en face.
lesson-dig-last = Ton tour, ta Pelle : elle vaut { $points_shovel }. Recompte si tu veux, mais creuse.
lesson-dig-done = { $goal }. La partie s’arrête à cet instant, et tu es dehors. Une veste n’aurait pas été de trop.

## 4
lesson-trade = Bureau de tabac
lesson-trade-about = Vendre, acheter, piquer une Cuillère.
lesson-trade-money = Les Clopes, c’est l’argent. On ne peut pas te les racketter, et ce ne sont pas des cartes en main.
lesson-trade-sell = Vends la Gnôle pour { $worth_moonshine } et la Pointe pour { $worth_pike } : une action pour autant de cartes que tu veux.
lesson-trade-prices = Les prix sont sous les piles : un Couteau { $price_knife }, une Pioche { $price_pickaxe }, une Pelle { $price_shovel }.
lesson-trade-buy = Achète la Pioche. Une action, une affaire.
lesson-trade-end = Vendu, acheté, fauché. Finis ton tour.
lesson-trade-rival = { $name1 } change de même un Téléphone en Pelle. Les objets rares se vendent, et ne servent à rien d’autre.
lesson-trade-walk = Et maintenant, au Réfectoire. Lance : d’ici, un quatre ne mène que là.
lesson-trade-steal = Pique une Cuillère. Une action, pas d’argent, pas de questions.
lesson-trade-done = La Cuillère est le point le moins cher qui soit. Personne ne les compte. C’est un tort.

## 5
lesson-fight = L’art de convaincre
lesson-fight-about = Racketter, se battre, encaisser, se soigner.
lesson-fight-company = { $name1 } est aussi à l’Infirmerie, avec une Pelle. Toi, tu as des Couteaux. Tires-en tes conclusions.
lesson-fight-extort = Rackette { $name1 } : nomme la Pelle et pose une Arme. Elle est perdue, quoi qu’il arrive.
lesson-fight-refuses = La donner aurait clos l’affaire. { $name1 } se bat, et qui se défend joue d’abord.
lesson-fight-answer = Arme contre Arme, jusqu’à ce que quelqu’un abandonne. À toi.
lesson-fight-wins = { $name1 } abandonne. À toi l’Outil nommé, au perdant une Raclée. Toutes les Armes posées sont perdues.
lesson-fight-end = Bien. Maintenant, l’écho. Finis ton tour.
lesson-fight-revenge = Le voilà : { $name1 } veut ravoir la Pelle et a posé un Couteau.
lesson-fight-fight = Tu pourrais coopérer : plus de Pelle, mais pas de Raclée. Pour cette fois, bats-toi.
lesson-fight-weapon = Tu te défends, donc tu commences. Ton dernier Couteau, s’il te plaît.
lesson-fight-again = { $name1 } en a encore un.
lesson-fight-give = Et toi, plus aucun. Abandonne : il y a un temps pour tout.
lesson-fight-beaten = C’était une Raclée. Avec { $craft_barred }, tu ne fabriques plus ; avec { $dig_barred }, tu ne creuses même plus.
lesson-fight-heal = Quelle chance d’être à l’Infirmerie. Soigne-toi : une action, une Raclée de moins.
lesson-fight-done = Avant de racketter, compte leurs cartes. Avant de refuser, compte les tiennes.

## 6
lesson-gang = En bonne compagnie
lesson-gang-about = Gangs, cartes Action, ton Passé.
lesson-gang-price = Le Cartel demande { $join_cartel } accessoires différents de sa liste. En échange, tu as la carte du dessus de sa pile.
lesson-gang-join = Rejoins-le. Chaîne en or et Chevalière : là-bas, c’est la tenue.
lesson-gang-power = Ton pouvoir : Pioche et Pelle te coûtent { $cartel_wholesaler_tool_discount } de moins tant que la carte est devant toi. Un seul gang à la fois.
lesson-gang-past = Ton Passé : ce que tu as fait dehors. Personne d’autre ne le connaît. Il sert une fois, ne coûte pas d’action et rapporte plus dans son propre gang.
lesson-gang-reveal = Qui se trouve être le Cartel. Révèle-le, bonus compris.
lesson-gang-buy = Et maintenant une Pelle, au prix des membres.
lesson-gang-end = Un beau tour. Finis-le.
lesson-gang-others = { $name1 } fouille les Douches. Pendant ce temps, regarde la seule carte qu’il te reste.
lesson-gang-passkey = Une carte Action : une action, et il se passe ce qu’elle dit. Le Passe-partout ouvre le chemin du retour. Joue-le.
lesson-gang-dig = La suite, tu la connais.
lesson-gang-done = Un gang, un Passé, une carte. Les grands tours sont faits de choses qui vont ensemble.

## 7
lesson-michel = Une connaissance
lesson-michel-about = Michel ou Michelle, sans invitation.
lesson-michel-who = Michelle (ou Michel, à votre choix) ne joue pour personne. Qui finit dans le même lieu se fait racketter.
lesson-michel-walk = Elle est aux Douches. D’ici, un trois ne mène que là. Lance, et dis bonjour.
lesson-michel-knife = Elle retourne une carte. Un couteau : donne l’un des Outils montrés, ou bats-toi. Sans couteau, ce serait déjà fini.
lesson-michel-fight = Elle a une carte, tu as un Couteau. Bats-toi.
lesson-michel-weapon = Joue-le. Puis on retourne la carte suivante.
lesson-michel-draw = Pas de couteau : tu gagnes, et tu peux piocher { $victor_draws }. Fais-le.
lesson-michel-end = Finis ton tour. Il reste une chose.
lesson-michel-send = À la fin d’un tour, tu peux l’envoyer ailleurs, au dé. Fais-le : je crois qu’elle va aux Cellules.
lesson-michel-visit = { $name1 } y était, et donne une Pioche plutôt que de se battre. Elle retourne sur sa pile.
lesson-michel-done = À deux, elle fait la troisième. Une Arme en main abrège la conversation.

## 8
lesson-team = Deux tunnels
lesson-team-about = Complices, échanges, coups de main.
lesson-team-sides = Deux équipes placées en alternance, un tunnel chacune : { $goal } ensemble, et toute l’équipe est dehors.
lesson-team-blocks = Chaque équipe ne creuse que dans son bloc. Dans l’autre, tu peux fabriquer, si personne ne s’en plaint.
lesson-team-mate = { $name2 } est avec toi. Dans le même lieu, vous voyez vos cartes et pouvez échanger.
lesson-team-exchange = Donne ton Couteau à { $name2 } et prends la Pioche. Cartes et Clopes à volonté, une action.
lesson-team-accept = L’autre peut refuser, et l’action serait perdue quand même. { $name2 } accepte.
lesson-team-end = Finis ton tour. { $name1 } a tout vu.
lesson-team-rival = Te voilà sous la menace, et ton Couteau est en d’autres mains.
lesson-team-fight = En d’autres mains, mais à côté de toi. Bats-toi.
lesson-team-pass = Tu n’as pas d’Arme. Abandonne pour cette fois : on demande alors à ton équipe.
lesson-team-help = { $name2 } aide, { $name1 } abandonne. Qui aide partage la Bagarre, et la Raclée si elle est perdue.
lesson-team-done = Je n’en sais pas plus. Le reste est affaire de pratique, et la pratique s’appelle Première évasion.
