### Warum eine Möglichkeit gut ist, wie der Trainer es sagt: je eine Zeile, aus dem, was der Gefragte wissen darf.
### `$other` ist jemand von den anderen, `$mate` jemand aus dem eigenen Team.
why-nothing_better = Nichts Besonderes spricht dafür und wenig dagegen.

## Graben, durchsuchen, herstellen, handeln.
why-wins_now = Damit bist du draußen. Besser wird es nicht.
why-wins_next = Dann fehlen dir { $points }, und das Werkzeug dafür hast du auf der Hand.
why-digs = Bringt { $points }. Danach { $left_number ->
        [one] fehlt noch einer.
       *[other] fehlen noch { $left_number }.
    }
why-digs_before_theft = { $other } steht bewaffnet neben dir. Aus dem Tunnel stiehlt dir niemand { $tool_acc }.
why-digs_in_time = { $other } fehlen nur noch { $left_number } Punkte. Zeit hast du keine mehr.
why-race = { $turns ->
        [one] { $other } kann im nächsten Zug draußen sein. Jetzt zählt jeder Punkt.
       *[other] { $other } kann in { $turns } Zügen draußen sein. Jetzt zählt jeder Punkt.
    }
why-search_part = Für { $tool_acc } fehlt dir nur noch eins: { $part }.
why-search_gang = Noch ein Accessoire, und die Gang nimmt dich: { $gang }.
why-search_weapon = { $other } ist bewaffnet, und du hast Werkzeug und nichts, um es zu verteidigen.
why-search_most = Hier gibt es { $drawn }: so viel wie nirgends sonst.
why-search = Bringt { $drawn }.
why-craft_wins = Mit { $tool_dat } reicht dein Werkzeug, um hinauszukommen.
why-craft_tool = Macht aus Teilen, die einzeln wenig wert sind, { $tool_acc }: { $points }.
why-craft_knives = Mit Messern überlegt { $other } es sich zweimal.
why-craft_before_beating = Nach einer Tracht Prügel von { $other } könntest du nichts mehr herstellen.
why-buy_wins = Mit { $tool_dat } reicht dein Werkzeug, um hinauszukommen.
why-buy_tool = { $cigarettes } für { $points }: ein guter Tausch.
why-buy_last = Das letzte Stück im Stapel: { $tool }.
why-buy_weapon = Wer bewaffnet ist, behält sein Zeug: { $cards }.
why-sell_price = Macht { $cigarettes }: das reicht für { $tool_acc }.
why-sell_wins = Das reicht für { $tool_acc }, und damit kommst du hinaus.
why-sell_limit = Du hast { $over } zu viel auf der Hand. Verkauft ist besser als weggeworfen.
why-sell = { $cigarettes } für Entbehrliches: { $cards }.
why-spoon_wins = Noch ein Löffel, und dein Werkzeug reicht, um hinauszukommen.
why-spoon = Werkzeug umsonst: { $points }.
why-heal_to_dig = So verprügelt kannst du nicht graben, und du hast { $cards_acc }.
why-heal_to_craft = Verprügelt kannst du nichts herstellen, und du hast alle Teile für { $card_acc }.
why-heal_before_more = Noch eine Tracht Prügel, und du kannst nicht graben. { $other } hat die Waffen dazu.
why-heal = Eine Tracht Prügel weniger, eine Sorge weniger.
why-join_power = { $power } zahlt sich ab jetzt jeden Zug aus.
why-join_background = { $gang_bei } kann dein Hintergrund mehr: { $background }.
why-extort_wins = Mit { $tool_dat } von { $other } reicht dein Werkzeug, um hinauszukommen.
why-extort_known = { $other } hat { $tool_acc }: das hast du gesehen.
why-extort_likely = { $other } hat mit etwa { $percent } % { $tool_acc }.
why-extort_leader = { $other } fehlen nur noch { $left_number } Punkte. Ein Werkzeug weniger ist für dich ein Zug mehr.
why-extort_odds = Kämpft { $other }, gewinnst du in etwa { $percent } % der Fälle.
why-end_nothing = Du behältst, was du hast, und wartest auf den nächsten Zug.
why-end_safe = Hier sicherer als unterwegs: { $cards }.

## Orte.
why-go_win = { $place }: mit { $cards_dat } gräbst du dich dort hinaus.
why-go_dig = { $place }: dort kannst du mit { $cards_dat } graben.
why-go_heal = { $place }: dort wirst du { $beatings_acc } los.
why-go_buy = { $place }: dort reichen deine { $cigarettes } für { $tool_acc }.
why-go_sell = { $place }: verkauf dort { $cards_acc }, dann reicht es für { $tool_acc }.
why-go_craft = { $place }: dort kannst du aus dem, was du hast, { $card_acc } herstellen.
why-go_spoon = { $place }: Löffel umsonst.
why-go_search = { $place }: nirgends findest du mehr ({ $drawn }).
why-go_safe = { $place }: dort kommt { $other } mit den Waffen nicht an dich heran.
why-go_rob = { $place }: dort ist { $other } und hat { $tool_acc }. Du bist bewaffnet.
why-go_mate = { $place }: dort ist { $mate }. Zu zweit raubt man euch schwerer aus.
why-go_away_from_michel = { $place }: weg von { $michel }.
why-go_on = { $place }: dort ist mehr zu tun als hier.
why-roll_home = { $faces ->
        [one] Eine Würfelseite bringt dich { $place_wohin }, mit { $cards_dat }.
       *[other] { $faces } Würfelseiten bringen dich { $place_wohin }, mit { $cards_dat }.
    }
why-roll_away = Überall ist es besser als neben { $other } und diesen Waffen.
why-roll = Anderswo ist mehr zu tun als hier.
why-reroll = Mit einer { $face } kommst du nirgends hin, wo du hinmusst.
why-keep_roll = Eine { $face } ist gut genug.
why-michel_to = { $place }: dort trifft { $michel } auf { $other } statt auf dich.
why-michel_home = { $place }: da musst du hin, und { $michel } steht im Weg.
why-michel_moves = { $michel } ist anderswo besser aufgehoben.

## Karten, nach dem, was sie tun.
why-card_draws = Bringt { $drawn }.
why-card_cash = Bringt { $cigarettes }.
why-card_price = Macht { $cigarettes }: das reicht für { $tool_acc }.
why-card_actions = { $actions } mehr in diesem Zug, und du hast etwas damit vor.
why-card_dig_wins = Mit { $points } mehr bringt dich das nächste Graben hinaus.
why-card_dig = Das nächste Graben zählt mehr: { $points }.
why-card_heals = Du wirst { $beatings_acc } los.
why-card_heals_to_dig = Du kannst wieder graben, und du hast { $cards_acc }.
why-card_arms = Bewaffnet dich: { $cards }.
why-card_supplies = Bringt { $cards_acc }.
why-card_regains = Holt { $cards_acc } zurück.
why-card_buys = Nur { $cigarettes } für { $tool_acc }.
why-card_forges = Macht aus einem einzigen Teil { $tool_acc }.
why-card_beats = Schwächt { $other }.
why-card_bars = Noch eine Tracht Prügel, und { $other } kann nicht graben.
why-card_locks = Kostet { $other } Zeit.
why-card_locks_tools = { $other } will graben und hat { $cards_acc }. Aus der Einzelhaft geht das nicht.
why-card_takes = Nimmt { $other } eine Karte ab.
why-card_takes_best = { $other } hat { $tool_acc } unter { $size }.
why-card_pockets = { $robbed ->
        [one] Eine fremde Karte umsonst.
       *[other] Karten von { $robbed } anderen umsonst.
    }
why-card_takes_cash = Nimmt { $other } { $cigarettes } ab.
why-card_collects = Bringt { $cigarettes }, und den anderen fehlen sie.
why-card_inspects = { $place }: dort verliert { $other } wohl ein Werkzeug.
why-card_pools = Du gibst { $own } her und bekommst etwa { $share }.
why-card_swaps = { $other } bekommt deine { $own }, du bekommst { $size }.
why-card_calls_off = Was { $other } angefangen hat, wird nichts.
why-card_keeps_laid = Und was gegen dich hingelegt wurde, behältst du.
why-card_wins_fight = Gewinnt einen Kampf, der so gut wie verloren ist.
why-card_denies = { $other } fehlen nur noch { $left_number } Punkte. Jemand muss etwas tun.
why-card_lighter = Du hast ohnehin { $over } zu viel auf der Hand.

## Antworten.
why-yield_unarmed = Gegen { $other } hast du keine Waffe. Lieber nur { $tool_acc } los sein als auch noch verprügelt.
why-yield_cheap = Keinen Kampf wert: { $tool }, { $points }.
why-yield_beating = Nach noch einer Tracht Prügel könntest du nicht mehr graben. { $tool_acc } findest du wieder.
why-fight_odds = Gegen { $other } behältst du in etwa { $percent } % der Fälle, was verlangt wird: { $tool }.
why-fight_nothing_to_give = Du hast gar nicht, was verlangt wird: { $tool }.
why-fight_for_win = Das brauchst du, um hinauszukommen: { $tool }.
why-weapon_odds = Gegen { $other } gewinnst du das in etwa { $percent } % der Fälle.
why-weapon_keeps_tool = Hält { $other } von deinem Werkzeug ab: { $tool }.
why-weapon_takes_tool = Noch eine Waffe wert: { $tool } von { $other }.
why-weapon_helps = Mit dir gewinnt { $mate } in etwa { $percent } % der Fälle.
why-give_up_odds = Gegen { $other } gewännst du nur in etwa { $percent } % der Fälle.
why-give_up_unarmed = Du hast keine Waffe mehr.
why-give_up_saves = Spart für einen besseren Kampf: { $cards }.
why-michel_yield = Ein Kampf kostet mehr als { $tool_acc }: nur { $percent } % der Karten beruhigen { $michel }.
why-michel_calm = Die nächste Karte beruhigt { $michel } in etwa { $percent } % der Fälle.
why-michel_stays = { $place }: da steht { $michel } gut.
why-draw_free = { $drawn } umsonst.
why-choose_keeps = Das entbehrst du am ehesten: { $tool }. Du behältst { $cards_acc }.
why-choose_best = Das Beste, was { $other } hat: { $card }.
why-choose_weapon = Entwaffnet { $other } und bewaffnet dich: { $card }.
why-discard_least = Das wird dir am wenigsten fehlen: { $cards }.
why-discard_keeps_tools = Du behältst { $cards_acc }.
why-exchange_tools = { $mate } kann mit { $cards_dat } mehr anfangen.
why-exchange = { $mate } und du habt beide mehr davon: { $cards }.
why-accept_tools = { $mate } gibt dir { $cards_acc }. Der Tunnel ist derselbe.
why-accept = Was gut für dein Team ist, ist gut für dich.
why-decline = Was du hast, kannst du besser brauchen.
why-react_small = Das schadet dir wenig. Dein Hintergrund ist ein andermal mehr wert.
why-pass_unhelpful = Das brauchst du noch selbst, und es würde hier nichts ändern: { $cards }.
