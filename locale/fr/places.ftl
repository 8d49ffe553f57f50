### Places: .le with its article, .ou with its preposition, which is the same for “where” and “where to”: “aux Douches”.
### What can be done there comes from the card data, a line each.
place-cell_block = Cellules
    .le = les Cellules
    .ou = aux Cellules
place-cell_block-flavour = Chez toi. Huit mètres carrés et une dalle qui bouge.
place-cell_block_a = Bloc A
    .le = le Bloc A
    .ou = au Bloc A
place-cell_block_a-flavour = Le bloc avec vue, à condition de monter sur le lit.
place-cell_block_b = Bloc B
    .le = le Bloc B
    .ou = au Bloc B
place-cell_block_b-flavour = Le bloc aux courants d’air. L’air, lui, vient de dehors.
place-cafeteria = Réfectoire
    .le = le Réfectoire
    .ou = au Réfectoire
place-cafeteria-flavour = Personne ne compte les cuillères. C’est un tort.
place-infirmary = Infirmerie
    .le = l’Infirmerie
    .ou = à l’Infirmerie
place-infirmary-flavour = Deux aspirines, une sieste : ici, ça soigne tout.
place-showers = Douches
    .le = les Douches
    .ou = aux Douches
place-showers-flavour = On trouve de tout derrière les carreaux. Sauf de l’eau chaude.
place-rec_area = Cour
    .le = la Cour
    .ou = dans la Cour
place-rec_area-flavour = La seule cour où l’on ne te juge pas. Mais tout s’y paie.
place-solitary = Mitard
    .le = le Mitard
    .ou = au Mitard
place-solitary-flavour = Tout le temps de réfléchir à qui tu dois le séjour.

place-text-faces = Le dé mène ici avec { $faces }.
place-text-closed = Ni le dé ni un Déplacement prudent ne mènent ici.
place-text-search = Fouiller rapporte { $cards }.
place-text-dig = Creuser : ajoute un Outil à ton tunnel.
place-text-steal_spoon = Piquer une Cuillère.
place-text-heal = Se soigner : retire une Raclée.
place-text-sell = Vendre des cartes contre des Clopes.
place-text-buy = Acheter des Couteaux, des Pioches et des Pelles.
place-text-craft-everybody = Tu peux fabriquer ici.
place-text-craft-nobody = Tu ne peux pas fabriquer ici.
place-text-craft-rivals = Seule l’autre équipe peut fabriquer ici.

die-face = Un { $face } mène { $places_ou }.
