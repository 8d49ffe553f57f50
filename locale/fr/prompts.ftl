### What is asked: `prompt-` for the one who must answer, `waiting-` for everybody else, `-you` if the looker is the
### other player concerned. $name is who is asked, $other the other player.

prompt-turn = À toi de jouer : encore { $actions }.
waiting-turn = À { $name } de jouer : encore { $actions }.
prompt-turn-done = Tu n’as plus d’action : termine ton tour.
waiting-turn-done = À { $name } de jouer : plus d’action.
prompt-reroll = Tu as fait un { $face }. Tu le gardes ou tu relances ?
waiting-reroll = { $name } a fait un { $face } et peut relancer.
prompt-place = Tu as fait un { $face }. Où vas-tu ?
waiting-place = { $name } a fait un { $face } et choisit où aller.
prompt-place-michel = Tu as fait un { $face }. Où va { $michel } ?
waiting-place-michel = { $name } a fait un { $face } et choisit où va { $michel }.

prompt-extorted = { $other } pose { $weapons } et te réclame { $tool_un }. Que fais-tu ?
waiting-extorted = { $other } réclame { $tool_un } à { $name }, qui doit répondre.
waiting-extorted-you = Tu réclames { $tool_un } à { $name }, qui doit répondre.
prompt-combat = Bagarre contre { $other } pour { $tool_un } : joue une Arme ou abandonne.
waiting-combat = Bagarre entre { $name } et { $other } pour { $tool_un } : { $name } joue une Arme ou abandonne.
waiting-combat-you = Bagarre contre { $name } pour { $tool_un } : { $name } joue une Arme ou abandonne.
prompt-help = { $other } ne joue pas d’Arme dans la Bagarre pour { $tool_un }. Tu donnes un coup de main ?
waiting-help = { $name } peut aider { $other } dans la Bagarre pour { $tool_un }.
waiting-help-you = { $name } peut t’aider dans la Bagarre pour { $tool_un }.
prompt-react = { $other } joue « { $card } » contre toi. Réponds-tu avec ton Passé ?
waiting-react = { $other } joue « { $card } » contre { $name }, qui peut répondre.
waiting-react-you = Tu joues « { $card } » contre { $name }, qui peut répondre.

prompt-michel = { $michel } tombe sur toi. Sur la carte : { $card }. Que fais-tu ?
waiting-michel = { $michel } tombe sur { $name }. Sur la carte : { $card }. { $name } doit répondre.
prompt-combat-michel = Bagarre contre { $michel } : joue une Arme ou abandonne.
waiting-combat-michel = Bagarre contre { $michel } : { $name } joue une Arme ou abandonne.
prompt-help-michel = { $other } ne joue pas d’Arme contre { $michel }. Tu donnes un coup de main ?
waiting-help-michel = { $name } peut aider { $other } contre { $michel }.
waiting-help-michel-you = { $name } peut t’aider contre { $michel }.
prompt-michel_draw = Tu as gagné contre { $michel }. Tirer { $draws } ?
waiting-michel_draw = { $name } a gagné contre { $michel } et peut tirer { $draws }.
prompt-michel_move = Lances-tu le dé pour déplacer { $michel } ?
waiting-michel_move = { $name } peut lancer le dé et déplacer { $michel }.

prompt-choose_card-lose_tool = Tu as perdu contre { $michel }. Quel Outil défausses-tu ?
waiting-choose_card-lose_tool = { $name } a perdu contre { $michel } et choisit un Outil à défausser.
prompt-choose_card-inspection = Descente ! Quel Outil défausses-tu ?
waiting-choose_card-inspection = Descente ! { $name } choisit un Outil à défausser.
prompt-choose_card-take_seen = Tu vois les cartes que tient { $other }. Laquelle prends-tu ?
waiting-choose_card-take_seen = { $name } voit les cartes que tient { $other } et en choisit une.
waiting-choose_card-take_seen-you = { $name } voit ta main et choisit une carte à te prendre.
prompt-choose_card-forge_again = Tu peux forger un second Outil. Lequel ?
waiting-choose_card-forge_again = { $name } peut forger un second Outil.
prompt-discard = Défausse { $count } de ton choix.
waiting-discard = { $name } choisit quoi défausser : { $count }.
prompt-discard-limit = Tu peux garder { $limit }. Défausse { $count } de ton choix.
waiting-discard-limit = { $name } peut garder { $limit } et choisit quoi défausser : { $count }.
prompt-exchange = { $other } te propose : { $give_un } contre { $take_un }. Acceptes-tu ?
waiting-exchange = { $other } propose un Échange à { $name }.
waiting-exchange-you = Tu proposes à { $name } : { $give_un } contre { $take_un }.
