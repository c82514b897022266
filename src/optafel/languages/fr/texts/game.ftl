## Les coups impossibles, quel que soit le jeu

refuse-move-unreadable = Ce coup n’a pas pu être lu : { $read }. Attendu : play, draw, pass, exchange, take, challenge, accept ou resign.
refuse-game-over = La partie est finie.
refuse-not-your-turn = Ce n’est pas encore ton tour.
refuse-move-not-now = Ce n’est pas possible maintenant ({ $move }). Possible : { $allowed }.
refuse-no-such-tile = Impossible de lire « { $read } » à la position { $where } : il faut une tuile, c’est-à-dire K, R, B ou Y avec un nombre de 1 à 13, ou un joker *, D, C ou M.
refuse-no-such-letter = Impossible de lire « { $read } » à la position { $where } : il faut une lettre, une minuscule pour un joker, ou @.
refuse-no-such-pile = Il n’y a rien à piocher dans cette pile ({ $pile }).
refuse-exchange-nothing = Dis quelles tuiles tu veux échanger.
refuse-exchange-too-many = La pioche en contient { $pot }, c’est trop peu pour en échanger { $count }.
refuse-illegal-play = Ce coup n’est pas autorisé.
