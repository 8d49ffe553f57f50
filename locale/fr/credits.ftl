### Credits.
credits-title = Crédits
credits-game-title = Le jeu
credits-game = Blackgate est un jeu de plateau et de cartes pour deux à six détenus qui préféreraient être ailleurs : on fouille, on fabrique, on menace, on creuse, et qui sort en premier gagne. Les règles suivent celles d’un jeu de société imprimé ; les mots, les textes des cartes, les images et les sons sont de nous.
credits-art-title = Images
credits-art = Chaque image a été dessinée pour ce jeu, en traits et en formes qui restent nets à toutes les tailles.
credits-sound-title = Son
credits-sound = Chaque son et toute la musique ont été faits pour ce jeu par un programme fourni avec lui.
credits-fonts-title = Polices
credits-fonts = Source Sans Pro, par Paul D. Hunt, pour tout ce qui se lit. Amatic SC, par Vernon Adams, pour tout ce qui est gravé dans le mur. Toutes deux sous SIL Open Font License.
credits-thanks-title = Merci
credits-thanks = À quiconque écrit et entretient les logiciels libres de cette liste.
credits-works = Construit avec
credits-read = Montre la licence.
credits-no-text = Le texte de cette licence n’est pas là.
