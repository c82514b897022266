## What is kept, for how long, and how it goes away

privacy-title = O que fica guardado aqui
privacy-say = Sem conta, sem cookies, sem publicidade. Tudo nesta página vem deste servidor, e a nenhum outro se pede nada.
privacy-server = No servidor
privacy-tables = De cada mesa: os nomes que os jogadores escolheram, o que puseram e quando, e o que acrescentaram à mistura. As chaves e os links só como impressões digitais.
privacy-days = { $days ->
    [one] Uma mesa em que nada aconteceu durante um dia é apagada por si.
   *[other] Uma mesa em que nada aconteceu durante { $days } dias é apagada por si.
 }
privacy-for-ever = As mesas ficam até que alguém as apague.
privacy-codes = { $days ->
    [one] O código de uma mesa que espera por gente: um dia.
   *[other] O código de uma mesa que espera por gente: { $days } dias.
 }
privacy-person = De ti, depois de teres jogado: a tua lista de jogos, as tuas definições e as tuas séries, seladas com uma chave que só os teus dispositivos têm, até as apagares.
privacy-logs = No registo do servidor: que página ou mesa foi pedida e quanto tempo demorou, sem nomes, chaves nem endereços. O endereço do teu dispositivo é apenas contado, em memória, para que ninguém peça demais ao mesmo tempo.
privacy-device = No teu dispositivo
privacy-device-say = O teu nome, as tuas definições, as chaves dos teus lugares e as jogadas por acabar.
privacy-device-away = Desaparecem com os dados deste site no teu navegador, ou com «Apagar tudo».
privacy-others = Quem o vê
privacy-others-table = Quem está à tua mesa ou tem o link para assistir vê o teu nome e o que está na mesa. Quem tem o registo de um jogo vê tudo depois de ele acabar.
privacy-others-none = Nada é passado a mais ninguém.
privacy-delete = Apagar
privacy-delete-name = O teu nome sai de uma vez de todos os jogos, também dos que já acabaram. O que foi tirado e posto fica, para que se possa sempre verificar.
privacy-delete-table = Quem preparou uma mesa pode apagá-la para todos: à mesa, no menu, em «A minha mesa».
privacy-delete-all = A tua lista de jogos, as tuas definições e as tuas séries:
privacy-contact = Quem mantém este servidor
