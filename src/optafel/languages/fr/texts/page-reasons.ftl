## Pourquoi un tour vaut mieux pour toute la partie

reviewed-why-waits-words = attend, car tout mot donnerait ici plus qu’il ne rapporte
reviewed-why-scores = pose un mot au lieu d’attendre
reviewed-why-whole-rack = pose tout le chevalet, ce qui compte double
reviewed-why-draws-seven = vide le chevalet et pioche sept nouvelles tuiles
reviewed-why-last-turn = garde des tuiles pour que le dernier tour tombe mieux
reviewed-why-more-turns = pose peu de tuiles pour avoir encore plusieurs tours
reviewed-why-last-round = garde une tuile pour la dernière manche
reviewed-why-no-seven = ne vide pas le chevalet : sept nouvelles tuiles ne feraient que coûter des points
reviewed-why-longer-word = pose un mot plus long
reviewed-why-fewer-left = garde moins de tuiles
reviewed-why-better-letters = garde des lettres qui serviront mieux
reviewed-why-keeps-tiles = garde des tuiles pour plus tard
reviewed-why-spares-joker = garde le joker
hint-game-why = C’est le meilleur sur le moment. Pour la partie entière, un autre tour est meilleur, car il { $why } : { $sets }
