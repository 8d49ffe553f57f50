### Czego dowodzi zapis przebiegu (docs/records.md), w oknie i w wierszu poleceń.

## W oknie
proof-commitment = Kod uczciwości { $code }
proof-chosen = Ziarno zostało wybrane.
proof-copy = Kopiuj
proof-log = Karty rozdane. Kod uczciwości: { $code } (cały kod jest w menu).
proof-log-chosen = Karty rozdane. Kod uczciwości: { $code }. Ziarno zostało wybrane, więc o szczęściu to nic nie mówi.
proof-help = Wszystkie karty i rzuty ustalono przed grą. Skopiuj teraz ten kod: później dowiedzie, że nikt ich nie zmienił.
proof-help-chosen = Wszystkie karty i rzuty ustaliło przed grą ziarno. Kto wybrał ziarno, mógł je znać z góry.
proof-copied = Skopiowano kod uczciwości.
proof-both-copied = Skopiowano kod uczciwości i pieczęć.
proof-not-copied = Tutaj nie da się kopiować: { $code }
proof-end = Sprawdzono. Kod uczciwości { $commitment }, pieczęć { $seal }
proof-end-chosen = Sprawdzono. Kod uczciwości { $commitment } (ziarno wybrane), pieczęć { $seal }
proof-end-position = Sprawdzono od pozycji początkowej. Pieczęć { $seal }
proof-end-none = Nie sprawdzono: zapis tej gry do niej nie pasuje.
proof-end-help = Każda karta, rzut i akcja wynika z początku. Skopiuj oba kody: pokażą, czy ktoś zmienił zapis tej gry.
proof-both = Kod uczciwości: { $commitment }
    Pieczęć: { $seal }

## Co mówi sprawdzenie
audit-commitment = Kod uczciwości: { $code }
audit-no-commitment = Kod uczciwości: brak
audit-seal = Pieczęć: { $code }
audit-proven = Dowiedziono:
audit-unproven = Nie dowiedziono:
audit-follows = Każda akcja była dozwolona, a wszystkie karty, rzuty i punkty wynikają z ziarna.
audit-follows-position = Każda akcja była dozwolona, a wszystko, co się stało, wynika z pozycji początkowej.
audit-opens = Kod uczciwości powstał z tego ziarna, tych ustawień, tych kart oraz miejsc, imion i umów z początku gry.
audit-opens-unnamed = Kod uczciwości powstał z tego ziarna, tych ustawień i tych kart.
audit-opens-old = Kod uczciwości powstał z tego ziarna i tych ustawień.
audit-expected = To jest kod uczciwości zanotowany przed grą: nic z tego później nie zmieniono.
audit-chained = Akcje, akcje cofnięte, zmiany przy stole, poddania i koniec tworzą jeden łańcuch i jest on cały.
audit-chained-old = Akcje tworzą jeden łańcuch i jest on cały.
audit-taken-back = { $count ->
    [one] Cofnięto 1 akcję, zanim ktokolwiek się z niej czegoś dowiedział.
    [few] Cofnięto { $count } akcje, każdą, zanim ktokolwiek się z niej czegoś dowiedział.
    [many] Cofnięto { $count } akcji, każdą, zanim ktokolwiek się z niej czegoś dowiedział.
   *[other] Cofnięto { $count } akcji, każdą, zanim ktokolwiek się z niej czegoś dowiedział.
}
audit-sealed = To jest pieczęć zanotowana na końcu: od tej pory niczego w zapisie nie zmieniono.
audit-unexpected = Że ten kod uczciwości pokazano przed grą: wie to tylko ten, kto go wtedy zanotował (--expect).
audit-unsealed = Że gra tak przebiegła: kto zna ziarno, może napisać inny przebieg, z innymi imionami i całym łańcuchem. Pokaże to tylko pieczęć zanotowana na końcu (--seal).
audit-unsealed-old = Że gra tak przebiegła: kto zna ziarno, może napisać inny przebieg. Zapisy wersji 1 nie mają pieczęci.
audit-chosen = Szczęścia: ziarno wybrano przy ustawianiu gry, więc karty i rzuty mogły być znane wcześniej.
audit-drawn = Że ziarno wylosowano: kod uczciwości pokazuje tylko, że się nie zmieniło.
audit-drawn-old = Szczęścia: zapisy wersji 1 nie mówią, czy ziarno wylosowano, czy wybrano.
audit-old-cards = Że to są uzgodnione karty: kody uczciwości wersji 1 ich nie obejmują.
audit-old-table = Imion, miejsc, tego, kto usiadł później, i poddań: w zapisach wersji 1 są poza łańcuchem.
audit-renewed = Imion, miejsc i poddań do akcji { $action }: do tej pory był to zapis wersji 1, który ich nie łączy w łańcuch.
audit-position = Skąd wzięła się pozycja: nie rozdano jej z ziarna i nie ma kodu uczciwości.
audit-conceded = Że poddało się miejsce { $seats }: poddanie nie wynika z niczego prócz zapisu.
audit-taken-over = Szczęścia po akcji { $action }: grę przejęto z zapisu, w którym można było przeczytać ziarno.
audit-open = Jak się skończyła: zapis urywa się w środku gry po akcji { $actions }. Reszty nie rozegrano albo ją ucięto.
audit-people = Kto tam siedział: imiona są takie, jak ktoś je wpisał.
audit-unnamed = Kto grał: zapis nikogo nie wymienia.
audit-title = Tytułu, daty i rundy w pliku: są poza łańcuchem.
