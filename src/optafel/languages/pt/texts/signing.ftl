## As assinaturas, e o que um registo tem de guardar

verify-other-stirs = Não foi jogo limpo: alguma coisa que se acrescentou à mistura não está neste jogo.
verify-other-turns = O registo que guardaste tem outras jogadas que não as deste.
verify-unfinished = Não provado: o registo pára antes do fim do jogo, por isso podem faltar peças tiradas.
verify-signature-signed = Assinado com a chave que o servidor usa.
verify-signature-signed-older = Assinado com uma chave mais antiga do servidor.
verify-signature-changed = A assinatura não condiz: o registo foi alterado depois de o servidor o escrever.
verify-signature-other-key = Assinado com uma chave que o servidor não indica: o registo vem de outro lado.
verify-signature-unsigned = O registo não está assinado: qualquer pessoa o pode ter escrito.
verify-signature-not-checked = O registo está assinado. Dá com --key o endereço do servidor para o verificar.
verify-no-keys = { $where } não indica chaves: { $why }.
shell-keys = Mostrar as chaves com que este servidor assina os seus registos.
shell-option-stir = O que acrescentaste à mistura; tem de estar no jogo.
shell-option-key = O servidor que o deve ter assinado: o endereço, um ficheiro com as chaves, ou uma chave.
shell-option-rotate = Criar uma chave nova e assinar com ela a partir de agora; as mais antigas continuam na lista.
shell-option-forget = Tirar da lista uma chave mais antiga, por exemplo porque alguém a roubou.
keys-in-use = { $id }, em uso desde { $since }: { $public }
keys-older = { $id }, usada de { $since } a { $until }
keys-not-older = { $id } não é nenhuma das chaves mais antigas.
expected-turn-number = a jogada número { $number }: nenhuma pode faltar, repetir-se ou mudar de lugar
expected-header-once = uma só linha «{ $name }: …»
expected-nothing-signed-after = nada depois da assinatura
