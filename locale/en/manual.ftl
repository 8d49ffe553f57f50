### The manual page (man blackgate) and what a software centre shows about the game. What the commands do stands in cli.ftl.
manual-short = board and card game about digging out of prison
manual-brief = Dig your way out before the others do
manual-what = Prisoners serving life in Blackgate race to dig a tunnel out. They roam the prison by the roll of a die, search for parts, craft, buy or steal tools, extort their neighbours, join gangs and bring up their past when the moment has come.
manual-players = For two to six around one screen, each with a secret hand: alone against bots that play fair, with friends, or in teams.

## The manual page: its headings, the section it is in, and the short parts below them.
manual-heading-name = Name
manual-heading-synopsis = Synopsis
manual-heading-description = Description
manual-heading-commands = Commands
manual-heading-files = Files
manual-heading-environment = Environment
manual-heading-status = Exit status
manual-section = Games
manual-window = Without a command the game opens its window.
manual-saves = saved games, replays, statistics and card packs
manual-settings = the options
manual-log = the log, and reports of what went wrong
manual-home = a folder for all of these files instead
manual-well = all went well
manual-failed = a check failed
manual-wrong = a wrong call, or a file that cannot be read
