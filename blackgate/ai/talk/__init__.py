"""What bots show of themselves: emotes, remarks, reasons. Made from what everybody saw."""
