### Pourquoi une option est bonne, dit par le coach : une ligne chacune, d’après ce que peut savoir qui est interrogé.
### `$other` est un rival, `$mate` quelqu’un de l’équipe.
why-nothing_better = Rien de particulier ne parle pour, et pas grand-chose contre.

## Creuser, fouiller, fabriquer, commercer.
why-wins_now = Avec ça, tu es dehors. Rien de mieux.
why-wins_next = Il te manquera { $points }, et l’Outil pour les creuser est dans ta main.
why-digs = Rapporte { $points }. Ensuite, { $left_number ->
        [one] il en reste { $left_number } à creuser.
       *[other] il en reste { $left_number } à creuser.
    }
why-digs_before_theft = { $other } est là, avec une Arme. Personne ne vole { $tool_un } dans un tunnel.
why-digs_in_time = Il ne manque que { $left } à { $other }. Plus de temps à perdre.
why-race = { $turns ->
        [1] { $other } peut sortir au prochain tour. Chaque point compte.
        [one] { $other } peut sortir dans { $turns } tour. Chaque point compte.
       *[other] { $other } peut sortir dans { $turns } tours. Chaque point compte.
    }
why-search_part = Pour { $tool_un }, il ne te manque que { $part_un }.
why-search_gang = Encore un Accessoire et le Gang t’ouvre sa porte : { $gang }.
why-search_weapon = { $other } a une Arme ; toi, des Outils et rien pour les défendre.
why-search_most = Ici, { $drawn } : aucun lieu n’en donne plus.
why-search = Rapporte { $drawn }.
why-craft_wins = Avec { $tool_un }, tes Outils suffisent pour sortir.
why-craft_tool = De pièces qui valent peu, tu fais { $tool_un } : { $points }.
why-craft_knives = Avec des Couteaux, { $other } y réfléchira à deux fois.
why-craft_before_beating = Après une Raclée de { $other }, tu ne pourrais plus rien fabriquer.
why-buy_wins = Avec { $tool_un }, tes Outils suffisent pour sortir.
why-buy_tool = { $cigarettes } pour { $points } : une bonne affaire.
why-buy_last = C’est la dernière carte de la pile : { $tool }.
why-buy_weapon = Qui est armé garde ses affaires : { $cards }.
why-sell_price = Ça fait { $cigarettes } : de quoi acheter { $tool_un }.
why-sell_wins = De quoi acheter { $tool_un }, et avec ça tu sors.
why-sell_limit = Ta main dépasse la limite : { $over } de trop. Mieux vaut vendre que jeter.
why-sell = { $cigarettes } pour ce dont tu peux te passer : { $cards }.
why-spoon_wins = Encore une Cuillère et tes Outils suffisent pour sortir.
why-spoon = Un Outil pour rien : { $points }.
why-heal_to_dig = Dans cet état, tu ne peux pas creuser, et tu as { $cards }.
why-heal_to_craft = Dans cet état, tu ne peux rien fabriquer, et tu as de quoi faire { $card_un }.
why-heal_before_more = Encore une Raclée et tu ne creuses plus. { $other } a les Armes pour ça.
why-heal = Une Raclée de moins, un souci de moins.
why-join_power = { $power } : ça rapporte jusqu’à la fin.
why-join_background = { $gang_chez }, ton Passé en fait plus : { $background }.
why-extort_wins = Avec { $tool_un } de { $other }, tes Outils suffisent pour sortir.
why-extort_known = { $other } a { $tool_un } : tu l’as vu de tes yeux.
why-extort_likely = { $other } a { $tool_un } dans { $percent } % des cas environ.
why-extort_leader = Il ne manque que { $left } à { $other }. Un Outil de moins, c’est un tour de plus pour toi.
why-extort_odds = Si { $other } se bat, tu gagnes dans { $percent } % des cas environ.
why-end_nothing = Tu gardes ce que tu as et tu attends ton prochain tour.
why-end_safe = Plus en sécurité ici qu’en chemin : { $cards }.

## Lieux.
why-go_win = { $place } : avec { $cards }, tu y creuses ta sortie.
why-go_dig = { $place } : tu peux y creuser avec { $cards }.
why-go_heal = { $place } : tu t’y débarrasses de ceci : { $beatings }.
why-go_buy = { $place } : tes { $cigarettes } y paient { $tool_un }.
why-go_sell = { $place } : vends-y { $cards }, et tu peux t’offrir { $tool_un }.
why-go_craft = { $place } : de ce que tu as, tu peux y faire { $card_un }.
why-go_spoon = { $place } : des Cuillères pour rien.
why-go_search = { $place } : nulle part tu ne trouves plus ({ $drawn }).
why-go_safe = { $place } : hors de portée de { $other } et de ses Armes.
why-go_rob = { $place } : { $other } y est avec { $tool_un }, et tu as une Arme.
why-go_mate = { $place } : { $mate } y est. À deux, on se fait moins dépouiller.
why-go_away_from_michel = { $place } : loin de { $michel }.
why-go_on = { $place } : il y a plus à y faire qu’ici.
why-roll_home = { $faces ->
        [1] Une face du dé t’amène { $place_ou }, avec { $cards }.
        [one] { $faces } face du dé t’amène { $place_ou }, avec { $cards }.
       *[other] { $faces } faces du dé t’amènent { $place_ou }, avec { $cards }.
    }
why-roll_away = N’importe où plutôt qu’à côté de { $other } et de ses Armes.
why-roll = Il y a plus à faire ailleurs qu’ici.
why-reroll = Un { $face } ne mène nulle part où tu doives aller.
why-keep_roll = Un { $face }, c’est assez bien.
why-michel_to = { $place } : là, { $michel } tombe sur { $other } plutôt que sur toi.
why-michel_home = { $place } : tu en as besoin, et { $michel } bouche le passage.
why-michel_moves = Mieux vaut { $michel } ailleurs.

## Cartes, d’après ce qu’elles font.
why-card_draws = Rapporte { $drawn }.
why-card_cash = Rapporte { $cigarettes }.
why-card_price = Ça fait { $cigarettes } : de quoi acheter { $tool_un }.
why-card_actions = { $actions } de plus ce tour-ci, et tu sais quoi en faire.
why-card_dig_wins = Avec { $points } de plus, le prochain coup de pioche te sort d’ici.
why-card_dig = Le prochain Outil creusé rapporte { $points } de plus.
why-card_heals = Te débarrasse de ceci : { $beatings }.
why-card_heals_to_dig = Tu pourras creuser de nouveau, et tu as { $cards }.
why-card_arms = De quoi te défendre : { $cards }.
why-card_supplies = Rapporte { $cards }.
why-card_regains = Rend { $cards }.
why-card_buys = Seulement { $cigarettes } pour { $tool_un }.
why-card_forges = Fait { $tool_un } d’une seule pièce.
why-card_beats = Affaiblit { $other }.
why-card_bars = Encore une Raclée et { $other } ne creuse plus.
why-card_locks = Fait perdre du temps à { $other }.
why-card_locks_tools = { $other } a { $cards } et voudrait creuser. Pas depuis le Mitard.
why-card_takes = Prend une carte à { $other }.
why-card_takes_best = { $other } a { $tool_un } parmi { $size }.
why-card_pockets = { $robbed ->
        [1] Une carte d’un autre, pour rien.
        [one] La carte de { $robbed } autre, pour rien.
       *[other] Des cartes de { $robbed } autres, pour rien.
    }
why-card_takes_cash = Prend { $cigarettes } à { $other }.
why-card_collects = Rapporte { $cigarettes }, et les autres ne les ont plus.
why-card_inspects = { $place } : { $other } risque d’y perdre un Outil.
why-card_pools = Tu mets { $own } et tu en récupères environ : { $share }.
why-card_swaps = { $other } prend ta main ({ $own }), tu prends la sienne ({ $size }).
why-card_calls_off = Ce que { $other } a commencé tombe à l’eau.
why-card_keeps_laid = Et tu gardes ce qu’on a posé contre toi.
why-card_wins_fight = Gagne une Bagarre presque perdue.
why-card_denies = Il ne manque que { $left } à { $other }. Il faut bien que quelqu’un s’en occupe.
why-card_lighter = De toute façon, ta main dépasse la limite : { $over } de trop.

## Réponses.
why-yield_unarmed = Tu n’as rien contre { $other }. Mieux vaut perdre { $tool_un } que ça et une Raclée.
why-yield_cheap = Ça ne vaut pas une Bagarre : { $tool }, { $points }.
why-yield_beating = Encore une Raclée et tu ne creuserais plus. Tu retrouveras { $tool_un }.
why-fight_odds = Contre { $other }, tu gardes { $tool_le } dans { $percent } % des cas environ.
why-fight_nothing_to_give = Tu n’as même pas ce qu’on te demande : { $tool }.
why-fight_for_win = Il te faut { $tool_le } pour sortir.
why-weapon_odds = Contre { $other }, tu gagnes dans { $percent } % des cas environ.
why-weapon_keeps_tool = Empêche { $other } de prendre { $tool_le }.
why-weapon_takes_tool = Ça vaut une Arme de plus : { $tool_le } de { $other }.
why-weapon_helps = Avec toi, { $mate } gagne dans { $percent } % des cas environ.
why-give_up_odds = Contre { $other }, tu ne gagnerais que dans { $percent } % des cas environ.
why-give_up_unarmed = Tu n’as plus d’Arme à poser.
why-give_up_saves = À garder pour une meilleure Bagarre : { $cards }.
why-michel_yield = Une Bagarre coûterait plus que { $tool_un } : seules { $percent } % des cartes calment { $michel }.
why-michel_calm = La prochaine carte calme { $michel } dans { $percent } % des cas environ.
why-michel_stays = { $place } : { $michel } est très bien là.
why-draw_free = { $drawn } pour rien.
why-choose_keeps = De tes Outils, { $tool_le } te manquera le moins. Tu gardes { $cards }.
why-choose_best = Le meilleur de la main de { $other } : { $card_le }.
why-choose_weapon = Une Arme de moins pour { $other }, une de plus pour toi : { $card }.
why-discard_least = Ce qui te manquera le moins : { $cards }.
why-discard_keeps_tools = Tu gardes { $cards }.
why-exchange_tools = { $mate } fera mieux que toi avec { $cards }.
why-exchange = { $mate } et toi, vous y gagnez : { $cards }.
why-accept_tools = { $mate } te donne { $cards }. Le tunnel est le même.
why-accept = Ce qui est bon pour ton équipe est bon pour toi.
why-decline = Ce que tu as te sert mieux.
why-react_small = Ça ne fait pas bien mal. Ton Passé vaudra plus une autre fois.
why-pass_unhelpful = Tu en auras besoin, et ça ne changerait pas cette Bagarre : { $cards }.
