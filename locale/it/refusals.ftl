### Why something cannot be done now. The rule's number stands after the sentence.
refusal-by-rule = { $reason } ({ $rule })

## At any time
refusal-game_over = La partita è finita.
refusal-not_asked = Nessuno l’ha chiesto.
refusal-another_question = Prima c’è altro a cui rispondere.
refusal-no_action_left = Hai finito le azioni.
refusal-card_not_in_hand = Non ce l’hai in mano.
refusal-would_do_nothing = Non servirebbe a niente.
refusal-wrong_target = Non può essere il bersaglio.
refusal-not_yourself = Scegli qualcun altro, non te.
refusal-team_mode_only = Vale solo nella Modalità a squadre.
refusal-not_in_solitary = In Isolamento no.

## Moving
refusal-too_few_actions = Non ti restano abbastanza azioni.
refusal-already_there = Sei già lì.
refusal-not_an_open_place = Non è un Luogo aperto.
refusal-no_mate_of_your_gang_there = Lì non c’è nessuno della tua squadra e della tua Gang.
refusal-not_where_the_die_leads = Il dado non porta lì.

## Searching, crafting, digging
refusal-already_searched = In questo turno hai cercato abbastanza.
refusal-cannot_craft_here = Qui non puoi creare.
refusal-too_beaten_to_craft = Hai subito troppi Pestaggi per creare.
refusal-parts_missing = Ti mancano dei pezzi.
refusal-pile_empty = Nella pila non ce ne sono abbastanza.
refusal-only_in_cell_block = Puoi scavare solo nel Blocco Detentivo.
refusal-only_in_own_block = Puoi scavare solo nel Blocco Detentivo della tua squadra.
refusal-too_beaten_to_dig = Hai subito troppi Pestaggi per scavare.
refusal-no_such_tool_in_hand = Non hai in mano quello Strumento.
refusal-not_a_tool = Non è uno Strumento.

## Trade and other place actions
refusal-only_in_rec_area = Puoi farlo solo nell’Area ricreativa.
refusal-nothing_to_sell = Scegli almeno una carta da vendere.
refusal-too_few_cigarettes = Non hai abbastanza Sigarette.
refusal-only_in_cafeteria = Puoi farlo solo in Mensa.
refusal-only_in_infirmary = Puoi farlo solo in Infermeria.
refusal-not_beaten = Non hai Pestaggi da curare.

## Gangs, Action cards, Backgrounds
refusal-wrong_number_of_accessories = Non è il numero di Accessori diversi che la Gang chiede.
refusal-not_its_accessories = La Gang non accetta quegli Accessori.
refusal-gang_pile_empty = La Gang non ha più carte.
refusal-not_an_action_card = Non è una carta Azione.
refusal-target_in_solitary = Chi è in Isolamento non può essere il bersaglio.
refusal-target_not_here = Non è nel tuo Luogo.
refusal-already_revealed = I tuoi Precedenti sono già rivelati.
refusal-not_the_moment = Non è il momento per rivelare i tuoi Precedenti.
refusal-card_not_in_discard = Quella carta non è tra gli scarti.
refusal-wrong_number_of_cards = Il numero di carte non è giusto.
refusal-card_cannot_be_chosen = Quella carta non si può scegliere.

## Extortion and combat
refusal-already_extorted = In questo turno hai estorto abbastanza.
refusal-no_weapon = Non hai Armi.
refusal-not_a_rival = Non puoi estorcere niente alla tua squadra.
refusal-not_a_weapon = Non è un’Arma.
refusal-wrong_number_of_weapons = Non è il numero di Armi che devi mettere sul tavolo.
refusal-only_in_your_own_combat = Funziona solo in uno scontro tuo.
refusal-tool_not_shown = La carta non mostra quello Strumento.

## Exchange
refusal-not_a_teammate = Puoi farlo solo con chi è della tua squadra.
refusal-empty_exchange = Offri qualcosa o chiedi qualcosa.
refusal-nothing_to_exchange = Nessuno dei due ha qualcosa da scambiare.
refusal-mate_does_not_have_it = Il tuo compagno di squadra non ce l’ha.
