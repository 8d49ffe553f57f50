## The curtain over the hand's place
curtain-open = Meine Hand öffnen
curtain-open-help = Jetzt schaut nur { $name } hin. Die Hand schließt sich von selbst, sobald der Zug oder die Antwort vorbei ist.
curtain-peek = Halten und lugen
curtain-peek-help = Die Hand ist nur offen, solange du das gedrückt hältst.
curtain-closed = Alle Hände liegen verdeckt.
curtain-elsewhere = { $name } entscheidet am Handy.
curtain-silent = Das Handy von { $name } ist stumm. Menü, Handys: Bildschirm, ein anderes Handy oder ein Bot kann weiterspielen.
curtain-close = Hand schließen

## Standing orders
orders-help = Daueraufträge: wonach du nicht gefragt werden musst
orders-title = Daueraufträge
orders-intro = Sie sind dein Geheimnis, werden mit dem Spiel gespeichert und gelten, bis du sie änderst.
orders-lets-cards = Karten gegen mich geschehen einfach
orders-demand = Wird verlangt: { $card }
orders-ask = mich fragen
orders-give = hergeben
orders-fight = kämpfen
orders-fight-worth = Ein Kampf ist wert
orders-weapons = { $count ->
    [0] keine Waffe
    [one] eine Waffe
   *[other] { $count } Waffen
}
orders-confirm = So sei es

## Looking over shoulders, where people had sat
watch-title = Über die Schulter schauen?
watch-question = An diesem Tisch haben Menschen gespielt. Ihre Hände bleiben bis zum Ende verdeckt; die der Bots darfst du sehen.
watch-yes = Schauen
watch-no = Nur zusehen
