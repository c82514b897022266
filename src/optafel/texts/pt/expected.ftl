## O que se esperava, onde não se conseguiu ler

expected-header-or-turn = uma linha de cabeçalho «Nome: valor» ou uma jogada «1. A draw»
expected-header = uma linha de cabeçalho «{ $name }: …»
expected-header-seed = uma linha de cabeçalho «Seed: …»; o que um lugar guarda de um jogo em curso não a tem
expected-headers = cabeçalhos como o optafel os escreve
expected-turn = uma jogada: um número, um lugar a partir de A, e o que fez
expected-turn-as-written = uma jogada como o optafel a escreve ({ $why })
expected-turn-that-fits = uma jogada que encaixe no jogo até aí ({ $why })
expected-turn-like = uma jogada como { $example }
expected-turns-at-most = não mais de { $most } jogadas
expected-kind-of-turn = play, draw, pass, exchange, time-out, challenge, accept ou resign
expected-kept-record = um registo que um lugar deste jogo guardou
expected-possible-game = um jogo possível com a sua caixa ({ $why })
expected-one-of = um destes: { $choices }
expected-no-option = nenhuma regra da casa: este jogo não tem
expected-value-like = um valor como { $example }
expected-text = texto
expected-text-at-most = texto com { $most } caracteres no máximo
expected-true-or-false = true ou false
expected-object = um objeto
expected-list = uma lista
expected-list-of-plays = uma lista de jogadas
expected-list-of-words = uma lista de palavras
expected-number = um número
expected-number-between = um número de { $least } a { $most }
expected-number-from = um número a partir de { $least }
expected-letters-with-values = letras com valores de 0 a { $most }
