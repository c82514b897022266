## Playing on from a position, and how well one played

refuse-position-seats-open = Ainda há lugares livres ({ $count }): uma posição só começa quando todos estão sentados.
refuse-position-no-rack = Nesta posição o suporte está vazio: não há nada para continuar a jogar.
refuse-position-is-over = Nesta posição alguém já tem o suporte vazio: o jogo acabou.
refuse-position-own-words = Esta posição tem palavras ou valores de letras próprios. Pode ser vista, mas não jogada.
refuse-position-of-another-game = Esta posição é de { $rulebook }, não de { $read }.
reviewed-accuracy-points = { $name } fez { $percent } % dos pontos que havia para fazer.
reviewed-accuracy-tiles = { $name } pôs { $percent } % das peças que se podiam pôr.
