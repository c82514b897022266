## Signatures, and what a record must keep

verify-other-stirs = Not fair: something that was added to the shuffle is not in this game.
verify-other-turns = The record that you kept has other turns than this one.
verify-unfinished = Not proved: the record stops before the end of the game, so draws may have been left out.
verify-signature-signed = Signed with the key that the server uses.
verify-signature-signed-older = Signed with an older key of the server.
verify-signature-changed = The signature does not fit: the record was changed after the server wrote it.
verify-signature-other-key = Signed with a key that the server does not list: the record comes from elsewhere.
verify-signature-unsigned = The record is not signed: anybody could have written it.
verify-signature-not-checked = The record is signed. Give the address of its server with --key to check that.
verify-no-keys = { $where } tells no keys: { $why }.
shell-keys = Show the keys that this server signs its records with.
shell-option-stir = What you added to the shuffle; it must be in the game.
shell-option-key = The server that must have signed it: its address, a file with its keys, or a key.
shell-option-rotate = Make a new key and sign with it from now on; the older ones stay listed.
shell-option-forget = Take an older key off the list, for instance because somebody stole it.
keys-in-use = { $id }, in use since { $since }: { $public }
keys-older = { $id }, used from { $since } to { $until }
keys-not-older = { $id } is none of the older keys.
expected-turn-number = turn number { $number }: none may be left out, doubled or moved
expected-header-once = only one line “{ $name }: …”
expected-nothing-signed-after = nothing after the signature
