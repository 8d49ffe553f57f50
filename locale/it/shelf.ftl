### Saved games and replays.
shelf-title = Partite salvate
shelf-games = Partite
shelf-replays = Replay
shelf-no-games = Nessuna partita ti aspetta. Mentre giochi, ogni partita si salva da sola.
shelf-no-replays = Ancora nessun replay. Ogni partita conclusa ne lascia uno qui.
shelf-older = { $count ->
    [one] Mostra un salvataggio automatico più vecchio
   *[other] Mostra { $count } salvataggi automatici più vecchi
}
shelf-reading = Lettura in corso…
shelf-unnamed-auto = Salvataggio automatico
shelf-unnamed-named = Senza nome
shelf-unnamed-replay = Una partita conclusa
shelf-round = Giro { $number }
shelf-date = { $day }/{ $month }/{ $year }, { $hour }:{ $minute }
shelf-rename = Rinomina
shelf-rename-yes = Rinomina
shelf-rename-auto = Un salvataggio automatico conserva il suo nome. Per sceglierne uno, usa «Salva con nome…» al tavolo.
shelf-delete = Elimina
shelf-delete-title = Eliminare?
shelf-delete-words = «{ $name }» sparirà per sempre.
shelf-keep = Conserva
shelf-cannot-delete = Impossibile eliminare il file.
