### Strona w zasadach
rules-coach-title = Trener
rules-coach = Trener szacuje, kto wygra. Wie tylko to, co wolno wiedzieć graczowi, do którego mówi. Wyobraża sobie wiele gier, które pasują do tego, co widać, każdą rozgrywa kawałek dalej i sprawdza, kto prowadzi. Wszystko poniżej pochodzi z tego oszacowania.
rules-coach-odds-title = Szanse
rules-coach-odds = Pasek przy każdym miejscu pokazuje szansę na wygraną. Jasny pas pokazuje, na ile to pewne: w 19 przypadkach na 20 szansa leży w jego granicach. Możesz to włączyć w opcjach. Gdy wszystkie ręce są zakryte, trener bierze pod uwagę tylko to, co wolno wiedzieć każdemu.
rules-coach-hint-title = Podpowiedzi
rules-coach-hint = O podpowiedź prosisz klawiszem H, lampą na pasku albo prawą gałką kontrolera. Dostajesz do trzech możliwości, najlepszą na początku. Są podświetlone i ponumerowane na stole, każda z szansą na wygraną, jaką zostawia, i jednym powodem. Naciśnij którąś, żeby ją wykonać. Podpowiedzi są liczone i pokazywane na końcu. Można się umówić na grę bez nich.
rules-coach-tutor-title = Doradca
rules-coach-tutor = Jeśli włączysz go w opcjach, doradca obserwuje twoje decyzje. Przed taką, która obniża twoją szansę na wygraną o 8 punktów procentowych lub więcej, pyta raz, pokazuje lepszą i mówi dlaczego. Możesz postąpić po swojemu. Kto gra szybciej, niż doradca myśli, nie usłyszy ostrzeżenia.
rules-coach-review-title = Omówienie
rules-coach-review = Omówienie dotyczy skończonej gry albo powtórki. Pokazuje szanse wszystkich w czasie i porównuje każdą decyzję z najlepszą, według tego, co można było wtedy wiedzieć. Potknięcie kosztuje 3 punkty procentowe lub więcej, błąd 8, gruby błąd 15. Rzuty, dobrane karty i kradzieże są porównywane z tym, co mogły przynieść: to jest szczęście. Cała reszta liczy się jako „inni”: co zrobili i dobrali inni, a także zaokrąglenia w oszacowaniach. Dlatego bilans zawsze się zgadza. Z każdej chwili możesz obejrzeć stół albo spróbować inaczej.
