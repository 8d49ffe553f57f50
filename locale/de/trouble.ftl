### When the program itself fails.
trouble-title = Das war nicht geplant
trouble-words-game = Im Programm ist etwas schiefgegangen. Dein Spiel ist bis zur letzten Aktion gespeichert, und du kannst dort weitermachen.
trouble-words = Im Programm ist etwas schiefgegangen. Gespeicherte Spiele sind in Sicherheit.
trouble-go-on = Weiterspielen
trouble-cannot-go-on = Dieses Spiel lässt sich nicht fortsetzen.
trouble-title-screen = Zurück zum Titel
trouble-report = Bericht kopieren
trouble-report-help = Kopiert alles, was über den Fehler bekannt ist, und schreibt es in eine Datei, für alle, die ihn beheben können. Gesendet wird nichts.
trouble-whole = Alle Karten dieses Spiels in den Bericht aufnehmen
trouble-whole-help = So ist der Fehler viel leichter zu finden. Wer den Bericht liest, kennt dann jede Hand und die Startzahl.
trouble-copied-kept = Kopiert. Der Bericht liegt auch in { $path }
trouble-copied-not-kept = In die Zwischenablage kopiert.
trouble-not-copied-kept = Der Bericht liegt in { $path }
trouble-not-copied-not-kept = Der Bericht ließ sich weder kopieren noch schreiben.
trouble-plain = In Blackgate ist etwas schiefgegangen. Gespeicherte Spiele sind in Sicherheit. Drücke Enter, um zum Titel zurückzukehren.
table-stood-in = Manche Bots haben ein Problem. Ein einfacherer Bot antwortet für sie, und das Spiel geht weiter.
