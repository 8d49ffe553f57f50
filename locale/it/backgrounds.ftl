### The 18 Backgrounds: name, what it does, what its gang adds, flavour.
background-when = Da rivelare { $moments }.
background-bonus = Se sei { $gang_in }: { $bonus }
moment-turn = nel tuo turno, tra un’azione e l’altra
moment-extorted = prima di rispondere a un’estorsione
moment-aimed = quando una carta Azione ti prende di mira
moment-losing = invece di arrenderti in uno scontro

## Bikers
background-getaway_driver = Autista da rapina
background-getaway_driver-text = Vai in un qualsiasi altro Luogo aperto. L’estorsione finisce e l’Arma va persa.
background-getaway_driver-bonus = prima prendi una carta a caso dalla mano dell’attaccante.
background-getaway_driver-flavour = Aspettava davanti alla banca col motore acceso. Aspetta ancora.
background-mechanic = Meccanico
background-mechanic-text = In questo turno hai { $gain_actions_count } in più e peschi { $draw_cards }.
background-mechanic-bonus = ancora { $bonus_gain_actions_count } in più.
background-mechanic-flavour = Mette in moto qualunque cosa, tranne la libertà vigilata.
background-road_smuggler = Contrabbandiere
background-road_smuggler-text = Vai in un qualsiasi altro Luogo aperto.
background-road_smuggler-bonus = poi pesca tante carte Ricerca quante ne dà lì una Ricerca.
background-road_smuggler-flavour = Conosceva tutti i confini. Uno ha ricambiato.

## Bratva
background-hitman = Sicario
background-hitman-text = Un altro giocatore nel tuo Luogo subisce { $beat_times_a }.
background-hitman-bonus = gli prendi anche una carta a caso dalla mano.
background-hitman-flavour = Sul biglietto da visita: «Niente di personale».
background-prize_fighter = Pugile
background-prize_fighter-text = Vinci lo scontro.
background-prize_fighter-bonus = inoltre rimuovi { $bonus_heal_count_a }.
background-prize_fighter-flavour = Ha venduto un incontro. Mai più.
background-arms_dealer = Trafficante d’armi
background-arms_dealer-text = Prendi { $take_supply_count } dalla pila.
background-arms_dealer-bonus = prendine { $bonus_take_supply_count_number } in più.
background-arms_dealer-flavour = Vendeva a entrambe le parti. Entrambe se lo ricordano.

## Cartel
background-bookmaker = Allibratore
background-bookmaker-text = Guadagna { $gain_cigarettes_count }.
background-bookmaker-bonus = guadagna { $bonus_gain_cigarettes_count } in più.
background-bookmaker-flavour = Ti dà alla pari. Che non ce la fai.
background-loan_shark = Strozzino
background-loan_shark-text = Ogni altro giocatore ti dà fino a { $collect_cigarettes_up_to }.
background-loan_shark-bonus = fino a { $bonus_collect_cigarettes_up_to } anziché { $collect_cigarettes_up_to_number }.
background-loan_shark-flavour = Ottima memoria per i volti e per le ginocchia.
background-quartermaster = Furiere
background-quartermaster-text = Compra un Piccone o una Pala, ovunque ti trovi, pagando { $buy_tool_discount } in meno.
background-quartermaster-bonus = { $bonus_buy_tool_discount } in meno anziché { $buy_tool_discount_number }.
background-quartermaster-flavour = Persi quattro camion di provviste. Trovati i soldi.

## Crew
background-burglar = Scassinatore
background-burglar-text = Pesca { $draw_cards }.
background-burglar-bonus = pesca { $bonus_draw_cards } in più.
background-burglar-flavour = Entrare, un gioco da ragazzi. Uscire, meno.
background-pickpocket = Borseggiatore
background-pickpocket-text = { $pick_pockets_everywhere ->
    [0] Prendi una carta a caso da ogni altro giocatore nel tuo Luogo.
   *[other] Prendi una carta a caso da ogni altro giocatore nel tuo Luogo e da tutti quelli fuori dall’Isolamento.
}
background-pickpocket-bonus = { $bonus_pick_pockets_everywhere ->
    [0] da ogni altro giocatore nel tuo Luogo.
   *[other] anche da ogni altro giocatore fuori dall’Isolamento.
}
background-pickpocket-flavour = Tanto non lo stavi usando.
background-con_artist = Truffatore
background-con_artist-text = Scambia le tue carte in mano con quelle di un altro giocatore nel tuo Luogo che non ne abbia più di te.
background-con_artist-bonus = poi pesca { $bonus_draw_cards }.
background-con_artist-flavour = Ha venduto il carcere. Due volte, allo stesso direttore.

## Triad
background-blacksmith = Fabbro
background-blacksmith-text = Scarta un Oggetto a punta per un Piccone o un Contenitore per una Pala, ovunque, Pestaggi o no.
background-blacksmith-bonus = puoi farlo due volte.
background-blacksmith-flavour = Ferrava cavalli. Poi la fuga, a cavallo.
background-forger = Falsario
background-forger-text = Prendi { $take_discarded_cards } a tua scelta dalla pila degli scarti Ricerca.
background-forger-bonus = prendi { $bonus_take_discarded_cards } anziché { $take_discarded_cards_number }.
background-forger-flavour = Ha firmato gli auguri di compleanno al giudice. Da parte del giudice.
background-miner = Minatore
background-miner-text = Il tuo prossimo scavo in questo turno vale { $improve_dig_points } in più.
background-miner-bonus = { $bonus_improve_dig_points } in più anziché { $improve_dig_points_number }.
background-miner-flavour = Vent’anni sottoterra, e adesso pure questo.

## Queers
background-medic = Medico
background-medic-text = { $heal_all ->
    [0] Rimuovi { $heal_count_a }
   *[other] Rimuovi tutti i tuoi Pestaggi
} e pesca { $draw_cards }.
background-medic-bonus = pesca { $bonus_draw_cards } in più.
background-medic-flavour = Via dall’albo per aver curato le persone sbagliate.
background-whistleblower = Gola profonda
background-whistleblower-text = Manda un altro giocatore in Isolamento e pesca { $draw_cards }.
background-whistleblower-bonus = prima guarda le sue carte in mano e prendine una a tua scelta.
background-whistleblower-flavour = Ha detto la verità una volta. Nove anni.
background-advocate = Avvocato
background-advocate-text = La carta o l’estorsione non ha effetto su di te; la carta o le Armi vanno perse.
background-advocate-bonus = prendi in mano quella carta o le Armi giocate.
background-advocate-flavour = Obiezione. Oltraggio alla corte. Obiezione!
