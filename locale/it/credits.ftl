### Credits.
credits-title = Titoli di coda
credits-game-title = Il gioco
credits-game = Blackgate è un gioco da tavolo e di carte per due-sei detenuti che vorrebbero essere altrove: si cerca, si crea, si minaccia e si scava, e chi esce per primo vince. Le regole seguono un gioco da tavolo stampato; parole, testi delle carte, disegni e suoni sono nostri.
credits-art-title = Grafica
credits-art = Ogni immagine è stata disegnata per questo gioco, con linee e forme che restano nitide a qualsiasi grandezza.
credits-sound-title = Suono
credits-sound = Tutti i suoni e tutta la musica sono stati creati per questo gioco da un programma che ne fa parte.
credits-fonts-title = Caratteri
credits-fonts = Source Sans Pro di Paul D. Hunt, per tutto quello che si legge. Amatic SC di Vernon Adams, per tutto quello che è graffiato sul muro. Entrambi con licenza SIL Open Font License.
credits-thanks-title = Grazie
credits-thanks = A chiunque scriva e curi il software libero elencato qui.
credits-works = Realizzato con
credits-read = Mostra la licenza.
credits-no-text = Il testo di questa licenza qui non c’è.
