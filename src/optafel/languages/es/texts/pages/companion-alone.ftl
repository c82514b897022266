## Beside the box without a network

companion-here = Sin red: la hoja se suma en este dispositivo. Lo que necesita el diccionario o el árbitro se comprueba en cuanto vuelva la red.
companion-waits = Sin red. El diccionario y el árbitro están en el servidor; lo que has escrito se guarda, y habrá respuesta en cuanto vuelva la red.
companion-waits-words = { $count ->
    [one] Sus letras están contadas. Si vale, se mirará cuando vuelva la red: { $words }
   *[other] Sus letras están contadas. Si valen, se mirará cuando vuelva la red: { $words }
 }
companion-unreadable = { $name }: «{ $read }» no se puede leer sin el árbitro. Escribe los puntos o espera a la red.
