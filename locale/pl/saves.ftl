### Co może być nie tak z zapisaną grą, opcjami, statystykami.
save-broken = Ten zapis jest uszkodzony i nie da się go odczytać.
save-newer = Ten zapis pochodzi z nowszej wersji gry.
save-other-cards = Do tej gry użyto kart, których tu nie ma albo które się zmieniły.
save-missing = Tego pliku już nie ma.
save-fell-back = Ostatni zapis był uszkodzony. Gra rusza o chwilę wcześniej.
save-failed = Nie można zapisać gry: w tym miejscu nie da się niczego zapisać.
settings-broken = Opcje były uszkodzone. Odłożono je na bok i obowiązują zwykłe.
settings-newer = Opcje pochodzą z nowszej wersji. Pozostają bez zmian; to, co tu zmienisz, obowiązuje do wyjścia z gry.
statistics-broken = Statystyki były uszkodzone. Odłożono je na bok i liczenie rusza od nowa.
statistics-newer = Statystyki pochodzą z nowszej wersji. Pozostają bez zmian; tutejsze rozgrywki nie są liczone.
