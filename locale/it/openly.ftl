### Why a prisoner played by a bot did what everybody saw, in its own words, beside the table. { $name } is whom it concerns,
### always as the one spoken to or the one who does something, so that it need not be inflected.

reason-said = { $name }: { $words }
reason-digs = Dentro { $card_the }. Ancora { $points } e sono fuori.
reason-looks_for_cards = Vediamo che cosa c’è in giro.
reason-takes_a_tool = Meglio un Cucchiaio che niente.
reason-recovers = Per oggi ne ho prese abbastanza.
reason-wants_that_power = { $gang }. Amici così tornano utili.
reason-now_or_never = Ora o mai più.
reason-not_worth_a_fight = Prendilo. Non vale un Pestaggio.
reason-gives_in = Ecco { $card_the }, { $name }. Non vale un Pestaggio.
reason-does_not_give_in = Vieni a prendertelo.
reason-stands_up = Vieni a prendertelo, { $name }.
reason-means_to_win_this = Con { $card_a } questa la vinco io.
reason-stands_by = Per te, { $name }: { $card_a }. Questa la vinciamo insieme.
reason-helps_the_team = { $name }, mettiamo in comune quello che abbiamo.
reason-prefers_what_it_has = Niente affare, { $name }. Mi tengo il mio.
reason-sends_trouble_elsewhere = A qualcun altro farà piacere la compagnia.
reason-sends_trouble = { $names }, arriva compagnia.
reason-needs_another_place = Qui per me non c’è niente.
reason-plays_its_card = { $card }. È il momento buono.
reason-aims_its_card = { $card }, e tocca proprio a te, { $name }.
reason-wants_that_tool = { $name }, { $card_the } starebbe bene nel mio tunnel.
reason-denies_leader = { $name } ha { $points }. Corre troppo, per i miei gusti.
reason-arms_itself = Prendo { $card_a }. Con un’Arma si discute meglio.
reason-makes_a_tool = Con questo mi faccio { $card_a }.
reason-buys_a_tool = Compro { $card_a }. Sigarette ben spese.
reason-can_buy_a_tool_then = Con questo mi pago uno Strumento.
reason-raises_cash = Un po’ di Sigarette mi farebbero comodo.
reason-goes_to_recover = Mi serve un dottore.
reason-goes_to_trade = Devo fare un po’ di spesa.
