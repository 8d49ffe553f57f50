### What inmates played by bots say now and then: remark-INMATE-MOMENT-NUMBER, two lines for each moment. `any` speaks for
### whoever has no lines of their own for it. { $name } is another player, always as the one spoken to or the one who
### does something, so that it need not be inflected: never after “de” or “que”, and nothing agrees with it. Short (about
### 60 letters), dry, in character. Renard and Silas say “vous”, everybody else “tu”; what any says to one player has neither
### where those two have no line of their own.

## Anybody

remark-any-start-1 = Et c’est reparti.
remark-any-start-2 = Le dernier dehors éteint la lumière.
remark-any-won_fight-1 = Affaire classée, { $name }.
remark-any-won_fight-2 = Reste par terre, { $name }.
remark-any-lost_fight-1 = Tu me le paieras, { $name }.
remark-any-lost_fight-2 = D’accord. Ça fait mal.
remark-any-extorts-1 = Donne, { $name }.
remark-any-extorts-2 = { $name }, deux mots.
remark-any-extorted-1 = Encore toi, { $name } ?
remark-any-extorted-2 = Quoi encore, { $name } ?
remark-any-gave_in-1 = Soit, { $name }. C’est cadeau.
remark-any-gave_in-2 = Ça ne vaut pas les bleus.
remark-any-dug-1 = Un peu plus bas.
remark-any-dug-2 = Lentement mais sûrement.
remark-any-close-1 = On y est presque.
remark-any-close-2 = J’entends des voitures.
remark-any-rival_close-1 = { $name } est presque de l’autre côté.
remark-any-rival_close-2 = Même pas en rêve, { $name }.
remark-any-beaten-1 = Aïe. C’est noté.
remark-any-beaten-2 = J’ai connu pire. Pas souvent.
remark-any-locked_up-1 = Merci pour rien, { $name }.
remark-any-locked_up-2 = Quatre murs. Je connais la chanson.
remark-any-joined-1 = Un peu de compagnie, ça fait du bien.
remark-any-joined-2 = Laissez-moi vous présenter mes nouveaux amis.
remark-any-revealed-1 = Il y a une chose que vous devriez savoir.
remark-any-revealed-2 = J’ai eu une vie avant tout ça.
remark-any-robbed-1 = Hé ! { $name }, c’était à moi.
remark-any-robbed-2 = { $name }, j’ai tout vu.
remark-any-robs-1 = Bien aimable, { $name }.
remark-any-robs-2 = Trouvé, c’est trouvé, { $name }.
remark-any-traded-1 = Un prix honnête. Pour moi.
remark-any-traded-2 = Les affaires sont les affaires.
remark-any-bad_roll-1 = Ce n’est pas là que je voulais aller.
remark-any-bad_roll-2 = Évidemment. Celui-là, évidemment.
remark-any-good_roll-1 = Pile ce qu’il me fallait.
remark-any-good_roll-2 = Pour une fois, merci.
remark-any-met_michel-1 = Doucement. On peut discuter.
remark-any-met_michel-2 = Oh non. Pas aujourd’hui.
remark-any-beat_michel-1 = De près, ça fait moins peur.
remark-any-beat_michel-2 = Allez raconter ça aux autres.
remark-any-healed-1 = Encore cinq minutes, docteur.
remark-any-healed-2 = Ça va mieux.
remark-any-helped-1 = Merci, { $name }.
remark-any-helped-2 = Pile au bon moment, { $name }.
remark-any-escaped-1 = Adieu, et pour de bon.
remark-any-escaped-2 = De l’air frais. Enfin.
remark-any-lost-1 = Bien creusé, { $name }.
remark-any-lost-2 = La prochaine fois, c’est moi.

## Goran, the Brute: large, slow, sure of himself

remark-brute-start-1 = Personne ne bouge. Comme ça, personne n’a mal.
remark-brute-start-2 = Je compte jusqu’à trois. Après, je ne sais plus.
remark-brute-won_fight-1 = C’était l’échauffement, { $name }.
remark-brute-won_fight-2 = { $name } a trébuché. Plusieurs fois.
remark-brute-lost_fight-1 = Je te laissais gagner, { $name }. J’avais le bras fatigué.
remark-brute-lost_fight-2 = Coup de chance. Refais-le quand je regarde.
remark-brute-extorts-1 = { $name }, je demande gentiment. Là, c’est gentiment.
remark-brute-extorts-2 = Prête-moi ça, { $name }. Pour toujours.
remark-brute-extorted-1 = Tu le veux, { $name } ? Viens le chercher.
remark-brute-extorted-2 = { $name } me menace. C’est presque mignon.
remark-brute-dug-1 = Le sol a cédé. Tout le monde cède.
remark-brute-dug-2 = La terre, c’est juste un adversaire lent.
remark-brute-rival_close-1 = { $name } creuse vite. Je marche plus vite.
remark-brute-rival_close-2 = { $name }, faut qu’on parle. Bientôt.
remark-brute-beaten-1 = C’était un coup de poing ou un courant d’air ?
remark-brute-beaten-2 = Pas mal. Bientôt mon tour.
remark-brute-gave_in-1 = Prends, { $name }. Je sais où tu dors.
remark-brute-gave_in-2 = Je suis d’humeur généreuse. Ça va passer.
remark-brute-locked_up-1 = Le Mitard. Enfin une pièce à ma taille.
remark-brute-locked_up-2 = Je m’en souviendrai, { $name }. J’ai le temps.
remark-brute-escaped-1 = J’ai pris par le mur. Maintenant c’est une porte.
remark-brute-escaped-2 = C’est le mur qui a commencé.
remark-brute-lost-1 = { $name } est dehors ? Alors je prends le grand lit.
remark-brute-lost-2 = De toute façon, j’aime pas courir.

## Mila, the Mole: quiet, at home in the ground

remark-mole-start-1 = Ne faites pas attention. Je suis sous le plancher.
remark-mole-start-2 = Bonne terre, dans cette prison. J’ai goûté.
remark-mole-won_fight-1 = Je creuse, { $name }. Je mords aussi.
remark-mole-won_fight-2 = Trop de bruit à mon goût.
remark-mole-lost_fight-1 = Soit. J’ai des bleus, mais je creuse.
remark-mole-lost_fight-2 = { $name }, tu marches sur mon tunnel.
remark-mole-extorts-1 = Désolée, { $name }. Le trou a faim.
remark-mole-extorts-2 = { $name }, j’en ai plus besoin que toi.
remark-mole-extorted-1 = Pitié, { $name }. J’étais en plein trou.
remark-mole-extorted-2 = Tu ne vois pas que je suis souterraine ?
remark-mole-dug-1 = Une cuillerée de moins jusqu’à la mer.
remark-mole-dug-2 = Chut. J’entends le dehors.
remark-mole-close-1 = Encore deux mètres. Que personne n’éternue.
remark-mole-close-2 = Ça sent l’herbe. Ou le chien de garde.
remark-mole-rival_close-1 = { $name } creuse presque aussi bien que moi. Presque.
remark-mole-rival_close-2 = { $name } fait trembler mon plafond.
remark-mole-robbed-1 = { $name }, c’était un bout de mon tunnel.
remark-mole-robbed-2 = Je ne demande que de la terre et du calme.
remark-mole-locked_up-1 = Un sol en béton. Bande de monstres.
remark-mole-locked_up-2 = Un petit trou noir ? Des vacances.
remark-mole-escaped-1 = Le jour. Quelle horreur. Je m’y ferai.
remark-mole-escaped-2 = Tout droit, puis à gauche après l’égout.
remark-mole-lost-1 = { $name } d’abord ? Je tenais le plan à l’envers.
remark-mole-lost-2 = Je garde le tunnel. On y est bien.

## Aldo, the Merchant: everything is a deal

remark-merchant-start-1 = Bonsoir. Tout doit partir, moi le premier.
remark-merchant-start-2 = C’est ouvert. Ni repris ni échangé.
remark-merchant-won_fight-1 = { $name } a reçu l’addition. Deux fois.
remark-merchant-won_fight-2 = Le client n’est pas toujours roi.
remark-merchant-lost_fight-1 = Je le mets sur ta note, { $name }.
remark-merchant-lost_fight-2 = Une perte. C’est déductible.
remark-merchant-extorts-1 = { $name }, mon offre est très concurrentielle.
remark-merchant-extorts-2 = Une OPA hostile, { $name }. Rien de personnel.
remark-merchant-extorted-1 = { $name }, on prend les Clopes, pas les menaces.
remark-merchant-extorted-2 = Discutons du prix, { $name }.
remark-merchant-dug-1 = J’investis dans la pierre. Vers le bas.
remark-merchant-dug-2 = L’emplacement, l’emplacement, l’excavation.
remark-merchant-traded-1 = Un plaisir. Au plaisir.
remark-merchant-traded-2 = Acheter bas, creuser plus bas.
remark-merchant-rival_close-1 = { $name } est sur le point de conclure.
remark-merchant-rival_close-2 = { $name } a trouvé tout ça quelque part. Ah. Chez moi.
remark-merchant-robbed-1 = { $name }, le vol à l’étalage est puni par la loi.
remark-merchant-robbed-2 = Démarque inconnue. Les meilleurs y passent.
remark-merchant-locked_up-1 = Le Mitard. Pas de clients, pas de loyer.
remark-merchant-locked_up-2 = { $name }, tu viens de perdre ta remise.
remark-merchant-escaped-1 = Liquidation totale. Le magasin est vide.
remark-merchant-escaped-2 = Merci de votre visite. Adieu.
remark-merchant-lost-1 = { $name } a fait la meilleure affaire du jour.
remark-merchant-lost-2 = J’aurais dû vendre des billets.

## Carmen, the Gambler: luck is a friend who owes her money

remark-gambler-start-1 = Perpétuité. Je sens que c’est mon jour.
remark-gambler-start-2 = Que le dé décide. Il a l’habitude.
remark-gambler-won_fight-1 = La cote était pour moi, { $name }.
remark-gambler-won_fight-2 = Quitte ou double, { $name } ? Non ? Dommage.
remark-gambler-lost_fight-1 = Je ne gagne jamais la première manche.
remark-gambler-lost_fight-2 = { $name } avait la meilleure main. Et le meilleur poing.
remark-gambler-extorts-1 = Tu suis ou tu te couches, { $name } ?
remark-gambler-extorts-2 = { $name }, je parie que tu ne peux pas refuser.
remark-gambler-extorted-1 = Tu bluffes, { $name } ? Moi, je blufferais.
remark-gambler-extorted-2 = Regarde-moi dans les yeux, { $name }. Je réfléchis.
remark-gambler-dug-1 = Bonne pioche.
remark-gambler-dug-2 = Tapis. Jusqu’aux genoux.
remark-gambler-good_roll-1 = Vous avez vu ça ? J’ai soufflé dessus.
remark-gambler-good_roll-2 = Je n’ai jamais douté de ce dé.
remark-gambler-bad_roll-1 = Ce dé est pipé. Pas par moi, cette fois.
remark-gambler-bad_roll-2 = Encore un jet et ça tourne. Vous verrez.
remark-gambler-rival_close-1 = { $name } est en veine. La veine, ça se coupe.
remark-gambler-rival_close-2 = { $name } a la meilleure cote. Je hais les favoris.
remark-gambler-locked_up-1 = Le Mitard. Ici au moins, la banque ne gagne pas.
remark-gambler-locked_up-2 = { $name }, tu as coupé le jeu. Je l’ai senti.
remark-gambler-escaped-1 = Jackpot. Un peu boueux.
remark-gambler-escaped-2 = Je m’étais mise à quarante contre un.
remark-gambler-lost-1 = { $name } gagne. Une autre, quelqu’un ?
remark-gambler-lost-2 = La maison gagne toujours. Surtout celle-ci.

## Noor, the Networker: knows somebody who knows somebody

remark-networker-start-1 = Bonjour à tous. On a des amis communs, je crois.
remark-networker-start-2 = Je connais quelqu’un qui vous connaît tous.
remark-networker-won_fight-1 = { $name }, le bonjour de mon club de lecture.
remark-networker-won_fight-2 = Je n’ai pas gagné. On a gagné.
remark-networker-lost_fight-1 = { $name }, ça finira dans ma gazette.
remark-networker-lost_fight-2 = Il va falloir que je passe quelques appels.
remark-networker-extorts-1 = { $name }, des amis à moi se demandaient…
remark-networker-extorts-2 = Une menace, { $name } ? Non, des présentations.
remark-networker-extorted-1 = { $name }, tu sais qui je connais ?
remark-networker-extorted-2 = Moi qui nous croyais proches, { $name }.
remark-networker-dug-1 = Le tout n’est pas de creuser, c’est de connaître.
remark-networker-dug-2 = J’ai eu les plans par la sœur de l’architecte.
remark-networker-joined-1 = De nouveaux amis. J’adore déjà les vestes.
remark-networker-joined-2 = J’ai toujours été des vôtres. Depuis cinq minutes.
remark-networker-rival_close-1 = { $name }, n’oublie pas à qui tu dois tes contacts.
remark-networker-rival_close-2 = { $name } ira loin. J’aimerais en être.
remark-networker-helped-1 = Les contacts, ça sert à ça, { $name }.
remark-networker-helped-2 = { $name }, je te revaudrai ça. Tu es sur la liste.
remark-networker-locked_up-1 = Le Mitard. Je n’y connais personne.
remark-networker-locked_up-2 = J’ai droit à un appel. Il sera long.
remark-networker-escaped-1 = Le garde du portail ? Une vieille connaissance.
remark-networker-escaped-2 = On reste en contact. Enfin, non.
remark-networker-lost-1 = { $name } est loin, et même pas un au revoir.
remark-networker-lost-2 = Je connaissais bien quelqu’un qui y arriverait.

## Tomasz, the Loyal One: gentle, honest, in the wrong place

remark-loyal-start-1 = Restons corrects, tous autant qu’on est.
remark-loyal-start-2 = J’ai promis à ma mère d’être rentré pour l’été.
remark-loyal-won_fight-1 = Je suis désolé, { $name }. Ça va aller ?
remark-loyal-won_fight-2 = Je voulais seulement qu’on arrête.
remark-loyal-lost_fight-1 = Sans rancune, { $name }. Enfin, un peu.
remark-loyal-lost_fight-2 = Je crois que je me suis trop retenu.
remark-loyal-extorts-1 = J’ai vraiment honte, { $name }.
remark-loyal-extorts-2 = { $name }, ne m’oblige pas à demander deux fois.
remark-loyal-extorted-1 = { $name }, ça ne te ressemble pas.
remark-loyal-extorted-2 = Et moi qui te gardais ta place, { $name }.
remark-loyal-gave_in-1 = Tiens, { $name }. Il suffisait de demander.
remark-loyal-gave_in-2 = Ce n’est qu’un objet. Les gens d’abord.
remark-loyal-dug-1 = Je rebouche, si ça dérange quelqu’un.
remark-loyal-dug-2 = Lent, honnête et légèrement illégal.
remark-loyal-rival_close-1 = Bravo, { $name }. Ne nous oublie pas.
remark-loyal-rival_close-2 = { $name } sort bientôt. J’essaie de m’en réjouir.
remark-loyal-helped-1 = Je ne l’oublierai pas, { $name }.
remark-loyal-helped-2 = { $name }, tu as bon fond.
remark-loyal-locked_up-1 = Tu avais sûrement tes raisons, { $name }.
remark-loyal-locked_up-2 = C’était un malentendu. Comme souvent.
remark-loyal-escaped-1 = Je vous laisse le trou ouvert.
remark-loyal-escaped-2 = Maman, mets l’eau à chauffer.
remark-loyal-lost-1 = Tu l’as mérité, { $name }. Écris-nous.
remark-loyal-lost-2 = Je reste. Il faut bien arroser la plante.

## Silas, the Vulture: polite, patient, professionally sad

remark-vulture-start-1 = Prenez votre temps. Je prends toujours le mien.
remark-vulture-start-2 = Je me demande qui trébuchera d’abord.
remark-vulture-won_fight-1 = Petite mine, { $name }. Allongez-vous donc.
remark-vulture-won_fight-2 = C’est mieux ainsi, { $name }.
remark-vulture-lost_fight-1 = Plus de vigueur que prévu, { $name }.
remark-vulture-lost_fight-2 = J’ai manqué de patience. Cela ne se reproduira pas.
remark-vulture-extorts-1 = { $name }, vous n’en aurez plus longtemps besoin.
remark-vulture-extorts-2 = Vous êtes bien pâle, { $name }. Je vous porte ça ?
remark-vulture-extorted-1 = { $name }, je n’ai que les os. Voyez à côté.
remark-vulture-extorted-2 = Tiens, { $name }. D’ordinaire, c’est moi qui fais ça.
remark-vulture-robs-1 = Vous n’en faisiez rien, { $name }. Pas vraiment.
remark-vulture-robs-2 = Rien ne se perd, { $name }.
remark-vulture-dug-1 = Six pieds, c’est la profondeur d’usage.
remark-vulture-dug-2 = Je me suis toujours senti chez moi près des trous.
remark-vulture-rival_close-1 = { $name } rayonne. Cela ne dure jamais.
remark-vulture-rival_close-2 = Je plane, { $name }. Ne levez pas les yeux.
remark-vulture-beaten-1 = Doucement. Je marque comme une pêche.
remark-vulture-beaten-2 = Voilà donc ce que ressent le menu.
remark-vulture-locked_up-1 = Du calme, du froid, personne. Charmant.
remark-vulture-locked_up-2 = Nous nous reverrons, { $name }. On finit toujours par là.
remark-vulture-escaped-1 = J’enverrai des fleurs. Blanches.
remark-vulture-escaped-2 = J’ai pris mon envol. Si l’on veut.
remark-vulture-lost-1 = { $name } repose désormais en un monde meilleur.
remark-vulture-lost-2 = Je peux attendre. C’est mon métier.

## Vera, the Paranoid: they are all in it together

remark-paranoid-start-1 = L’un de vous est un maton. Peut-être deux.
remark-paranoid-start-2 = Je suis dos au mur. J’y suis très bien.
remark-paranoid-won_fight-1 = Je savais que c’était toi, { $name }. Depuis le début.
remark-paranoid-won_fight-2 = Et qui t’envoie, { $name } ?
remark-paranoid-lost_fight-1 = { $name } travaille pour eux. C’est clair, maintenant.
remark-paranoid-lost_fight-2 = C’était prévu. Regardez l’heure.
remark-paranoid-extorts-1 = Vide tes poches, { $name }. Doucement.
remark-paranoid-extorts-2 = { $name }, tu caches quoi ? J’ai une liste.
remark-paranoid-extorted-1 = Je t’attendais, { $name }. Depuis mardi.
remark-paranoid-extorted-2 = Pourquoi moi, { $name } ? Qui t’a parlé ?
remark-paranoid-dug-1 = Si je peux sortir, ils peuvent entrer.
remark-paranoid-dug-2 = Plus bas. Les micros ne portent pas jusqu’ici.
remark-paranoid-met_michel-1 = Quelqu’un leur a dit où je serais.
remark-paranoid-met_michel-2 = J’ai déjà vu cette tête. En rêve.
remark-paranoid-rival_close-1 = { $name } a eu de l’aide. Quelqu’un a fait un plan.
remark-paranoid-rival_close-2 = { $name } en est là sans personne ? Vraiment ?
remark-paranoid-robbed-1 = Je les avais comptés, { $name }. Deux fois par jour.
remark-paranoid-robbed-2 = Ça commence. Ils prennent les objets.
remark-paranoid-locked_up-1 = Seule derrière une porte verrouillée. Enfin.
remark-paranoid-locked_up-2 = { $name } a fait ça. Je l’ai dit. Personne n’écoute.
remark-paranoid-escaped-1 = Ne me suivez pas. Je le saurai.
remark-paranoid-escaped-2 = Dehors. C’est là que ça commence vraiment.
remark-paranoid-lost-1 = C’était donc { $name }, depuis le début.
remark-paranoid-lost-2 = Trop facile. C’est un piège, dehors.

## Renard, the Fox: a gentleman with several pasts

remark-fox-start-1 = Je suis innocent, bien sûr. Comme nous tous.
remark-fox-start-2 = Enchanté. Vous ne me verrez pas partir.
remark-fox-won_fight-1 = Quelle maladresse, { $name }. La vôtre et la mienne.
remark-fox-won_fight-2 = J’ai horreur de la violence, { $name }. D’ordinaire.
remark-fox-lost_fight-1 = { $name }, c’était une bonne chemise.
remark-fox-lost_fight-2 = C’était voulu. Je vois à long terme.
remark-fox-extorts-1 = { $name }, une modeste contribution, je vous prie.
remark-fox-extorts-2 = Voyez-y un emprunt, { $name }.
remark-fox-extorted-1 = { $name }, restons entre gens civilisés.
remark-fox-extorted-2 = Des menaces, { $name } ? Que c’est direct.
remark-fox-robs-1 = Vous avez perdu ceci, { $name }. Dans ma main.
remark-fox-robs-2 = { $name }, recomptez donc aussi vos doigts.
remark-fox-revealed-1 = J’ai pu omettre ce détail dans mon dossier.
remark-fox-revealed-2 = Un gentleman a plusieurs passés.
remark-fox-dug-1 = Je préfère les portes, mais on s’adapte.
remark-fox-dug-2 = Mon tailleur ne doit jamais l’apprendre.
remark-fox-rival_close-1 = { $name } se presse. Comme c’est vulgaire.
remark-fox-rival_close-2 = Attendez-moi, { $name }. Je connais un raccourci.
remark-fox-locked_up-1 = Je me suis évadé de pièces plus petites.
remark-fox-locked_up-2 = Bien joué, { $name }. J’en suis presque fier.
remark-fox-escaped-1 = Ma cellule est rangée. Ma note est impayée.
remark-fox-escaped-2 = Je n’ai jamais été ici. Demandez autour de vous.
remark-fox-lost-1 = { $name } m’a roulé. Je le nierai.
remark-fox-lost-2 = Je partirai demain. La soupe est bonne aujourd’hui.

## Olga, the Hoarder: it might come in useful

remark-hoarder-start-1 = Quelqu’un se sert encore de ça ?
remark-hoarder-start-2 = J’ai fait léger. Onze sacs.
remark-hoarder-won_fight-1 = Je garde aussi les morceaux, { $name }.
remark-hoarder-won_fight-2 = { $name }, tu peux partir. Tes affaires restent.
remark-hoarder-lost_fight-1 = J’ai perdu. Moi qui ne perds jamais rien.
remark-hoarder-lost_fight-2 = Bon. J’ai d’autres dents. Dans une boîte.
remark-hoarder-extorts-1 = { $name }, ça compléterait ma collection.
remark-hoarder-extorts-2 = Tu en as un de trop, { $name }. Je le sens.
remark-hoarder-extorted-1 = { $name }, ça ne se donne pas. Ça se garde.
remark-hoarder-extorted-2 = Impossible, { $name }. C’est une famille.
remark-hoarder-gave_in-1 = Prends-le, { $name }. Vite. Je ne regarde pas.
remark-hoarder-gave_in-2 = J’en retrouverai un. J’en retrouve toujours un.
remark-hoarder-dug-1 = Adieu, vieux compagnon. Tu as bien servi.
remark-hoarder-dug-2 = Je garde aussi la terre. En bocaux.
remark-hoarder-rival_close-1 = { $name }, laisse tes affaires en partant.
remark-hoarder-rival_close-2 = { $name } voyage léger. Je me méfie.
remark-hoarder-robbed-1 = { $name }, celui-là avait un nom.
remark-hoarder-robbed-2 = Il y a un vide. Je ne vois que le vide.
remark-hoarder-locked_up-1 = Le Mitard. Pas d’étagères. Qui vit comme ça ?
remark-hoarder-locked_up-2 = { $name }, ne touche pas à mon tas. J’ai compté.
remark-hoarder-escaped-1 = Encore deux voyages et j’ai tout sorti.
remark-hoarder-escaped-2 = Je suis dehors. Mes bagages suivent.
remark-hoarder-lost-1 = { $name } est loin, sans un souvenir. Bizarre.
remark-hoarder-lost-2 = De toute façon, je n’aurais pas pu tout porter.

## Dario, the Daredevil: pain is a kind of applause

remark-daredevil-start-1 = Tenez-moi ma soupe et regardez ça.
remark-daredevil-start-2 = Pas de filet. Pas de plan. C’est parti.
remark-daredevil-won_fight-1 = Et la foule est en délire, { $name } !
remark-daredevil-won_fight-2 = Encore, { $name } ! De plus haut !
remark-daredevil-lost_fight-1 = Rien de cassé qui ne l’était déjà.
remark-daredevil-lost_fight-2 = Dix sur dix pour l’atterrissage.
remark-daredevil-extorts-1 = { $name }, tu aimes les surprises ?
remark-daredevil-extorts-2 = À trois, { $name }. Trois !
remark-daredevil-extorted-1 = C’est tout, { $name } ? Ramène du monde.
remark-daredevil-extorted-2 = Enfin de l’animation, { $name }.
remark-daredevil-dug-1 = D’habitude je saute par-dessus. C’est nouveau.
remark-daredevil-dug-2 = Plus vite ! Les étais, c’est pour les lâches.
remark-daredevil-met_michel-1 = Ah, enfin. Je commençais à m’ennuyer.
remark-daredevil-met_michel-2 = Salut, beauté. Demain, même heure ?
remark-daredevil-rival_close-1 = { $name } mène. Là, ça devient une course.
remark-daredevil-rival_close-2 = Ne t’arrête pas, { $name }. Il me faut du suspense.
remark-daredevil-beaten-1 = Ça fera une belle cicatrice.
remark-daredevil-beaten-2 = Quelqu’un a filmé ?
remark-daredevil-locked_up-1 = Ils m’ont enfermé. Je sauterai.
remark-daredevil-locked_up-2 = Jolie cascade, { $name }. Tu as répété avec qui ?
remark-daredevil-escaped-1 = Et pour mon prochain numéro : la liberté.
remark-daredevil-escaped-2 = J’ai sauté sans regarder. Ça a marché.
remark-daredevil-lost-1 = Salue, { $name }. Le prochain rappel est pour moi.
remark-daredevil-lost-2 = Ça valait le coup. On le refait les yeux bandés.

## Ines, the Professor: everything is a lecture

remark-professor-start-1 = Asseyez-vous. Au programme : géologie appliquée.
remark-professor-start-2 = J’ai révisé. Et vous ?
remark-professor-won_fight-1 = Comme prévu, { $name }. Voir figure 1.
remark-professor-won_fight-2 = { $name }, tu redoubles.
remark-professor-lost_fight-1 = Résultat intéressant. Il me faut d’autres données.
remark-professor-lost_fight-2 = Méthode grossière mais valable, { $name }.
remark-professor-extorts-1 = { $name }, il me faut un échantillon.
remark-professor-extorts-2 = Interrogation surprise, { $name }.
remark-professor-extorted-1 = { $name }, ton hypothèse ne tient pas.
remark-professor-extorted-2 = Détaille ton raisonnement, { $name }.
remark-professor-revealed-1 = Mes premiers travaux sont moins connus.
remark-professor-revealed-2 = Cela ne figure pas dans ma bibliographie.
remark-professor-bad_roll-1 = Un jet ne prouve rien, statistiquement.
remark-professor-bad_roll-2 = Dans la marge d’erreur. De justesse.
remark-professor-dug-1 = Le déblai égale l’effort. À peu près.
remark-professor-dug-2 = Chapitre premier : la terre végétale.
remark-professor-rival_close-1 = { $name } a de l’avance sur le programme.
remark-professor-rival_close-2 = { $name } a dû copier sur moi.
remark-professor-locked_up-1 = Une pièce calme. Je vais finir mon article.
remark-professor-locked_up-2 = { $name }, tu finiras en note de bas de page.
remark-professor-escaped-1 = Ce qu’il fallait démontrer.
remark-professor-escaped-2 = Le comité de lecture devra d’abord me trouver.
remark-professor-lost-1 = { $name } a publié avant moi. Félicitations.
remark-professor-lost-2 = Un résultat négatif reste un résultat.
