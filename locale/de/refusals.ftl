### Why something cannot be done at all. What may be done at another time is said in needs.ftl, with the way out.

## At any time
refusal-game_over = Das Spiel ist vorbei.
refusal-not_asked = Danach ist gerade nicht gefragt.
refusal-another_question = Erst muss etwas anderes beantwortet werden.
refusal-card_not_in_hand = Das hast du nicht auf der Hand.
refusal-not_yourself = Wähle jemand anderen, nicht dich selbst.
refusal-team_mode_only = Das gibt es nur in der Teamvariante.

## Moving
refusal-not_where_the_die_leads = Dorthin führt der Würfel nicht.

## Searching, crafting, digging
refusal-not_a_tool = Das ist kein Werkzeug.

## Gangs, Action cards, Backgrounds
refusal-not_its_accessories = Diese Accessoires nimmt die Gang nicht an.
refusal-not_an_action_card = Das ist keine Aktionskarte.
refusal-card_not_in_discard = Diese Karte liegt nicht auf dem Ablagestapel.
refusal-wrong_number_of_cards = Das ist nicht die richtige Anzahl Karten.
refusal-card_cannot_be_chosen = Diese Karte kannst du nicht wählen.

## Extortion and combat
refusal-not_a_rival = Dein eigenes Team kannst du nicht erpressen.
refusal-not_a_weapon = Das ist keine Waffe.
refusal-only_in_your_own_combat = Das geht nur in deinem eigenen Kampf.
refusal-tool_not_shown = Dieses Werkzeug zeigt die Karte nicht.

## Exchange
refusal-not_a_teammate = Das geht nur mit jemandem aus deinem Team.
refusal-empty_exchange = Biete etwas an oder verlange etwas.
refusal-mate_does_not_have_it = Das hat dein Gegenüber nicht.
