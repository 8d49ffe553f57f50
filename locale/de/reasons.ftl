### Warum eine Möglichkeit gut ist, wie der Coach es sagt: je eine Zeile, aus dem, was der Gefragte wissen darf.
### `$other` ist jemand von den anderen, `$mate` jemand aus dem eigenen Team.
why-nothing_better = Es spricht nichts Besonderes dafür.

## Graben, durchsuchen, herstellen, handeln.
why-wins_now = Damit bist du draußen. Besser wird es nicht.
why-wins_next = Danach { $points_number ->
        [one] fehlt dir nur noch 1 Tunnelpunkt
       *[other] fehlen dir nur noch { $points }
    }, und ein Werkzeug dafür hast du auf der Hand.
why-digs = Bringt { $points }. Danach { $left_number ->
        [one] fehlt dir noch einer.
       *[other] fehlen dir noch { $left_number }.
    }
why-digs_before_theft = { $other } ist bewaffnet und steht neben dir. Aus deinem Tunnel nimmt dir niemand { $tool_acc } weg.
why-digs_in_time = { $left_number ->
        [one] { $other } fehlt nur noch ein Tunnelpunkt.
       *[other] { $other } fehlen nur noch { $left }.
    } Du hast keine Zeit zu verlieren.
why-race = { $turns ->
        [one] { $other } kann im nächsten Zug draußen sein. Jetzt zählt jeder Punkt.
       *[other] { $other } kann in { $turns } Zügen draußen sein. Jetzt zählt jeder Punkt.
    }
why-search_part = Für { $tool_acc } fehlt dir nur noch das: { $part }.
why-search_gang = Mit noch einem Accessoire kannst du beitreten: { $gang }.
why-search_weapon = { $other } ist bewaffnet, und du hast keine Waffe, um dein Werkzeug zu verteidigen.
why-search_most = Hier ziehst du { $drawn }. Mehr gibt es nirgends.
why-search = Du ziehst { $drawn }.
why-craft_wins = Mit { $tool_dat } reicht dein Werkzeug für den Ausbruch.
why-craft_tool = Macht aus billigen Teilen { $tool_acc }: { $points }.
why-craft_knives = Hast du Messer, überlegt { $other } es sich zweimal.
why-craft_before_beating = Nach einer Tracht Prügel von { $other } könntest du nichts mehr herstellen.
why-buy_wins = Mit { $tool_dat } reicht dein Werkzeug für den Ausbruch.
why-buy_tool = { $cigarettes } für { $points }: ein fairer Preis.
why-buy_last = Das ist die letzte Karte im Stapel: { $tool }.
why-buy_weapon = Mit { $cards_dat } kannst du verteidigen, was du hast.
why-sell_price = Dann hast du { $cigarettes }: Das reicht für { $tool_acc }.
why-sell_wins = Das reicht für { $tool_acc }, und damit reicht dein Werkzeug für den Ausbruch.
why-sell_limit = Du hast { $over } zu viel auf der Hand. Verkaufen ist besser als wegwerfen.
why-sell = Du bekommst { $cigarettes_acc } für { $cards_acc }.
why-spoon_wins = Damit reicht dein Werkzeug für den Ausbruch.
why-spoon = Kostet keine Zigaretten und ist { $points } wert.
why-heal_to_dig = Ohne Heilung kannst du nicht graben, und du hast { $cards_acc }.
why-heal_to_craft = Ohne Heilung kannst du nichts herstellen, und du hast die Teile für { $card_acc }.
why-heal_before_more = Noch eine Tracht Prügel, und du kannst nicht graben. { $other } hat eine Waffe.
why-heal = Mit einer Tracht Prügel weniger bist du in den nächsten Zügen sicherer.
why-join_power = „{ $power }“ hilft dir von jetzt an.
why-join_background = { $gang_bei } bewirkt dein Hintergrund mehr: { $background }.
why-extort_wins = Mit { $tool_dat } von { $other } reicht dein Werkzeug für den Ausbruch.
why-extort_known = Du weißt, dass { $other } { $tool_acc } hat.
why-extort_likely = { $other } hat mit etwa { $percent } % Wahrscheinlichkeit { $tool_acc }.
why-extort_leader = { $left_number ->
        [one] { $other } fehlt nur noch ein Tunnelpunkt.
       *[other] { $other } fehlen nur noch { $left }.
    } Ein Werkzeug weniger verschafft dir Zeit.
why-extort_odds = Kämpft { $other }, gewinnst du in etwa { $percent } % der Fälle.
why-end_nothing = Du behältst, was du hast, und wartest auf den nächsten Zug.
why-end_safe = Das ist hier sicherer als unterwegs: { $cards }.

## Orte.
why-go_win = { $place }: Dort kannst du mit { $cards_dat } ausbrechen.
why-go_dig = { $place }: Dort kannst du mit { $cards_dat } graben.
why-go_heal = { $place }: Dort kannst du heilen. Du hast { $beatings_acc }.
why-go_buy = { $place }: Du hast { $cigarettes }. Das reicht dort für { $tool_acc }.
why-go_sell = { $place }: Verkauf dort { $cards_acc }, dann reicht es für { $tool_acc }.
why-go_craft = { $place }: Dort kannst du aus deinen Karten { $card_acc } herstellen.
why-go_spoon = { $place }: Dort kannst du einen Löffel klauen.
why-go_search = { $place }: Dort ziehst du { $drawn }. Mehr gibt es nirgends.
why-go_safe = { $place }: Dort bist du sicherer. { $other } ist bewaffnet.
why-go_rob = { $place }: Dort ist { $other } und hat { $tool_acc }. Du hast eine Waffe.
why-go_mate = { $place }: Dort ist { $mate }. Zu zweit seid ihr schwerer auszurauben.
why-go_away_from_michel = { $place }: weg von { $michel }.
why-go_on = { $place }: Beim Durchsuchen ziehst du dort { $drawn }, mehr als hier.
why-roll_home = { $faces ->
        [one] Mit 1 von 6 Zahlen kommst du { $place_wohin } und kannst mit { $cards_dat } graben.
       *[other] Mit { $faces } von 6 Zahlen kommst du { $place_wohin } und kannst mit { $cards_dat } graben.
    }
why-roll_away = { $other } ist bewaffnet. Ein Wurf bringt dich hier weg.
why-roll = Ein Wurf bringt dich an einen anderen Ort.
why-reroll = Mit einer { $face } kommst du nicht dorthin, wo du hinmusst.
why-michel_to = { $place }: Dort trifft { $michel } auf { $other } statt auf dich.
why-michel_spares = { $place }: Dort trifft { $michel } nicht auf dich.
why-michel_home = { $place }: Ohne { $michel } ist es dort besser für dich.
why-michel_moves = Ein Wurf kann { $michel } zu jemand anderem führen.

## Karten, nach dem, was sie tun.
why-card_draws = Du ziehst { $drawn }.
why-card_cash = Du bekommst { $cigarettes_acc }.
why-card_price = Dann hast du { $cigarettes }: Das reicht für { $tool_acc }.
why-card_actions = Du hast in diesem Zug { $actions } mehr.
why-card_dig_wins = Dein nächstes Graben bringt { $points } mehr, und damit bist du draußen.
why-card_dig = Dein nächstes Graben bringt { $points } mehr.
why-card_heals = Du wirst { $beatings_acc } los.
why-card_heals_to_dig = Du kannst wieder graben, und du hast { $cards_acc }.
why-card_arms = Du bekommst { $cards_acc } zum Kämpfen.
why-card_supplies = Du bekommst { $cards_acc }.
why-card_regains = Du bekommst { $cards_acc } zurück.
why-card_buys = { $cigarettes_number ->
        [0] Du bekommst { $tool_acc } umsonst.
       *[other] Du zahlst nur { $cigarettes_acc } für { $tool_acc }.
    }
why-card_forges = Du brauchst nur ein Teil für { $tool_acc }.
why-card_beats = Eine Tracht Prügel schwächt { $other }.
why-card_bars = Danach kann { $other } nicht graben.
why-card_locks = { $other } verliert in Einzelhaft Zeit.
why-card_locks_tools = { $other } hat { $cards_acc }, kann aber in Einzelhaft nicht graben.
why-card_takes = Du nimmst { $other } eine Karte ab.
why-card_takes_best = { $size_number ->
        [one] { $other } hat nur eine Karte: { $tool_acc }.
       *[other] { $other } hat { $size }, darunter { $tool_acc }.
    }
why-card_pockets = { $robbed ->
        [one] Du nimmst jemandem eine Karte ab.
       *[other] Du nimmst { $robbed } anderen Karten ab.
    }
why-card_takes_cash = Du nimmst { $other } { $cigarettes_acc } ab.
why-card_collects = Du bekommst { $cigarettes_acc }, und die anderen zahlen.
why-card_inspects = { $place }: Dort verliert { $other } wahrscheinlich ein Werkzeug.
why-card_pools = Du gibst { $own } her und bekommst etwa { $share } zurück.
why-card_swaps = { $other } bekommt deine { $own_number ->
        [one] eine Karte
       *[other] { $own }
    }, du bekommst { $size }.
why-card_calls_off = Was { $other } angefangen hat, bleibt ohne Wirkung.
why-card_keeps_laid = Du behältst auch, was gegen dich hingelegt wurde.
why-card_wins_fight = Du gewinnst diesen Kampf sofort.
why-card_denies = { $left_number ->
        [one] { $other } fehlt nur noch ein Tunnelpunkt.
       *[other] { $other } fehlen nur noch { $left }.
    } Jemand muss etwas tun.
why-card_lighter = Du hast ohnehin { $over } zu viel auf der Hand.

## Antworten.
why-yield_unarmed = Gegen { $other } hast du keine Waffe. Verlier lieber nur { $tool_acc }, als auch noch Prügel zu kassieren.
why-yield_cheap = Dafür lohnt kein Kampf: { $tool }, { $points }.
why-yield_beating = Nach noch einer Tracht Prügel könntest du nicht mehr graben. So etwas findest du wieder: { $tool }.
why-fight_odds = Gegen { $other } behältst du dein Werkzeug ({ $tool }) in etwa { $percent } % der Fälle.
why-fight_nothing_to_give = Du kannst gar nicht hergeben, was verlangt wird: { $tool }.
why-fight_for_win = Das brauchst du, um hinauszukommen: { $tool }.
why-weapon_odds = Gegen { $other } gewinnst du diesen Kampf in etwa { $percent } % der Fälle.
why-weapon_keeps_tool = Gewinnst du, bekommt { $other } nichts von dir, und du kassierst keine Prügel.
why-weapon_takes_tool = Gewinnst du, nimmst du { $other } { $tool_acc } oder eine andere Karte ab.
why-weapon_helps = Mit deiner Hilfe gewinnt { $mate } in etwa { $percent } % der Fälle.
why-give_up_odds = Gegen { $other } würdest du nur in etwa { $percent } % der Fälle gewinnen.
why-give_up_unarmed = Du hast keine Waffe mehr.
why-give_up_saves = Du sparst { $cards_acc } für einen besseren Kampf.
why-michel_yield = Du verlierst { $tool_acc }, brauchst aber keine Waffe und kassierst keine Prügel.
why-michel_calm = Die nächste Karte zeigt in etwa { $percent } % der Fälle kein Messer.
why-michel_stays = { $place }: Dort kann { $michel } bleiben.
why-draw_free = { $drawn } umsonst.
why-choose_keeps = Von diesen Werkzeugen fehlt dir das am wenigsten: { $tool }.
why-choose_best = Die beste Karte von { $other }: { $card }.
why-choose_weapon = Du bekommst eine Waffe, und { $other } hat eine weniger: { $card }.
why-discard_least = Das fehlt dir am wenigsten: { $cards }.
why-discard_keeps_tools = Du behältst { $cards_acc }.
why-exchange_tools = { $mate } bekommt { $cards_acc }, und eure Punkte zählen zusammen.
why-exchange = Was { $mate } hilft, hilft auch dir: Eure Punkte zählen zusammen.
why-accept_tools = { $mate } gibt dir { $cards_acc }, und eure Punkte zählen zusammen.
why-accept = Was deinem Team hilft, hilft auch dir.
why-decline = Deine eigenen Karten sind dir mehr wert.
why-react_small = Du kannst dir deinen Hintergrund für später aufheben.
why-react_cannot = Dagegen hilft dein Hintergrund nicht.
why-pass_unhelpful = Du brauchst { $cards_acc } noch selbst, und Helfen würde diesen Kampf nicht entscheiden.
