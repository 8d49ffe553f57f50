### What is asked: `prompt-` for the one who must answer, `waiting-` for everybody else, `-you` if the looker is the
### other player concerned. $name is who is asked, $other the other player.

prompt-turn = Du bist am Zug: noch { $actions }.
waiting-turn = { $name } ist am Zug: noch { $actions }.
prompt-turn-done = Du hast keine Aktionen mehr: Beende deinen Zug.
waiting-turn-done = { $name } ist am Zug: keine Aktionen mehr.
prompt-reroll = Du hast eine { $face } gewürfelt. Behalten oder noch mal?
waiting-reroll = { $name } hat eine { $face } gewürfelt und darf noch mal würfeln.
prompt-place = Du hast eine { $face } gewürfelt. Wohin gehst du?
waiting-place = { $name } hat eine { $face } gewürfelt und sucht sich einen Ort aus.
prompt-place-michel = Du hast eine { $face } gewürfelt. Wohin geht { $michel }?
waiting-place-michel = { $name } hat eine { $face } gewürfelt und bestimmt, wohin { $michel } geht.

prompt-extorted = { $other } legt { $weapons_acc } hin und fordert { $tool_acc }. Was tust du?
waiting-extorted = { $other } fordert { $tool_acc } von { $name }. { $name } muss antworten.
waiting-extorted-you = Du forderst { $tool_acc } von { $name }. { $name } muss antworten.
prompt-combat = Kampf gegen { $other } um { $tool_acc }: Spiele eine Waffe aus oder gib auf.
waiting-combat = Kampf zwischen { $name } und { $other } um { $tool_acc }: { $name } spielt eine Waffe aus oder gibt auf.
waiting-combat-you = Kampf gegen { $name } um { $tool_acc }: { $name } spielt eine Waffe aus oder gibt auf.
prompt-help = { $other } spielt im Kampf um { $tool_acc } keine Waffe aus. Hilfst du?
waiting-help = { $name } darf { $other } im Kampf um { $tool_acc } helfen.
waiting-help-you = { $name } darf dir im Kampf um { $tool_acc } helfen.
prompt-react = { $other } spielt „{ $card }“ gegen dich aus. Antwortest du mit deinem Hintergrund?
waiting-react = { $other } spielt „{ $card }“ gegen { $name } aus. { $name } darf antworten.
waiting-react-you = Du spielst „{ $card }“ gegen { $name } aus. { $name } darf antworten.

prompt-michel = { $michel } zeigt dir { $card }. Was tust du?
waiting-michel = { $michel } zeigt { $name } { $card }. { $name } muss antworten.
prompt-combat-michel = Kampf gegen { $michel }: Spiele eine Waffe aus oder gib auf.
waiting-combat-michel = Kampf gegen { $michel }: { $name } spielt eine Waffe aus oder gibt auf.
prompt-help-michel = { $other } spielt gegen { $michel } keine Waffe aus. Hilfst du?
waiting-help-michel = { $name } darf { $other } gegen { $michel } helfen.
waiting-help-michel-you = { $name } darf dir gegen { $michel } helfen.
prompt-michel_draw = Du hast gegen { $michel } gewonnen. { $draws } ziehen?
waiting-michel_draw = { $name } hat gegen { $michel } gewonnen und darf { $draws } ziehen.
prompt-michel_move = Möchtest du würfeln und { $michel } bewegen?
waiting-michel_move = { $name } darf würfeln und { $michel } bewegen.

prompt-choose_card-lose_tool = Du hast gegen { $michel } verloren. Welches Werkzeug wirfst du ab?
waiting-choose_card-lose_tool = { $name } hat gegen { $michel } verloren und sucht ein Werkzeug zum Abwerfen aus.
prompt-choose_card-inspection = Razzia! Welches Werkzeug wirfst du ab?
waiting-choose_card-inspection = Razzia! { $name } sucht ein Werkzeug zum Abwerfen aus.
prompt-choose_card-take_seen = Du siehst die Hand von { $other }. Welche Karte nimmst du?
waiting-choose_card-take_seen = { $name } sieht die Hand von { $other } und sucht sich eine Karte aus.
waiting-choose_card-take_seen-you = { $name } sieht deine Hand und sucht sich eine Karte aus.
prompt-choose_card-forge_again = Du darfst ein zweites Werkzeug schmieden. Welches?
waiting-choose_card-forge_again = { $name } darf ein zweites Werkzeug schmieden.
prompt-discard = Wirf { $count } deiner Wahl ab.
waiting-discard = { $name } sucht aus, was abgeworfen wird: { $count }.
prompt-discard-limit = Du darfst { $limit } behalten. Wirf { $count } deiner Wahl ab.
waiting-discard-limit = { $name } darf { $limit } behalten und sucht aus, was abgeworfen wird: { $count }.
prompt-exchange = { $other } bietet { $give_acc } für { $take_acc }. Abgemacht?
waiting-exchange = { $other } bietet { $name } einen Tausch an.
waiting-exchange-you = Du bietest { $name } { $give_acc } für { $take_acc }.
