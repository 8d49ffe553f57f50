### Pourquoi une option est bonne, dit par le coach : une ligne chacune, d’après ce que peut savoir qui est interrogé.
### `$other` est un adversaire, `$mate` quelqu’un de l’équipe.
why-nothing_better = Rien de particulier ne plaide pour ce choix.

## Creuser, fouiller, fabriquer, commercer.
why-wins_now = Tu creuses, et tu es dehors. Rien de mieux.
why-wins_next = Ensuite, il ne te manque plus que { $points }, et tu as un Outil pour ça.
why-digs = Rapporte { $points }. Ensuite, il ne t’en manque plus que { $left_number }.
why-digs_before_theft = { $other } est ici, avec une Arme. Dans ton tunnel, personne ne peut prendre { $tool_le }.
why-digs_in_time = Il ne manque que { $left } à { $other }. Il n’y a plus de temps à perdre.
why-race = { $turns ->
        [1] { $other } peut sortir au prochain tour. Chaque point compte.
        [one] { $other } peut sortir dans { $turns } tour. Chaque point compte.
       *[other] { $other } peut sortir dans { $turns } tours. Chaque point compte.
    }
why-search_part = Pour { $tool_un }, il te manque seulement { $part_un }.
why-search_gang = Avec un Accessoire de plus, tu peux rejoindre { $gang_le }.
why-search_weapon = { $other } a une Arme, et tu n’en as pas pour défendre tes Outils.
why-search_most = Tu tires { $drawn } ici. Aucun lieu n’en donne plus.
why-search = Tu tires { $drawn }.
why-craft_wins = Avec { $tool_un }, tu as assez d’Outils pour sortir.
why-craft_tool = Des composants bon marché deviennent { $tool_un } : { $points }.
why-craft_knives = Si tu as des Couteaux, { $other } y réfléchira à deux fois.
why-craft_before_beating = Si { $other } te met une Raclée, tu ne pourras plus rien fabriquer.
why-buy_wins = Avec { $tool_un }, tu as assez d’Outils pour sortir.
why-buy_tool = { $cigarettes } pour { $points } : un prix honnête.
why-buy_last = C’est la dernière carte de la pile : { $tool }.
why-buy_weapon = Avec { $cards }, tu peux défendre ce que tu as.
why-sell_price = Tu as alors { $cigarettes } : assez pour { $tool_un }.
why-sell_wins = De quoi payer { $tool_un }, et tu as alors assez d’Outils pour sortir.
why-sell_limit = Tu as { $over } de trop. Mieux vaut vendre que jeter.
why-sell = Tu gagnes { $cigarettes } pour { $cards }.
why-spoon_wins = Avec cette Cuillère, tu as assez d’Outils pour sortir.
why-spoon = Ne coûte aucune Clope et vaut { $points }.
why-heal_to_dig = Tu ne peux pas creuser sans te soigner d’abord, et tu as { $cards }.
why-heal_to_craft = Tu ne peux pas fabriquer sans te soigner d’abord, et tu as de quoi faire { $card_un }.
why-heal_before_more = Avec une Raclée de plus, tu ne peux plus creuser. { $other } a une Arme.
why-heal = Avec une Raclée de moins, tes prochains tours sont plus sûrs.
why-join_power = « { $power } » t’aide à partir de maintenant.
why-join_background = { $gang_chez }, ton Passé en fait plus : { $background }.
why-extort_wins = Si tu prends { $tool_un } à { $other }, tu as assez d’Outils pour sortir.
why-extort_known = C’est certain : { $other } a { $tool_un }.
why-extort_likely = { $other } a { $tool_un } dans environ { $percent } % des cas.
why-extort_leader = Il ne manque que { $left } à { $other }. Prendre un Outil te fait gagner du temps.
why-extort_odds = Si { $other } se bat, tu gagnes dans environ { $percent } % des cas.
why-end_nothing = Tu gardes ce que tu as et tu attends ton prochain tour.
why-end_safe = C’est plus en sécurité ici qu’en chemin : { $cards }.

## Lieux.
why-go_win = { $place } : avec { $cards }, tu peux y creuser ta sortie.
why-go_dig = { $place } : tu peux y creuser avec { $cards }.
why-go_heal = { $place } : tu peux t’y soigner. Tu as { $beatings }.
why-go_buy = { $place } : tu as { $cigarettes }, assez pour y acheter { $tool_un }.
why-go_sell = { $place } : si tu y vends { $cards }, tu peux acheter { $tool_un }.
why-go_craft = { $place } : tu peux y fabriquer { $card_un } avec tes cartes.
why-go_spoon = { $place } : tu peux y piquer une Cuillère.
why-go_search = { $place } : tu y tires { $drawn }. Aucun lieu n’en donne plus.
why-go_safe = { $place } : { $other } a une Arme, et tu y es hors de portée.
why-go_rob = { $place } : { $other } y est avec { $tool_un }, et tu as une Arme.
why-go_mate = { $place } : { $mate } y est. À deux, on se fait moins voler.
why-go_away_from_michel = { $place } : loin de { $michel }.
why-go_on = { $place } : en y fouillant, tu tires { $drawn }, plus qu’ici.
why-roll_home = { $faces ->
        [1] Une face du dé sur six te mène { $place_ou }, où tu peux creuser avec { $cards }.
        [one] { $faces } face du dé sur six te mène { $place_ou }, où tu peux creuser avec { $cards }.
       *[other] { $faces } faces du dé sur six te mènent { $place_ou }, où tu peux creuser avec { $cards }.
    }
why-roll_away = { $other } a une Arme, et le dé t’emmène ailleurs.
why-roll = Le dé t’emmène dans un autre lieu.
why-reroll = Un { $face } ne te mène pas où tu veux aller.
why-michel_to = { $place } : là, { $michel } tombe sur { $other } plutôt que sur toi.
why-michel_spares = { $place } : là, { $michel } ne tombe pas sur toi.
why-michel_home = { $place } : pour toi, c’est mieux sans { $michel }.
why-michel_moves = Le dé peut mener { $michel } jusqu’à un adversaire.

## Cartes, d’après ce qu’elles font.
why-card_draws = Tu tires { $drawn }.
why-card_cash = Tu gagnes { $cigarettes }.
why-card_price = Tu as alors { $cigarettes } : assez pour { $tool_un }.
why-card_actions = Tu as { $actions } de plus ce tour-ci.
why-card_dig_wins = La prochaine fois que tu creuses, tu marques { $points } de plus, et tu sors.
why-card_dig = La prochaine fois que tu creuses, tu marques { $points } de plus.
why-card_heals = Tu soignes { $beatings_un }.
why-card_heals_to_dig = Tu peux de nouveau creuser, et tu as { $cards }.
why-card_arms = Tu reçois { $cards } pour te battre.
why-card_supplies = Tu reçois { $cards }.
why-card_regains = Tu récupères { $cards }.
why-card_buys = { $cigarettes_number ->
        [0] Tu reçois { $tool_un } pour rien.
       *[other] Tu ne paies que { $cigarettes } pour { $tool_un }.
    }
why-card_forges = Il ne te faut qu’un composant pour { $tool_un }.
why-card_beats = Une Raclée affaiblit { $other }.
why-card_bars = Ensuite, { $other } ne peut plus creuser.
why-card_locks = { $other } perd du temps au Mitard.
why-card_locks_tools = { $other } a { $cards }, mais ne peut pas creuser au Mitard.
why-card_takes = Tu prends une carte à { $other }.
why-card_takes_best = { $size_number ->
        [one] { $other } n’a qu’une carte : { $tool_un }.
       *[other] { $other } a { $size }, dont { $tool_un }.
    }
why-card_pockets = { $robbed ->
        [1] Tu prends une carte à un autre détenu.
        [one] Tu prends une carte à { $robbed } autre détenu.
       *[other] Tu prends des cartes à { $robbed } autres détenus.
    }
why-card_takes_cash = Tu prends { $cigarettes } à { $other }.
why-card_collects = Les autres te donnent { $cigarettes }.
why-card_inspects = { $place } : { $other } va sans doute y perdre un Outil.
why-card_pools = Tu mets { $own } et tu en récupères environ { $share_number }.
why-card_swaps = Tu donnes { $own } à { $other } et tu en reçois { $size_number }.
why-card_calls_off = Cela annule ce que fait { $other }.
why-card_keeps_laid = Tu gardes aussi les cartes posées contre toi.
why-card_wins_fight = Tu gagnes aussitôt cette Bagarre.
why-card_denies = Il ne manque que { $left } à { $other }. Il faut que quelqu’un agisse.
why-card_lighter = De toute façon, tu as { $over } de trop.

## Réponses.
why-yield_unarmed = Tu n’as pas d’Arme contre { $other }. Mieux vaut perdre seulement { $tool_le } que prendre en plus une Raclée.
why-yield_cheap = Ça ne vaut pas une Bagarre : { $tool_le } rapporte { $points }.
why-yield_beating = Après une Raclée de plus, tu ne pourrais plus creuser. Tu retrouveras { $tool_un }.
why-fight_odds = Contre { $other }, tu gardes { $tool_le } dans environ { $percent } % des cas.
why-fight_nothing_to_give = Tu n’as pas ce qu’on te réclame : { $tool }.
why-fight_for_win = Il te faut { $tool_le } pour sortir.
why-weapon_odds = Contre { $other }, tu gagnes cette Bagarre dans environ { $percent } % des cas.
why-weapon_keeps_tool = Si tu gagnes, { $other } ne te prend rien et tu évites la Raclée.
why-weapon_takes_tool = Si tu gagnes, tu prends { $tool_un } ou une autre carte à { $other }.
why-weapon_helps = Avec ton aide, { $mate } gagne dans environ { $percent } % des cas.
why-give_up_odds = Contre { $other }, tu ne gagnerais que dans environ { $percent } % des cas.
why-give_up_unarmed = Tu n’as plus d’Arme.
why-give_up_saves = Tu gardes { $cards } pour une meilleure Bagarre.
why-michel_yield = Tu perds { $tool_le }, mais tu n’as pas besoin d’Arme et tu évites la Raclée.
why-michel_calm = La prochaine carte est sans couteau dans environ { $percent } % des cas.
why-michel_stays = { $place } : { $michel } peut y rester.
why-draw_free = { $drawn } pour rien.
why-choose_keeps = De ces Outils, c’est { $tool_le } qui te manquera le moins.
why-choose_best = La meilleure carte que tient { $other } : { $card_le }.
why-choose_weapon = Tu gagnes une Arme, et { $other } en perd une : { $card_un }.
why-discard_least = Ce qui te manquera le moins : { $cards }.
why-discard_keeps_tools = Tu gardes { $cards }.
why-exchange_tools = { $mate } reçoit { $cards }, et vos points s’additionnent.
why-exchange = Ce qui aide { $mate } t’aide aussi : vos points s’additionnent.
why-accept_tools = { $mate } te donne { $cards }, et vos points s’additionnent.
why-accept = Ce qui aide ton équipe t’aide aussi.
why-decline = Tes propres cartes valent plus pour toi.
why-react_small = Tu peux garder ton Passé pour plus tard.
why-react_cannot = Ton Passé ne sert à rien contre ça.
why-pass_unhelpful = Garde { $cards } pour toi : ton aide ne déciderait pas cette Bagarre.
