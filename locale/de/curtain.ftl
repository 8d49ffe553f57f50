## The curtain over the hand's place
curtain-open = Karten zeigen
curtain-open-help = Jetzt schaut nur { $name } hin. Die Karten werden wieder verdeckt, sobald der Zug oder die Antwort vorbei ist.
curtain-peek = Halten: kurz ansehen
curtain-peek-help = Die Karten sind nur zu sehen, solange du das gedrückt hältst.
curtain-closed = Alle Karten sind verdeckt.
curtain-phone = { $name }, dein Handy!
curtain-silent = Das Handy von { $name } ist offline. Unter Menü, Handys kann der Bildschirm, ein anderes Handy oder ein Bot übernehmen.
curtain-hand = Karten von { $name }
curtain-close = Karten verdecken

## Standing orders
orders-help = Feste Antworten: wozu du nicht gefragt werden willst
orders-title = Feste Antworten
orders-none = Keine festen Antworten
orders-given = { $what }: { $answer }
orders-intro = Nur du siehst sie. Sie werden mit dem Spiel gespeichert und gelten, bis du sie änderst.
orders-lets-cards = Bei Karten gegen mich nicht fragen
orders-demand = Verlangt jemand { $card_acc }
orders-ask = mich fragen
orders-give = hergeben
orders-fight = kämpfen
orders-fight-worth = Waffen pro Kampf
orders-weapons = { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
}
orders-confirm = Übernehmen

## Looking over shoulders, where people had sat
watch-title = Karten der Bots ansehen?
watch-question = An diesem Tisch haben Menschen gespielt. Ihre Karten bleiben verdeckt, bis das Spiel vorbei ist. Die der Bots darfst du sehen.
watch-yes = Schauen
watch-no = Nur zusehen
