### The six gangs and their 24 cards. Gang names are the same in every language.
### Their forms: .the “i Bikers”, .of “dei Bikers”, .to “ai Bikers”, .in “nei Bikers”, .on “sui Bikers”.
gang-bikers = Bikers
    .the = i Bikers
    .of = dei Bikers
    .to = ai Bikers
    .in = nei Bikers
    .on = sui Bikers
gang-bikers-flavour = Qui nessuno ha la moto. E nessuno lo fa notare.
gang-bratva = Bratva
    .the = la Bratva
    .of = della Bratva
    .to = alla Bratva
    .in = nella Bratva
    .on = sulla Bratva
gang-bratva-flavour = Dentro da prima che andasse di moda.
gang-cartel = Cartel
    .the = il Cartel
    .of = del Cartel
    .to = al Cartel
    .in = nel Cartel
    .on = sul Cartel
gang-cartel-flavour = Gli affari di sempre, in un ufficio più piccolo.
gang-crew = Crew
    .the = la Crew
    .of = della Crew
    .to = alla Crew
    .in = nella Crew
    .on = sulla Crew
gang-crew-flavour = Mani svelte, maniche lunghe.
gang-queers = Queers
    .the = i Queers
    .of = dei Queers
    .to = ai Queers
    .in = nei Queers
    .on = sui Queers
gang-queers-flavour = L’unico braccio dove ti chiedono come stai.
gang-triad = Triad
    .the = la Triad
    .of = della Triad
    .to = alla Triad
    .in = nella Triad
    .on = sulla Triad
gang-triad-flavour = Quattrocento anni di silenzio e di lavori ben fatti.

## Bikers
power-bikers_scout = Ricognizione
power-bikers_scout-text = Dopo il tiro di un Movimento Semplice puoi tirare ancora una volta. Vale il secondo tiro.
power-bikers_scout-flavour = Conosce ogni corridoio. Non ne ammette nessuno.
power-bikers_throttle = Manetta
power-bikers_throttle-text = Una volta per turno un Movimento Prudente ti costa solo { $total_cautious_move }.
power-bikers_throttle-flavour = Manette no, manetta sì.
power-bikers_saddlebags = Bisacce
power-bikers_saddlebags-text = Una volta per turno, dopo un movimento fatto nel tuo turno, pesca { $draw_after_move }.
power-bikers_saddlebags-flavour = Mai tornare a casa a vuoto.
power-bikers_detour = Deviazione
power-bikers_detour-text = Il tuo tiro per un Movimento Semplice vale anche uno in più o uno in meno; 6 e 1 sono vicini.
power-bikers_detour-flavour = La strada lunga è pur sempre una strada.

## Bratva
power-bratva_enforcer = Persuasione
power-bratva_enforcer-text = Se chi subisce la tua estorsione collabora, le Armi che hai giocato ti tornano in mano.
power-bratva_enforcer-flavour = È bastato schiarirsi la voce.
power-bratva_collector = Riscossione
power-bratva_collector-text = Quando vinci uno scontro iniziato da te, prendi { $spoils_number ->
    [one] un’altra carta
   *[other] altre { $spoils_number } carte
} a caso dalla mano di chi ha perso.
power-bratva_collector-flavour = Ci sono sempre gli interessi.
power-bratva_hard_case = Pelle dura
power-bratva_hard_case-text = Puoi creare anche con { $total_craft_beatings } e scavare anche con { $total_dig_beatings }.
power-bratva_hard_case-flavour = Lo chiamano massaggio.
power-bratva_armourer = Armeria
power-bratva_armourer-text = All’inizio del tuo turno, se non hai Armi in mano, prendi { $arm_count } dalla pila.
power-bratva_armourer-flavour = Con un po’ di pazienza, tutto è un manico.

## Cartel
power-cartel_fence = Ricettazione
power-cartel_fence-text = Ogni volta che vendi guadagni { $sell_bonus } in più.
power-cartel_fence-flavour = Caduto da un camion. Molto piccolo.
power-cartel_wholesaler = Ingrosso
power-cartel_wholesaler-text = Picconi e Pale ti costano { $tool_discount } in meno.
power-cartel_wholesaler-flavour = Ha già la nostra tessera fedeltà?
power-cartel_protection = Protezione
power-cartel_protection-text = All’inizio del tuo turno guadagna { $gain_cigarettes_count }.
power-cartel_protection-flavour = Bella cella. Peccato se ci venisse l’umidità.
power-cartel_runner = Consegne
power-cartel_runner-text = Puoi vendere e comprare anche { $places_in }. Una volta per turno, senza spendere azioni: { $free_actions }.
power-cartel_runner-flavour = Il negozio viene da te.

## Crew
power-crew_lookout = Palo
power-crew_lookout-text = Ogni Ricerca ti fa pescare { $search_draws_number ->
    [one] 1 carta
   *[other] { $search_draws_number } carte
} in più.
power-crew_lookout-flavour = Fischia quando piove. E anche quando non piove.
power-crew_sorter = Differenziata
power-crew_sorter-text = Ogni Ricerca ti fa pescare { $search_draws_number ->
    [one] 1 carta
   *[other] { $search_draws_number } carte
} in più; poi scarta { $search_discards } a tua scelta.
power-crew_sorter-flavour = Vetro, carta, refurtiva.
power-crew_hustler = Fiuto
power-crew_hustler-text = Puoi fare { $total_searches ->
    [2] due
   *[other] { $total_searches }
} Ricerche per turno. Ogni Ricerca ti fa pescare { $search_draws_number ->
    [one] 1 carta
   *[other] { $search_draws_number } carte
} in più; poi scarta { $search_discards } a tua scelta.
power-crew_hustler-flavour = Lì ho già guardato. Riguardo.
power-crew_fingers = Dita lunghe
power-crew_fingers-text = Quando rubi un Cucchiaio, prendi { $total_spoons }.
power-crew_fingers-flavour = Il vassoio è tornato più leggero.

## Triad
power-triad_workshop = Officina
power-triad_workshop-text = Puoi creare ovunque, tranne che in Isolamento.
power-triad_workshop-flavour = Una coperta sulle sbarre ed è subito fabbrica.
power-triad_splicer = Nodi
power-triad_splicer-text = Le tue creazioni non richiedono la Combinazione.
power-triad_splicer-flavour = Basta un nodo, se è quello giusto.
power-triad_tunnel_rats = Topi di tunnel
power-triad_tunnel_rats-text = Quando rubi un Cucchiaio, prendi { $total_spoons }. Puoi scavare anche con { $total_dig_beatings }.
power-triad_tunnel_rats-flavour = Le dimensioni del cucchiaio non contano, dicono.
power-triad_steady_hands = Mano ferma
power-triad_steady_hands-text = Una volta per turno puoi creare senza spendere azioni.
power-triad_steady_hands-flavour = Fatto prima che la guardia girasse pagina.

## Queers
power-queers_sanctuary = Rifugio
power-queers_sanctuary-text = Chi vuole estorcerti qualcosa deve giocare { $total_weapons_to_extort }.
power-queers_sanctuary-flavour = Prima si bussa.
power-queers_carers = Premure
power-queers_carers-text = All’inizio del tuo turno rimuovi { $heal_count_a }.
power-queers_carers-flavour = Brodo, cerotti e qualcuno che resta.
power-queers_headliner = Primadonna
power-queers_headliner-text = Una volta per turno, senza spendere azioni: { $free_actions }.
power-queers_headliner-flavour = Quattro bis e standing ovation del Blocco B.
power-queers_network = Rete
power-queers_network-text = Quando perdi uno scontro, non perdi nessuna carta.
power-queers_network-flavour = La tua roba è al sicuro. Mai chiedere da chi.
