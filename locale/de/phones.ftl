## Handys: die Tafel im Fenster
phones-title = Handys
phones-about = Alle sehen ihre Karten auf dem eigenen Handy: Code scannen, und Karten, Geheimnisse und Entscheidungen sind da, in der eigenen Sprache. Der Bildschirm ist der Tisch, auf den alle schauen. Keine App, kein Internet, nur das Netz in diesem Raum.
phones-on = Handys zulassen
phones-off = Handys trennen
phones-done = Fertig
phones-address = Adresse dieses Rechners im Netz
phones-alone = Dieser Rechner ist in keinem Netz. Nur ein Browser auf diesem Rechner kann sich verbinden.
phones-failed = { $address } lässt sich nicht öffnen. Nutzt ein anderes Programm den Port?
phones-started-again = Die Verbindung zu den Handys war ausgefallen und läuft wieder. Die Handys kommen von selbst zurück.
phones-stopped = Die Verbindung zu den Handys ist ausgefallen. Im Menü lassen sich Handys wieder zulassen.
phones-scan = Mit dem Handy scannen und einen Platz wählen.
phones-scan-seat = Nur für { $name } und nur einmal: Wer ihn scannt, bekommt diesen Platz.
phones-type = Oder { $address } öffnen und { $code } eintippen
phones-trouble = Keine Verbindung? Das Handy muss im selben Netz sein wie dieser Rechner, nicht im Gastnetz und nicht über mobile Daten, und die Firewall muss Port { $port } durchlassen.
phones-who-phone = am Handy
phones-who-away = Handy offline
phones-who-screen = am Bildschirm
phones-who-bot = ein Bot
phones-who-watches = schaut zu
phones-invite = Code nur für den Platz von { $name } zeigen. Ein anderes Handy, das ihn scannt, übernimmt.
phones-invite-all = Wieder den Code für alle zeigen
phones-release = { $name } spielt wieder am Bildschirm
phones-ban = Das Handy von { $name } für diesen Abend aussperren. Der Code ändert sich, die anderen Handys bleiben.
phones-ban-title = Das Handy von { $name } aussperren?
phones-ban-yes = Aussperren
phones-new-code = Neuer Code
phones-new-code-help = Der alte Code lässt niemanden mehr herein. Handys mit einem Platz behalten ihn.
phones-off-title = Alle Handys trennen?
phones-off-words = { $count ->
    [one] { $count } Handy hat einen Platz. Es braucht danach einen neuen Code, und sein Platz wird an diesem Bildschirm gespielt.
   *[other] { $count } Handys haben Plätze. Sie brauchen danach einen neuen Code, und ihre Plätze werden an diesem Bildschirm gespielt.
}
phones-off-no = Verbunden lassen

## Was Handys gesagt wird
phones-show-code = Scanne den Code auf dem Bildschirm oder tippe ihn hier ein.
phones-pick = Wähle deinen Platz.
phones-watch-only = Alle Plätze sind besetzt. Du kannst am offenen Tisch zuschauen.
phones-no-table = Es ist noch kein Spiel vorbereitet. Einen Moment.
phones-lobby = Du hast einen Platz. Das Spiel beginnt am Bildschirm.
phones-wrong-code = Das ist nicht der Code auf dem Bildschirm.
phones-taken = Da war jemand schneller. Wähle einen anderen Platz.
phones-wait = Jemand am Bildschirm muss Ja sagen.
phones-said-no = Am Bildschirm wurde Nein gesagt.
phones-said-no-often = Am Bildschirm wurde Nein gesagt. Dieses Handy kann nicht mehr um diesen Platz bitten.
phones-no-seat = Du hast keinen Platz.
phones-too-late = Zu spät: Jetzt geht es um etwas anderes.
phones-not-possible = Das geht jetzt nicht.
phones-not-understood = Das Spiel hat nicht verstanden, was dieses Handy gesendet hat.
phones-won = Du bist draußen!
phones-lost = Diesmal nicht. Du bleibst.
phones-bye-replaced = Ein anderes Gerät hat jetzt diesen Platz.
phones-bye-closed = Am Tisch wurden alle Handys getrennt.
phones-bye-full = Es sind zu viele Geräte verbunden.
phones-bye-slow = Die Verbindung war zu langsam.
phones-bye-flood = Dieses Handy hat zu viel auf einmal gesendet.
phones-bye-malformed = Das Spiel hat nicht verstanden, was dieses Handy gesendet hat.
phones-bye-released = Der Platz wird wieder am Bildschirm gespielt.
phones-bye-banned = Dieses Handy wurde am Tisch ausgesperrt.
phones-bye-version = Diese Seite gehört zu einer anderen Version. Lade sie neu.

## Die Frage am Bildschirm
seat-question-title = Ein Handy bittet um einen Platz
seat-question-words = Jemand möchte den Platz von { $name } am Handy spielen. Dieser Platz wird jetzt an diesem Bildschirm gespielt. Sagst du Ja, zeigt das Handy die Karten und den Hintergrund von { $name }.
seat-question-bot = Jemand möchte am Handy für den Bot { $name } weiterspielen. Sagst du Ja, zeigt das Handy die Karten und den Hintergrund von { $name }.
seat-question-yes = Ja, Platz abgeben
seat-question-no = Nein
seat-question-waits = Ein Handy bittet um den Platz von { $name }. Zum Antworten diesen Bildschirm schließen.

## Gesichter zum Zeigen, für alle, die sie nicht sehen
emote-grin = Grinsen
emote-laugh = Lachen
emote-proud = Stolz
emote-thanks = Danke
emote-shrug = Schulterzucken
emote-surprised = Überraschung
emote-suspicious = Misstrauen
emote-greedy = Gier
emote-sad = Trauer
emote-anger = Wut
emote-fear = Angst
emote-sleepy = Gähnen
