power-crew_hustler-text = Tu peux fouiller { $total_searches } fois par tour.
