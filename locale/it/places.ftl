### Places: .the “la Mensa”, and .in “in Mensa”, both for where and for where to.
place-cell_block = Blocco Detentivo
    .the = il Blocco Detentivo
    .in = nel Blocco Detentivo
place-cell_block_a = Blocco Detentivo A
    .the = il Blocco Detentivo A
    .in = nel Blocco Detentivo A
place-cell_block_b = Blocco Detentivo B
    .the = il Blocco Detentivo B
    .in = nel Blocco Detentivo B
place-cafeteria = Mensa
    .the = la Mensa
    .in = in Mensa
place-infirmary = Infermeria
    .the = l’Infermeria
    .in = in Infermeria
place-showers = Docce
    .the = le Docce
    .in = nelle Docce
place-rec_area = Area ricreativa
    .the = l’Area ricreativa
    .in = nell’Area ricreativa
place-solitary = Isolamento
    .the = l’Isolamento
    .in = in Isolamento

place-cell_block-flavour = Casa dolce casa: otto metri quadri e una mattonella che balla.
place-cell_block_a-flavour = Il braccio con vista, se sali sulla branda.
place-cell_block_b-flavour = Il braccio con gli spifferi. Vengono da fuori.
place-cafeteria-flavour = Nessuno conta i cucchiai. Qualcuno dovrebbe.
place-infirmary-flavour = Due aspirine, una dormita, e passa tutto.
place-showers-flavour = Dietro le piastrelle c’è di tutto. Dietro di te, pure.
place-rec_area-flavour = Scacchi, pesi e tutto quello che puoi pagare.
place-solitary-flavour = Il posto ideale per ripensare a chi ti ci ha mandato.

place-text-faces = Il dado porta qui con { $faces }.
place-text-closed = Qui non portano né il dado né un Movimento Prudente.
place-text-search = Ricerca: pesca { $cards }.
place-text-dig = Scavare: metti uno Strumento nel tuo tunnel.
place-text-steal_spoon = Rubare un Cucchiaio.
place-text-heal = Curarsi: rimuovi un Pestaggio.
place-text-sell = Vendere carte in cambio di Sigarette.
place-text-buy = Comprare Coltelli, Picconi e Pale.
place-text-craft-everybody = Qui puoi creare.
place-text-craft-nobody = Qui non puoi creare.
place-text-craft-rivals = Qui può creare solo l’altra squadra.

die-face = Con { $face } vai { $places_in }.
