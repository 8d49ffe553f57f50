### What players can do: `action-` the short name of an action, `option-` the label of one choice.
### Labels name a card without its article: “Schaufel abwerfen”.

action-roll_move = Normale Bewegung
action-cautious_move = Vorsichtige Bewegung
action-follow = Zum Team stoßen
action-search = Durchsuchen
action-craft = Herstellen
action-dig = Graben
action-sell = Verkaufen
action-buy = Kaufen
action-steal_spoon = Einen Löffel klauen
action-heal = Heilen
action-join = Einer Gang beitreten
action-play = Aktionskarte ausspielen
action-extort = Erpressung
action-exchange = Austauschen
action-reveal = Hintergrund aufdecken
action-end_turn = Zug beenden
action-go = Bewegen
action-cooperate = Kooperieren
action-weapon = Waffe ausspielen
action-choose_card = Karte wählen
action-discard = Abwerfen

## A turn
option-roll_move = Normale Bewegung: würfeln
option-cautious_move = Vorsichtige Bewegung { $place_wohin }
option-follow = Zum Team stoßen: { $place }
option-search = Durchsuchen: { $cards } ziehen
option-craft = Herstellen: { $cards_bare } aus { $spent_from }
option-dig = Mit { $tool_dem } graben ({ $points })
option-sell = Verkaufen: { $cards } für { $cigarettes }
option-sell-any = Karten verkaufen …
option-buy = Kaufen: { $cards } für { $cigarettes }
option-steal_spoon = { $cards_bare } klauen
option-heal = 1× Prügel heilen
option-join = Beitreten: { $gang } ({ $card }) für { $cards_acc }
option-play = { $card } ausspielen
option-play-on = { $card } gegen { $other } ausspielen
option-play-place = { $card } ausspielen: { $place }
option-play-item = { $card } ausspielen: { $item }
option-extort = Von { $other } { $tool_acc } fordern, mit { $weapons_dat }
option-exchange = { $other } { $give_acc } für { $take_acc } geben
option-exchange-any = { $other } einen Tausch anbieten …
option-reveal = { $card } aufdecken
option-reveal-on = { $card } aufdecken: { $other }
option-reveal-place = { $card } aufdecken: { $place_wohin } gehen
option-reveal-item = { $card } aufdecken: { $item }
option-reveal-any = { $card } aufdecken: { $count } aussuchen …
option-reveal-cards = { $card } aufdecken: { $cards_acc } nehmen
option-end_turn = Zug beenden

## Answers
option-reroll = Noch mal würfeln
option-keep = Die { $face } behalten
option-go = Ab { $place_wohin }
option-go-michel = { $michel } geht { $place_wohin }
option-cooperate = Kooperieren: { $tool } hergeben
option-cooperate-michel = Kooperieren: { $tool } abwerfen
option-fight = Nicht kooperieren: Kampf!
option-weapon = { $kind } ausspielen
option-give_up = Aufgeben
option-pass-help = Nicht helfen
option-pass-react = Geschehen lassen
option-pass-michel_draw = Nichts ziehen
option-pass-michel_move = { $michel } in Ruhe lassen
option-pass-forge_again = Eins genügt
option-draw = { $cards } ziehen
option-move_michel = Würfeln und { $michel } bewegen
option-choose_card-lose_tool = { $card } abwerfen
option-choose_card-inspection = { $card } abwerfen
option-choose_card-take_seen = { $card } nehmen
option-choose_card-forge_again = { $card } schmieden
option-discard = Abwerfen: { $cards }
option-discard-any = { $count } abwerfen …
option-accept = Annehmen
option-decline = Ablehnen
