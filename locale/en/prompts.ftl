### What is asked: `prompt-` for the one who must answer, `waiting-` for everybody else.

prompt-turn = Your turn: { $actions } left.
waiting-turn = { $name } is on turn: { $actions } left.
prompt-turn-done = No actions left. End your turn.
waiting-turn-done = { $name } is on turn: no actions left.
prompt-reroll = You rolled a { $face }. Keep it or roll again?
waiting-reroll = { $name } rolled a { $face } and may roll again.
prompt-place = You rolled a { $face }. Where do you go?
waiting-place = { $name } rolled a { $face } and chooses where to go.
prompt-place-michel = You rolled a { $face }. Where does { $michel } go?
waiting-place-michel = { $name } rolled a { $face } and chooses where { $michel } goes.

prompt-extorted = { $attacker } lays down { $weapons } and demands { $tool_a }. What do you do?
waiting-extorted = { $attacker } demands { $tool_a } from { $name }, who must answer.
prompt-combat = Combat between { $attacker } and { $defender } over { $tool_a }: play a Weapon or give up.
waiting-combat = Combat between { $attacker } and { $defender } over { $tool_a }: it is up to { $name }.
prompt-help = { $principal } plays no Weapon in the Combat over { $tool_a }. Do you help?
waiting-help = { $name } may help { $principal } in the Combat over { $tool_a }.
prompt-react = { $player } plays { $card } against you. Do you answer with your Background?
waiting-react = { $player } plays { $card } against { $name }, who may answer.

prompt-michel = { $michel } comes for you. The card shows { $card }. What do you do?
waiting-michel = { $michel } comes for { $name }, who must answer. The card shows { $card }.
prompt-combat-michel = Combat with { $michel }: play a Weapon or give up.
waiting-combat-michel = Combat with { $michel }: it is up to { $name }.
prompt-help-michel = { $principal } plays no Weapon against { $michel }. Do you help?
waiting-help-michel = { $name } may help { $principal } against { $michel }.
prompt-michel_draw = You stood up to { $michel }. Draw { $draws }?
waiting-michel_draw = { $name } stood up to { $michel } and may draw { $draws }.
prompt-michel_move = Do you roll the die and move { $michel }?
waiting-michel_move = { $name } may move { $michel }.

prompt-choose_card-lose_tool = You lost to { $michel }. Which Tool do you discard?
waiting-choose_card-lose_tool = { $name } lost to { $michel } and chooses a Tool to discard.
prompt-choose_card-inspection = Inspection! Which Tool do you discard?
waiting-choose_card-inspection = Inspection! { $name } chooses a Tool to discard.
prompt-choose_card-take_seen = You see the hand of { $target }. Which card do you take?
waiting-choose_card-take_seen = { $name } sees the hand of { $target } and takes a card.
prompt-choose_card-forge_again = You may forge a second Tool. Which?
waiting-choose_card-forge_again = { $name } may forge a second Tool.
prompt-discard = Discard { $count } of your choice.
waiting-discard = { $name } discards { $count }.
prompt-discard-limit = You may keep { $limit } cards in hand. Discard { $count }.
waiting-discard-limit = { $name } has more than { $limit } cards and discards { $count }.
prompt-exchange = { $proposer } offers you { $give } for { $take }. Do you accept?
waiting-exchange = { $name } considers an Exchange with { $proposer }.
