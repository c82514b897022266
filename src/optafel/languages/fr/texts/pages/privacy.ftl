## What is kept, for how long, and how it goes away

privacy-title = Ce qui est gardé ici
privacy-say = Pas de compte, pas de cookies, pas de publicité. Tout sur cette page vient de ce serveur, et rien n’est demandé à un autre.
privacy-server = Sur le serveur
privacy-tables = De chaque table : les noms que les joueurs ont choisis, ce qu’ils ont posé et quand, et ce qu’ils ont ajouté au mélange. Les clés et les liens seulement comme empreintes.
privacy-days = { $days ->
    [1] Une table où il ne s’est rien passé depuis un jour est supprimée d’elle-même.
   *[other] Une table où il ne s’est rien passé depuis { $days } jours est supprimée d’elle-même.
 }
privacy-for-ever = Les tables restent jusqu’à ce que quelqu’un les supprime.
privacy-codes = { $days ->
    [1] Le code d’une table qui attend du monde : un jour.
   *[other] Le code d’une table qui attend du monde : { $days } jours.
 }
privacy-person = De toi, une fois que tu as joué : ta liste de parties, tes réglages et tes séries, scellés avec une clé que seuls tes appareils ont, jusqu’à ce que tu les supprimes.
privacy-logs = Dans le journal du serveur : quelle page ou table a été demandée et combien de temps cela a pris, sans noms, clés ni adresses. L’adresse de ton appareil est seulement comptée, en mémoire, pour que personne ne demande trop à la fois.
privacy-device = Sur ton appareil
privacy-device-say = Ton nom, tes réglages, les clés de tes places et les tours inachevés.
privacy-device-away = Ils disparaissent avec les données de ce site dans ton navigateur, ou avec « Tout effacer ».
privacy-others = Qui le voit
privacy-others-table = Qui est à ta table ou a son lien pour regarder voit ton nom et ce qui est sur la table. Qui a le relevé d’une partie voit tout une fois qu’elle est finie.
privacy-others-none = Rien n’est transmis à personne d’autre.
privacy-delete = Supprimer
privacy-delete-name = Ton nom disparaît d’un coup de toutes les parties, même finies. Ce qui a été pioché et posé reste, pour qu’on puisse toujours le vérifier.
privacy-delete-table = Qui a préparé une table peut la supprimer pour tous : à la table, dans le menu, sous « Ma table ».
privacy-delete-all = Ta liste de parties, tes réglages et tes séries :
privacy-contact = Qui tient ce serveur
