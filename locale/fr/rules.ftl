### The rules as the game's own book tells them, numbered as refusals cite them: rules-R5-6c is rule R5.6c.
### `-title` is a heading, `-example` a small story below the paragraph. Numbers come from the cards in play: leave the
### variables in. What is counted has all the forms of its unit ({ $actions } is "2 actions"), lists have theirs.

rules-start-title = En bref
rules-start = Tu purges une peine à perpétuité à Blackgate, comme tout le monde à cette table. Sous le lit, une dalle bouge. Qui sort du trou en premier a gagné.
rules-short-move = Promène-toi dans la prison. Le dé ouvre des portes, tu en choisis une.
rules-short-search = Fouille le lieu où tu es : plus de cartes, plus d’ennuis.
rules-short-craft = Assemble des composants : des Couteaux pour menacer, des Outils pour creuser.
rules-short-sell = Vends ce qui ne te sert pas, achète ce qui te manque.
rules-short-extort = Ou prends-le à quelqu’un, qui te le donnera ou se battra.
rules-short-join = Rejoins un gang, et sers-toi de ton passé quand le moment est venu.
rules-short-dig = Rapporte tes Outils aux Cellules et creuse.

## R1
rules-R1-title = Le matériel
rules-R1-1-title = Le plateau
rules-R1-1 = Le plateau a deux faces. La face normale a un seul lieu Cellules. La face équipes a le Bloc A et le Bloc B : deux lieux qui comptent tous deux comme « Cellules » pour toutes les cartes. Les lieux ouverts sont { $open_le }. On n’entre pas de soi-même { $lockup_ou } : seules des cartes t’y envoient. On ne peut y fouiller, ni fabriquer, ni racketter, ni se faire racketter, et { $michels } n’y vient jamais. Tu en sors par un déplacement ordinaire.
rules-R1-2-title = Le paquet Fouille
rules-R1-2 = { $search_deck } sont posées face cachée. Ce que tu trouves en fouillant vient de là :
rules-R1-3-title = Les piles
rules-R1-3 = Quatre piles sont ouvertes à côté du plateau : { $supply }.
rules-R1-4-title = Armes et Outils
rules-R1-4 = Les Armes servent à menacer et à se battre, les Outils à creuser. Les Pointes ont l’air dangereuses, mais ce sont des composants, pas des Armes.
rules-R1-5-title = Gangs, passés, détenus
rules-R1-5 = Il y a { $gang_cards_number } cartes Gang, { $backgrounds_number } Passés, { $michel_cards_number } cartes pour { $michels }, { $inmates_number } détenus sur { $boards } fiches, un dé, des Raclées et des Clopes. Les détenus ne diffèrent que par leur tête et leur nom. La banque ne manque jamais de Clopes.
rules-R1-6-title = Points de Tunnel
rules-R1-6 = Une fois dans ton tunnel, un Outil vaut :
rules-R1-7-title = La valeur des cartes
rules-R1-7 = Chaque carte dit ce qu’elle fait et combien de Clopes elle rapporte à la vente. Elles sont toutes dans la galerie.

## R2
rules-R2-title = Mise en place
rules-R2a = Les Couteaux, Cuillères, Pioches et Pelles forment leurs piles ouvertes. Chaque fois que l’une de ces cartes est défaussée, elle retourne dans sa pile.
rules-R2b = Les cartes de chaque gang sont mélangées en une pile ouverte. Une carte Gang abandonnée passe sous sa pile.
rules-R2c = Les cartes Fouille sont mélangées face cachée ; la défausse est ouverte à côté. Quand il faut une carte et que le paquet est vide, la défausse est mélangée et devient le nouveau paquet : pas avant, mais même au milieu d’un tirage. Si les deux sont vides, tu te contentes de ce qu’il y avait.
rules-R2d = Chacun choisit un détenu et commence aux Cellules, en mode Équipes dans le bloc de son équipe. Deux détenus de la même fiche ne jouent jamais ensemble.
rules-R2e = Chacun reçoit un Passé secret. Tu peux regarder le tien à tout moment.
rules-R2f = Chacun reçoit { $starting_hand }.
rules-R2g = La plus belle cicatrice commence : choisissez à qui elle est, ou laissez faire le hasard. On joue dans le sens horaire.

## R3
rules-R3-title = Le but du jeu
rules-R3 = Qui atteint en premier ce nombre de points de Tunnel s’évade, et la partie s’arrête à l’instant même :
rules-R3-example = Une table de cinq. Dario a sept points de Tunnel et creuse avec une Cuillère : huit. Le voilà dehors avant que quiconque ait touché un Couteau.

## R4
rules-R4-title = Ton tour
rules-R4a = Tu as { $actions }. Fais-en autant que tu veux, dans l’ordre que tu veux, puis termine ton tour. Tu peux t’arrêter plus tôt.
rules-R4b = Révéler ton Passé et te servir du pouvoir d’un gang ne coûte pas d’action, sauf si la carte dit le contraire.
rules-R4c = Les actions de base se font partout, les actions de lieu seulement dans leur lieu.
rules-R4d = À la fin de ton tour, tu peux d’abord déplacer { $michels }, si tu joues avec. Puis vient la limite de main : si tu as plus de { $hand_limit }, défausse des cartes de ton choix pour n’en garder que { $hand_limit_number }.

## R5
rules-R5-title = Actions de base
rules-R5 = Tu peux les faire partout, sauf si quelque chose l’interdit.
rules-R5-1-title = Se déplacer
rules-R5-1a = Déplacement simple, une action : lance le dé et va dans l’un des lieux qu’il indique, mais pas dans celui où tu es. Si l’un des deux est le tien, il te reste l’autre. Tu peux le faire plusieurs fois par tour.
rules-R5-1a-example = Carmen est au Réfectoire et fait un 4, qui mène au Réfectoire et dans la Cour. Elle est déjà au premier : en route pour la seconde.
rules-R5-1b = Déplacement prudent, { $cautious } : va dans un autre lieu ouvert de ton choix. Sans dé.
rules-R5-1c = Depuis le Mitard, tous les lieux comptent comme différents du tien.
rules-R5-2-title = Fouiller
rules-R5-2 = Une action, { $searches ->
    [1] une fois
   *[other] { $searches } fois
} par tour : tire autant de cartes Fouille que l’indique le lieu.
rules-R5-3-title = Rejoindre un gang
rules-R5-3 = Une action : défausse le prix en Accessoires différents et pose devant toi, visible, la carte du dessus du gang. Son pouvoir est à toi désormais. Un seul gang à la fois : ton ancienne carte Gang passe sous sa pile avant que tu prennes la nouvelle. Tu peux rejoindre à nouveau ton propre gang pour une autre carte. Un gang sans carte ne prend personne.
rules-R5-3-example = Noor a un Bandana et un Jogging. Le Crew apprécie les deux : une action pour le rejoindre, et la carte du dessus de la pile du Crew est à Noor.
rules-R5-4-title = Jouer une carte Action
rules-R5-4 = Une action : montre la carte, fais ce qu’elle dit, défausse-la.
rules-R5-5-title = Fabriquer
rules-R5-5 = Une action : suis une recette, et une seule. Tu peux fabriquer { $craft_ou } ; en mode Équipes, aussi dans le bloc de l’autre équipe, jamais dans le tien. Avec { $craft_barred } ou plus, tu ne peux pas, et la pile doit avoir ce que tu fabriques. S’il n’y reste qu’un Couteau, tu en as un.
rules-R5-6-title = Racketter
rules-R5-6 = Une action, { $extortions ->
    [1] une fois
   *[other] { $extortions } fois
} par tour. C’est ici que finissent les amitiés.
rules-R5-6a = Il te faut une Arme et une victime : un autre détenu du même lieu. En mode Équipes, seulement un adversaire, et jamais au Mitard.
rules-R5-6b = Intimidation : réclame un Outil ({ $tools }) et pose { $weapons_un }. La victime n’est pas obligée de l’avoir.
rules-R5-6c = Si la victime a l’Outil, elle peut coopérer : elle te le donne, pas de bagarre, et on en reste là. Ton Arme est perdue quand même.
rules-R5-6c-example = Goran pose un Couteau : « Ta Pelle. » Ines repense à son dernier séjour à l’Infirmerie et la lui donne. Goran a une Pelle et un Couteau de moins.
rules-R5-6d = Sinon, c’est la Bagarre. La défense commence ; puis, à tour de rôle, chaque camp joue une Arme ou abandonne. Avoir une Arme n’oblige personne à la jouer.
rules-R5-6e = Qui abandonne, ou n’a pas d’Arme à jouer, perd et prend une Raclée.
rules-R5-6f = Qui gagne prend une carte à qui perd : l’Outil réclamé, si l’attaque l’emporte et que la victime l’a ; dans tous les autres cas, une carte au hasard. D’une main vide, il n’y a rien à prendre.
rules-R5-6f-example = Goran veut une Pioche et s’en prend à Vera. Elle joue une Lame, il joue un Couteau, elle abandonne. Vera prend une Raclée. De Pioche, elle n’en avait jamais eu : Goran tire une carte au hasard de sa main.
rules-R5-6g = Toutes les Armes posées sont défaussées : les Couteaux dans leur pile, les Lames dans la défausse Fouille.
rules-R5-6h = Les Clopes et les Outils déjà dans un tunnel ne peuvent pas être pris.
rules-R5-6i = Personne ne dit si l’Outil lui manque ou s’il s’agit d’un refus. Si l’Outil réclamé change de main, tous le voient ; une carte au hasard n’est vue que des deux intéressés.
rules-R5-7-title = Échanger
rules-R5-7 = En mode Équipes seulement, une action, avec un complice du même lieu : donnez et prenez toutes les cartes et toutes les Clopes que vous voulez. Ton complice accepte ou refuse le marché en bloc ; l’action est dépensée de toute façon. Un marché doit porter sur quelque chose, et on ne peut pas demander ce que l’autre n’a pas. Les complices d’un même lieu voient leurs mains respectives.

## R6
rules-R6-title = Actions de lieu
rules-R6 = Une action chacune, et seulement là où le lieu le permet.
rules-R6-1-title = Creuser
rules-R6-1 = Aux Cellules, en mode Équipes dans le bloc de ton équipe : pose un Outil de ta main, visible, dans ton tunnel et marque aussitôt ses points de Tunnel. Il y reste pour de bon. Avec { $dig_barred } ou plus, tu ne peux pas creuser.
rules-R6-2-title = Vendre
rules-R6-2 = Lieu : { $selling }. Défausse autant de cartes que tu veux, au moins une, et gagne les Clopes qu’elles valent.
rules-R6-3-title = Acheter
rules-R6-3 = Lieu : { $buying }. Paie l’un de ces objets. Dans une pile vide, il n’y a rien à acheter, et pour deux Couteaux il en faut deux.
rules-R6-4-title = Piquer une Cuillère
rules-R6-4 = Lieu : { $stealing }. Prends { $spoons } dans la pile, s’il y en a.
rules-R6-5-title = Se soigner
rules-R6-5 = Lieu : { $healing }. Retire une de tes Raclées.

## R7
rules-R7-title = Raclées
rules-R7 = Tu peux avoir au plus { $most_beatings } ; le reste est ignoré. Avec { $craft_barred }, tu ne peux plus fabriquer. Avec { $dig_barred }, tu ne peux plus creuser non plus.

## R8
rules-R8-title = Passés
rules-R8 = Tout le monde a un passé. Il reste secret jusqu’à ce que tu le révèles, une fois dans la partie, au moment que dit la carte, sans dépenser d’action. Si tu es à ce moment-là dans le gang que nomme la carte, tu as aussi son bonus. Un Passé révélé reste visible. Quand une carte Action te vise et que ton Passé est encore caché, on te pose toujours la question, qu’il convienne ou non : la question ne trahit donc rien. Avec la réponse automatique « ne rien me demander », on ne te demande rien ; si ton Passé convenait, tu es la seule personne à l’apprendre ensuite.
rules-R8-example = Aldo est Bookmaker et fait partie du Cartel. Il révèle son Passé pendant son tour : des Clopes pour le Bookmaker, et d’autres pour le Cartel. Cela ne lui coûte pas d’action.

## R9
rules-R9-title = Gangs
rules-R9 = Une carte Gang agit tant qu’elle est devant toi, au moment que dit son texte, et aussi souvent qu’il se présente, sauf si elle dit le contraire.

## R10
rules-R10-title = Michel et Michelle
rules-R10 = Un détenu de plus, et l’ami de personne. Joue avec Michel ou avec Michelle, ou sans. De bonne compagnie, surtout à deux.
rules-R10a = Michel(le) commence { $michel_start_ou }. Ses { $michel_cards_number } cartes sont mélangées face cachée ; la défausse est à côté. Quand il faut une carte et qu’il n’en reste plus, la défausse est mélangée à nouveau.
rules-R10b = À la fin de ton tour, tu peux lancer le dé et déplacer Michel(le) comme pour un Déplacement simple : tu choisis là où le dé laisse le choix.
rules-R10c = Tous ceux qui se trouvent là où Michel(le) arrive se font racketter, l’un après l’autre, dans le sens horaire à partir de qui a fait le déplacement. Cette personne passe la première si elle y est aussi.
rules-R10d = Quiconque finit son propre déplacement là où se trouve Michel(le) se fait racketter aussi. Un envoi au Mitard n’est pas un tel déplacement.
rules-R10e = La victime retourne une carte. Pas de couteau : tout va bien. Un couteau : défausse l’un des Outils montrés, ou bats-toi. Pour te battre, joue une Arme et retourne la carte suivante : sans couteau, tu as gagné ; avec un couteau, il te faut une autre Arme.
rules-R10e-example = Silas tombe sur Michelle et retourne un couteau avec une Cuillère. Il garde sa Cuillère et joue une Lame. La carte suivante n’a pas de couteau : Silas gagne et peut tirer.
rules-R10f = Qui ne peut ou ne veut pas jouer d’Arme prend une Raclée et défausse l’un des Outils de la première carte ou, à défaut, une carte au hasard.
rules-R10g = Qui gagne peut tirer { $victor_draws }.
rules-R10h = Toutes les cartes retournées sont défaussées, et les Armes aussi.

## R11
rules-R11-title = Mode Équipes
rules-R11 = Quatre ou six détenus en deux équipes, placées en alternance. Tout ce qui précède vaut, sauf :
rules-R11a = Les points de Tunnel comptent ensemble, et l’équipe gagne ensemble.
rules-R11b = Les faces qui mènent aux Cellules mènent aux deux blocs.
rules-R11c = Dans toute Bagarre, quand un camp doit jouer une Arme, c’est d’abord le détenu concerné qui décide, puis chaque complice du même lieu, dans le sens horaire. Jouer une Arme pour un complice, c’est l’aider. Le camp n’abandonne que si tous passent, et la fois suivante on recommence par le premier.
rules-R11d = Si la Bagarre est perdue, tous ceux qui ont aidé prennent une Raclée aussi, et l’adversaire leur prend à chacun une carte au hasard. Contre { $michels }, ceux qui aident ne perdent pas de carte.
rules-R11e = Tu ne creuses que dans ton propre bloc. Des deux blocs, tu ne fabriques que dans celui de l’autre équipe.
rules-R11f = Les complices d’un même lieu peuvent échanger.
rules-R11g = Au lieu de lancer le dé pour un Déplacement simple, tu peux aller là où se trouve un complice de ton gang, mais pas au Mitard.

## R12
rules-R12-title = Qui sait quoi
rules-R12 = Visible de tous : les lieux, les cartes Gang, les Raclées, les Clopes, les tunnels, le nombre de cartes de chacun, les piles et les défausses, les Passés révélés, et toute carte jouée, vendue, défaussée ou prise au vu de tous. Secrets : les mains, les Passés cachés et l’ordre des paquets. L’aide-mémoire montre ce qu’une personne attentive saurait de la main d’un adversaire ; la table peut jouer sans. Les bots en savent exactement autant, pas plus.

## R13
rules-R13-title = Jamais
rules-R13 = Aucun effet ne dure à l’infini et aucune carte ne se perd : chaque carte est toujours à un endroit et un seul.

## R14
rules-R14-title = Points de détail
rules-R14 = Ce que les règles imprimées laissent ouvert, et comment on joue ici. Le Mitard (R1.1) est de nous : il n’est dans aucun livret imprimé. Ne sont pas imprimés et sont de nous aussi : où mènent la plupart des faces et ce que rapporte Fouiller dans la plupart des lieux (R1.1), une banque inépuisable (R1.5), les points des Outils (R1.6), ce que valent les cartes et presque tout ce qu’elles font (R1.7), deux piles vides (R2c), où commencent les équipes (R2d), l’ordre à la fin d’un tour (R4d), plusieurs Déplacements simples (R5.1a), ce qui entre dans une recette, mais pas ce qui en sort, et le dernier Couteau (R5.5), ne racketter que des adversaires en mode Équipes (R5.6a), ce qui reste secret (R5.6i), refuser un Échange (R5.7), la vente d’au moins une carte (R6.2), l’achat de deux Couteaux (R6.3), la place des équipes à table (R11), qui peut aider en premier (R11c), ce que ceux qui aident ne perdent pas contre { $michels } (R11d), et que personne ne suit un complice au Mitard (R11g).
rules-R14a = « Un autre lieu ouvert » n’est jamais celui où tu es. Y aller est un déplacement comme un autre : tu peux y tomber sur { $michels }.
rules-R14b = Les pouvoirs de gang ne touchent pas au jet qui déplace { $michels }.
rules-R14c = Les pouvoirs qui valent une fois par tour s’appliquent d’eux-mêmes la première fois. Rejoindre à nouveau le gang ne les renouvelle pas. Deux cartes différentes sont deux pouvoirs, et chacun s’utilise à part.
rules-R14d = Les pouvoirs de début de tour agissent quand le tour commence, pas quand tu rejoins le gang en cours de tour.
rules-R14e = Ce qui ne ferait rien n’est pas proposé : on n’envoie pas au Mitard quelqu’un qui y est, on ne prend rien dans une main vide. Des Pansements sans Raclée et une Descente dans un lieu désert sont permis.
rules-R14f = Cartes Action et Passés peuvent toucher tes complices. Seul le Racket est réservé aux adversaires.
rules-R14g = La Mutinerie, l’Usurier et le Jeu truqué portent jusqu’au Mitard ; le Guet-apens, non. Le bonus du Pickpocket touche tous ceux qui sont hors du Mitard et, si tu y es, ceux qui y sont avec toi. La carte Mutinerie elle-même n’est pas redistribuée.
rules-R14h = Une Descente touche aussi qui la joue. On procède dans le sens horaire, à partir de cette personne.
rules-R14i = L’As du volant et l’Avocat répondent aux autres détenus, pas à { $michels }. Le Boxeur gagne n’importe laquelle de tes Bagarres, mais pas celles où tu ne fais qu’aider.
rules-R14j = Le Réseau protège aussi tes cartes contre { $michels } et quand tu aides.
rules-R14k = { $spoils ->
    [one] La carte de plus du Recouvrement vient
   *[other] Les { $spoils } cartes de plus du Recouvrement viennent
} de qui a perdu la Bagarre, pas de ceux qui ont aidé.
rules-R14l = S’il a fallu poser deux Armes, Gros bras et l’Avocat récupèrent les deux.
rules-R14m = Les remises s’additionnent, mais rien ne coûte moins que rien.
rules-R14n = Une pile trop petite donne ce qu’elle a.
rules-R14o = Avec le Tri sélectif, si tu as trop peu de cartes, tu défausses ce qu’il y a.
rules-R14p = Les points de Tunnel se marquent en creusant, et restent.
rules-R14q = Ce que tu sais d’une main s’efface : quand des cartes la quittent sans être vues, l’aide-mémoire suppose le pire. Une Mutinerie efface tout. Quand des mains s’échangent, ce que tu sais les suit.
rules-R14r = Armes, cartes Action et cartes pour { $michels } restent sur la table jusqu’à ce que tout soit fini.
rules-R14s = Là où les règles imprimées disent « peut » et où renoncer n’aiderait jamais, cela se fait tout seul : la carte d’un complice battu (R11d), le bonus d’un Passé (R8). Et un Déplacement prudent mène toujours dans un autre lieu que le tien.

## Rows below a paragraph
rules-row-category = { $category_plural } : { $cards }
rules-row-sort = { $category_plural } : { $cards }
rules-row-points = { $card } : { $points }
rules-row-worth = { $cards } : { $cigarettes }
rules-row-goal = À { $players } : { $points }
rules-row-team-goal = À { $players } en équipes : { $points } par équipe
rules-row-recipe = Avec { $spent_nu } : { $made }.
rules-row-price = { $item_nu } pour { $cigarettes }
rules-row-gang = { $gang } : { $price } différents parmi { $accessories }
rules-row-gang-any = { $gang } : { $price } Accessoires différents au choix
