## Desafios
puzzles-title = Desafios
puzzles-say = Um momento de um jogo verdadeiro, e uma só jogada é a melhor. Está provado que não há melhor. Consegues encontrá-la?
puzzles-today = Os três de hoje
puzzles-week = Cada dia da semana é mais difícil: o de segunda resolve-o uma criança, o de domingo é diabólico. Todos têm os mesmos desafios.
puzzles-family-numbers = Números
puzzles-family-words = Palavras
puzzles-family-crossword = Scrabble
puzzles-ask-numbers = Põe tantas peças do teu suporte quantas puderes. Podes rearrumar tudo o que está na mesa.
puzzles-ask-words = Encontra a palavra que dá mais pontos, com o teu suporte e as palavras da mesa.
puzzles-ask-words-opening = Encontra a palavra que dá mais pontos, só com o teu suporte: ainda não abriste.
puzzles-ask-crossword = Encontra a jogada que dá mais pontos.
puzzles-level-easy = Fácil
puzzles-level-medium = Médio
puzzles-level-hard = Difícil
puzzles-level-fiendish = Diabólico
puzzles-start = Resolver
puzzles-go-on = Ver outra vez
puzzles-done-solved = Resolvido hoje
puzzles-done-shown = Resposta vista
puzzles-streak = { $days ->
    [0] Ainda nenhum dia seguido
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
 }
puzzles-solved = { $count ->
    [0] Ainda nenhum resolvido
    [one] { $count } resolvido
   *[other] { $count } resolvidos
 }
puzzles-longest = A série mais longa: { $days }
puzzles-trainer = Treino
puzzles-trainer-say = Quantos quiseres, tão difíceis quanto quiseres. Continuas onde ficaste.
puzzles-game = Jogo
puzzles-level = Dificuldade
puzzles-number = Número { $number }
puzzles-again = Um desafio que talvez já conheças: não foi possível fazer um novo deste nível.
puzzles-train = Treinar
puzzles-check = Verificar
puzzles-show = Mostrar a resposta
puzzles-show-sure = Mostrar mesmo?
puzzles-next = Desafio seguinte
puzzles-all = Todos os desafios
puzzles-of-day = Desafio de { $date }
puzzles-right = Encontraste! Não há melhor.
puzzles-shown = Esta é a melhor jogada. A próxima é tua.
puzzles-here = Este desafio
puzzles-coming = O desafio vem a caminho…

## What the answer gives
puzzles-shown-points = { $best ->
    [1] Esta é a solução: 1 ponto.
   *[other] Esta é a solução: { $best } pontos.
 }
puzzles-shown-tiles = { $best ->
    [1] Esta é a solução: 1 peça.
   *[other] Esta é a solução: { $best } peças.
 }
