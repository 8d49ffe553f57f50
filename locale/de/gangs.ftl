### The six gangs and their 24 cards. Gang names are the same in every language.
### .acc “die Crew”, .dat “der Crew”, .bei “Bei der Crew” at the start of a sentence.
gang-bikers = Bikers
    .acc = die Bikers
    .dat = den Bikers
    .bei = Bei den Bikers
    .beim = bei den Bikers
gang-bikers-flavour = Niemand hier hat ein Motorrad. Niemand sagt das laut.
gang-bratva = Bratva
    .acc = die Bratva
    .dat = der Bratva
    .bei = Bei der Bratva
    .beim = bei der Bratva
gang-bratva-flavour = Die saßen schon, als Sitzen noch nicht in Mode war.
gang-cartel = Cartel
    .acc = das Cartel
    .dat = dem Cartel
    .bei = Beim Cartel
    .beim = beim Cartel
gang-cartel-flavour = Geschäfte wie immer, nur das Büro ist kleiner.
gang-crew = Crew
    .acc = die Crew
    .dat = der Crew
    .bei = Bei der Crew
    .beim = bei der Crew
gang-crew-flavour = Flinke Finger, lange Ärmel.
gang-queers = Queers
    .acc = die Queers
    .dat = den Queers
    .bei = Bei den Queers
    .beim = bei den Queers
gang-queers-flavour = Hier fragt dich wenigstens jemand, wie es dir geht.
gang-triad = Triad
    .acc = die Triad
    .dat = der Triad
    .bei = Bei der Triad
    .beim = bei der Triad
gang-triad-flavour = Vierhundert Jahre Erfahrung im Schweigen und Bauen.

## Bikers
power-bikers_scout = Kundschafter
power-bikers_scout-text = Nach dem Wurf für eine Normale Bewegung darfst du noch einmal würfeln. Der zweite Wurf gilt.
power-bikers_scout-flavour = Kennt jeden Gang. Gibt keinen zu.
power-bikers_throttle = Vollgas
power-bikers_throttle-text = Einmal pro Zug kostet dich eine Vorsichtige Bewegung nur { $total_cautious_move }.
power-bikers_throttle-flavour = Langsam ist was für die Besuchszeit.
power-bikers_saddlebags = Satteltaschen
power-bikers_saddlebags-text = Einmal pro Zug: Nachdem du dich in deinem Zug bewegt hast, ziehe { $draw_after_move }.
power-bikers_saddlebags-flavour = Niemals leer nach Hause fahren.
power-bikers_detour = Umweg
power-bikers_detour-text = Dein Wurf für eine Normale Bewegung gilt auch als eins höher und eins niedriger; 6 und 1 sind Nachbarn.
power-bikers_detour-flavour = Viele Gänge führen nach draußen. Irgendwann.

## Bratva
power-bratva_enforcer = Drohkulisse
power-bratva_enforcer-text = Wenn dein Opfer kooperiert, nimmst du deine hingelegten Waffen zurück auf die Hand.
power-bratva_enforcer-flavour = Ein Räuspern hat genügt.
power-bratva_collector = Inkasso
power-bratva_collector-text = Wenn du einen Kampf gewinnst, den du angefangen hast, nimmst du dem Verlierer { $spoils_number ->
    [one] eine weitere zufällige Karte
   *[other] { $spoils_number } weitere zufällige Karten
} ab.
power-bratva_collector-flavour = Zinsen kommen immer dazu.
power-bratva_hard_case = Harter Knochen
power-bratva_hard_case-text = Du darfst mit bis zu { $total_craft_beatings } herstellen und mit bis zu { $total_dig_beatings } graben.
power-bratva_hard_case-flavour = Nennen wir es Massage.
power-bratva_armourer = Waffenkammer
power-bratva_armourer-text = Hast du zu Beginn deines Zuges keine Waffe, nimm { $arm_count_acc } vom Stapel.
power-bratva_armourer-flavour = Mit etwas Geduld wird alles zum Griff.

## Cartel
power-cartel_fence = Hehlerei
power-cartel_fence-text = Jedes Verkaufen bringt dir { $sell_bonus } mehr.
power-cartel_fence-flavour = Ist vom Laster gefallen. Von einem sehr kleinen.
power-cartel_wholesaler = Großhandel
power-cartel_wholesaler-text = Spitzhacken und Schaufeln kosten dich { $tool_discount } weniger.
power-cartel_wholesaler-flavour = „Sammeln Sie Treuepunkte?“
power-cartel_protection = Schutzgeld
power-cartel_protection-text = Erhalte zu Beginn deines Zuges { $gain_cigarettes_count }.
power-cartel_protection-flavour = Hübsche Zelle. Wäre schade, wenn sie feucht würde.
power-cartel_runner = Bauchladen
power-cartel_runner-text = Du darfst auch { $places_wo } verkaufen und kaufen. Einmal pro Zug ohne Aktion: { $free_actions }.
power-cartel_runner-flavour = Der Laden kommt zu dir.

## Crew
power-crew_lookout = Schmiere stehen
power-crew_lookout-text = Jedes Durchsuchen bringt dir { $search_draws } mehr.
power-crew_lookout-flavour = Pfeift, wenn es regnet. Und auch, wenn nicht.
power-crew_sorter = Mülltrennung
power-crew_sorter-text = Jedes Durchsuchen bringt dir { $search_draws } mehr; wirf danach { $search_discards } deiner Wahl ab.
power-crew_sorter-flavour = Des einen Müll, alphabetisch sortiert.
power-crew_hustler = Spürnase
power-crew_hustler-text = Du darfst { $total_searches ->
    [2] zweimal
   *[other] { $total_searches }-mal
} pro Zug einen Ort durchsuchen. Jedes Durchsuchen bringt dir { $search_draws } mehr; wirf danach { $search_discards } deiner Wahl ab.
power-crew_hustler-flavour = Da war schon alles durchsucht. Also noch mal.
power-crew_fingers = Lange Finger
power-crew_fingers-text = Wenn du einen Löffel klaust, nimmst du { $total_spoons_acc }.
power-crew_fingers-flavour = Das Tablett kam leichter zurück.

## Triad
power-triad_workshop = Werkstatt
power-triad_workshop-text = Du darfst überall herstellen, nur nicht in Einzelhaft.
power-triad_workshop-flavour = Decke vors Gitter, fertig ist die Fabrik.
power-triad_splicer = Knotenkunst
power-triad_splicer-text = Zum Herstellen brauchst du keine Verbindung.
power-triad_splicer-flavour = Ein Knoten reicht, wenn es der richtige ist.
power-triad_tunnel_rats = Tunnelratten
power-triad_tunnel_rats-text = Wenn du einen Löffel klaust, nimmst du { $total_spoons_acc }. Du darfst mit bis zu { $total_dig_beatings } graben.
power-triad_tunnel_rats-flavour = Auf die Größe des Löffels kommt es nicht an, heißt es.
power-triad_steady_hands = Ruhige Hand
power-triad_steady_hands-text = Einmal pro Zug kostet dich Herstellen keine Aktion.
power-triad_steady_hands-flavour = Fertig, bevor die Wache umgeblättert hat.

## Queers
power-queers_sanctuary = Zuflucht
power-queers_sanctuary-text = Wer dich erpressen will, muss { $total_weapons_to_extort } hinlegen.
power-queers_sanctuary-flavour = Erst anklopfen.
power-queers_carers = Fürsorge
power-queers_carers-text = Entferne zu Beginn deines Zuges { $heal_count }.
power-queers_carers-flavour = Suppe, Pflaster und jemand, der bleibt.
power-queers_headliner = Bühnenstar
power-queers_headliner-text = Einmal pro Zug ohne Aktion: { $free_actions }.
power-queers_headliner-flavour = Vier Zugaben und stehende Ovationen aus Block B.
power-queers_network = Netzwerk
power-queers_network-text = Verlierst du einen Kampf, verlierst du keine Karte.
power-queers_network-flavour = Deine Sachen sind sicher. Frag nie, bei wem.
