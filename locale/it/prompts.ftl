### What is asked: `prompt-` for the one who must answer, `waiting-` for everybody else, `-you` if the looker is the
### other player concerned. $name is who is asked, $other the other player.

prompt-turn = Tocca a te: { $actions_number ->
    [one] ti resta { $actions }
   *[other] ti restano { $actions }
}.
waiting-turn = Turno di { $name }: { $actions_number ->
    [one] resta { $actions }
   *[other] restano { $actions }
}.
prompt-turn-done = Non hai più azioni: finisci il turno.
waiting-turn-done = Turno di { $name }: azioni finite.
prompt-reroll = È uscito { $face }. Lo tieni o tiri di nuovo?
waiting-reroll = Per { $name } è uscito { $face }: può tirare di nuovo.
prompt-place = È uscito { $face }. Dove vai?
waiting-place = Per { $name } è uscito { $face }: sceglie dove andare.
prompt-place-michel = È uscito { $face }. Dove va { $michel }?
waiting-place-michel = È uscito { $face }: { $name } sceglie dove va { $michel }.

prompt-extorted = { $other } gioca { $weapons } e vuole { $tool_a }. Che fai?
waiting-extorted = { $other } vuole { $tool_a } da { $name }. Deve rispondere { $name }.
waiting-extorted-you = Vuoi { $tool_a } da { $name }. Deve rispondere { $name }.
prompt-combat = Scontro con { $other } per { $tool_a }: gioca un’Arma o arrenditi.
waiting-combat = Scontro di { $name } con { $other } per { $tool_a }: { $name } gioca un’Arma o si arrende.
waiting-combat-you = Scontro con { $name } per { $tool_a }: { $name } gioca un’Arma o si arrende.
prompt-help = { $other } non gioca Armi nello scontro per { $tool_a }. Vuoi aiutare?
waiting-help = { $name } può aiutare { $other } nello scontro per { $tool_a }.
waiting-help-you = { $name } può aiutarti nello scontro per { $tool_a }.
prompt-react = { $other } gioca «{ $card }» contro di te. Rispondi con i tuoi Precedenti?
waiting-react = { $other } gioca «{ $card }» contro { $name }, che può rispondere.
waiting-react-you = Giochi «{ $card }» contro { $name }, che può rispondere.

prompt-michel = { $michel } ti mostra { $card }. Che fai?
waiting-michel = { $michel } incontra { $name } e mostra { $card }. Deve rispondere { $name }.
prompt-combat-michel = Scontro con { $michel }: gioca un’Arma o arrenditi.
waiting-combat-michel = Scontro con { $michel }: { $name } gioca un’Arma o si arrende.
prompt-help-michel = { $other } non gioca Armi contro { $michel }. Vuoi aiutare?
waiting-help-michel = { $name } può aiutare { $other } contro { $michel }.
waiting-help-michel-you = { $name } può aiutarti contro { $michel }.
prompt-michel_draw = Hai vinto contro { $michel }. Peschi { $draws }?
waiting-michel_draw = { $name } ha vinto contro { $michel } e può pescare { $draws }.
prompt-michel_move = Tiri il dado e muovi { $michel }?
waiting-michel_move = { $name } può tirare il dado e muovere { $michel }.

prompt-choose_card-lose_tool = Hai perso contro { $michel }. Quale Strumento scarti?
waiting-choose_card-lose_tool = { $name } ha perso contro { $michel } e sceglie uno Strumento da scartare.
prompt-choose_card-inspection = Perquisizione! Quale Strumento scarti?
waiting-choose_card-inspection = Perquisizione! { $name } sceglie uno Strumento da scartare.
prompt-choose_card-take_seen = Vedi la mano di { $other }. Quale carta prendi?
waiting-choose_card-take_seen = { $name } vede la mano di { $other } e sceglie una carta da prendere.
waiting-choose_card-take_seen-you = { $name } vede le tue carte in mano e ne sceglie una da prendere.
prompt-choose_card-forge_again = Puoi forgiare un secondo Strumento. Quale?
waiting-choose_card-forge_again = { $name } può forgiare un secondo Strumento.
prompt-discard = Scarta { $count } a tua scelta.
waiting-discard = { $name } sceglie che cosa scartare: { $count }.
prompt-discard-limit = Puoi tenere { $limit }. Scarta { $count } a tua scelta.
waiting-discard-limit = { $name } può tenere { $limit } e sceglie che cosa scartare: { $count }.
prompt-exchange = { $other } ti propone: { $give_a } in cambio di { $take_a }. Accetti?
waiting-exchange = { $other } propone uno Scambio con { $name }.
waiting-exchange-you = Proponi uno Scambio con { $name }: { $give_a } in cambio di { $take_a }.
