## Beside the box without a network

companion-here = Sem rede: a folha é somada neste aparelho. O que precisa do dicionário ou do árbitro é verificado assim que a rede voltar.
companion-waits = Sem rede. O dicionário e o árbitro estão no servidor; o que escreveste fica guardado, e a resposta vem assim que a rede voltar.
companion-waits-words = { $count ->
    [one] As letras estão contadas. Se vale, vê-se quando a rede voltar: { $words }
   *[other] As letras estão contadas. Se valem, vê-se quando a rede voltar: { $words }
 }
companion-unreadable = { $name }: «{ $read }» não se consegue ler sem o árbitro. Escreve os pontos, ou espera pela rede.
