### Ekran tytułowy.
title-name = Blackgate
title-motto = Dożywocie. Chyba że Łyżka będzie szybsza.
title-continue = Kontynuuj
title-continue-help = Runda { $round }: { $names }
title-play = Graj
title-tonight = Dziś wieczorem
title-streak = { $count ->
        [one] { $count } wieczór z rzędu
        [few] { $count } wieczory z rzędu
       *[many] { $count } wieczorów z rzędu
    }
title-progress = { $count } z { $all }
title-saved = Zapisane gry i powtórki
title-statistics = Statystyki
title-options = Opcje
title-rules = Zasady
title-credits = Twórcy
title-quit = Wyjdź
title-version = Wersja
title-leave = Opuścić Blackgate?
title-leave-words = Pójść na łatwiznę.
title-stay = Zostań

## W terminalu, i gdy nie ma czego kontynuować.
play-nothing-saved = Nie ma zapisanej gry, którą można by kontynuować.
