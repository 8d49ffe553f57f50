### Che cosa dimostra una registrazione (docs/records.md), nella finestra e sulla riga di comando.

## Nella finestra
proof-commitment = Codice di controllo { $code }
proof-title = È stato tutto regolare?
proof-chosen = Il seme è stato scelto a mano.
proof-copy = Copia
proof-help = Tutte le carte e i tiri erano fissati prima della partita. Copia ora questo codice: più tardi dimostra che nessuno li ha cambiati.
proof-help-chosen = Tutte le carte e i tiri erano fissati dal seme prima della partita. Chi ha scelto il seme poteva conoscerli.
proof-copied = Il codice di controllo è stato copiato.
proof-both-copied = Codice di controllo e sigillo sono stati copiati.
proof-not-copied = Qui non si può copiare: { $code }
proof-end = Verificata. Codice di controllo { $commitment }, sigillo { $seal }
proof-end-chosen = Verificata. Codice di controllo { $commitment } (seme scelto), sigillo { $seal }
proof-end-position = Verificata dalla posizione iniziale in poi. Sigillo { $seal }
proof-end-none = Non verificata: la registrazione non corrisponde a questa partita.
proof-end-help = Rigiocando la registrazione si ottiene esattamente questa partita. Copia entrambi i codici: più tardi mostrano se qualcuno ha cambiato la registrazione.
proof-both = Codice di controllo: { $commitment }
    Sigillo: { $seal }
