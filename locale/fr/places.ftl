### Places: .le with its article, .ou with its preposition, which is the same for “where” and “where to”: “aux Douches”.
### What can be done there comes from the card data, a line each.
place-cell_block = Cellules
    .le = les Cellules
    .ou = aux Cellules
place-cell_block_a = Bloc A
    .le = le Bloc A
    .ou = au Bloc A
place-cell_block_b = Bloc B
    .le = le Bloc B
    .ou = au Bloc B
place-cafeteria = Réfectoire
    .le = le Réfectoire
    .ou = au Réfectoire
place-infirmary = Infirmerie
    .le = l’Infirmerie
    .ou = à l’Infirmerie
place-showers = Douches
    .le = les Douches
    .ou = aux Douches
place-rec_area = Cour
    .le = la Cour
    .ou = dans la Cour
place-solitary = Mitard
    .le = le Mitard
    .ou = au Mitard

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
