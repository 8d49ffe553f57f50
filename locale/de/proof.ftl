### Was eine Aufzeichnung beweist (docs/records.md), im Fenster und auf der Kommandozeile.

## Im Fenster
proof-commitment = Prüfcode { $code }
proof-title = War alles fair?
proof-chosen = Die Startzahl wurde von Hand gewählt.
proof-copy = Kopieren
proof-help = Alle Karten und Würfe standen vor dem Spiel fest. Kopiere diesen Code jetzt: Später beweist er, dass niemand etwas geändert hat.
proof-help-chosen = Alle Karten und Würfe standen vor dem Spiel durch die Startzahl fest. Wer sie gewählt hat, konnte alles kennen.
proof-copied = Der Prüfcode ist kopiert.
proof-both-copied = Prüfcode und Siegel sind kopiert.
proof-not-copied = Kopieren geht hier nicht: { $code }
proof-end = Geprüft. Prüfcode { $commitment }, Siegel { $seal }
proof-end-chosen = Geprüft. Prüfcode { $commitment } (Startzahl gewählt), Siegel { $seal }
proof-end-position = Geprüft ab der Ausgangsstellung. Siegel { $seal }
proof-end-none = Nicht bestätigt: Die Aufzeichnung passt nicht zu diesem Spiel.
proof-end-help = Spielt man die Aufzeichnung nach, entsteht genau dieses Spiel. Kopiere beide Codes: Sie zeigen später, ob jemand die Aufzeichnung geändert hat.
proof-both = Prüfcode: { $commitment }
    Siegel: { $seal }
