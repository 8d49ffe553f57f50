### Che cosa dimostra una registrazione (docs/records.md), nella finestra e sulla riga di comando.

## Nella finestra
proof-commitment = Codice di controllo { $code }
proof-chosen = Il seme è stato scelto.
proof-copy = Copia
proof-log = Carte distribuite. Codice di controllo: { $code } (quello intero è nel menu).
proof-log-chosen = Carte distribuite. Codice di controllo: { $code }. Il seme è stato scelto, quindi sulla fortuna non dimostra nulla.
proof-help = Tutte le carte e i tiri erano fissati prima della partita. Copia ora questo codice: più tardi dimostra che nessuno li ha cambiati.
proof-help-chosen = Tutte le carte e i tiri erano fissati dal seme prima della partita. Chi ha scelto il seme poteva conoscerli.
proof-copied = Il codice di controllo è stato copiato.
proof-both-copied = Codice di controllo e sigillo sono stati copiati.
proof-not-copied = Qui non si può copiare: { $code }
proof-end = Verificata. Codice di controllo { $commitment }, sigillo { $seal }
proof-end-chosen = Verificata. Codice di controllo { $commitment } (seme scelto), sigillo { $seal }
proof-end-position = Verificata dalla posizione iniziale in poi. Sigillo { $seal }
proof-end-none = Non verificata: la registrazione non corrisponde a questa partita.
proof-end-help = Ogni carta, tiro e azione deriva dall’inizio. Copia entrambi i codici: mostrano se una registrazione di questa partita è stata cambiata.
proof-both = Codice di controllo: { $commitment }
    Sigillo: { $seal }

## Che cosa dice una verifica
audit-commitment = Codice di controllo: { $code }
audit-no-commitment = Codice di controllo: nessuno
audit-seal = Sigillo: { $code }
audit-proven = Dimostrato:
audit-unproven = Non dimostrato:
audit-follows = Ogni azione era permessa, e ogni carta, ogni tiro e il punteggio derivano dal seme.
audit-follows-position = Ogni azione era permessa, e tutto ciò che è successo deriva dalla posizione iniziale.
audit-opens = Il codice di controllo è stato fatto con questo seme, queste opzioni, queste carte e i posti, i nomi e gli accordi iniziali.
audit-opens-unnamed = Il codice di controllo è stato fatto con questo seme, queste opzioni e queste carte.
audit-opens-old = Il codice di controllo è stato fatto con questo seme e queste opzioni.
audit-expected = È il codice di controllo annotato prima della partita: niente di tutto ciò è stato cambiato dopo.
audit-chained = Azioni, azioni annullate, cambi al tavolo, rese e la fine formano un’unica catena, ed è intera.
audit-chained-old = Le azioni formano un’unica catena, ed è intera.
audit-taken-back = { $count ->
    [one] 1 azione è stata annullata, prima che qualcuno ne imparasse qualcosa.
   *[other] { $count } azioni sono state annullate, ciascuna prima che qualcuno ne imparasse qualcosa.
}
audit-sealed = È il sigillo annotato alla fine: da allora nella registrazione non è cambiato nulla.
audit-unexpected = Che questo codice di controllo sia stato mostrato prima della partita: lo sa solo chi l’ha annotato allora (--expect).
audit-unsealed = Che la partita sia andata così: chi conosce il seme può scriverne un altro corso, con altri nomi e una catena intera. Lo mostra solo il sigillo annotato alla fine (--seal).
audit-unsealed-old = Che la partita sia andata così: chi conosce il seme può scriverne un altro corso. Le registrazioni della versione 1 non hanno sigillo.
audit-chosen = La fortuna: il seme è stato scelto alla preparazione, quindi carte e tiri potevano essere noti prima.
audit-drawn = Che il seme sia stato estratto a sorte: il codice di controllo mostra solo che è rimasto lo stesso.
audit-drawn-old = La fortuna: le registrazioni della versione 1 non dicono se il seme è stato estratto o scelto.
audit-old-cards = Che queste siano le carte concordate: i codici di controllo della versione 1 non le comprendono.
audit-old-table = Nomi, posti, chi si è seduto dopo e rese: nelle registrazioni della versione 1 stanno fuori dalla catena.
audit-renewed = Nomi, posti e rese fino all’azione { $action }: fino ad allora era una registrazione della versione 1, che non li incatena.
audit-position = Da dove viene la posizione: non è stata distribuita da un seme e non c’è un codice di controllo.
audit-conceded = Che il posto { $seats } si sia arreso: una resa risulta solo dalla registrazione.
audit-taken-over = La fortuna dopo l’azione { $action }: la partita è stata ripresa da una registrazione in cui si poteva leggere il seme.
audit-open = Com’è finita: la registrazione si ferma a metà partita dopo l’azione { $actions }. Il resto non è stato giocato o è stato tagliato.
audit-people = Chi sedeva lì: i nomi sono quelli che qualcuno ha scritto.
audit-unnamed = Chi ha giocato: la registrazione non nomina nessuno.
audit-title = Titolo, data e giro nel file: stanno fuori dalla catena.
