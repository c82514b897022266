## Continue on another device

me-over = Continuer sur mon autre appareil
me-over-say = Toutes tes places, tes parties, tes séries et tes réglages y sont aussitôt. Qui a le code, le lien ou les mots joue à ta place : ne les montre à personne d’autre.
me-show = Montrer le code, le lien et les mots
me-code = Code à scanner avec ton autre appareil
me-link = Lien pour ton autre appareil
me-words = Douze mots à noter
me-words-say = Dans cet ordre. Ils font aussi tout revenir si cet appareil est perdu.
me-words-language = Mots en

## Taking up what came from another device

me-typed = Continuer ici avec douze mots
me-typed-say = Les mots de ton autre appareil, dans l’ordre ; les quatre premières lettres de chacun suffisent
me-typed-read = Continuer
me-typed-count = { $count ->
    [one] Cela fait { $count } mot ; il en faut douze.
   *[other] Cela fait { $count } mots ; il en faut douze.
 }
me-typed-word = « { $word } » n’est pas l’un des mots. Regarde encore comment il s’écrit.
me-typed-check = Ces mots ne vont pas ensemble : l’un d’eux est faux, ou deux sont inversés.
me-cut-off = Ce lien n’est pas complet. Copie-le encore, ou sers-toi des douze mots.
me-take = Continuer ici comme sur ton autre appareil ?
me-take-say = Fais-le seulement si le code, le lien ou les mots viennent de toi : les deux appareils partageront tout.
me-along = { $count ->
    [one] Emporter la partie ({ $count }) de cet appareil
   *[other] Emporter les { $count } parties de cet appareil
 }
me-along-say = Sinon, elles sont oubliées ici.
me-go-on = Continuer ici
me-not = Non, laisser
me-same = Tu joues déjà ici sous cette clé.

## All that is kept

me-kept = Ce qui est gardé de toi
me-kept-say = Ni compte, ni adresse, ni mot de passe : tes parties, tes réglages et tes séries, scellés avec une clé que seuls tes appareils ont.
me-kept-games = Parties en cours : { $running }. Terminées : { $over }.
me-played = { $date }, gagnée par { $won }
me-kept-all = Tout, tel que c’est gardé
me-save = Enregistrer tout dans un fichier
me-delete = Tout effacer
me-delete-say = Tes parties, tes réglages et tes séries sont effacés, sur le serveur et sur cet appareil. Tu ne pourras plus revenir à tes places. Ce que d’autres ont joué avec toi reste à eux, ton nom à la table aussi.
me-delete-now = Effacer tout
me-delete-not = Garder
me-parted = Tout ce qui était gardé de toi a été effacé, peut-être depuis un autre appareil. Cet appareil a encore ses propres parties.
me-keep-again = Garder de nouveau les parties de cet appareil
