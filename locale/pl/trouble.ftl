### Gdy zawodzi sam program.
trouble-title = Tego nie było w planie
trouble-words-game = Coś w programie poszło nie tak. Twoja gra jest zapisana do ostatniej akcji i możesz grać od tego miejsca.
trouble-words = Coś w programie poszło nie tak. Zapisane gry są bezpieczne.
trouble-go-on = Kontynuuj grę
trouble-cannot-go-on = Tej gry nie da się kontynuować.
trouble-title-screen = Ekran tytułowy
trouble-report = Kopiuj raport
trouble-report-help = Kopiuje to, co wiadomo o błędzie, i zapisuje to w pliku, dla kogoś, kto umie go naprawić. Nic nie jest wysyłane.
trouble-whole = Dołącz do raportu wszystkie karty tej gry
trouble-whole-help = Z nimi o wiele łatwiej znaleźć błąd. Kto czyta raport, zna wtedy wszystkie ręce i ziarno.
trouble-copied-kept = Skopiowano. Raport jest też w { $path }
trouble-copied-not-kept = Skopiowano do schowka.
trouble-not-copied-kept = Raport jest w { $path }
trouble-not-copied-not-kept = Raportu nie udało się ani skopiować, ani zapisać.
trouble-plain = Coś w Blackgate poszło nie tak. Zapisane gry są bezpieczne. Naciśnij Enter, by wrócić do ekranu tytułowego.
table-stood-in = Niektóre boty mają problem. Odpowiada za nie prostszy bot, a gra toczy się dalej.
