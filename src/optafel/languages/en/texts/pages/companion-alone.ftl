## Beside the box without a network

companion-here = No network: the sheet is being added up on this device. What needs the dictionary or the referee is checked as soon as the network is back.
companion-waits = No network. The dictionary and the referee are on the server; what you typed is kept, and is answered as soon as the network is back.
companion-waits-words = { $count ->
    [one] Its letters were counted. Whether it counts will be looked up when the network is back: { $words }
   *[other] Their letters were counted. Whether they count will be looked up when the network is back: { $words }
 }
companion-unreadable = { $name }: “{ $read }” cannot be read without the referee. Write the points, or wait for the network.
