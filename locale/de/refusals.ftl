### Why something cannot be done now. The rule's number stands after the sentence.
refusal-by-rule = { $reason } ({ $rule })

## At any time
refusal-game_over = Das Spiel ist vorbei.
refusal-not_asked = Danach hat niemand gefragt.
refusal-another_question = Erst muss etwas anderes beantwortet werden.
refusal-no_action_left = Du hast keine Aktionen mehr.
refusal-card_not_in_hand = Das hast du nicht auf der Hand.
refusal-would_do_nothing = Das hätte keine Wirkung.
refusal-wrong_target = Das kann nicht das Ziel sein.
refusal-not_yourself = Wähle jemand anderen, nicht dich selbst.
refusal-team_mode_only = Das gibt es nur in der Teamvariante.
refusal-not_in_solitary = Nicht in Einzelhaft.

## Moving
refusal-too_few_actions = Dafür hast du zu wenige Aktionen übrig.
refusal-already_there = Da bist du schon.
refusal-not_an_open_place = Das ist kein offener Ort.
refusal-no_mate_of_your_gang_there = Dort ist niemand aus deinem Team und deiner Gang.
refusal-not_where_the_die_leads = Dorthin führt der Würfel nicht.

## Searching, crafting, digging
refusal-already_searched = Du hast in diesem Zug genug durchsucht.
refusal-cannot_craft_here = Hier kannst du nichts herstellen.
refusal-too_beaten_to_craft = Zum Herstellen hast du zu viel Prügel bezogen.
refusal-parts_missing = Dafür fehlen dir Bauteile.
refusal-pile_empty = Auf dem Stapel liegen nicht mehr genug.
refusal-only_in_cell_block = Graben geht nur im Zellenblock.
refusal-only_in_own_block = Graben geht nur im Zellenblock deines Teams.
refusal-too_beaten_to_dig = Zum Graben hast du zu viel Prügel bezogen.
refusal-no_such_tool_in_hand = Dieses Werkzeug hast du nicht auf der Hand.
refusal-not_a_tool = Das ist kein Werkzeug.

## Trade and other place actions
refusal-only_in_rec_area = Das geht nur im Aufenthaltsraum.
refusal-nothing_to_sell = Wähle mindestens eine Karte zum Verkaufen.
refusal-too_few_cigarettes = Du hast zu wenige Zigaretten.
refusal-only_in_cafeteria = Das geht nur in der Cafeteria.
refusal-only_in_infirmary = Das geht nur auf der Krankenstation.
refusal-not_beaten = Dir fehlt nichts: Du hast keine Prügel bezogen.

## Gangs, Action cards, Backgrounds
refusal-wrong_number_of_accessories = Die Gang verlangt eine andere Anzahl verschiedener Accessoires.
refusal-not_its_accessories = Diese Accessoires nimmt die Gang nicht an.
refusal-gang_pile_empty = Die Gang hat keine Karte mehr.
refusal-not_an_action_card = Das ist keine Aktionskarte.
refusal-target_in_solitary = Wer in Einzelhaft sitzt, kann nicht das Ziel sein.
refusal-target_not_here = Das Ziel ist nicht an deinem Ort.
refusal-already_revealed = Dein Hintergrund ist schon aufgedeckt.
refusal-not_the_moment = In diesem Moment kannst du deinen Hintergrund nicht aufdecken.
refusal-card_not_in_discard = Diese Karte liegt nicht auf dem Ablagestapel.
refusal-wrong_number_of_cards = Das ist nicht die richtige Anzahl Karten.
refusal-card_cannot_be_chosen = Diese Karte kannst du nicht wählen.

## Extortion and combat
refusal-already_extorted = Du hast in diesem Zug genug erpresst.
refusal-no_weapon = Du hast keine Waffe.
refusal-not_a_rival = Dein eigenes Team kannst du nicht erpressen.
refusal-not_a_weapon = Das ist keine Waffe.
refusal-wrong_number_of_weapons = Das ist nicht die Anzahl Waffen, die du hinlegen musst.
refusal-only_in_your_own_combat = Das geht nur in deinem eigenen Kampf.
refusal-tool_not_shown = Dieses Werkzeug zeigt die Karte nicht.

## Exchange
refusal-not_a_teammate = Das geht nur mit jemandem aus deinem Team.
refusal-empty_exchange = Biete etwas an oder verlange etwas.
refusal-nothing_to_exchange = Ihr habt beide nichts zum Tauschen.
refusal-mate_does_not_have_it = Das hat dein Gegenüber nicht.
