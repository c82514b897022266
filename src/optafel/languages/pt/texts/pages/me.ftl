## Continue on another device

me-over = Continuar no meu outro aparelho
me-over-say = Todos os teus lugares, jogos, séries e definições estão lá de imediato. Quem tiver o código, o link ou as palavras joga como tu: não os mostres a mais ninguém.
me-show = Mostrar código, link e palavras
me-code = Código para o teu outro aparelho ler
me-link = Link para o teu outro aparelho
me-words = Doze palavras para anotar
me-words-say = Por esta ordem. Também trazem tudo de volta se este aparelho se perder.
me-words-language = Palavras em

## Taking up what came from another device

me-typed = Continuar aqui com doze palavras
me-typed-say = As palavras do teu outro aparelho, por ordem; bastam as quatro primeiras letras de cada uma
me-typed-read = Continuar
me-typed-count = { $count ->
    [one] É 1 palavra; têm de ser doze.
   *[other] São { $count } palavras; têm de ser doze.
 }
me-typed-word = «{ $word }» não é uma das palavras. Vê outra vez como está escrita.
me-typed-check = Estas palavras não pertencem juntas: uma é outra, ou duas trocaram de lugar.
me-cut-off = Este link não está completo. Copia-o outra vez ou usa as doze palavras.
me-take = Continuar aqui como no teu outro aparelho?
me-take-say = Faz isto só se o código, o link ou as palavras forem teus: os dois aparelhos passam a partilhar tudo.
me-along = { $count ->
    [one] Levar também o jogo deste aparelho
   *[other] Levar também os { $count } jogos deste aparelho
 }
me-along-say = Caso contrário, aqui são esquecidos.
me-go-on = Continuar aqui
me-not = Não, deixa estar
me-same = Aqui já jogas como esta pessoa.

## All that is kept

me-kept = O que fica guardado de ti
me-kept-say = Nem conta, nem morada, nem palavra-passe: os teus jogos, definições e séries, selados com uma chave que só os teus aparelhos têm.
me-kept-games = Jogos a decorrer: { $running }. Terminados: { $over }.
me-played = { $date }, ganhou { $won }
me-kept-all = Tudo, tal como está guardado
me-save = Guardar tudo num ficheiro
me-delete = Apagar tudo
me-delete-say = Os teus jogos, definições e séries são apagados no servidor e neste aparelho. Já não poderás voltar aos teus lugares. O que outros jogaram contigo continua a ser deles, o teu nome à mesa também.
me-delete-now = Apagar tudo agora
me-delete-not = Manter
me-parted = Tudo o que estava guardado de ti foi apagado, talvez a partir de outro aparelho. Este aparelho ainda tem os seus próprios jogos.
me-keep-again = Voltar a guardar os jogos deste aparelho
