### What is asked: `prompt-` for the one who must answer, `waiting-` for everybody else, `-you` if the looker is the
### other player concerned. $name is who is asked, $other the other player.

prompt-turn = Tu turno: { $actions_number ->
    [one] te queda 1 acción
   *[other] te quedan { $actions_number } acciones
}.
waiting-turn = Turno de { $name }: { $actions_number ->
    [one] le queda 1 acción
   *[other] le quedan { $actions_number } acciones
}.
prompt-turn-done = No te quedan acciones: termina tu turno.
waiting-turn-done = Turno de { $name }: no le quedan acciones.
prompt-reroll = Has sacado un { $face }. ¿Te quedas con él o repites la tirada?
waiting-reroll = { $name } ha sacado un { $face } y puede repetir la tirada.
prompt-place = Has sacado un { $face }. ¿Adónde vas?
waiting-place = { $name } ha sacado un { $face } y elige adónde ir.
prompt-place-michel = Has sacado un { $face }. ¿Adónde va { $michel }?
waiting-place-michel = { $name } ha sacado un { $face } y elige adónde va { $michel }.

prompt-extorted = { $other } juega { $weapons } y te exige { $tool_un }. ¿Qué haces?
waiting-extorted = { $other } le exige { $tool_un } a { $name }, que debe responder.
waiting-extorted-you = Le exiges { $tool_un } a { $name }, que debe responder.
prompt-combat = Pelea contra { $other } por { $tool_un }: juega un Arma o ríndete.
waiting-combat = Pelea de { $name } contra { $other } por { $tool_un }: { $name } juega un Arma o se rinde.
waiting-combat-you = Pelea contra { $name } por { $tool_un }: { $name } juega un Arma o se rinde.
prompt-help = { $other } no juega ningún Arma en la pelea por { $tool_un }. ¿Le ayudas?
waiting-help = { $name } puede ayudar a { $other } en la pelea por { $tool_un }.
waiting-help-you = { $name } puede ayudarte en la pelea por { $tool_un }.
prompt-react = { $other } juega { $card_un } contra ti. ¿Respondes con tus Antecedentes?
waiting-react = { $other } juega { $card_un } contra { $name }, que puede responder.
waiting-react-you = Juegas { $card_un } contra { $name }, que puede responder.

prompt-michel = { $michel } te enseña { $card }. ¿Qué haces?
waiting-michel = { $michel } se cruza con { $name } y enseña { $card }. { $name } debe responder.
prompt-combat-michel = Pelea contra { $michel }: juega un Arma o ríndete.
waiting-combat-michel = Pelea contra { $michel }: { $name } juega un Arma o se rinde.
prompt-help-michel = { $other } no juega ningún Arma contra { $michel }. ¿Le ayudas?
waiting-help-michel = { $name } puede ayudar a { $other } contra { $michel }.
waiting-help-michel-you = { $name } puede ayudarte contra { $michel }.
prompt-michel_draw = Has ganado a { $michel }. ¿Robas { $draws_un }?
waiting-michel_draw = { $name } ha ganado a { $michel } y puede robar { $draws_un }.
prompt-michel_move = ¿Lanzas el dado y mueves a { $michel }?
waiting-michel_move = { $name } puede lanzar el dado y mover a { $michel }.

prompt-choose_card-lose_tool = Has perdido contra { $michel }. ¿Qué Herramienta descartas?
waiting-choose_card-lose_tool = { $name } ha perdido contra { $michel } y elige qué Herramienta descartar.
prompt-choose_card-inspection = ¡Registro! ¿Qué Herramienta descartas?
waiting-choose_card-inspection = ¡Registro! { $name } elige qué Herramienta descartar.
prompt-choose_card-take_seen = Ves la mano de { $other }. ¿Qué carta te llevas?
waiting-choose_card-take_seen = { $name } ve la mano de { $other } y elige qué carta llevarse.
waiting-choose_card-take_seen-you = { $name } ve tu mano y elige qué carta llevarse.
prompt-choose_card-forge_again = Puedes forjar una segunda Herramienta. ¿Cuál?
waiting-choose_card-forge_again = { $name } puede forjar una segunda Herramienta.
prompt-discard = Descarta { $count_un } a tu elección.
waiting-discard = { $name } elige qué descartar: { $count }.
prompt-discard-limit = Puedes quedarte con { $limit }. Descarta { $count_un } a tu elección.
waiting-discard-limit = { $name } puede quedarse con { $limit } y elige qué descartar: { $count }.
prompt-exchange = { $other } te ofrece { $give_un } a cambio de { $take_un }. ¿Aceptas?
waiting-exchange = { $other } le ofrece un intercambio a { $name }.
waiting-exchange-you = Le ofreces a { $name } { $give_un } a cambio de { $take_un }.
