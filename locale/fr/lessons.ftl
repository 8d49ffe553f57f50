### Leçons : c’est Ines, la Prof, qui parle, 180 lettres au plus par étape. $name1 et la suite sont les autres.
## La liste.
title-learn = Apprendre
title-learn-help = Huit petites leçons et une première évasion.
title-new = Première visite ? Huit petites leçons.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Première évasion
learn-first_escape-about = Une partie entière contre deux adversaires faciles, et quelqu’un pour te conseiller.

## Autour d’une leçon.
lesson-step = { $step }/{ $steps }
lesson-on = Suivant
lesson-back-help = Une étape en arrière
lesson-leave-help = Quitter la leçon
lesson-not-yet = Pas encore. Choisis d’abord « { $what } ».
lesson-wait = Un instant. Lis d’abord.
lesson-stuck = Cela ne mène nulle part. Reviens une étape en arrière.
lesson-tray = Choisis { $cards }.
lesson-menu = Assez pour aujourd’hui ?
lesson-menu-words = La prochaine fois, la leçon reprend au début. Rien d’autre n’est perdu.
lesson-leave = Quitter la leçon
lesson-again = Recommencer
lesson-stay = Continuer
lesson-done = Bien joué
lesson-done-words = Leçon « { $title } » terminée.
lesson-next = Ensuite : { $title }
lesson-list = Toutes les leçons
lesson-goal-title = { $goal }, et te voilà dehors
lesson-goal-others = Les autres creusent aussi.
first-goal = Bonjour, { $name }. Je suis Ines. Avec { $goal }, tu passes sous le mur et te voilà dehors. Qui sort en premier gagne : surveille aussi les tunnels des autres.
first-plan = Cherche des composants. Fabrique un Outil, mais pas aux Cellules. Puis rentre aux Cellules et creuse avec. Ensuite, recommence.
first-plan-title = Un premier plan
first-hint = Tu hésites ? Appuie sur H ou sur cette lampe : je te montre de bonnes actions et je dis pourquoi. Et avant une grosse erreur, je te préviens.

## 1
lesson-walk = À pied
lesson-walk-about = Le but, le dé, deux actions.
lesson-walk-goal = Je suis Ines et j’apprends aux autres à creuser. Avec { $goal }, tu passes sous le mur. Qui sort en premier gagne. Les autres gardent leur lit.
lesson-walk-tools = Une Cuillère vaut { $points_spoon }, une Pioche { $points_pickaxe_number }, une Pelle { $points_shovel_number }. Trouve-les, fabrique-les, achète-les ou prends-les à quelqu’un : la terre s’en moque.
lesson-walk-chips = Ces pièces montrent ce que tu peux faire ce tour-ci : { $actions }. Presque tout en coûte une.
lesson-walk-cautious = Un Déplacement prudent te mène où tu veux, mais coûte { $cautious }. Essaie : va au Réfectoire.
lesson-walk-end = Tout est dépensé. Finis ton tour. Les autres attendent poliment. Enfin, ils attendent.
lesson-walk-others = { $name1 } et { $name2 } préfèrent le dé. C’est moins cher, et c’est la faute du hasard.
lesson-walk-roll = À toi. Un Déplacement simple ne coûte qu’une action, mais le dé a son mot à dire. Lance-le.
lesson-walk-choose = Chaque face du dé mène à deux lieux, et tu en choisis un. Si tu es déjà dans l’un des deux, tu dois prendre l’autre.
lesson-walk-freely = Il te reste une action, et personne ne te dit quoi faire. Utilise-la comme tu veux, puis finis ton tour.
lesson-walk-done = Voilà pour la marche. Lance le dé quand tous les lieux se valent. Sinon, choisis le Déplacement prudent.

## 2
lesson-search = Bric-à-brac
lesson-search-about = Fouiller, fabriquer, la limite de la main.
lesson-search-number = Le nombre inscrit sur un lieu dit combien de cartes on tire en y fouillant. Ici : { $draws_cafeteria }.
lesson-search-search = Fouille le Réfectoire. Cela coûte une action. Tu peux fouiller une fois par tour.
lesson-search-parts = Un Lien assemble deux choses : avec une Pointe, il donne une Pioche ; avec une Conserve, une Pelle ; avec une Lame, { $makes_knife }.
lesson-search-craft = Fabrique une Pioche ou une Pelle. Tu peux le faire ici, mais ni aux Cellules, ni aux Douches, ni après une Raclée.
lesson-search-once = Tu ne peux fouiller qu’une fois par tour. Tu peux fabriquer aussi souvent que tes actions le permettent.
lesson-search-limit = Tu as plus de { $hand_limit } en main. C’est permis jusqu’à la fin de ton tour. Finis-le maintenant.
lesson-search-discard = À la fin de ton tour, tu défausses ce qui dépasse la limite. Laisse ce qui te manquera le moins.
lesson-search-done = Un Outil en main ne rapporte encore rien. Il faut creuser avec, chez toi. C’est la leçon suivante.

## 3
lesson-dig = La terre
lesson-dig-about = Creuser, marquer, s’évader.
lesson-dig-tunnel = Voici ton tunnel : ce que tu as creusé, et ce qui reste à creuser. Le mur est plus près qu’il n’en a l’air.
lesson-dig-home = On ne creuse qu’aux Cellules. De l’Infirmerie, le un, le deux et le trois t’y mènent. Lance le dé. Je lui ai parlé.
lesson-dig-dig = Te voilà chez toi. Creuse avec la Pioche : une action, un Outil, et aussitôt { $points_pickaxe } de plus.
lesson-dig-safe = Ce qui est dans le tunnel est à toi pour toujours. Ce que tu as en main peut t’être pris.
lesson-dig-end = Plus d’action. Finis ton tour, et espère.
lesson-dig-rival = { $name1 } creuse avec une Pelle. Encore une Cuillère, et un lit se libère là-bas.
lesson-dig-last = Ton tour, ta Pelle : elle rapporte { $points_shovel }. Recompte si tu veux, mais creuse.
lesson-dig-done = { $goal }. La partie s’arrête aussitôt, et tu es dehors. Une veste n’aurait pas été de trop.

## 4
lesson-trade = Bureau de tabac
lesson-trade-about = Vendre, acheter, piquer une Cuillère.
lesson-trade-money = Les Clopes, c’est l’argent. On ne peut pas te les racketter, et elles ne comptent pas comme cartes en main.
lesson-trade-sell = Vends la Gnôle pour { $worth_moonshine } et la Montre pour { $worth_wristwatch_number }. Une action suffit pour autant de cartes que tu veux. Garde le Lien : on en fait des Outils.
lesson-trade-prices = Les prix sont sous les piles : un Couteau { $price_knife }, une Pioche { $price_pickaxe_number }, une Pelle { $price_shovel_number }.
lesson-trade-buy = De quoi payer une Pelle. Achète-la. Une action, un achat.
lesson-trade-end = Vendu, acheté, plus un sou. Finis ton tour.
lesson-trade-rival = { $name1 } fait de même et change un Téléphone en Pelle. Les Objets rares ne servent qu’à être vendus.
lesson-trade-walk = Et maintenant, au Réfectoire. Lance : d’ici, un quatre ne mène que là.
lesson-trade-steal = Pique une Cuillère. Une action, pas d’argent, pas de questions.
lesson-trade-done = Une Cuillère est le point le moins cher qui soit. Personne ne compte les Cuillères. C’est un tort.

## 5
lesson-fight = L’art de convaincre
lesson-fight-about = Racketter, se battre, encaisser, se soigner.
lesson-fight-company = { $name1 } est aussi à l’Infirmerie, avec une Pelle. Toi, tu as des Couteaux. Tires-en tes conclusions.
lesson-fight-extort = Rackette { $name1 } : réclame la Pelle et pose une Arme. L’Arme est perdue, quoi qu’il arrive.
lesson-fight-refuses = { $name1 } pouvait donner la Pelle, et c’était fini. Mais { $name1 } se bat, et qui se défend joue en premier.
lesson-fight-answer = Vous jouez une Arme à tour de rôle, jusqu’à ce que quelqu’un abandonne. À toi.
lesson-fight-wins = { $name1 } abandonne. Tu prends l’Outil réclamé, et qui perd prend une Raclée. Toutes les Armes posées sont perdues.
lesson-fight-end = Bien. Maintenant, attends-toi à une revanche. Finis ton tour.
lesson-fight-revenge = La voilà : { $name1 } veut récupérer la Pelle et a posé une Lame.
lesson-fight-fight = Tu pourrais coopérer : tu perdrais la Pelle, mais sans Raclée. Pour cette fois, bats-toi.
lesson-fight-weapon = Tu te défends, donc tu commences. Ton dernier Couteau, s’il te plaît.
lesson-fight-again = { $name1 } a encore une Arme.
lesson-fight-give = Et toi, plus aucune. Abandonne : il y a un temps pour tout.
lesson-fight-beaten = C’était une Raclée. Avec { $craft_barred }, tu ne peux plus fabriquer. Avec { $dig_barred }, tu ne peux même plus creuser.
lesson-fight-heal = Heureusement, tu es à l’Infirmerie. Soigne-toi : une action retire une Raclée.
lesson-fight-done = Avant de racketter quelqu’un, compte ses cartes. Avant de refuser, compte les tiennes.

## 6
lesson-gang = En bonne compagnie
lesson-gang-about = Gangs, cartes Action, ton Passé.
lesson-gang-price = Le Cartel veut { $join_cartel ->
        [one] { $join_cartel } Accessoire
       *[other] { $join_cartel } Accessoires différents
    } de sa liste. Tu reçois la carte du dessus de sa pile.
lesson-gang-join = Rejoins-le. Chaîne en or et Chevalière : là-bas, on s’habille comme ça.
lesson-gang-power = Ton pouvoir : tant que cette carte est devant toi, une Pioche ou une Pelle te coûte { $cartel_wholesaler_tool_discount } de moins. Un seul gang à la fois.
lesson-gang-past = Ton Passé, c’est ce que tu faisais dehors. Personne d’autre ne le connaît. Il sert une fois, ne coûte pas d’action et rapporte plus si tu es dans son gang.
lesson-gang-reveal = Justement, son gang est le Cartel. Révèle-le, et tu as aussi le bonus.
lesson-gang-buy = Et maintenant une Pelle, au prix des membres.
lesson-gang-end = Un beau tour. Finis-le.
lesson-gang-others = { $name1 } fouille les Douches. Pendant ce temps, regarde la seule carte qu’il te reste à jouer.
lesson-gang-passkey = Voici une carte Action : elle coûte une action et fait ce qu’elle dit. Le Passe-partout ouvre le chemin du retour. Joue-le.
lesson-gang-dig = La suite, tu la connais.
lesson-gang-done = Un gang, un Passé, une carte. Les grands tours sont faits de choses qui vont ensemble.

## 7
lesson-michel = Une connaissance
lesson-michel-about = Michel ou Michelle, sans invitation.
lesson-michel-who = Michelle (ou Michel, à votre choix) ne joue pour personne. Qui tombe sur elle se fait racketter.
lesson-michel-walk = Elle est aux Douches. D’ici, un trois ne mène que là. Lance le dé, et dis bonjour.
lesson-michel-knife = Tu retournes une carte. Un couteau : défausse l’un des Outils montrés, ou bats-toi. Sans couteau, ce serait déjà fini.
lesson-michel-fight = Elle a une carte, tu as un Couteau. Bats-toi.
lesson-michel-weapon = Joue-le. Puis on retourne la carte suivante.
lesson-michel-draw = Pas de couteau sur celle-ci : tu gagnes et tu peux tirer { $victor_draws }. Fais-le.
lesson-michel-end = Finis ton tour. Il reste une chose.
lesson-michel-send = À la fin de ton tour, tu peux lancer le dé et l’envoyer ailleurs. Fais-le : je crois qu’elle va aux Cellules.
lesson-michel-visit = { $name1 } y était, et défausse une Pioche plutôt que de se battre. La Pioche retourne dans sa pile.
lesson-michel-done = À deux, elle fait la troisième à table. Une Arme en main abrège la conversation.

## 8
lesson-team = Deux tunnels
lesson-team-about = Complices, Échange, coups de main.
lesson-team-sides = Deux équipes sont placées en alternance, et chacune a un tunnel. Avec { $goal } ensemble, toute l’équipe est dehors.
lesson-team-blocks = Chaque équipe ne creuse que dans son bloc. Dans celui de l’autre équipe, tu peux fabriquer, si personne ne s’en plaint.
lesson-team-mate = { $name2 } est dans ton équipe. Dans le même lieu, chacun voit les cartes de l’autre et vous pouvez échanger.
lesson-team-exchange = Donne ton Couteau à { $name2 } et prends la Pioche. Une action suffit pour toutes les cartes et toutes les Clopes que vous voulez.
lesson-team-accept = Un complice peut refuser, et ton action est perdue quand même. { $name2 } accepte.
lesson-team-end = Finis ton tour. { $name1 } a tout vu.
lesson-team-rival = Maintenant, c’est toi qu’on rackette, et ton Couteau est en d’autres mains.
lesson-team-fight = En d’autres mains, mais à côté de toi. Bats-toi.
lesson-team-pass = Tu n’as pas d’Arme. Passe pour cette fois : la question va alors à ton complice.
lesson-team-help = { $name2 } aide, { $name1 } abandonne. Qui aide et perd prend aussi une Raclée, et perd une carte.
lesson-team-done = Je n’en sais pas plus. Le reste est affaire de pratique, et la pratique s’appelle « Première évasion ».
