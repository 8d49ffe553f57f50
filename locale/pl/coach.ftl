### Trener: szanse, podpowiedzi, doradca, omówienie.
coach-band = { $low }–{ $high }%
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Szansa na wygraną

## Podpowiedzi
keys-hint = Podpowiedź
hint-ask = Podpowiedź: co zrobiłby trener
hint-title = Podpowiedź
hint-thinking = Jeszcze myśli…
hint-failed = Tym razem trener nie znalazł podpowiedzi.
hint-close = Zamknij
hint-forbidden = Przy tym stole podpowiedzi są wyłączone.
hint-not-asked = O podpowiedź możesz prosić, gdy to ty decydujesz.
hint-closed = Najpierw odsłoń swoje karty: trener musi je widzieć.
hint-nobody = Tutaj nie ma podpowiedzi.
end-hints = { $count ->
    [one] { $name }: jedna podpowiedź.
    [few] { $name }: { $count } podpowiedzi.
   *[other] { $name }: { $count } podpowiedzi.
}

## Opcje i ustalenia
options-show_odds = Pokazuj szanse
options-show_odds-help = Przy każdym miejscu widać szansę na wygraną, oszacowaną z tego, co wiesz.
options-tutor = Doradca
options-tutor-help = Ostrzega, zanim stracisz 8 punktów procentowych szansy na wygraną.
setup-hints = Podpowiedzi
setup-hints-help = Wolno pytać trenera, co robić. Podpowiedzi są liczone i pokazywane na końcu.
setup-odds = Szanse
setup-odds-help = Przy miejscach wolno pokazywać szansę każdego na wygraną.
setup-tutor = Doradca
setup-tutor-help = Doradca może ostrzec przed kosztowną akcją.

## Doradca
tutor-title = Na pewno?
tutor-words = To obniża twoją szansę na wygraną o { $points ->
        [one] { $points } punkt procentowy
        [few] { $points } punkty procentowe
       *[other] { $points } punktów procentowych
    }. Jest coś lepszego.
tutor-meant = Co zamierzasz zrobić
tutor-better = Moja propozycja
tutor-take = Przyjmij propozycję
tutor-think = Pomyśl jeszcze raz
tutor-insist = Zrób to mimo to

## Omówienie
replay-odds = Szansa każdego na wygraną, z tego, co wie ten gracz
replay-review = Omówienie
replay-review-help = Szanse w czasie, umiejętność i szczęście, chwile, które rozstrzygnęły grę
end-review = Omówienie
review-title = Omówienie
review-help = Co to znaczy
review-begun = Trener przegląda grę. Pierwsze oceny pojawią się za chwilę.
review-failed = Tej gry nie da się tu omówić.
review-progress = W toku: { $percent }
review-chart-help = Szanse w czasie: przeciągnij albo użyj strzałek w lewo i w prawo
review-seat-help = Bilans i decyzje: { $name }
review-at = runda { $round }, akcja { $number }
review-verdict = { $count ->
        [one] { $mark }: { $points } punkt procentowy.
        [few] { $mark }: { $points } punkty procentowe.
       *[other] { $mark }: { $points } punktów procentowych.
    }
review-verdict-free = { $mark }.
review-better = Lepiej: { $action }.
review-why = Trener mówi do gracza { $name }: „{ $why }”
review-deed = { $name }: { $action }
review-luck-here = { $count ->
        [one] Szczęście ({ $name }): { $points } punkt procentowy.
        [few] Szczęście ({ $name }): { $points } punkty procentowe.
       *[other] Szczęście ({ $name }): { $points } punktów procentowych.
    }
review-not-yet = Trener jeszcze tu nie dotarł.
review-mark-best = Najlepszy wybór
review-mark-fine = W porządku
review-mark-slip = Potknięcie
review-mark-mistake = Błąd
review-mark-blunder = Gruby błąd
review-mark-before = Do poprzedniego potknięcia
review-mark-after = Do następnego potknięcia
review-first-mark = Wcześniej nie ma żadnego potknięcia.
review-last-mark = Później nie ma już żadnego potknięcia.
review-look = Obejrzyj
review-look-help = Stół w tej chwili, tak jak widział go gracz
review-try = Spróbuj inaczej
review-try-help = Przejmij grę i graj dalej od tego miejsca
review-account = Bilans: { $name }
review-start = Na początku
review-skill = Własne decyzje
review-luck = Własne szczęście
review-others = Inni
review-result = Na końcu
review-now = Do tej pory
review-sentence = W punktach procentowych: szczęście { $luck }, umiejętność { $skill }, inni { $others }.
review-sentence-of = { $name }: szczęście { $luck }, umiejętność { $skill }, inni { $others }.
review-decisions = Decyzje
review-many = { $name }: { $count }
review-moments = Co rozstrzygnęło grę
review-moment-slip = { $name }: potknięcie.
review-moment-mistake = { $name }: błąd.
review-moment-blunder = { $name }: gruby błąd.
review-moment-lucky = { $name } ma szczęście.
review-moment-unlucky = { $name } ma pecha.
review-note = „Inni” to wszystko, co nie jest ani twoją decyzją, ani twoim szczęściem: co zrobili i dobrali inni, a także zaokrąglenia w oszacowaniach.

## Statystyki
statistics-skill = Umiejętność i szczęście
statistics-skill-lost = Strata na decyzję
statistics-skill-luck = Szczęście na grę
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = Poziom gry w tej skali: { $levels }. Wynika z decyzji w ostatnich 20 omówionych grach i nie zależy od tego, kto wygrał. Szczęście liczy się w punktach procentowych szansy na wygraną i z czasem się wyrównuje. Linie pokazują kolejne gry.
statistics-skill-worst = Najdroższa akcja: { $action }, średnio { $points } punktu procentowego.
rating-title = Poziom gry
rating-game = Poziom gry: { $level }.
rating-none = Jeszcze bez oceny
rating-one = Poziom gry: { $number }, mniej więcej „{ $level }”. Jedna gra mówi niewiele.
rating-band = Poziom gry: { $number }, mniej więcej „{ $level }”. Po { $count ->
    [one] jednej grze
    [few] { $count } grach
    [many] { $count } grach
   *[other] { $count } grach
} mieści się między { $low } a { $high }.
