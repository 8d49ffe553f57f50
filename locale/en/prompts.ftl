### What is asked: `prompt-` for the one who must answer, `waiting-` for everybody else, `-you` if the looker is the
### other player concerned. $name is who is asked, $other the other player.

prompt-turn = Your turn: { $actions } left.
waiting-turn = { $name }’s turn: { $actions } left.
prompt-turn-done = You have no actions left: end your turn.
waiting-turn-done = { $name }’s turn: no actions left.
prompt-reroll = You rolled a { $face }. Keep it or roll again?
waiting-reroll = { $name } rolled a { $face } and may roll again.
prompt-place = You rolled a { $face }. Where do you go?
waiting-place = { $name } rolled a { $face } and chooses where to go.
prompt-place-michel = You rolled a { $face }. Where does { $michel } go?
waiting-place-michel = { $name } rolled a { $face } and chooses where { $michel } goes.

prompt-extorted = { $other } lays down { $weapons } and demands { $tool_a }. What do you do?
waiting-extorted = { $other } demands { $tool_a } from { $name }, who must answer.
waiting-extorted-you = You demand { $tool_a } from { $name }, who must answer.
prompt-combat = Combat against { $other } over { $tool_a }: play a Weapon or give up.
waiting-combat = Combat between { $name } and { $other } over { $tool_a }: { $name } plays a Weapon or gives up.
waiting-combat-you = Combat against { $name } over { $tool_a }: { $name } plays a Weapon or gives up.
prompt-help = { $other } plays no Weapon in the Combat over { $tool_a }. Do you help?
waiting-help = { $name } may help { $other } in the Combat over { $tool_a }.
waiting-help-you = { $name } may help you in the Combat over { $tool_a }.
prompt-react = { $other } plays { $card } against you. Do you answer with your Background?
waiting-react = { $other } plays { $card } against { $name }, who may answer.
waiting-react-you = You play { $card } against { $name }, who may answer.

prompt-michel = { $michel } shows you { $card }. What do you do?
waiting-michel = { $michel } shows { $name } { $card }. { $name } must answer.
prompt-combat-michel = Combat against { $michel }: play a Weapon or give up.
waiting-combat-michel = Combat against { $michel }: { $name } plays a Weapon or gives up.
prompt-help-michel = { $other } plays no Weapon against { $michel }. Do you help?
waiting-help-michel = { $name } may help { $other } against { $michel }.
waiting-help-michel-you = { $name } may help you against { $michel }.
prompt-michel_draw = You have won against { $michel }. Draw { $draws }?
waiting-michel_draw = { $name } has won against { $michel } and may draw { $draws }.
prompt-michel_move = Roll the die and move { $michel }?
waiting-michel_move = { $name } may roll the die and move { $michel }.

prompt-choose_card-lose_tool = You have lost to { $michel }. Which Tool do you discard?
waiting-choose_card-lose_tool = { $name } has lost to { $michel } and chooses a Tool to discard.
prompt-choose_card-inspection = Inspection! Which Tool do you discard?
waiting-choose_card-inspection = Inspection! { $name } chooses a Tool to discard.
prompt-choose_card-take_seen = You see the hand of { $other }. Which card do you take?
waiting-choose_card-take_seen = { $name } sees the hand of { $other } and chooses a card to take.
waiting-choose_card-take_seen-you = { $name } sees your hand and chooses a card to take.
prompt-choose_card-forge_again = You may forge a second Tool. Which?
waiting-choose_card-forge_again = { $name } may forge a second Tool.
prompt-discard = Discard { $count } of your choice.
waiting-discard = { $name } chooses what to discard: { $count }.
prompt-discard-limit = You may keep { $limit }. Discard { $count } of your choice.
waiting-discard-limit = { $name } may keep { $limit } and chooses what to discard: { $count }.
prompt-exchange = { $other } offers you { $give_a } for { $take_a }. Do you accept?
waiting-exchange = { $other } offers { $name } an Exchange.
waiting-exchange-you = You offer { $name } { $give_a } for { $take_a }.
