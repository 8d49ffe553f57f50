### Why a prisoner played by a bot did what everybody saw, in its own words, beside the table. { $name } is whom it concerns,
### always as the one spoken to or the one who does something, so that it need not be inflected.

reason-said = { $name }: { $words }
reason-digs = Al túnel con { $card_el }. { $points } más y salgo.
reason-looks_for_cards = A ver qué hay por aquí tirado.
reason-takes_a_tool = Mejor una Cuchara que nada.
reason-recovers = Por hoy ya me han dado bastante.
reason-wants_that_power = { $gang }. Conviene tener amigos así.
reason-now_or_never = Ahora o nunca.
reason-not_worth_a_fight = Toma. No vale una Paliza.
reason-gives_in = Toma { $card_el }, { $name }. No vale una Paliza.
reason-does_not_give_in = Tendrás que quitármelo.
reason-stands_up = Tendrás que quitármelo, { $name }.
reason-means_to_win_this = Con { $card_un } gano yo esta pelea.
reason-stands_by = Para ti, { $name }: { $card_un }. Esta la ganamos en equipo.
reason-helps_the_team = { $name }, repartamos lo que tenemos.
reason-prefers_what_it_has = No hay trato, { $name }. Me gusta lo que tengo.
reason-sends_trouble_elsewhere = Mejor que haga compañía a otros.
reason-sends_trouble = { $names }, ahí va compañía.
reason-needs_another_place = Aquí no se me ha perdido nada.
reason-plays_its_card = { $card }. Buen momento para esto.
reason-aims_its_card = { $card }, y va por ti, { $name }.
reason-wants_that_tool = { $name }, { $card_el } quedaría bien en mi túnel.
reason-denies_leader = { $name } ya lleva { $points }. Demasiada ventaja para mi gusto.
reason-arms_itself = Me quedo con { $card_un }. Más vale un Arma que cien lamentos.
reason-makes_a_tool = De esto saco yo { $card_un }.
reason-buys_a_tool = Compro { $card_un }. Cigarrillos bien gastados.
reason-can_buy_a_tool_then = Con esto ya me llega para una Herramienta.
reason-raises_cash = Me vendrían bien unos Cigarrillos.
reason-goes_to_recover = Tengo que ir al médico.
reason-goes_to_trade = Tengo que hacer unas compras.
