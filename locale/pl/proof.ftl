### Czego dowodzi zapis przebiegu (docs/records.md), w oknie i w wierszu poleceń.

## W oknie
proof-commitment = Kod uczciwości { $code }
proof-title = Czy było uczciwie?
proof-chosen = Ziarno wybrano ręcznie.
proof-copy = Kopiuj
proof-help = Wszystkie karty i rzuty ustalono przed grą. Skopiuj teraz ten kod: później dowiedzie, że nikt ich nie zmienił.
proof-help-chosen = Wszystkie karty i rzuty ustaliło przed grą ziarno. Kto wybrał ziarno, mógł je znać z góry.
proof-copied = Skopiowano kod uczciwości.
proof-both-copied = Skopiowano kod uczciwości i pieczęć.
proof-not-copied = Tutaj nie da się kopiować: { $code }
proof-end = Sprawdzono. Kod uczciwości { $commitment }, pieczęć { $seal }
proof-end-chosen = Sprawdzono. Kod uczciwości { $commitment } (ziarno wybrane), pieczęć { $seal }
proof-end-position = Sprawdzono od pozycji początkowej. Pieczęć { $seal }
proof-end-none = Nie sprawdzono: zapis tej gry do niej nie pasuje.
proof-end-help = Zapis odtworzony od początku daje dokładnie tę grę. Skopiuj oba kody: później pokażą, czy ktoś zmienił zapis.
proof-both = Kod uczciwości: { $commitment }
    Pieczęć: { $seal }
