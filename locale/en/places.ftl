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

place-cell_block-flavour = Home. Eight square metres and a loose floor tile.
place-cell_block_a-flavour = The block with the view, if you stand on the bunk.
place-cell_block_b-flavour = The block with the draught, which comes from outside.
place-cafeteria-flavour = Nobody counts the spoons. Somebody should.
place-infirmary-flavour = Two aspirins and a lie-down cure everything.
place-showers-flavour = Plenty to find behind the tiles. Watch your back.
place-rec_area-flavour = Chess, weights and anything you can pay for.
place-solitary-flavour = A good place to think about who put you here.

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
