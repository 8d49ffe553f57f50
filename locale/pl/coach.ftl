### Trener: szanse, podpowiedzi, korepetytor, omówienie.
coach-band = { $low }–{ $high }%
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Szansa na wygraną

## Podpowiedzi
keys-hint = Podpowiedź
hint-ask = Podpowiedź: co zrobiłby trener
hint-title = Podpowiedź
hint-thinking = jeszcze myśli …
hint-failed = Tym razem trener nie ma pomysłu.
hint-close = Wystarczy
hint-forbidden = Przy tym stole gra się bez podpowiedzi.
hint-not-asked = Podpowiedzi są wtedy, gdy to ty decydujesz.
hint-closed = Najpierw odsłoń rękę: podpowiedź patrzy na twoje karty.
hint-nobody = Nie ma tu nikogo, kto by podpowiadał.
end-hints = { $count ->
    [one] { $name }: jedna podpowiedź.
    [few] { $name }: { $count } podpowiedzi.
   *[other] { $name }: { $count } podpowiedzi.
}

## Opcje i ustalenia
options-show_odds = Szanse przy miejscach
options-show_odds-help = Szansa każdego na wygraną, z tego, co wolno ci wiedzieć.
options-tutor = Korepetytor
options-tutor-help = Pyta przed akcją, która kosztuje 8 punktów lub więcej.
setup-hints = Podpowiedzi
setup-hints-help = Czy wolno pytać trenera, co robić. Liczy się to i na koniec się o tym mówi.
setup-odds = Szanse
setup-odds-help = Czy przy miejscach wolno pokazywać szansę każdego na wygraną.
setup-tutor = Korepetytor
setup-tutor-help = Czy korepetytor może się sprzeciwić kosztownej akcji.

## Korepetytor
tutor-title = Na pewno?
tutor-words = { $points ->
    [one] To kosztuje cię { $points } punkt szansy na wygraną. Jest coś lepszego.
    [few] To kosztuje cię { $points } punkty szansy na wygraną. Jest coś lepszego.
   *[other] To kosztuje cię { $points } punktów szansy na wygraną. Jest coś lepszego.
}
tutor-meant = Co zamierzasz
tutor-better = Co bym zrobiła
tutor-take = Zrób to lepsze
tutor-think = Pomyśl jeszcze raz
tutor-insist = Zrób to mimo to

## Omówienie
replay-odds = Szansa każdego na wygraną, z tego, co wiedzą te oczy
replay-review = Omówienie
replay-review-help = Szanse w czasie, umiejętność i szczęście, chwile, które zdecydowały
end-review = Omówienie
review-title = Omówienie
review-help = Co to wszystko znaczy
review-begun = Trener przegląda grę. Pierwsze oceny będą za chwilę.
review-failed = Tej gry nie da się tu omówić.
review-progress = W trakcie pisania: { $percent }
review-chart-help = Szanse w czasie: ciągnij albo idź w lewo i w prawo
review-seat-help = Rachunek i decyzje: { $name }
review-at = runda { $round }, akcja { $number }
review-verdict = { $count ->
    [one] { $mark }: { $points } punkt szansy.
    [few] { $mark }: { $points } punkty szansy.
   *[other] { $mark }: { $points } punktów szansy.
}
review-verdict-free = { $mark }.
review-better = Lepiej: { $action }.
review-luck-here = { $count ->
    [one] Szczęście ({ $name }): { $points } punkt.
    [few] Szczęście ({ $name }): { $points } punkty.
   *[other] Szczęście ({ $name }): { $points } punktów.
}
review-not-yet = Trener jeszcze tu nie dotarł.
review-mark-best = Najlepsze, co było
review-mark-fine = W porządku
review-mark-slip = Potknięcie
review-mark-mistake = Błąd
review-mark-blunder = Gruby błąd
review-mark-before = Do poprzedniego potknięcia
review-mark-after = Do następnego potknięcia
review-look = Obejrzyj
review-look-help = Stół w tej chwili, tak jak go wtedy widziano
review-try = Spróbuj inaczej
review-try-help = Przejmij grę i graj dalej od tego miejsca
review-account = Rachunek: { $name }
review-start = Na początku
review-skill = Własne decyzje
review-luck = Własne szczęście
review-others = Inni
review-result = Na końcu
review-now = Do tej pory
review-sentence = W punktach szansy: szczęście { $luck }, umiejętność { $skill }, inni { $others }.
review-sentence-of = { $name }: szczęście { $luck }, umiejętność { $skill }, inni { $others }.
review-decisions = Decyzje
review-many = { $name }: { $count }
review-moments = Co zdecydowało
review-moment-slip = { $name }: potknięcie.
review-moment-mistake = { $name }: błąd.
review-moment-blunder = { $name }: gruby błąd.
review-moment-lucky = { $name } ma szczęście.
review-moment-unlucky = { $name } ma pecha.
review-note = „Inni” to wszystko, co nie jest ani własną decyzją, ani własnym szczęściem: co zrobili i dobrali pozostali, a także niedokładność szacunków.

## Statystyki
statistics-skill = Umiejętność i szczęście
statistics-skill-reviews = Omówienia
statistics-skill-lost = Strata na decyzję
statistics-skill-luck = Szczęście na grę
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = W punktach szansy, z omówionych gier; linie pokazują je po kolei. Mniej strat to lepiej, a szczęście na dłuższą metę nic nie jest warte.
statistics-skill-worst = Najdrożej: { $action }, { $points } pkt za każdym razem.
