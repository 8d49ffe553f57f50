"""Pictures that several screens show: walls, portraits, the faces of cards."""
