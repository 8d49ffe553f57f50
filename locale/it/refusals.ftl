### Why something cannot be done at all. What may be done at another time is said in needs.ftl, with the way out.

## At any time
refusal-game_over = La partita è finita.
refusal-not_asked = Ora la domanda è un’altra.
refusal-another_question = Prima devi rispondere ad altro.
refusal-card_not_in_hand = Non ce l’hai in mano.
refusal-not_yourself = Scegli qualcun altro, non te.
refusal-team_mode_only = Vale solo nella Modalità a squadre.

## Moving
refusal-not_where_the_die_leads = Il dado non porta lì.

## Searching, crafting, digging
refusal-not_a_tool = Non è uno Strumento.

## Gangs, Action cards, Backgrounds
refusal-not_its_accessories = La Gang non accetta quegli Accessori.
refusal-not_an_action_card = Non è una carta Azione.
refusal-card_not_in_discard = Quella carta non è tra gli scarti.
refusal-wrong_number_of_cards = Il numero di carte non è giusto.
refusal-card_cannot_be_chosen = Non puoi scegliere quella carta.

## Extortion and combat
refusal-not_a_rival = Non puoi estorcere niente alla tua squadra.
refusal-not_a_weapon = Non è un’Arma.
refusal-only_in_your_own_combat = Funziona solo in uno scontro tuo.
refusal-tool_not_shown = La carta non mostra quello Strumento.

## Exchange
refusal-not_a_teammate = Puoi farlo solo con un compagno di squadra.
refusal-empty_exchange = Offri qualcosa o chiedi qualcosa.
refusal-mate_does_not_have_it = Il tuo compagno di squadra non ce l’ha.
