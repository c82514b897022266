## Les signatures, et ce qu’un relevé doit garder

verify-other-stirs = Non équitable : quelque chose qu’on a ajouté au mélange n’est pas dans cette partie.
verify-other-turns = Le relevé que tu as gardé a d’autres tours que celui-ci.
verify-unfinished = Non prouvé : le relevé s’arrête avant la fin de la partie, des tirages ont pu être omis.
verify-signature-signed = Signé avec la clé que le serveur utilise.
verify-signature-signed-older = Signé avec une clé plus ancienne du serveur.
verify-signature-changed = La signature ne correspond pas : le relevé a été modifié après que le serveur l’a écrit.
verify-signature-other-key = Signé avec une clé que le serveur ne cite pas : le relevé vient d’ailleurs.
verify-signature-unsigned = Le relevé n’est pas signé : n’importe qui a pu l’écrire.
verify-signature-not-checked = Le relevé est signé. Donne l’adresse de son serveur avec --key pour le vérifier.
verify-no-keys = { $where } ne donne pas de clés : { $why }.
shell-keys = Montrer les clés avec lesquelles ce serveur signe ses relevés.
shell-option-stir = Ce que tu as ajouté au mélange ; cela doit être dans la partie.
shell-option-key = Le serveur qui doit l’avoir signé : son adresse, un fichier avec ses clés, ou une clé.
shell-option-rotate = Créer une nouvelle clé et signer avec elle désormais ; les anciennes restent citées.
shell-option-forget = Retirer une ancienne clé de la liste, par exemple parce qu’on l’a volée.
keys-in-use = { $id }, en usage depuis le { $since } : { $public }
keys-older = { $id }, utilisée du { $since } au { $until }
keys-not-older = { $id } n’est aucune des anciennes clés.
expected-turn-number = le tour numéro { $number } : aucun ne peut être omis, doublé ou déplacé
expected-header-once = une seule ligne « { $name }: … »
expected-nothing-signed-after = rien après la signature
