"""The wall: what there is to come back for."""
