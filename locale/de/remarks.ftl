### What inmates played by bots say now and then: remark-INMATE-MOMENT-NUMBER, two lines for each moment. `any` speaks for
### whoever has no lines of their own for it. { $name } is another player. Short (about 60 letters), dry, in character.

## Anybody

remark-any-start-1 = Auf ein Neues.
remark-any-start-2 = Wer zuletzt geht, macht das Licht aus.
remark-any-won_fight-1 = Damit wäre das geklärt, { $name }.
remark-any-won_fight-2 = Bleib liegen, { $name }.
remark-any-lost_fight-1 = Das kriegst du zurück, { $name }.
remark-any-lost_fight-2 = Na gut. Das tat weh.
remark-any-extorts-1 = Her damit, { $name }.
remark-any-extorts-2 = { $name }, auf ein Wort.
remark-any-extorted-1 = Du schon wieder, { $name }?
remark-any-extorted-2 = Was ist denn jetzt, { $name }?
remark-any-gave_in-1 = Dann nimm es halt, { $name }.
remark-any-gave_in-2 = Das ist die blauen Flecken nicht wert.
remark-any-dug-1 = Wieder ein Stück tiefer.
remark-any-dug-2 = Langsam, aber sicher.
remark-any-close-1 = Gleich geschafft.
remark-any-close-2 = Ich höre schon den Verkehr.
remark-any-rival_close-1 = { $name } ist fast durch.
remark-any-rival_close-2 = Untersteh dich, { $name }.
remark-any-beaten-1 = Aua. Ist notiert.
remark-any-beaten-2 = Hatte ich schon schlimmer. Selten.
remark-any-locked_up-1 = Vielen Dank auch, { $name }.
remark-any-locked_up-2 = Vier Wände. Das Lied kenne ich.
remark-any-joined-1 = In Gesellschaft sitzt es sich leichter.
remark-any-joined-2 = Darf ich vorstellen? Meine neuen Freunde.
remark-any-revealed-1 = Da gibt es etwas, das ihr wissen solltet.
remark-any-revealed-2 = Ich war nicht immer so.
remark-any-robbed-1 = He! { $name }, das war meins.
remark-any-robbed-2 = { $name }, das hab ich gesehen.
remark-any-robs-1 = Sehr freundlich, { $name }.
remark-any-robs-2 = Gefunden ist gefunden, { $name }.
remark-any-traded-1 = Ein fairer Preis. Für mich.
remark-any-traded-2 = Geschäft ist Geschäft.
remark-any-bad_roll-1 = Da wollte ich gar nicht hin.
remark-any-bad_roll-2 = Klar. Natürlich die.
remark-any-good_roll-1 = Wie bestellt.
remark-any-good_roll-2 = Danke. Ausnahmsweise.
remark-any-met_michel-1 = Ganz ruhig. Wir können reden.
remark-any-met_michel-2 = O nein. Nicht heute.
remark-any-beat_michel-1 = Aus der Nähe halb so wild.
remark-any-beat_michel-2 = Erzählt das ruhig weiter.
remark-any-healed-1 = Nur noch fünf Minuten, bitte.
remark-any-healed-2 = Schon besser.
remark-any-helped-1 = Danke, { $name }.
remark-any-helped-2 = Gutes Timing, { $name }.
remark-any-escaped-1 = Auf Nimmerwiedersehen.
remark-any-escaped-2 = Frische Luft. Endlich.
remark-any-lost-1 = Gut gegraben, { $name }.
remark-any-lost-2 = Nächstes Mal bin ich dran.

## Goran, the Brute: large, slow, sure of himself

remark-brute-start-1 = Keiner rührt sich. Dann passiert keinem was.
remark-brute-start-2 = Ich zähle bis drei. Bis vier kann ich nicht.
remark-brute-won_fight-1 = Das war das Aufwärmen, { $name }.
remark-brute-won_fight-2 = { $name } ist gestolpert. Mehrmals.
remark-brute-lost_fight-1 = Hab dich gewinnen lassen, { $name }. Mein Arm war müde.
remark-brute-lost_fight-2 = Glück gehabt. Mach das noch mal, wenn ich hinsehe.
remark-brute-extorts-1 = { $name }, ich bitte höflich. Das ist höflich.
remark-brute-extorts-2 = Leih mir mal was, { $name }. Für immer.
remark-brute-extorted-1 = Du willst das, { $name }? Hol es dir.
remark-brute-extorted-2 = { $name } bedroht mich. Fast schon niedlich.
remark-brute-dug-1 = Der Boden hat nachgegeben. Alle geben nach.
remark-brute-dug-2 = Erde ist bloß ein langsamer Gegner.
remark-brute-rival_close-1 = { $name } gräbt schnell. Ich laufe schneller.
remark-brute-rival_close-2 = { $name }, wir müssen reden. Bald.
remark-brute-beaten-1 = War das ein Schlag oder zieht es hier?
remark-brute-beaten-2 = Nicht übel. Gleich bin ich dran.
remark-brute-gave_in-1 = Nimm es, { $name }. Ich weiß, wo du schläfst.
remark-brute-gave_in-2 = Heute bin ich großzügig. Das hält nicht an.
remark-brute-locked_up-1 = Einzelhaft. Endlich ein Zimmer in meiner Größe.
remark-brute-locked_up-2 = Das merk ich mir, { $name }. Zeit hab ich ja.
remark-brute-escaped-1 = Ich bin durch die Wand. Jetzt ist sie eine Tür.
remark-brute-escaped-2 = Die Wand hat angefangen.
remark-brute-lost-1 = { $name } ist raus? Dann nehm ich das größere Bett.
remark-brute-lost-2 = Rennen mag ich sowieso nicht.

## Mila, the Mole: quiet, at home in the ground

remark-mole-start-1 = Lasst euch nicht stören. Ich bin unterm Boden.
remark-mole-start-2 = Guter Boden hier im Knast. Hab ich geprüft.
remark-mole-won_fight-1 = Ich grabe, { $name }. Ich beiße aber auch.
remark-mole-won_fight-2 = Das war lauter, als ich es mag.
remark-mole-lost_fight-1 = Na schön. Graben kann ich auch mit Beulen.
remark-mole-lost_fight-2 = { $name }, du stehst auf meinem Tunnel.
remark-mole-extorts-1 = Tut mir leid, { $name }. Das Loch hat Hunger.
remark-mole-extorts-2 = { $name }, ich brauche das dringender als du.
remark-mole-extorted-1 = Bitte, { $name }. Ich war mitten in einem Loch.
remark-mole-extorted-2 = Siehst du nicht, dass ich unter Tage bin?
remark-mole-dug-1 = Wieder einen Löffel näher am Meer.
remark-mole-dug-2 = Pst. Ich höre das Draußen.
remark-mole-close-1 = Noch zwei Meter. Jetzt bitte keiner niesen.
remark-mole-close-2 = Es riecht nach Gras. Oder nach Wachhund.
remark-mole-rival_close-1 = { $name } gräbt fast so gut wie ich. Fast.
remark-mole-rival_close-2 = { $name } bringt meine Decke zum Wackeln.
remark-mole-robbed-1 = { $name }, das gehörte zu meinem Tunnel.
remark-mole-robbed-2 = Ich will doch nur Erde und meine Ruhe.
remark-mole-locked_up-1 = Betonboden. Ihr Unmenschen.
remark-mole-locked_up-2 = Eine dunkle kleine Zelle? Wie im Urlaub.
remark-mole-escaped-1 = Tageslicht. Grässlich. Ich gewöhne mich dran.
remark-mole-escaped-2 = Immer geradeaus und am Abwasserkanal links.
remark-mole-lost-1 = { $name } war schneller? Mein Plan lag verkehrt herum.
remark-mole-lost-2 = Den Tunnel behalte ich. Er ist gemütlich.

## Aldo, the Merchant: everything is a deal

remark-merchant-start-1 = Guten Abend. Alles muss raus, ich zuerst.
remark-merchant-start-2 = Wir haben geöffnet. Umtausch ausgeschlossen.
remark-merchant-won_fight-1 = { $name } hat bezahlt. Doppelt.
remark-merchant-won_fight-2 = Der Kunde ist nicht immer König.
remark-merchant-lost_fight-1 = Das kommt auf deine Rechnung, { $name }.
remark-merchant-lost_fight-2 = Ein Verlust. Den schreibe ich ab.
remark-merchant-extorts-1 = { $name }, mein Angebot ist unschlagbar. Du nicht.
remark-merchant-extorts-2 = Feindliche Übernahme, { $name }. Rein geschäftlich.
remark-merchant-extorted-1 = { $name }, wir nehmen Zigaretten, keine Drohungen.
remark-merchant-extorted-2 = Reden wir über den Preis, { $name }.
remark-merchant-dug-1 = Ich investiere in Immobilien. Abwärts.
remark-merchant-dug-2 = Lage, Lage, Grablage.
remark-merchant-traded-1 = War mir ein Vergnügen. Beehren Sie uns wieder.
remark-merchant-traded-2 = Niedrig kaufen, noch tiefer graben.
remark-merchant-rival_close-1 = { $name } steht kurz vor dem Abschluss.
remark-merchant-rival_close-2 = { $name } hat das alles irgendwo gekauft. Ach. Hier.
remark-merchant-robbed-1 = { $name }, jeder Diebstahl wird angezeigt.
remark-merchant-robbed-2 = Inventurdifferenz. Passiert den Besten.
remark-merchant-locked_up-1 = Einzelhaft. Keine Kundschaft, keine Miete.
remark-merchant-locked_up-2 = { $name }, dein Rabatt ist gestrichen.
remark-merchant-escaped-1 = Räumungsverkauf beendet. Der Laden ist leer.
remark-merchant-escaped-2 = Wir danken für Ihren Einkauf. Auf Wiedersehen.
remark-merchant-lost-1 = { $name } hat heute das bessere Geschäft gemacht.
remark-merchant-lost-2 = Ich hätte Eintritt verlangen sollen.

## Carmen, the Gambler: luck is a friend who owes her money

remark-gambler-start-1 = Lebenslänglich. Heute hab ich eine Glückssträhne.
remark-gambler-start-2 = Soll der Würfel entscheiden. Tut er ja doch.
remark-gambler-won_fight-1 = Die Quote war auf meiner Seite, { $name }.
remark-gambler-won_fight-2 = Doppelt oder nichts, { $name }? Nein? Schade.
remark-gambler-lost_fight-1 = Die erste Runde gewinne ich nie.
remark-gambler-lost_fight-2 = { $name } hatte das bessere Blatt. Und die bessere Faust.
remark-gambler-extorts-1 = Gehst du mit, { $name }, oder steigst du aus?
remark-gambler-extorts-2 = { $name }, wetten, dass du nicht Nein sagst?
remark-gambler-extorted-1 = Bluffst du, { $name }? Ich würde bluffen.
remark-gambler-extorted-2 = Schau mir in die Augen, { $name }. Ich denke nach.
remark-gambler-dug-1 = Schippen ist Trumpf.
remark-gambler-dug-2 = All-in. Bis zu den Knien.
remark-gambler-good_roll-1 = Habt ihr das gesehen? Ich hab draufgepustet.
remark-gambler-good_roll-2 = An diesem Würfel hab ich nie gezweifelt.
remark-gambler-bad_roll-1 = Der Würfel ist gezinkt. Diesmal nicht von mir.
remark-gambler-bad_roll-2 = Noch ein Wurf, dann dreht es sich. Ihr werdet sehen.
remark-gambler-rival_close-1 = { $name } hat einen Lauf. Auch der endet.
remark-gambler-rival_close-2 = { $name } gilt als Favorit. Ich hasse Favoriten.
remark-gambler-locked_up-1 = Einzelhaft. Hier gewinnt wenigstens nicht die Bank.
remark-gambler-locked_up-2 = { $name }, du hast gemogelt. Das spür ich.
remark-gambler-escaped-1 = Jackpot. Ein bisschen schlammig.
remark-gambler-escaped-2 = Meine Quote stand bei vierzig zu eins.
remark-gambler-lost-1 = { $name } gewinnt. Noch eine Runde?
remark-gambler-lost-2 = Das Haus gewinnt immer. Dieses Haus hat Gitter.

## Noor, the Networker: knows somebody who knows somebody

remark-networker-start-1 = Hallo zusammen. Wir haben wohl gemeinsame Freunde.
remark-networker-start-2 = Ich kenne wen, der hier alle kennt.
remark-networker-won_fight-1 = { $name }, schönen Gruß von meinem Lesekreis.
remark-networker-won_fight-2 = Nicht ich hab gewonnen. Wir haben gewonnen.
remark-networker-lost_fight-1 = { $name }, das kommt in meinen Rundbrief.
remark-networker-lost_fight-2 = Da muss ich wohl ein paar Anrufe machen.
remark-networker-extorts-1 = { $name }, ein paar Freunde von mir hätten da eine Frage.
remark-networker-extorts-2 = Das ist keine Drohung, { $name }. Das ist Networking.
remark-networker-extorted-1 = { $name }, weißt du, wen ich kenne?
remark-networker-extorted-2 = Ich dachte, wir stehen uns nahe, { $name }.
remark-networker-dug-1 = Nicht was du gräbst, zählt. Wen du kennst, zählt.
remark-networker-dug-2 = Die Pläne hab ich von der Schwester des Architekten.
remark-networker-joined-1 = Neue Freunde. Die Jacken gefallen mir schon mal.
remark-networker-joined-2 = Ich hab schon immer zu euch gehört. Seit eben.
remark-networker-rival_close-1 = { $name }, denk daran, wer dich hier vorgestellt hat.
remark-networker-rival_close-2 = { $name } bringt es noch weit. Ich will mit.
remark-networker-helped-1 = Dafür hat man Kontakte, { $name }.
remark-networker-helped-2 = { $name }, du hast was gut. Du stehst auf der Liste.
remark-networker-locked_up-1 = Einzelhaft. Hier kenne ich niemanden.
remark-networker-locked_up-2 = Ein Anruf, bitte. Er dauert länger.
remark-networker-escaped-1 = Die Wache am Tor und ich sind alte Bekannte.
remark-networker-escaped-2 = Lasst von euch hören. Oder lieber nicht.
remark-networker-lost-1 = { $name } hat sich nicht mal verabschiedet.
remark-networker-lost-2 = Irgendwer musste es schaffen. Und ich kenne alle.

## Tomasz, the Loyal One: gentle, honest, in the wrong place

remark-loyal-start-1 = Bleiben wir doch alle anständig.
remark-loyal-start-2 = Ich hab Mutter versprochen, im Sommer daheim zu sein.
remark-loyal-won_fight-1 = Tut mir so leid, { $name }. Geht es dir gut?
remark-loyal-won_fight-2 = Ich wollte nur, dass wir aufhören.
remark-loyal-lost_fight-1 = Ich bin nicht böse, { $name }. Nur ein wenig.
remark-loyal-lost_fight-2 = Ich glaube, ich hab mich zu sehr zurückgehalten.
remark-loyal-extorts-1 = Mir ist das furchtbar unangenehm, { $name }.
remark-loyal-extorts-2 = { $name }, bitte lass mich nicht zweimal fragen.
remark-loyal-extorted-1 = { $name }, so kenne ich dich gar nicht.
remark-loyal-extorted-2 = Und ich hab dir den Platz warm gehalten, { $name }.
remark-loyal-gave_in-1 = Bitte schön, { $name }. Fragen hätte gereicht.
remark-loyal-gave_in-2 = Ist doch nur ein Ding. Menschen sind wichtiger.
remark-loyal-dug-1 = Ich schütte es wieder zu, wenn es wen stört.
remark-loyal-dug-2 = Langsam, ehrlich und leicht illegal.
remark-loyal-rival_close-1 = Gut gemacht, { $name }. Vergiss uns nicht.
remark-loyal-rival_close-2 = { $name } ist fast raus. Ich versuche, mich zu freuen.
remark-loyal-helped-1 = Das vergesse ich dir nie, { $name }.
remark-loyal-helped-2 = { $name }, du gehörst zu den Guten.
remark-loyal-locked_up-1 = Du hattest sicher gute Gründe, { $name }.
remark-loyal-locked_up-2 = Das war ein Missverständnis. Wie meistens.
remark-loyal-escaped-1 = Ich lasse das Loch für euch offen.
remark-loyal-escaped-2 = Mutter, setz schon mal Tee auf.
remark-loyal-lost-1 = Du hast es verdient, { $name }. Schreib mal.
remark-loyal-lost-2 = Ich bleibe. Irgendwer muss ja die Pflanze gießen.

## Silas, the Vulture: polite, patient, professionally sad

remark-vulture-start-1 = Lasst euch Zeit. Ich tue das immer.
remark-vulture-start-2 = Ich bin gespannt, wer zuerst stolpert.
remark-vulture-won_fight-1 = Du sahst müde aus, { $name }. Leg dich hin.
remark-vulture-won_fight-2 = So war es gnädiger, { $name }.
remark-vulture-lost_fight-1 = Du warst frischer, als du aussahst, { $name }.
remark-vulture-lost_fight-2 = Ich war zu ungeduldig. Das passiert mir nicht wieder.
remark-vulture-extorts-1 = { $name }, das brauchst du ohnehin nicht mehr lange.
remark-vulture-extorts-2 = Du siehst blass aus, { $name }. Lass mich das tragen.
remark-vulture-extorted-1 = { $name }, ich bin nur Haut und Knochen. Frag andere.
remark-vulture-extorted-2 = Wie erfrischend, { $name }. Sonst mache ich das.
remark-vulture-robs-1 = Gebraucht hast du das nicht, { $name }. Nicht wirklich.
remark-vulture-robs-2 = Nur nichts umkommen lassen, { $name }.
remark-vulture-dug-1 = Üblich sind ja zwei Meter.
remark-vulture-dug-2 = In der Nähe von Gruben war mir immer wohl.
remark-vulture-rival_close-1 = { $name } blüht richtig auf. Das hält nie lange.
remark-vulture-rival_close-2 = Ich kreise nur, { $name }. Schau nicht nach oben.
remark-vulture-beaten-1 = Sachte. Ich bekomme Druckstellen.
remark-vulture-beaten-2 = So ist das also, wenn man auf der Speisekarte steht.
remark-vulture-locked_up-1 = Still, kühl, keiner da. Herrlich.
remark-vulture-locked_up-2 = Wir sehen uns wieder, { $name }. Wie alle.
remark-vulture-escaped-1 = Ich schicke Blumen. Weiße.
remark-vulture-escaped-2 = Ich bin geflogen. Mehr oder weniger.
remark-vulture-lost-1 = { $name } ist jetzt an einem besseren Ort.
remark-vulture-lost-2 = Ich kann warten. Das ist mein Beruf.

## Vera, the Paranoid: they are all in it together

remark-paranoid-start-1 = Hier ist wer von der Wache. Vielleicht sogar zwei.
remark-paranoid-start-2 = Ich stehe mit dem Rücken zur Wand. Gut so.
remark-paranoid-won_fight-1 = Ich wusste, dass du es bist, { $name }. Schon immer.
remark-paranoid-won_fight-2 = Und wer schickt dich, { $name }?
remark-paranoid-lost_fight-1 = { $name } arbeitet für die. Jetzt ist es klar.
remark-paranoid-lost_fight-2 = Das war geplant. Achtet auf die Uhrzeit.
remark-paranoid-extorts-1 = Taschen leeren, { $name }. Langsam.
remark-paranoid-extorts-2 = { $name }, was versteckst du? Ich führe eine Liste.
remark-paranoid-extorted-1 = Ich hab dich erwartet, { $name }. Seit Dienstag.
remark-paranoid-extorted-2 = Warum ich, { $name }? Wer hat geredet?
remark-paranoid-dug-1 = Wenn ich rauskomme, kommen die auch rein.
remark-paranoid-dug-2 = Tiefer. Hier unten reichen die Mikrofone nicht hin.
remark-paranoid-met_michel-1 = Irgendwer hat verraten, wo ich bin.
remark-paranoid-met_michel-2 = Das Gesicht kenne ich. Aus einem Traum.
remark-paranoid-rival_close-1 = { $name } hatte Hilfe. Da hat wer einen Plan gezeichnet.
remark-paranoid-rival_close-2 = { $name } kam ganz allein so weit? Ach ja?
remark-paranoid-robbed-1 = Die hab ich gezählt, { $name }. Zweimal am Tag.
remark-paranoid-robbed-2 = Es hat begonnen. Sie nehmen sich Sachen.
remark-paranoid-locked_up-1 = Allein hinter einer verschlossenen Tür. Endlich.
remark-paranoid-locked_up-2 = Das war { $name }. Ich hab es gesagt. Keiner hört zu.
remark-paranoid-escaped-1 = Folgt mir nicht. Ich merke das.
remark-paranoid-escaped-2 = Draußen. Jetzt geht es erst richtig los.
remark-paranoid-lost-1 = Also steckte { $name } dahinter, die ganze Zeit.
remark-paranoid-lost-2 = Zu leicht. Da draußen ist eine Falle.

## Renard, the Fox: a gentleman with several pasts

remark-fox-start-1 = Ich bin natürlich unschuldig. Sind wir das nicht alle?
remark-fox-start-2 = Sehr erfreut. Ihr werdet nicht merken, wann ich gehe.
remark-fox-won_fight-1 = Wie ungeschickt von dir, { $name }. Und von mir.
remark-fox-won_fight-2 = Ich verabscheue Gewalt, { $name }. Für gewöhnlich.
remark-fox-lost_fight-1 = { $name }, das war ein gutes Hemd.
remark-fox-lost_fight-2 = Das war Absicht. Ich plane langfristig.
remark-fox-extorts-1 = { $name }, eine kleine Spende, wenn ich bitten darf.
remark-fox-extorts-2 = Betrachte es als Leihgabe, { $name }.
remark-fox-extorted-1 = { $name }, wir sind doch zivilisierte Menschen.
remark-fox-extorted-2 = Drohungen, { $name }? Wie direkt.
remark-fox-robs-1 = Das hast du verloren, { $name }. In meine Hand.
remark-fox-robs-2 = { $name }, zähl ruhig auch deine Finger nach.
remark-fox-revealed-1 = Das fehlt wohl in meiner Akte.
remark-fox-revealed-2 = Ein Mann von Welt hat mehrere Vergangenheiten.
remark-fox-dug-1 = Türen sind mir lieber, aber man passt sich an.
remark-fox-dug-2 = Mein Schneider darf das nie erfahren.
remark-fox-rival_close-1 = { $name } hat es eilig. Wie vulgär.
remark-fox-rival_close-2 = Warte auf mich, { $name }. Ich weiß eine Abkürzung.
remark-fox-locked_up-1 = Ich bin schon aus kleineren Zimmern entkommen.
remark-fox-locked_up-2 = Gut gespielt, { $name }. Ich bin fast stolz.
remark-fox-escaped-1 = Die Zelle ist aufgeräumt. Die Rechnung ist offen.
remark-fox-escaped-2 = Ich war nie hier. Fragt, wen ihr wollt.
remark-fox-lost-1 = { $name } war schlauer als ich. Ich streite das ab.
remark-fox-lost-2 = Ich gehe morgen. Heute ist die Suppe gut.

## Olga, the Hoarder: it might come in useful

remark-hoarder-start-1 = Braucht das hier noch wer?
remark-hoarder-start-2 = Ich reise mit leichtem Gepäck. Elf Taschen.
remark-hoarder-won_fight-1 = Die Scherben behalte ich auch, { $name }.
remark-hoarder-won_fight-2 = { $name }, du darfst gehen. Deine Sachen bleiben.
remark-hoarder-lost_fight-1 = Verloren. Dabei verliere ich nie etwas.
remark-hoarder-lost_fight-2 = Na gut. Ich hab noch andere Zähne. In einer Dose.
remark-hoarder-extorts-1 = { $name }, das fehlt mir noch in der Sammlung.
remark-hoarder-extorts-2 = Du hast das doppelt, { $name }. Das seh ich dir an.
remark-hoarder-extorted-1 = { $name }, das ist nicht zum Geben. Das ist zum Haben.
remark-hoarder-extorted-2 = Geht nicht, { $name }. Das ist eine Familie.
remark-hoarder-gave_in-1 = Nimm es, { $name }. Schnell. Ich kann nicht hinsehen.
remark-hoarder-gave_in-2 = Ich finde was Neues. Ich finde immer was Neues.
remark-hoarder-dug-1 = Leb wohl, altes Ding. Du warst nützlich.
remark-hoarder-dug-2 = Die Erde hebe ich auch auf. In Gläsern.
remark-hoarder-rival_close-1 = { $name }, lass deine Sachen da, wenn du gehst.
remark-hoarder-rival_close-2 = { $name } reist ohne Gepäck. Das ist verdächtig.
remark-hoarder-robbed-1 = { $name }, das hatte einen Namen.
remark-hoarder-robbed-2 = Da ist jetzt eine Lücke. Ich sehe die Lücke.
remark-hoarder-locked_up-1 = Einzelhaft. Keine Regale. Wer wohnt denn so?
remark-hoarder-locked_up-2 = { $name }, Finger weg von meinem Haufen. Ist gezählt.
remark-hoarder-escaped-1 = Noch zwei Fuhren, dann ist alles draußen.
remark-hoarder-escaped-2 = Ich bin raus. Das Gepäck kommt nach.
remark-hoarder-lost-1 = { $name } ist ohne Andenken gegangen. Seltsam.
remark-hoarder-lost-2 = Ich hätte ja doch nicht alles tragen können.

## Dario, the Daredevil: pain is a kind of applause

remark-daredevil-start-1 = Kurz mal die Suppe halten und herschauen.
remark-daredevil-start-2 = Kein Netz. Kein Plan. Los geht’s.
remark-daredevil-won_fight-1 = Und die Menge tobt, { $name }!
remark-daredevil-won_fight-2 = Noch mal, { $name }! Von weiter oben!
remark-daredevil-lost_fight-1 = Nichts gebrochen, was nicht schon gebrochen war.
remark-daredevil-lost_fight-2 = Zehn von zehn Punkten für die Landung.
remark-daredevil-extorts-1 = { $name }, magst du Überraschungen?
remark-daredevil-extorts-2 = Auf drei, { $name }. Drei!
remark-daredevil-extorted-1 = Ist das alles, { $name }? Bring Verstärkung mit.
remark-daredevil-extorted-2 = Endlich ist hier was los, { $name }.
remark-daredevil-dug-1 = Sonst springe ich drüber. Das ist neu.
remark-daredevil-dug-2 = Schneller! Abstützen ist was für Feiglinge.
remark-daredevil-met_michel-1 = Sehr gut. Mir wurde schon langweilig.
remark-daredevil-met_michel-2 = Na, Schönheit? Morgen um dieselbe Zeit?
remark-daredevil-rival_close-1 = { $name } liegt vorn. Jetzt ist es ein Rennen.
remark-daredevil-rival_close-2 = Nicht aufhören, { $name }. Ich brauche Spannung.
remark-daredevil-beaten-1 = Das gibt eine wunderschöne Narbe.
remark-daredevil-beaten-2 = Hat das wer gefilmt?
remark-daredevil-locked_up-1 = Eingesperrt. Dann springe ich eben raus.
remark-daredevil-locked_up-2 = Schöner Stunt, { $name }. Wer hat den geprobt?
remark-daredevil-escaped-1 = Und nun mein nächstes Kunststück: Freiheit.
remark-daredevil-escaped-2 = Erst gesprungen, dann geschaut. Hat geklappt.
remark-daredevil-lost-1 = Verbeug dich, { $name }. Der nächste Applaus gehört mir.
remark-daredevil-lost-2 = Das war es wert. Jetzt noch mal mit verbundenen Augen.

## Ines, the Professor: everything is a lecture

remark-professor-start-1 = Guten Morgen. Heute: angewandte Geologie.
remark-professor-start-2 = Ich bin vorbereitet. Und ihr?
remark-professor-won_fight-1 = Wie vorhergesagt, { $name }. Siehe Abbildung eins.
remark-professor-won_fight-2 = { $name }, du musst den Kurs wiederholen.
remark-professor-lost_fight-1 = Interessantes Ergebnis. Ich brauche mehr Daten.
remark-professor-lost_fight-2 = Deine Methode ist roh, aber gültig, { $name }.
remark-professor-extorts-1 = { $name }, ich brauche eine Probe für meine Forschung.
remark-professor-extorts-2 = Betrachte dies als Prüfung, { $name }.
remark-professor-extorted-1 = { $name }, deine Hypothese hat Lücken.
remark-professor-extorted-2 = Bitte den Rechenweg angeben, { $name }.
remark-professor-revealed-1 = Mein Frühwerk ist womöglich weniger bekannt.
remark-professor-revealed-2 = Das steht nicht in meiner Publikationsliste.
remark-professor-bad_roll-1 = Ein Wurf beweist statistisch gar nichts.
remark-professor-bad_roll-2 = Innerhalb der Fehlertoleranz. Gerade noch.
remark-professor-dug-1 = Verdrängung gleich Aufwand. Ungefähr.
remark-professor-dug-2 = Erstes Kapitel: der Mutterboden.
remark-professor-rival_close-1 = { $name } ist dem Lehrplan voraus.
remark-professor-rival_close-2 = { $name } hat wohl bei mir abgeschrieben.
remark-professor-locked_up-1 = Ein ruhiges Zimmer. Da wird mein Aufsatz fertig.
remark-professor-locked_up-2 = { $name }, du wirst eine Fußnote.
remark-professor-escaped-1 = Was zu beweisen war.
remark-professor-escaped-2 = Die Gutachter müssen mich erst mal finden.
remark-professor-lost-1 = { $name } hat zuerst publiziert. Gratulation.
remark-professor-lost-2 = Auch ein negatives Ergebnis ist ein Ergebnis.
