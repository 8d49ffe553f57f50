### When the program itself fails.
trouble-title = Questo non era nei piani
trouble-words-game = Nel programma qualcosa è andato storto. La tua partita è salvata fino all’ultima azione, e puoi riprenderla da lì.
trouble-words = Nel programma qualcosa è andato storto. Le partite salvate sono al sicuro.
trouble-go-on = Continua la partita
trouble-cannot-go-on = La partita non può continuare.
trouble-title-screen = Torna alla schermata iniziale
trouble-report = Copia un rapporto
trouble-report-help = Copia ciò che si sa dell’errore e lo scrive in un file, per chi può correggerlo. Non viene inviato niente.
trouble-whole = Metti nel rapporto tutte le carte della partita
trouble-whole-help = Rende l’errore molto più facile da trovare. Chi legge il rapporto conosce però ogni mano e il seme.
trouble-copied-kept = Copiato. È anche in { $path }
trouble-copied-not-kept = Copiato negli appunti.
trouble-not-copied-kept = Il rapporto è in { $path }
trouble-not-copied-not-kept = Non è stato possibile né copiare né scrivere il rapporto.
trouble-plain = In Blackgate qualcosa è andato storto. Le partite salvate sono al sicuro. Premi Invio per tornare alla schermata iniziale.
table-stood-in = Alcuni bot hanno un problema. Per loro risponde un bot più semplice, e la partita continua.
