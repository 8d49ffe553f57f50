## Telefony: panel w oknie
phones-title = Telefony
phones-about = Każdy widzi swoje karty na własnym telefonie: zeskanuj kod, a będą tam twoje karty, tajemnice i decyzje, w twoim języku. Ekran jest stołem, na który patrzą wszyscy. Bez aplikacji i bez internetu, tylko sieć w tym pokoju.
phones-on = Zezwól na telefony
phones-off = Odłącz telefony
phones-done = Gotowe
phones-address = Adres tego komputera w sieci
phones-alone = Ten komputer nie jest w żadnej sieci. Połączyć może się tylko przeglądarka na tym komputerze.
phones-failed = Nie udało się otworzyć { $address }. Czy inny program używa tego portu?
phones-started-again = Połączenie z telefonami zostało przerwane i działa ponownie. Telefony wrócą same.
phones-stopped = Połączenie z telefonami zostało przerwane. W menu można znów dopuścić telefony.
phones-scan = Zeskanuj to telefonem i wybierz miejsce.
phones-scan-seat = Tylko dla: { $name }, i tylko raz. Kto zeskanuje kod, dostaje to miejsce.
phones-type = Albo otwórz { $address } i wpisz { $code }
phones-trouble = Brak połączenia? Telefon musi być w tej samej sieci co ten komputer, nie w sieci dla gości ani na danych komórkowych, a zapora musi przepuszczać port { $port }.
phones-who-phone = na telefonie
phones-who-away = telefon offline
phones-who-screen = przy ekranie
phones-who-bot = bot
phones-who-watches = ogląda grę
phones-invite = Pokaż kod tylko dla miejsca: { $name }. Inny telefon, który go zeskanuje, przejmie to miejsce.
phones-invite-all = Pokaż znów kod dla wszystkich
phones-release = { $name } gra znów przy ekranie
phones-ban = Wyklucz telefon gracza { $name } na ten wieczór. Kod się zmieni, pozostałe telefony zostają.
phones-ban-title = Wykluczyć telefon gracza { $name }?
phones-ban-yes = Wyklucz
phones-new-code = Nowy kod
phones-new-code-help = Stary kod nikogo już nie wpuści. Telefony, które mają miejsce, zachowują je.
phones-off-title = Rozłączyć wszystkie telefony?
phones-off-words = { $count ->
    [one] { $count } telefon ma miejsce. Aby wrócić, będzie potrzebował nowego kodu, a na jego miejscu gra się przy tym ekranie.
    [few] { $count } telefony mają miejsca. Aby wrócić, będą potrzebowały nowego kodu, a na ich miejscach gra się przy tym ekranie.
   *[many] { $count } telefonów ma miejsca. Aby wrócić, będą potrzebowały nowego kodu, a na ich miejscach gra się przy tym ekranie.
}
phones-off-no = Zostaw połączone

## Co mówi się telefonom
phones-show-code = Zeskanuj kod z ekranu albo wpisz go tutaj.
phones-pick = Wybierz swoje miejsce.
phones-watch-only = Wszystkie miejsca są zajęte. Możesz oglądać stół.
phones-no-table = Gra nie jest jeszcze przygotowana. Chwileczkę.
phones-lobby = Masz miejsce. Gra zaczyna się na ekranie.
phones-wrong-code = To nie jest kod z ekranu.
phones-taken = Ktoś był szybszy. Wybierz inne miejsce.
phones-wait = Ktoś przy ekranie musi powiedzieć „tak”.
phones-said-no = Przy ekranie padła odpowiedź „nie”.
phones-said-no-often = Przy ekranie padła odpowiedź „nie”. Ten telefon nie może już prosić o to miejsce.
phones-no-seat = Nie masz miejsca.
phones-too-late = Za późno: teraz pytanie jest inne.
phones-not-possible = Teraz nie jest to możliwe.
phones-not-understood = Gra nie zrozumiała, co wysłał ten telefon.
phones-won = Jesteś na wolności!
phones-lost = Tym razem się nie udało. Zostajesz.
phones-bye-replaced = To miejsce ma teraz inne urządzenie.
phones-bye-closed = Wszystkie telefony odłączono przy stole.
phones-bye-full = Połączonych urządzeń jest za dużo.
phones-bye-slow = Połączenie było zbyt wolne.
phones-bye-flood = Ten telefon wysłał za dużo naraz.
phones-bye-malformed = Gra nie zrozumiała, co wysłał ten telefon.
phones-bye-released = Na tym miejscu gra się znów przy ekranie.
phones-bye-banned = Ten telefon został wykluczony przy stole.
phones-bye-version = Ta strona należy do innej wersji. Wczytaj ją ponownie.

## Pytanie na ekranie
seat-question-title = Telefon prosi o miejsce
seat-question-words = Ktoś chce grać na telefonie na miejscu: { $name }. Teraz gra się na nim przy tym ekranie. Jeśli odpowiedź brzmi „tak”, telefon pokaże rękę i Tło z tego miejsca.
seat-question-bot = Ktoś chce na telefonie grać dalej na miejscu bota: { $name }. Jeśli odpowiedź brzmi „tak”, telefon pokaże rękę i Tło z tego miejsca.
seat-question-yes = Tak, oddaj miejsce
seat-question-no = Nie
seat-question-waits = Telefon prosi o miejsce: { $name }. Zamknij ten ekran, aby odpowiedzieć.

## Miny do pokazania, dla tych, którzy ich nie widzą
emote-grin = Szeroki uśmiech
emote-laugh = Śmiech
emote-proud = Duma
emote-thanks = Podziękowanie
emote-shrug = Wzruszenie ramion
emote-surprised = Zdziwienie
emote-suspicious = Podejrzliwość
emote-greedy = Chciwość
emote-sad = Smutek
emote-anger = Złość
emote-fear = Strach
emote-sleepy = Ziewanie
