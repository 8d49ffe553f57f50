### Places: .the with its article where it has one. What can be done there comes from the card data, a line each.
place-cell_block = Cell Block
    .the = the Cell Block
place-cell_block_a = Cell Block A
    .the = Cell Block A
place-cell_block_b = Cell Block B
    .the = Cell Block B
place-cafeteria = Cafeteria
    .the = the Cafeteria
place-infirmary = Infirmary
    .the = the Infirmary
place-showers = Showers
    .the = the Showers
place-rec_area = Recreational Area
    .the = the Recreational Area
place-solitary = Solitary
    .the = Solitary

place-text-faces = The die leads here on { $faces }.
place-text-closed = No roll and no Cautious move leads here.
place-text-search = Search draws { $cards }.
place-text-dig = Dig: put a Tool into your tunnel.
place-text-steal_spoon = Steal a Spoon.
place-text-heal = Heal: remove a Beating.
place-text-sell = Sell cards for Cigarettes.
place-text-buy = Buy Knives, Pickaxes and Shovels.
place-text-craft-everybody = You can Craft here.
place-text-craft-nobody = You cannot Craft here.
place-text-craft-rivals = Only the other team can Craft here.

die-face = A { $face } leads to { $places_the }.
