### Credits.
credits-title = Mitwirkende
credits-game-title = Das Spiel
credits-game = Blackgate ist ein Brett- und Kartenspiel für zwei bis sechs Knackis, die lieber woanders wären: Du durchsuchst, bastelst, drohst und gräbst, und wer zuerst draußen ist, gewinnt. Die Regeln folgen einem gedruckten Brettspiel; Worte, Kartentexte, Bilder und Klänge sind unsere eigenen.
credits-art-title = Bilder
credits-art = Jedes Bild wurde für dieses Spiel gezeichnet, aus Linien und Formen, die in jeder Größe scharf bleiben.
credits-sound-title = Ton
credits-sound = Alle Klänge und die ganze Musik hat ein Programm für dieses Spiel gemacht, das ihm beiliegt.
credits-fonts-title = Schriften
credits-fonts = Source Sans Pro von Paul D. Hunt für alles, was du liest. Amatic SC von Vernon Adams für alles, was in die Wand geritzt ist. Beide unter der SIL Open Font License.
credits-thanks-title = Dank
credits-thanks = An alle, die die hier aufgeführte freie Software schreiben und pflegen.
credits-works = Gebaut mit
credits-read = Zeigt die Lizenz.
credits-no-text = Der Text dieser Lizenz liegt nicht bei.
