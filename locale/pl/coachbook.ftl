### Strona w zasadach
rules-coach-title = Trener
rules-coach = Trener szacuje, kto wygra. Wie to, co wolno wiedzieć osobie, do której mówi, i nic więcej: wyobraża sobie wiele gier, które pasują do tego, co widać, każdą prowadzi kawałek dalej i patrzy, jak stoi. Wszystko poniżej pochodzi z tego jednego szacunku.
rules-coach-odds-title = Szanse
rules-coach-odds = Pasek przy każdym miejscu pokazuje szansę na wygraną, a jaśniejsza wstęga, na ile to pewne: w 19 przypadkach na 20 szansa leży w niej. Włącza się to w opcjach. Przy stole, na którym wszystkie ręce leżą zakryte, mówi to, co wolno wiedzieć wszystkim.
rules-coach-hint-title = Podpowiedzi
rules-coach-hint = H, lampa na pasku albo prawa gałka kontrolera prosi o podpowiedź: do trzech możliwości, najlepsza pierwsza, oświetlone i ponumerowane na stole, z szansą, jaką każda zostawia, i jednym powodem. Naciśnij którąś, a zostanie wykonana. Podpowiedzi się liczy i na koniec się o nich mówi; stół może umówić się na grę bez nich.
rules-coach-tutor-title = Korepetytor
rules-coach-tutor = Włączony w opcjach, patrzy na twoje decyzje. Przed taką, która kosztuje 8 punktów lub więcej, pyta raz, pokazuje lepszą i mówi dlaczego. Wolno ci się upierać. Kto jest szybszy niż jego myśli, przechodzi.
rules-coach-review-title = Omówienie
rules-coach-review = Po grze i do każdej powtórki: szanse w czasie i każda decyzja z tym, ile kosztowała wobec najlepszej, jaką można było wtedy znać. Potknięcie kosztuje 3 punkty lub więcej, błąd 8, gruby błąd 15. Rzuty, dobrane karty i kradzieże waży się wobec tego, co mogły przynieść: to jest szczęście. Co nie jest ani twoim czynem, ani twoim szczęściem, idzie na konto innych, razem z szumem szacunków; dlatego rachunek zawsze się zgadza. Z każdej chwili możesz obejrzeć stół albo spróbować inaczej.
