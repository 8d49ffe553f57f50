### Obszary: .in „gdzie”, .to „dokąd”, razem z przyimkiem. Co można tam robić, wynika z danych, po wierszu na czynność.
place-cell_block = Blok więzienny
    .in = w Bloku więziennym
    .to = do Bloku więziennego
place-cell_block-flavour = W domu. Osiem metrów kwadratowych i jedna luźna płytka.
place-cell_block_a = Blok A
    .in = w Bloku A
    .to = do Bloku A
place-cell_block_a-flavour = Blok z widokiem. Trzeba tylko stanąć na pryczy.
place-cell_block_b = Blok B
    .in = w Bloku B
    .to = do Bloku B
place-cell_block_b-flavour = Blok z przeciągiem. A przeciąg jest z zewnątrz.
place-cafeteria = Stołówka
    .in = na Stołówce
    .to = na Stołówkę
place-cafeteria-flavour = Łyżek nikt nie liczy. A ktoś powinien.
place-infirmary = Ambulatorium
    .in = w Ambulatorium
    .to = do Ambulatorium
place-infirmary-flavour = Dwie aspiryny i poleżeć. Na wszystko.
place-showers = Prysznice
    .in = pod Prysznicami
    .to = pod Prysznice
place-showers-flavour = Za kafelkami jest wszystko. Oprócz ciepłej wody.
place-rec_area = Pomieszczenie rekreacyjne
    .in = w Pomieszczeniu rekreacyjnym
    .to = do Pomieszczenia rekreacyjnego
place-rec_area-flavour = Szachy, sztanga i wszystko, na co cię stać.
place-solitary = Izolatka
    .in = w Izolatce
    .to = do Izolatki
place-solitary-flavour = Dobre miejsce, by pomyśleć, komu to zawdzięczasz.

place-text-faces = Prowadzi tu wynik { $faces }.
place-text-closed = Nie prowadzi tu ani kostka, ani Ostrożny ruch.
place-text-search = Przeszukiwanie: { $cards_number ->
    [one] 1 karta
    [few] { $cards_number } karty
   *[many] { $cards_number } kart
}.
place-text-dig = Kopanie: włóż Narzędzie do tunelu.
place-text-steal_spoon = Kradzież Łyżki.
place-text-heal = Kuracja: pozbądź się Łomotu.
place-text-sell = Sprzedaż kart za Szlugi.
place-text-buy = Kupno Noży, Kilofów i Łopat.
place-text-craft-everybody = Można tu majstrować.
place-text-craft-nobody = Nie można tu majstrować.
place-text-craft-rivals = Majstrować może tu tylko druga drużyna.

die-face = Wynik { $face } prowadzi { $places_to }.
