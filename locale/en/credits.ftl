### Credits.
credits-title = Credits
credits-game-title = The game
credits-game = Blackgate is a board and card game for two to six prisoners who would rather be elsewhere: you search, craft, threaten and dig, and the first one out wins. The rules follow a printed board game; words, card texts, art and sound are our own.
credits-art-title = Art
credits-art = Every picture was drawn for this game, as lines and shapes that stay sharp at any size.
credits-sound-title = Sound
credits-sound = Every sound and all the music were made for this game by a program that comes with it.
credits-fonts-title = Fonts
credits-fonts = Source Sans Pro by Paul D. Hunt, for everything you read. Amatic SC by Vernon Adams, for everything scratched into the wall. Both under the SIL Open Font License.
credits-thanks-title = Thanks
credits-thanks = To everybody who writes and maintains the free software listed here.
credits-works = Built with
credits-read = Shows the licence.
credits-no-text = The text of this licence is not here.
