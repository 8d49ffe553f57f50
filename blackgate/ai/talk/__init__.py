"""What bots show to players: emotes, remarks, reasons. They are made from public events."""
