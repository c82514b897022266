## La línea de órdenes: lo que dice la ayuda y lo que no se entendió

shell-usage = Uso:
shell-options = Opciones
shell-commands = Órdenes
shell-help = Mostrar esto y terminar.
shell-version = Mostrar la versión y terminar.
shell-default = por defecto: { $value }
shell-required = necesario
shell-stopped = Interrumpido.
shell-try-help = Más sobre esto: { $command }
shell-missing = Falta { $name }.
shell-no-such-option = No existe la opción { $name }{ $count ->
    [0] .
   *[other] . ¿Querías decir { $close }?
 }
shell-unfinished = { $name } no está bien dada: algunas opciones necesitan un valor y otras no lo admiten.
shell-file = No se puede usar { $file }: { $why }
shell-no-such-command = No existe la orden «{ $read }». Se esperaba una de estas: { $commands }.
shell-too-many = «{ $read }» sobra: esta orden no lo admite.
shell-needs-part = «optafel { $command }» necesita una parte que no está instalada: { $missing }. Instálala con: { $install }

## Lo que está en lugar de un valor

shell-metavar-text = TEXTO
shell-metavar-number = NÚMERO
shell-metavar-file = ARCHIVO
shell-metavar-line = LÍNEA
shell-metavar-folder = CARPETA
shell-metavar-date = FECHA
shell-metavar-options = OPCIONES
shell-metavar-command = ORDEN
shell-metavar-name-value = NOMBRE=VALOR
shell-metavar-out = ARCHIVO|CARPETA
shell-metavar-rulebook = REGLAMENTO
shell-metavar-game = JUEGO
shell-metavar-copy = COPIA
shell-metavar-record = REGISTRO
shell-metavar-word = PALABRA
shell-metavar-theme = TEMA|ARCHIVO
shell-metavar-letters = LETRAS
shell-metavar-language = IDIOMA
shell-metavar-name = NOMBRE
shell-metavar-pattern = PATRÓN
shell-metavar-program = PROGRAMA

## Órdenes: la primera frase es lo que la lista dice de ellas

shell-optafel = Los juegos de fichas de cinco reglamentos impresos, jugados según el librito.
shell-play = Abrir una mesa en este ordenador y mostrarla en el navegador.
shell-serve =
    Ofrecer mesas a otros.

    OPTAFEL_DATABASE_URL=postgresql://… guarda las partidas en PostgreSQL en vez de en una carpeta, y OPTAFEL_BUS_URL=redis://… permite que varios servidores compartan las mesas.
shell-puzzle = Retos con una sola mejor jugada: el de hoy, y cuantos quieras para practicar.
shell-puzzle-daily = El reto del día, el mismo para todos.
shell-puzzle-random = Un reto cualquiera de un juego.
shell-puzzle-show = El reto de este nombre.
shell-puzzle-make = Llenar el estante con retos de nuevas partidas de robots: de todos los juegos, o de los nombrados.
shell-judge = Preguntar al árbitro si una jugada es legal, y si no, por qué. { shell-metavar-game } es un juego, como rummikub-sabra.
shell-arena = Descubre qué bot juega mejor. Los mismos repartos, cambiando de sitio, hasta que esté claro.
shell-bench = Medir los solucionadores con posiciones propias.
shell-bench-crossword =
    Encontrar todas las jugadas y la mejor de cada posición de { shell-metavar-file }.

    Una línea es un tablero por filas y un atril, como `15/15/…/15 EEHMNST`; las demás columnas no cuentan. Imprime `número suma mejor` de cada posición, y al final los microsegundos de cálculo por posición para todas las jugadas y para la mejor.
shell-gcg = Leer partidas anotadas (GCG), volver a jugarlas y decir dónde difieren el registro y las reglas.
shell-picture = Dibujar una posición, o lo que una jugada hace de ella, como SVG.
shell-review =
    Repasar una partida: qué se jugó, qué era lo mejor, qué se perdió y qué la decidió.

    { shell-metavar-record } es un registro en nuestro formato o en GCG; - lee la entrada estándar. Ctrl-C la detiene, y se muestra lo hallado hasta entonces.
shell-solve = Encontrar la mejor jugada y demostrarla. { shell-metavar-game } es un juego, como rummikub-sabra.
shell-backup = Copia las partidas de un servidor, en marcha o no, en un solo archivo. Copiar el archivo a mano deja fuera lo último que se escribió.
shell-restore = Pone una copia de partidas donde un servidor las busca. Si ya hay partidas, no se hace nada.
shell-verify = Demostrar cada ficha robada de una partida acabada a partir de su semilla. { shell-metavar-record } es un registro; - lee la entrada estándar.
shell-words = Consultar los diccionarios: comprobar palabras, buscarlas.
shell-words-check = ¿Valen estas palabras, y si no, por qué? El código de salida es 1 si alguna no vale.
shell-words-search = ¿Qué palabras encajan con { shell-metavar-pattern }? Un signo de interrogación es cualquier letra, * una serie de letras.

## Opciones

shell-option-lang = Idioma de la respuesta.
shell-option-position = Toda la posición en una línea (docs/positions.md), en vez de sus partes.
shell-option-table = Lo que hay en la mesa, en notación.
shell-option-board = Una jugada ya hecha (Scrabble); repítela, o pon comas.
shell-option-rack = El atril, en notación.
shell-option-opened = Si este jugador ya ha abierto.
shell-option-history = Palabras formadas antes en la partida.
shell-option-words = Solo valen estas palabras.
shell-option-extra-words = Palabras que valen además del diccionario.
shell-option-words-file = Un archivo de palabras, en lugar del diccionario.
shell-option-language = El idioma de las palabras.
shell-option-option = Una regla de la casa.
shell-option-cases = Un caso en JSON por línea; - es la entrada estándar.
shell-option-json = Responder con un objeto JSON.
shell-option-bench-words-file = Las palabras, una por línea, tal cual o gzip.
shell-option-letters = La distribución de letras; la neerlandesa actual si no se dice otra.
shell-option-rounds = Veces que se busca; cuenta la más rápida.
shell-option-gcg-letters = La distribución de letras; si no, se averigua.
shell-option-gcg-words = Nombrar las palabras que este diccionario no tiene.
shell-option-gcg-words-file = Nombrar las palabras que este archivo (una por línea) no tiene.
shell-option-write = Escribirlo en forma estricta: un archivo, una carpeta o -.
shell-option-mend = Escribir los puntos de las reglas en vez de los anotados.
shell-option-gcg-json = Responder con un objeto JSON por archivo.
shell-option-play = La mesa entera tras el turno, o la jugada (Scrabble).
shell-option-picture-play = La jugada que mostrar, como la lee judge.
shell-option-caption = Lo que se escribe encima.
shell-option-out = Adónde va; - es la salida estándar.
shell-option-puzzle-play = Tu respuesta; sin ella se te pregunta.
shell-option-answer = Rendirse: mostrar la mejor jugada.
shell-option-date = De este día; si no, el de hoy.
shell-option-level = La dificultad; si no, cualquiera.
shell-option-puzzle-language = Solo en este idioma.
shell-option-count = Retos de cada nivel.
shell-option-games = Partidas como máximo, por idioma.
shell-option-seed = Otra semilla da otros retos.
shell-option-into = Dónde escribir; por defecto, en el paquete.
shell-option-review-seconds = Tiempo para pensar cada turno, en segundos.
shell-option-review-json = Responder en JSON, una línea por turno.
shell-option-data = Carpeta de las partidas.
shell-option-port = O el siguiente libre.
shell-option-no-browser = Solo mostrar la dirección.
shell-option-play-host = Dirección en la que escuchar: con 0.0.0.0 lo abren los móviles de la casa, con 127.0.0.1 solo este ordenador. Sin ella se pregunta una vez.
shell-option-host = Dirección en la que escuchar.
shell-option-bot = Un programa que puede elegirse como bot en una mesa: lee una posición en JSON por línea y responde una jugada por línea; repite la opción para añadir más.
shell-option-bot-seconds = Segundos que tiene ese programa para una jugada.
shell-option-objective = Más fichas, o más valor.
shell-option-other-rack = Scrabble, con el montón vacío: lo que hay en el atril del otro.
shell-option-passed = El otro acaba de pasar, así que otro pase acaba la partida.
shell-option-solve-seconds = Tiempo para pensar en segundos; 10 si no se dice otro.
shell-option-nodes = Pasos de búsqueda como máximo, en vez de un tiempo: la misma respuesta en cualquier máquina.
shell-option-commit = El hash que se mostró antes de robar la primera ficha.
shell-option-seen = Un registro que guardaste durante la partida.
shell-option-no-verbs = Dejar fuera lo que solo es verbo.
shell-option-no-plurals = Dejar fuera lo que solo es plural.
shell-option-no-diminutives = Dejar fuera lo que solo es diminutivo.
shell-option-names = Los nombres propios también valen.
shell-option-with-pronouns = Los verbos españoles con pronombres enclíticos también valen.
shell-option-min-length = Las palabras más cortas no valen.
shell-option-extra = Esta palabra también vale.
shell-option-ban = Esta palabra no vale.
shell-option-theme = Solo estas palabras: { $themes }, o un archivo.
shell-option-compounds = Si vale un compuesto regular (neerlandés, alemán).
shell-option-drop-umlauts = La Ä alemana se pone como A, no como A E.
shell-option-tiles = Letras con signo diacrítico que tienen ficha, como ÇÑ.
shell-option-words-json = Responder en JSON.
shell-option-no-hurtful = Las palabras hirientes no valen.
shell-option-anagram = Todas estas letras, en cualquier orden; un signo de interrogación es un comodín.
shell-option-words-letters = Algunas de estas letras; un signo de interrogación es un comodín.
shell-option-sort = Primero las más comunes, las más largas o la A.
shell-option-all-words = También palabras hirientes.
shell-option-players = Los jugadores, separados por comas: niveles de bots, greedy, hoarder y otros, o el nombre de un programa.
shell-option-pairs = Repartos; cada uno se juega una vez por cada orden alrededor de la mesa.
shell-option-arena-seed = Otra semilla reparte otras fichas.
shell-option-seats = Sitios en la mesa.
shell-option-arena-bot = Un programa que juega: lee una posición en JSON por línea y responde una jugada por línea.
shell-option-arena-seconds = Segundos para pensar un turno, en lugar de pasos.
shell-option-arena-nodes = Pasos de la búsqueda por turno; la misma semilla juega entonces las mismas partidas.
shell-option-until = Parar en cuanto se sepa si la tasa del primer jugador está por encima o por debajo, como above:0.55.
shell-option-jobs = Procesos; tantos como núcleos si no se indica.
shell-option-on = Un clúster de Ray donde jugar: ray://host:10001, host:6379, o local para uno en esta máquina.
shell-option-arena-out = Un archivo CSV al que se añaden las partidas y desde el que continúa un encuentro.
shell-option-plot = Dibujar una imagen: .png, .svg o .html.
shell-option-arena-json = Responder con un objeto JSON por emparejamiento.
