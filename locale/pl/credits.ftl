### Twórcy.
credits-title = Twórcy
credits-game-title = Gra
credits-game = Blackgate to gra planszowa i karciana dla dwojga do sześciorga więźniów, którzy woleliby być gdzie indziej: szukasz, majstrujesz, grozisz i kopiesz, a wygrywa, kto pierwszy wyjdzie. Zasady pochodzą z wydanej gry planszowej; słowa, teksty kart, rysunki i dźwięki są nasze własne.
credits-art-title = Rysunki
credits-art = Każdy obrazek narysowano dla tej gry, z linii i kształtów, które są ostre w każdej wielkości.
credits-sound-title = Dźwięk
credits-sound = Każdy dźwięk i całą muzykę stworzył dla tej gry program, który jest do niej dołączony.
credits-fonts-title = Kroje pisma
credits-fonts = Source Sans Pro, autor Paul D. Hunt: wszystko, co czytasz. Amatic SC, autor Vernon Adams: wszystko, co wydrapano na ścianie. Oba na licencji SIL Open Font License.
credits-thanks-title = Podziękowania
credits-thanks = Dla wszystkich, którzy piszą i rozwijają wymienione tu wolne oprogramowanie.
credits-works = Użyte oprogramowanie
credits-read = Pokazuje licencję.
credits-no-text = Tekstu tej licencji tu nie ma.
