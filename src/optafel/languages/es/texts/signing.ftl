## Las firmas, y lo que un registro debe conservar

verify-other-stirs = No fue juego limpio: algo que se añadió a la mezcla no está en esta partida.
verify-other-turns = El registro que guardaste tiene otros turnos que este.
verify-unfinished = Sin demostrar: el registro se corta antes del final de la partida, así que pueden faltar fichas robadas.
verify-signature-signed = Firmado con la clave que usa el servidor.
verify-signature-signed-older = Firmado con una clave anterior del servidor.
verify-signature-changed = La firma no encaja: el registro se cambió después de que el servidor lo escribiera.
verify-signature-other-key = Firmado con una clave que el servidor no nombra: el registro viene de otro sitio.
verify-signature-unsigned = El registro no está firmado: pudo escribirlo cualquiera.
verify-signature-not-checked = El registro está firmado. Da con --key la dirección de su servidor para comprobarlo.
verify-no-keys = { $where } no da claves: { $why }.
shell-keys = Mostrar las claves con las que este servidor firma sus registros.
shell-option-stir = Lo que añadiste a la mezcla; tiene que estar en la partida.
shell-option-key = El servidor que debe haberlo firmado: su dirección, un archivo con sus claves, o una clave.
shell-option-rotate = Crear una clave nueva y firmar con ella desde ahora; las anteriores siguen en la lista.
shell-option-forget = Quitar de la lista una clave anterior, por ejemplo porque alguien la robó.
keys-in-use = { $id }, en uso desde { $since }: { $public }
keys-older = { $id }, usada de { $since } a { $until }
keys-not-older = { $id } no es ninguna de las claves anteriores.
expected-turn-number = el turno número { $number }: no puede faltar, repetirse ni moverse ninguno
expected-header-once = una sola línea «{ $name }: …»
expected-nothing-signed-after = nada después de la firma
