### Der lange Weg hinaus: die Türen, die Abende, die Gefallen, wie ein Abend endet.
way-title = Der lange Weg hinaus
way-about = Zwölf Abende führen zum Tor, jeder ist ein Spiel. Jeder Abend hat seinen eigenen Tisch. Der dritte verlorene Abend beendet den Versuch. Für jeden gewonnenen Abend behältst du einen Gefallen.
way-none = Noch kein Versuch. Die erste Tür ist offen.
way-past =
    { $count ->
        [one] Bisher ein Versuch.
       *[other] Bisher { $count } Versuche.
    } Meiste gewonnene Abende: { $best }.
way-lives =
    { $count ->
        [0] Kein Leben mehr.
        [one] Noch ein Leben.
       *[other] Noch { $count } Leben.
    }
way-favours =
    { $count ->
        [0] Noch keine Gefallen
        [one] 1 Gefallen
       *[other] { $count } Gefallen
    }
way-on = Abend { $number }
way-new = Neuer Versuch
way-earlier = Frühere Versuche
way-past-run = Gewonnene Abende: { $count }. Sterne: { $stars }.
way-seed-hint = Startzahl: eine neue
way-seed-help = Gleiche Startzahl, gleiche Abende. Ein Versuch mit gewählter Startzahl wird markiert. Nur Ziffern.
way-secret = Hintergrund von { $name }: { $background }
way-give-up = Versuch beenden
way-give-up-words = Der Versuch endet hier und bleibt in Erinnerung. Ein neuer beginnt mit dem ersten Abend.
way-sentence-long = Zwölf Abende
way-sentence-short = Kurzer Aufenthalt
way-sentence-life = Lebenslänglich
way-sentence-long-words = Zwölf Abende: drei Leben, mit Gefallen.
way-sentence-short-words = Kurzer Aufenthalt: sechs Abende, drei Leben, keine Gefallen.
way-sentence-life-words = Lebenslänglich: stärkere Gegner, ein Leben.
way-door-won = gewonnen
way-door-ahead = als Nächstes
way-door-closed = geschlossen
evening-number = { $number }. { $title }
evening-goal-escape = Brich vor den anderen aus: Grabe { $points }.
evening-goal-team = Brecht vor dem anderen Team aus: Grabt zusammen { $points }.
evening-goal-points = Grabe { $points } bis zum Ende von Runde { $round }.
evening-goal-hold = Niemand sonst darf vor dem Ende von Runde { $round } ausbrechen.
evening-star-rounds =
    { $count ->
        [one] Gewinne in einer Runde.
       *[other] Gewinne in höchstens { $count } Runden.
    }
evening-never-extort = Erpresse niemanden.
evening-never-fight = Lege keine Waffe hin.
evening-never-beaten = Bekomme keine Prügel.
evening-never-join = Tritt keiner Gang bei.
evening-never-buy = Kaufe nichts.
evening-never-craft = Stelle nichts her.
evening-star-lost = nicht mehr möglich
evening-chance = Ausbruchschance
door-play = Spielen
door-on = Weiterspielen
door-begun = Dieser Abend hat begonnen, die Gefallen sind gewählt.
door-rivals = Am Tisch
door-team = Zwei Teams
door-mate = auf deiner Seite
door-michel = { $name } streift umher.
door-others-begin = Zusätzlich für { $names }: { $things }.
door-goal = Ziel und Sterne
door-favours = Gefallen für heute: { $count } von { $most }
door-no-favours = Du hast noch keine Gefallen. Jeder gewonnene Abend bringt einen.
door-most = An einem Abend zählen höchstens { $most } Gefallen. Lass erst einen anderen hier.
outcome-won = { $title }: gewonnen
outcome-lost = { $title }: verloren
outcome-on = Zurück zu den Türen
outcome-keep = Gefallen behalten
outcome-no-favour = Keinen nehmen
outcome-choose = Behalte einen Gefallen für die nächsten Abende
outcome-no-run = Dieser Abend gehört zu keinem Versuch und zählt nicht.
outcome-escaped = Ausgebrochen in Runde { $round }: { $names }.
outcome-late = Runde { $round } ist vorbei.
outcome-conceded = Du hast aufgegeben.
outcome-dug = Deine Tunnelpunkte: { $points } von { $goal }.
outcome-lives =
    { $count ->
        [one] Du hast noch ein Leben. Versuch es mit anderen Karten noch einmal.
       *[other] Du hast noch { $count } Leben. Versuch es mit anderen Karten noch einmal.
    }
outcome-out = Du bist draußen! Gewonnene Abende: { $count }. Sterne: { $stars }.
outcome-over = Der Versuch endet hier. Gewonnene Abende: { $count }. Sterne: { $stars }.
runs-unkept = Dein Versuch konnte nicht gespeichert werden. Das Spiel probiert es weiter.
runs-broken = Dein Versuch war nicht lesbar. Die Datei liegt jetzt beiseite, und ein neuer Versuch kann beginnen.
runs-newer = Eine neuere Version des Spiels hat deinen Versuch notiert. Diese Version ändert daran nichts.
favour-begin = Am Anfang zusätzlich: { $things }.
favour-first = Du machst den ersten Zug.
favour-look = Du siehst den Hintergrund eines Gegners.
favour-whetstone = Wetzstein
favour-old_debt = Alte Schuld
favour-early_bird = Früher Vogel
favour-spare_parts = Ersatzteile
favour-kitchen_job = Küchendienst
favour-iron_bar = Eisenstange
favour-laundry_tub = Waschzuber
favour-parcel = Päckchen
favour-wrist_watch = Gefundene Uhr
favour-copied_key = Kopierter Schlüssel
favour-two_blades = Zwei Klingen
favour-chain_links = Fahrradkette
favour-accessory = Kleiderkiste
favour-accessory-words = Am Anfang zusätzlich: ein Accessoire deiner Wahl.
favour-open_file = Offene Akte
group-doors = Türen
group-favours = Gefallen
group-stars = Sterne

## Die Abende, erzählt von Ines
evening-first_night = Erste Nacht
evening-first_night-opening = Du willst also hinaus. In der ersten Nacht will das jeder. Tomasz und Olga sitzen bei uns, und keiner von beiden hat es eilig. Unter deinem Kissen liegt etwas zum Graben. Zeig mir, dass du damit umgehen kannst.
evening-first_night-won = Nicht schlecht für die erste Nacht. Am Morgen bringen sie dich natürlich zurück. Aber jetzt weiß ich, dass du graben kannst.
evening-first_night-lost = Sie waren schneller. Schlaf und versuch es noch einmal. Niemand lernt an einem Tag graben.
evening-the_canteen = Die Kantine
evening-the_canteen-opening = Heute brauchst du keinen Ausgang, nur einen guten Anfang. Du stehst in der Cafeteria, wo die Löffel liegen. Grab ein paar Punkte, bevor die Küche schließt. Mila und Aldo haben dieselbe Idee.
evening-the_canteen-won = Die Suppe war kalt, aber der Tunnel ist gewachsen. Das zählt.
evening-the_canteen-lost = Die Küche ist zu. Steh weniger an der Theke und mehr im Loch.
evening-the_infirmary = Die Krankenstation
evening-the_infirmary-opening = Jemand hat dich übel zugerichtet, und keiner hat etwas gesehen. So kannst du nicht graben. Überleg dir, wie viel Zeit dir ein Verband wert ist. Noor und Goran warten nicht auf dich.
evening-the_infirmary-won = Du hast mit blauen Flecken gegraben. Ich habe Gesunde weniger tun sehen.
evening-the_infirmary-lost = Schmerzen machen langsam. Überleg nächstes Mal zuerst, was du heilen musst.
evening-closed_market = Markt geschlossen
evening-closed_market-opening = Die Wachen haben Aldos Lager gefunden. Heute kannst du im Aufenthaltsraum verkaufen, aber nichts kaufen. Was du brauchst, musst du finden, herstellen oder dir nehmen. Aldo hat schlechte Laune.
evening-closed_market-won = Kein Laden, und trotzdem ein Tunnel. Du wirst geschickt.
evening-closed_market-lost = Ohne Laden braucht man Geduld. Such nach Verbindungen, sie stecken in allem.
evening-blunt_knives = Drei Messer
evening-blunt_knives-opening = Die Zellen wurden durchsucht: In ganz Blackgate sind nur drei Messer übrig. Wer eines hat, ist jemand. Goran findet, das sollte er sein.
evening-blunt_knives-won = Du bist draußen, mit allen Fingern. Goran zählt seine noch.
evening-blunt_knives-lost = Drei Messer, und keines war in deiner Hand, als es darauf ankam. Auch Klingen schneiden.
evening-the_visitor = Der Besucher
evening-the_visitor-opening = Michel ist zurück. Er geht von Ort zu Ort und nimmt sich, was ihm gefällt. Vera verlässt ihre Ecke nicht. Dario will ihm die Hand geben. Ich rate dir zu keinem von beidem.
evening-the_visitor-won = Michel hat nach dir gefragt. Ich habe gesagt, du bist verreist.
evening-the_visitor-lost = Such Michel nicht, und warte nicht auf ihn. Sei lieber woanders.
evening-open_secret = Offenes Geheimnis
evening-open_secret-opening = Jemand hat geredet. Alle wissen, was du vor Blackgate warst, also hilft es dir nicht mehr. Drei am Tisch, und alle lächeln. Du musst ohne Überraschung gewinnen.
evening-open_secret-won = Sie wussten alles über dich, nur nicht, dass du gewinnst.
evening-open_secret-lost = Sie haben dich kommen sehen. Sei ohne Geheimnis schneller als das Gerede.
evening-hold_the_wall = Bis zum Morgen
evening-hold_the_wall-opening = Heute geht es nicht um dich. Kommt jemand von ihnen hinaus, durchsuchen die Wachen jede Zelle, und ich brauche noch ein paar Stunden. Niemand darf vor dem Ende von Runde { $round } ausbrechen. Wie, ist deine Sache.
evening-hold_the_wall-won = Morgen, und alle sind noch da. Meine Pläne danken dir.
evening-hold_the_wall-lost = Jemand ist fort, und die Wachen sind hier. Achte auf die Tunnel, nicht nur auf die Gesichter.
evening-two_sides = Seite an Seite
evening-two_sides-opening = Der Flügel ist geteilt. Du hast Tomasz, sie haben einander: Carmen und Renard, und die wissen, was sie tun. Was einer von euch gräbt, zählt für beide. Redet weniger, gebt mehr.
evening-two_sides-won = Tomasz sagt, du bist in Ordnung. Von ihm ist das eine Rede.
evening-two_sides-lost = Zwei, die allein graben, verlieren gegen zwei, die zusammen graben. Triff ihn öfter.
evening-full_wing = Voller Flügel
evening-full_wing-opening = Sechs von uns, ein Flur, und jeder hat einen Plan. Heute reichen wenige Punkte, es wird also schnell gehen. Wer führt, wird beraubt. Vielleicht solltest du nicht danach aussehen.
evening-full_wing-won = Fünf Leute fragen, wo du bist. Ich habe nichts gesagt.
evening-full_wing-lost = Zu viele Hände, zu wenige Werkzeuge. Mach dich klein bis zum Schluss, dann grab.
evening-solitary = Einzelhaft
evening-solitary-opening = Sie haben dich für etwas eingesperrt, das ich getan habe. Das tut mir leid, ein wenig. Du bist verprügelt und in Einzelhaft, und Silas und Dario arbeiten schon. Sie sind gut. Sei besser.
evening-solitary-won = Von der Einzelhaft bis zur Mauer. Über dich muss ich neu nachdenken.
evening-solitary-lost = Die Zelle hat dich Zeit gekostet. Finde heraus, wie du früher herauskommst.
evening-the_professor = Die Professorin
evening-the_professor-opening = Der letzte Tunnel ist halb fertig, er hat nur einen Platz, und wir sind zu zweit. Ich habe dir alles gesagt, was ich weiß. Mal sehen, ob du zugehört hast. Heute gibt es keine Gefallen zwischen uns. Na ja: Bring deine mit.
evening-the_professor-won = Geh. Ich habe dir alles beigebracht, und du hast alles gegen mich verwendet. So stolz war ich selten.
evening-the_professor-lost = Es tut mir leid. Ich habe länger darauf gewartet als du. Komm wieder, ich bin noch hier.
