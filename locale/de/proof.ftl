### Was eine Aufzeichnung beweist (docs/records.md), im Fenster und auf der Kommandozeile.

## Im Fenster
proof-commitment = Prüfcode { $code }
proof-chosen = Die Startzahl wurde gewählt.
proof-copy = Kopieren
proof-log = Karten verteilt. Prüfcode: { $code } (den ganzen Code zeigt das Menü).
proof-log-chosen = Karten verteilt. Prüfcode: { $code }. Die Startzahl wurde gewählt; über Glück beweist das nichts.
proof-help = Alle Karten und Würfe standen vor dem Spiel fest. Kopiere diesen Code jetzt: Später beweist er, dass niemand etwas geändert hat.
proof-help-chosen = Alle Karten und Würfe standen vor dem Spiel durch die Startzahl fest. Wer sie gewählt hat, konnte alles kennen.
proof-copied = Der Prüfcode ist kopiert.
proof-both-copied = Prüfcode und Siegel sind kopiert.
proof-not-copied = Kopieren geht hier nicht: { $code }
proof-end = Geprüft. Prüfcode { $commitment }, Siegel { $seal }
proof-end-chosen = Geprüft. Prüfcode { $commitment } (Startzahl gewählt), Siegel { $seal }
proof-end-position = Geprüft ab der Ausgangsstellung. Siegel { $seal }
proof-end-none = Nicht bestätigt: Die Aufzeichnung passt nicht zu diesem Spiel.
proof-end-help = Alle Karten, Würfe und Aktionen folgen aus dem Anfang. Kopiere beide Codes: Sie zeigen, ob eine Aufzeichnung dieses Spiels geändert wurde.
proof-both = Prüfcode: { $commitment }
    Siegel: { $seal }

## Was eine Prüfung sagt
audit-commitment = Prüfcode: { $code }
audit-no-commitment = Prüfcode: keiner
audit-seal = Siegel: { $code }
audit-proven = Bewiesen:
audit-unproven = Nicht bewiesen:
audit-follows = Jede Aktion war erlaubt, und alle Karten, alle Würfe und der Punktestand folgen aus der Startzahl.
audit-follows-position = Jede Aktion war erlaubt, und alles, was geschah, folgt aus der Stellung am Anfang.
audit-opens = Der Prüfcode wurde aus dieser Startzahl, diesen Einstellungen, diesen Karten und den Plätzen, Namen und Absprachen am Anfang gebildet.
audit-opens-unnamed = Der Prüfcode wurde aus dieser Startzahl, diesen Einstellungen und diesen Karten gebildet.
audit-opens-old = Der Prüfcode wurde aus dieser Startzahl und diesen Einstellungen gebildet.
audit-expected = Es ist der Prüfcode, der vor dem Spiel notiert wurde: Nichts davon wurde danach geändert.
audit-chained = Aktionen, zurückgenommene Aktionen, Wechsel am Tisch, Aufgaben und das Ende bilden eine Kette, und sie ist ganz.
audit-chained-old = Die Aktionen bilden eine Kette, und sie ist ganz.
audit-taken-back = { $count ->
    [one] 1 Aktion wurde zurückgenommen, bevor jemand daraus etwas erfahren hatte.
   *[other] { $count } Aktionen wurden zurückgenommen, jede, bevor jemand daraus etwas erfahren hatte.
}
audit-sealed = Es ist das Siegel, das am Ende notiert wurde: Seither wurde nichts an der Aufzeichnung geändert.
audit-unexpected = Dass dieser Prüfcode vor dem Spiel gezeigt wurde: Das weiß nur, wer ihn da notiert hat (--expect).
audit-unsealed = Dass das Spiel so verlief: Wer die Startzahl kennt, kann einen anderen Verlauf schreiben, mit anderen Namen und einer ganzen Kette. Das zeigt nur das am Ende notierte Siegel (--seal).
audit-unsealed-old = Dass das Spiel so verlief: Wer die Startzahl kennt, kann einen anderen Verlauf schreiben. Aufzeichnungen der Version 1 haben kein Siegel.
audit-chosen = Glück: Die Startzahl wurde beim Aufbau gewählt, Karten und Würfe konnten also vorher bekannt sein.
audit-drawn = Dass die Startzahl ausgelost wurde: Der Prüfcode zeigt nur, dass sie dieselbe blieb.
audit-drawn-old = Glück: Aufzeichnungen der Version 1 sagen nicht, ob die Startzahl ausgelost oder gewählt wurde.
audit-old-cards = Dass dies die vereinbarten Karten sind: Prüfcodes der Version 1 umfassen sie nicht.
audit-old-table = Namen, Plätze, wer sich später setzte, und Aufgaben: In Aufzeichnungen der Version 1 stehen sie außerhalb der Kette.
audit-renewed = Namen, Plätze und Aufgaben bis Aktion { $action }: Bis dahin war es eine Aufzeichnung der Version 1, die sie nicht verkettet.
audit-position = Woher die Stellung kommt: Sie wurde nicht aus einer Startzahl gegeben, und es gibt keinen Prüfcode.
audit-conceded = Dass Platz { $seats } aufgab: Eine Aufgabe folgt aus nichts als der Aufzeichnung.
audit-taken-over = Glück nach Aktion { $action }: Das Spiel wurde aus einer Aufzeichnung übernommen, in der die Startzahl zu lesen war.
audit-open = Wie es ausging: Die Aufzeichnung hört mitten im Spiel nach Aktion { $actions } auf. Der Rest wurde nicht gespielt oder wurde abgeschnitten.
audit-people = Wer dort saß: Namen sind das, was jemand eingetippt hat.
audit-unnamed = Wer spielte: Die Aufzeichnung nennt niemanden.
audit-title = Titel, Datum und Runde in der Datei: Sie stehen außerhalb der Kette.
