### The six gangs and their 24 cards. Gang names are the same in every language: .le “la Bratva”, .de “de la Bratva”,
### .ou “dans la Bratva”, .chez the same to open a line.
gang-bikers = Bikers
    .le = les Bikers
    .de = des Bikers
    .ou = chez les Bikers
    .chez = Chez les Bikers
gang-bikers-flavour = Personne ici n’a de moto. Personne n’en parle.
gang-bratva = Bratva
    .le = la Bratva
    .de = de la Bratva
    .ou = dans la Bratva
    .chez = Dans la Bratva
gang-bratva-flavour = Déjà au trou avant que ce soit la mode.
gang-cartel = Cartel
    .le = le Cartel
    .de = du Cartel
    .ou = dans le Cartel
    .chez = Dans le Cartel
gang-cartel-flavour = Les affaires continuent, dans un plus petit bureau.
gang-crew = Crew
    .le = le Crew
    .de = du Crew
    .ou = dans le Crew
    .chez = Dans le Crew
gang-crew-flavour = Mains rapides, manches longues.
gang-queers = Queers
    .le = les Queers
    .de = des Queers
    .ou = chez les Queers
    .chez = Chez les Queers
gang-queers-flavour = Le seul couloir où l’on te demande comment ça va.
gang-triad = Triad
    .le = la Triad
    .de = de la Triad
    .ou = dans la Triad
    .chez = Dans la Triad
gang-triad-flavour = Quatre siècles à se taire et à bâtir solide.

## Bikers
power-bikers_scout = Repérage
power-bikers_scout-text = Après ton jet pour un Déplacement simple, tu peux relancer une fois. Le second jet compte.
power-bikers_scout-flavour = Connaît tous les couloirs. N’en avoue aucun.
power-bikers_throttle = Plein gaz
power-bikers_throttle-text = Une fois par tour, un Déplacement prudent te coûte seulement { $total_cautious_move }.
power-bikers_throttle-flavour = La lenteur, c’est pour le parloir.
power-bikers_saddlebags = Sacoches
power-bikers_saddlebags-text = Une fois par tour, après un déplacement pendant ton tour, tire { $draw_after_move }.
power-bikers_saddlebags-flavour = On ne rentre jamais à vide.
power-bikers_detour = Détour
power-bikers_detour-text = Ton jet pour un Déplacement simple compte aussi pour un de plus et un de moins ; 6 et 1 se suivent.
power-bikers_detour-flavour = Le chemin des écoliers reste un chemin.

## Bratva
power-bratva_enforcer = Gros bras
power-bratva_enforcer-text = Si ta victime coopère lors d’un Racket, tu reprends en main les Armes que tu as posées.
power-bratva_enforcer-flavour = Il a suffi de se racler la gorge.
power-bratva_collector = Recouvrement
power-bratva_collector-text = Quand tu gagnes une Bagarre que tu as provoquée, prends { $spoils_number ->
    [one] { $spoils_number } carte au hasard de plus
   *[other] { $spoils_number } cartes au hasard de plus
} à ta victime.
power-bratva_collector-flavour = Il y a toujours des intérêts.
power-bratva_hard_case = Dur à cuire
power-bratva_hard_case-text = Tu peux encore fabriquer avec { $total_craft_beatings } et creuser avec { $total_dig_beatings }.
power-bratva_hard_case-flavour = Disons que c’était un massage.
power-bratva_armourer = Armurerie
power-bratva_armourer-text = Au début de ton tour, si tu n’as pas d’Arme, prends { $arm_count } dans la pile.
power-bratva_armourer-flavour = Tout a un manche, avec un peu de patience.

## Cartel
power-cartel_fence = Recel
power-cartel_fence-text = Chaque fois que tu vends, tu gagnes { $sell_bonus_number } { $sell_bonus_number ->
    [one] Clope
   *[other] Clopes
} de plus.
power-cartel_fence-flavour = Tombé d’un tout petit camion.
power-cartel_wholesaler = Prix de gros
power-cartel_wholesaler-text = Les Pioches et les Pelles te coûtent { $tool_discount } de moins.
power-cartel_wholesaler-flavour = Demande ta carte de fidélité.
power-cartel_protection = Protection
power-cartel_protection-text = Au début de ton tour, gagne { $gain_cigarettes_count }.
power-cartel_protection-flavour = Jolie cellule. Ce serait dommage qu’elle prenne l’eau.
power-cartel_runner = Livraison
power-cartel_runner-text = Tu peux aussi vendre et acheter { $places_ou }. Une fois par tour, sans dépenser d’action : { $free_actions }.
power-cartel_runner-flavour = La boutique vient à toi.

## Crew
power-crew_lookout = Guet
power-crew_lookout-text = Quand tu fouilles, tire { $search_draws_number ->
    [one] { $search_draws_number } carte
   *[other] { $search_draws_number } cartes
} de plus.
power-crew_lookout-flavour = Siffle quand il pleut. Et quand il ne pleut pas.
power-crew_sorter = Tri sélectif
power-crew_sorter-text = Quand tu fouilles, tire { $search_draws_number ->
    [one] { $search_draws_number } carte
   *[other] { $search_draws_number } cartes
} de plus, puis défausse { $search_discards } de ton choix.
power-crew_sorter-flavour = Les poubelles des autres, par ordre alphabétique.
power-crew_hustler = Débrouille
power-crew_hustler-text = Tu peux fouiller { $total_searches } fois par tour. Quand tu fouilles, tire { $search_draws_number ->
    [one] { $search_draws_number } carte
   *[other] { $search_draws_number } cartes
} de plus, puis défausse { $search_discards } de ton choix.
power-crew_hustler-flavour = Déjà regardé là. On regarde encore.
power-crew_fingers = Doigts de fée
power-crew_fingers-text = Quand tu piques une Cuillère, prends { $total_spoons }.
power-crew_fingers-flavour = Le plateau est revenu plus léger.

## Triad
power-triad_workshop = Atelier
power-triad_workshop-text = Tu peux fabriquer partout, sauf au Mitard.
power-triad_workshop-flavour = Une couverture sur les barreaux, et c’est une usine.
power-triad_splicer = Nœud marin
power-triad_splicer-text = Tu fabriques sans Lien.
power-triad_splicer-flavour = Un nœud suffit, si c’est le bon.
power-triad_tunnel_rats = Rats de tunnel
power-triad_tunnel_rats-text = Quand tu piques une Cuillère, prends { $total_spoons }. Tu peux encore creuser avec { $total_dig_beatings }.
power-triad_tunnel_rats-flavour = La taille de la cuillère ne compte pas, paraît-il.
power-triad_steady_hands = Main sûre
power-triad_steady_hands-text = Une fois par tour, fabriquer ne te coûte pas d’action.
power-triad_steady_hands-flavour = Fini avant que le maton ait tourné la page.

## Queers
power-queers_sanctuary = Refuge
power-queers_sanctuary-text = Pour te racketter, il faut poser { $total_weapons_to_extort }.
power-queers_sanctuary-flavour = Frapper avant d’entrer. À la porte, merci.
power-queers_carers = Petits soins
power-queers_carers-text = Au début de ton tour, retire { $heal_count_un }.
power-queers_carers-flavour = Soupe, pansement, et quelqu’un qui reste.
power-queers_headliner = Tête d’affiche
power-queers_headliner-text = Une fois par tour, sans dépenser d’action : { $free_actions }.
power-queers_headliner-flavour = Quatre rappels, et le Bloc B debout.
power-queers_network = Réseau
power-queers_network-text = Quand tu perds une Bagarre, tu ne perds pas de carte.
power-queers_network-flavour = Tes affaires sont à l’abri. Ne demande pas chez qui.
