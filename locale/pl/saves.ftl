### Co może być nie tak z zapisaną grą, opcjami, statystykami.
save-broken = Ten zapis jest uszkodzony i nie da się go odczytać.
save-newer = Ten zapis pochodzi z nowszej wersji gry.
save-other-cards = Do tej gry użyto kart, których tu nie ma albo które się zmieniły.
save-missing = Tego pliku już nie ma.
save-fell-back = Ostatni zapis był uszkodzony. Gra toczy się dalej od chwili tuż przed nim.
save-too-long = Ta gra ma więcej akcji, niż Blackgate może pokazać.
save-failed = Nie można zapisać gry: w tym folderze nie da się zapisywać.
settings-broken = Opcje były uszkodzone. Plik odłożono na bok i obowiązują opcje standardowe.
settings-newer = Opcje pochodzą z nowszej wersji. Pozostają bez zmian; to, co tu zmienisz, obowiązuje do wyjścia z gry.
statistics-broken = Statystyki były uszkodzone. Plik odłożono na bok, a liczenie zaczyna się od nowa.
statistics-newer = Statystyki pochodzą z nowszej wersji. Pozostają bez zmian; gry rozegrane tutaj nie są liczone.
