### The manual page (man blackgate) and what a software centre shows about the game. What the commands do stands in cli.ftl.
manual-short = gra planszowa i karciana o ucieczce z więzienia tunelem
manual-brief = Wykop sobie wolność przed innymi
manual-what = Skazani na dożywocie kopią na wyścigi tunel z Blackgate. Krążą po więzieniu, jak każe kostka, szukają części, majstrują, kupują lub kradną narzędzia, wymuszają na sąsiadach, dołączają do gangów, a gdy przyjdzie pora, przypominają swoją przeszłość.
manual-players = Dla dwóch do sześciu osób przy jednym ekranie, każda ma ukryte karty: w pojedynkę z botami, które grają uczciwie, ze znajomymi albo w drużynach.

## The manual page: its headings, the section it is in, and the short parts below them.
manual-heading-name = Nazwa
manual-heading-synopsis = Składnia
manual-heading-description = Opis
manual-heading-commands = Polecenia
manual-heading-files = Pliki
manual-heading-environment = Środowisko
manual-heading-status = Kod wyjścia
manual-section = Gry
manual-window = Bez polecenia otwiera się okno gry.
manual-saves = zapisane gry, powtórki, statystyki i zestawy kart
manual-settings = opcje
manual-log = dziennik i raporty o tym, co poszło źle
manual-home = folder, w którym zamiast tego leżą wszystkie te pliki
manual-well = wszystko poszło dobrze
manual-failed = sprawdzenie się nie powiodło
manual-wrong = błędne wywołanie lub nieczytelny plik
