### The 18 Backgrounds: name, what it does, what its gang adds, flavour.
background-when = À révéler { $moments }.
background-bonus = { $gang_chez } : { $bonus }
moment-turn = pendant ton tour, entre deux actions
moment-extorted = avant de répondre à un Racket
moment-aimed = quand une carte Action te vise
moment-losing = au lieu d’abandonner une Bagarre

## Bikers
background-getaway_driver = As du volant
background-getaway_driver-text = Va dans un autre lieu ouvert. Le Racket est fini, l’Arme est perdue.
background-getaway_driver-bonus = prends d’abord une carte au hasard à l’attaquant.
background-getaway_driver-flavour = Moteur allumé devant la banque. Attend toujours.
background-mechanic = Mécano
background-mechanic-text = Tu as { $gain_actions_count } de plus pour ce tour et tu tires { $draw_cards }.
background-mechanic-bonus = encore { $bonus_gain_actions_count } de plus.
background-mechanic-flavour = Démarre tout sans clé, sauf une libération anticipée.
background-road_smuggler = Contrebandier
background-road_smuggler-text = Va dans un autre lieu ouvert.
background-road_smuggler-bonus = puis tire autant de cartes Fouille qu’en fouillant là-bas.
background-road_smuggler-flavour = Connaissait toutes les frontières. L’une s’en est souvenue.

## Bratva
background-hitman = Tueur à gages
background-hitman-text = Un autre détenu du même lieu prend { $beat_times_un }.
background-hitman-bonus = prends-lui aussi une carte au hasard.
background-hitman-flavour = « Rien de personnel », disait la carte de visite.
background-prize_fighter = Boxeur
background-prize_fighter-text = Tu gagnes la Bagarre.
background-prize_fighter-bonus = retire aussi { $bonus_heal_count_un }.
background-prize_fighter-flavour = S’est couché une fois. Plus jamais.
background-arms_dealer = Trafiquant d’armes
background-arms_dealer-text = Prends { $take_supply_count } dans la pile.
background-arms_dealer-bonus = prends { $bonus_take_supply_count } de plus.
background-arms_dealer-flavour = A fourni les deux camps. Les deux s’en souviennent.

## Cartel
background-bookmaker = Bookmaker
background-bookmaker-text = Gagne { $gain_cigarettes_count }.
background-bookmaker-bonus = gagne { $bonus_gain_cigarettes_count } de plus.
background-bookmaker-flavour = Te donne une chance sur deux de ne pas y arriver.
background-loan_shark = Usurier
background-loan_shark-text = Tous les autres te donnent chacun jusqu’à { $collect_cigarettes_up_to }.
background-loan_shark-bonus = plutôt jusqu’à { $bonus_collect_cigarettes_up_to }.
background-loan_shark-flavour = N’oublie jamais un visage. Ni une rotule.
background-quartermaster = Intendant
background-quartermaster-text = Achète, où que tu sois, une Pioche ou une Pelle pour { $buy_tool_discount } de moins.
background-quartermaster-bonus = plutôt pour { $bonus_buy_tool_discount } de moins.
background-quartermaster-flavour = A perdu quatre camions de l’armée. Retrouvé l’argent.

## Crew
background-burglar = Cambrioleur
background-burglar-text = Tire { $draw_cards }.
background-burglar-bonus = tire { $bonus_draw_cards } de plus.
background-burglar-flavour = Entrer, c’était le plus facile.
background-pickpocket = Pickpocket
background-pickpocket-text = { $pick_pockets_everywhere ->
    [0] Prends une carte au hasard à chaque autre détenu du même lieu.
   *[other] Prends une carte au hasard à chaque autre détenu du même lieu et à tous ceux hors du Mitard.
}
background-pickpocket-bonus = { $bonus_pick_pockets_everywhere ->
    [0] plutôt à chaque autre détenu du même lieu.
   *[other] aussi à chaque autre détenu hors du Mitard.
}
background-pickpocket-flavour = Tu ne t’en servais pas.
background-con_artist = Escroc
background-con_artist-text = Échange toute ta main avec un autre détenu du même lieu qui n’a pas plus de cartes que toi.
background-con_artist-bonus = puis tire { $bonus_draw_cards }.
background-con_artist-flavour = A vendu la prison deux fois, au même directeur.

## Triad
background-blacksmith = Forgeron
background-blacksmith-text = Défausse une Pointe pour une Pioche ou une Conserve pour une Pelle, où que tu sois, même avec des Raclées.
background-blacksmith-bonus = tu peux le faire deux fois.
background-blacksmith-flavour = Ferrait des chevaux, puis s’est enfui sur l’un d’eux.
background-forger = Faussaire
background-forger-text = Prends { $take_discarded_cards } de ton choix dans la défausse Fouille.
background-forger-bonus = plutôt { $bonus_take_discarded_cards }.
background-forger-flavour = A signé la carte d’anniversaire du juge. Pour le juge.
background-miner = Mineur
background-miner-text = La prochaine fois que tu creuses ce tour-ci, marque { $improve_dig_points } de plus.
background-miner-bonus = plutôt { $bonus_improve_dig_points_number } de plus.
background-miner-flavour = Vingt ans sous terre, et maintenant ça.

## Queers
background-medic = Toubib
background-medic-text = { $heal_all ->
    [0] Retire { $heal_count_un }
   *[other] Retire toutes tes Raclées
} et tire { $draw_cards }.
background-medic-bonus = tire { $bonus_draw_cards } de plus.
background-medic-flavour = Radié pour avoir soigné qui il ne fallait pas.
background-whistleblower = Lanceur d’alerte
background-whistleblower-text = Envoie un autre détenu au Mitard et tire { $draw_cards }.
background-whistleblower-bonus = regarde d’abord sa main et prends-y une carte de ton choix.
background-whistleblower-flavour = A dit la vérité une fois. En a pris pour neuf ans.
background-advocate = Avocat
background-advocate-text = La carte ou le Racket n’a pas d’effet sur toi et se perd.
background-advocate-bonus = prends en main cette carte ou les Armes posées.
background-advocate-flavour = « Objection ! » Outrage à la cour. « Objection ! »
