### The page that phones open. Without variables: a phone is sent them as they are.

## Coming in
page-code = Kod
page-enter = Dołącz
page-code-again = Dołącz ponownie
page-name = Twoje imię
page-sit = Usiądź
page-free = wolne
page-askable = zapytaj przy ekranie
page-ask = Poproś o to miejsce
page-watch = Oglądaj stół
page-watching = Oglądasz grę.
page-stop-watching = Przestań oglądać
page-sit-here = Usiądź tutaj
page-colour = Twój kolor
page-another-game = Jeszcze jedna gra
page-wins = Wygrane gry
page-stolen = Skradzione Narzędzia
page-stop-waiting = Wybierz inne miejsce

## Who plays a seat
page-who-you = ty
page-who-phone = na telefonie
page-who-away = telefon offline
page-who-screen = przy ekranie
page-who-bot = bot
page-team-a = Drużyna A
page-team-b = Drużyna B

## Parts of the page
page-parts = Części stołu
page-play = Gra
page-yard = Obszary
page-log = Dziennik
page-seats = Pozostali
page-hand = Ręka
page-hand-empty = Brak kart na ręce.
page-background = Tło
page-gang = Gang
page-no-gang = Bez Gangu
page-cards = Karty na ręce
page-cigarettes = Szlugi
page-beatings = Łomoty
page-tunnel = Tunel
page-points = Punkty Tunelu
page-team-points = Punkty Tunelu drużyny
page-actions = Pozostałe akcje
page-die = Kostka
page-deck = Talia Przeszukiwania
page-discard = Karty odrzucone
page-known = Co wiesz o tej ręce
page-known-nothing = Żadnej z tych kart nie widziano.
page-in-tunnel = Zużyte w tunelu

## Answering
page-turn = Twoja tura
page-asked = Twoja decyzja!
page-nudged = Reszta czeka!
page-back = Wróć
page-close = Zamknij
page-look = Obejrzyj z bliska
page-closed = Teraz niemożliwe. Dotknij, by zobaczyć dlaczego.
page-commit = Zdecyduj w tajemnicy
page-picked = wybrane
page-fewer = mniej
page-more = więcej
page-undo = Cofnij ostatnią akcję
page-hint = Podpowiedź
page-hint-thinking = Trener myśli…
page-hint-not-asked = O podpowiedź możesz prosić, gdy to ty decydujesz.
page-hint-counted = Podpowiedzi są liczone i pokazywane na końcu.

## The menu
page-menu = Menu
page-language = Język
page-rules = Zasady
page-search = Szukaj w zasadach
page-search-nothing = Nic w zasadach o tym nie mówi.
page-emotes = Pokaż minę
page-sound-on = Dźwięk, gdy moja kolej: włączony
page-sound-off = Dźwięk, gdy moja kolej: wyłączony
page-bot = Niech bot gra za mnie
page-bot-plays = Bot gra za ciebie.
page-play-again = Wracam do gry
page-leave = Opuść miejsce
page-leave-sure = Na twoim miejscu będzie się wtedy grało przy ekranie, a ten telefon nie pokaże już twoich kart.
page-stay = Zostań

## Standing orders
page-orders = Odpowiedzi automatyczne
page-orders-intro = Widzisz je tylko ty. Zapisują się z grą i obowiązują, dopóki ich nie zmienisz.
page-orders-cards = Karty przeciw mnie
page-orders-let = nie pytaj mnie
page-orders-ask = pytaj mnie
page-orders-give = oddaję
page-orders-fight = walczę
page-orders-weapons = Ile Broni na walkę
page-orders-confirm = Zapisz

## The line to the table
page-lost = Utracono połączenie
page-offline = Ten telefon nie ma sieci
page-silent = Stół nie odpowiada
page-lost-trying = Miejsce na ciebie czeka. Szukam stołu…
page-retry = Spróbuj ponownie
