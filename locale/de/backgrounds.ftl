### The 18 Backgrounds: name, what it does, what its gang adds, flavour.
background-when = Aufdecken: { $moments }.
background-bonus = { $gang_bei }: { $bonus }
moment-turn = in deinem Zug, zwischen zwei Aktionen
moment-extorted = bevor du auf eine Erpressung antwortest
moment-aimed = wenn eine Aktionskarte auf dich zielt
moment-losing = statt im Kampf aufzugeben

## Bikers
background-getaway_driver = Fluchtfahrer
background-getaway_driver-text = Gehe an einen anderen offenen Ort. Die Erpressung endet, die Waffe ist verbraucht.
background-getaway_driver-bonus = Nimm dem Angreifer vorher eine zufällige Karte ab.
background-getaway_driver-flavour = Wartete mit laufendem Motor vor der Bank. Wartet noch.
background-mechanic = Mechaniker
background-mechanic-text = Du hast in diesem Zug { $gain_actions_count } mehr und ziehst { $draw_cards }.
background-mechanic-bonus = noch { $bonus_gain_actions_count } dazu.
background-mechanic-flavour = Kann alles kurzschließen, nur den Prozess nicht.
background-road_smuggler = Schmuggler
background-road_smuggler-text = Gehe an einen anderen offenen Ort.
background-road_smuggler-bonus = Ziehe danach so viele Suchkarten, wie Durchsuchen dort bringt.
background-road_smuggler-flavour = Kannte jede Grenze. Nur nicht die eigene.

## Bratva
background-hitman = Auftragskiller
background-hitman-text = Ein anderer Knacki an deinem Ort bezieht { $beat_times_acc }.
background-hitman-bonus = Nimm ihm außerdem eine zufällige Karte ab.
background-hitman-flavour = „Nichts Persönliches“ stand schon auf der Visitenkarte.
background-prize_fighter = Preisboxer
background-prize_fighter-text = Du gewinnst den Kampf.
background-prize_fighter-bonus = Entferne außerdem { $bonus_heal_count }.
background-prize_fighter-flavour = Hat einmal absichtlich verloren. Nie wieder.
background-arms_dealer = Waffenhändler
background-arms_dealer-text = Nimm { $take_supply_count_acc } vom Stapel.
background-arms_dealer-bonus = Nimm noch { $bonus_take_supply_count_acc } dazu.
background-arms_dealer-flavour = Hat beide Seiten beliefert. Beide erinnern sich.

## Cartel
background-bookmaker = Buchmacher
background-bookmaker-text = Erhalte { $gain_cigarettes_count }.
background-bookmaker-bonus = Erhalte noch { $bonus_gain_cigarettes_count } dazu.
background-bookmaker-flavour = Wettet eins zu eins, dass du es nicht schaffst.
background-loan_shark = Kredithai
background-loan_shark-text = Jeder andere Knacki gibt dir bis zu { $collect_cigarettes_up_to }.
background-loan_shark-bonus = stattdessen bis zu { $bonus_collect_cigarettes_up_to }.
background-loan_shark-flavour = Vergisst kein Gesicht und keine Kniescheibe.
background-quartermaster = Quartiermeister
background-quartermaster-text = Kaufe, egal wo du bist, eine Spitzhacke oder Schaufel für { $buy_tool_discount } weniger.
background-quartermaster-bonus = stattdessen für { $bonus_buy_tool_discount } weniger.
background-quartermaster-flavour = Vier Laster Nachschub verloren. Das Geld fand sich.

## Crew
background-burglar = Einbrecher
background-burglar-text = Ziehe { $draw_cards }.
background-burglar-bonus = Ziehe noch { $bonus_draw_cards } dazu.
background-burglar-flavour = Kam überall rein. Nur hier nicht mehr raus.
background-pickpocket = Taschendieb
background-pickpocket-text = { $pick_pockets_everywhere ->
    [0] Nimm jedem anderen Knacki an deinem Ort eine zufällige Karte ab.
   *[other] Nimm jedem anderen Knacki an deinem Ort und allen außerhalb der Einzelhaft eine zufällige Karte ab.
}
background-pickpocket-bonus = { $bonus_pick_pockets_everywhere ->
    [0] stattdessen jedem anderen Knacki an deinem Ort.
   *[other] auch jedem anderen Knacki außerhalb der Einzelhaft.
}
background-pickpocket-flavour = Du hast es doch gar nicht gebraucht.
background-con_artist = Hochstapler
background-con_artist-text = Tausche alle Handkarten mit einem anderen Knacki an deinem Ort, der nicht mehr Karten hat als du.
background-con_artist-bonus = Ziehe danach { $bonus_draw_cards }.
background-con_artist-flavour = Hat das Gefängnis zweimal verkauft. Demselben Direktor.

## Triad
background-blacksmith = Schmied
background-blacksmith-text = Wirf eine Spitze für eine Spitzhacke oder einen Behälter für eine Schaufel ab: überall und trotz Prügel.
background-blacksmith-bonus = Das darfst du zweimal tun.
background-blacksmith-flavour = Hat erst Pferde beschlagen und ist dann auf einem geflohen.
background-forger = Fälscher
background-forger-text = Nimm { $take_discarded_cards } deiner Wahl vom Ablagestapel der Suchkarten.
background-forger-bonus = Nimm stattdessen { $bonus_take_discarded_cards }.
background-forger-flavour = Der Richter erkannte seine Unterschrift. Er irrte sich.
background-miner = Bergmann
background-miner-text = Dein nächstes Graben in diesem Zug bringt { $improve_dig_points } mehr.
background-miner-bonus = stattdessen { $bonus_improve_dig_points } mehr.
background-miner-flavour = Zwanzig Jahre unter Tage, und jetzt schon wieder.

## Queers
background-medic = Sani
background-medic-text = { $heal_all ->
    [0] Entferne { $heal_count }
   *[other] Entferne alle deine Prügel
} und ziehe { $draw_cards }.
background-medic-bonus = Ziehe noch { $bonus_draw_cards } dazu.
background-medic-flavour = Zulassung weg. Hat den falschen Leuten geholfen.
background-whistleblower = Whistleblower
background-whistleblower-text = Schicke einen anderen Knacki in Einzelhaft und ziehe { $draw_cards }.
background-whistleblower-bonus = Sieh dir vorher seine Hand an und nimm eine Karte deiner Wahl.
background-whistleblower-flavour = Einmal die Wahrheit gesagt. Neun Jahre.
background-advocate = Anwalt
background-advocate-text = Die Karte oder Erpressung hat keine Wirkung auf dich und ist verbraucht.
background-advocate-bonus = Nimm diese Karte oder die hingelegten Waffen auf die Hand.
background-advocate-flavour = Einspruch. Abgelehnt. Einspruch.
