## De quem é o lugar

handover-runs = { $to ->
    [bot] Daqui a { $seconds } s um bot fica com o lugar de { $name }, a não ser que { $name } volte.
   *[open] Daqui a { $seconds } s o lugar de { $name } fica livre para outra pessoa, a não ser que { $name } volte.
 }
handover-runs-bot = Daqui a { $seconds } s o lugar do bot { $name } fica livre para outra pessoa.
handover-waits = { $to ->
    [bot] { $asker } pede que um bot fique com o lugar de { $name }.
   *[open] { $asker } pede que o lugar de { $name } seja aberto a outra pessoa.
 }
handover-missing = Falta o acordo de { $names }.
handover-agree = De acordo
handover-keep = Guardar o lugar de { $name }
open-seat = Abrir o lugar de { $name } a outra pessoa
open-bot-seat = Deixar outra pessoa ficar com o lugar de { $name }
seat-back-say = O teu lugar nesta mesa foi dado a outro.
shown-out-title = Já não estás nesta mesa
seat-back = Recuperar o meu lugar

## O que aconteceu à mesa

happenings = O que aconteceu à mesa
happening-joined = { $from ->
    [bot] { $by } está agora no lugar do bot { $name }.
    [person] { $by } está agora no lugar de { $name }.
   *[nobody] { $by } sentou-se.
 }
happening-asked-for-bot = { $by } pede que um bot fique com o lugar de { $name }.
happening-asked-to-open = { $by } pede que o lugar de { $name } seja aberto a outra pessoa.
happening-agreed = { $by } está de acordo.
happening-kept = O lugar de { $name } fica como está.
happening-gave-to-bot = { $by } deu o lugar de { $name } ao bot { $to }.
happening-opened = { $by } abriu o lugar de { $name } a outra pessoa.
happening-taken-back = { $by } voltou e recuperou o lugar de { $name }.
happening-removed = { $by } tirou { $name } da mesa.
happening-closed = { $by } já não deixa entrar ninguém.
happening-reopened = { $by } volta a deixar entrar.
happening-invite-made = { $by } fez um convite para uma só pessoa.
happening-invite-changed = { $by } mudou o link de convite: o antigo já não vale.
happening-watch-changed = { $by } mudou o link para assistir: o antigo já não vale.
happening-muted = { $by } silenciou { $name }.
happening-unmuted = { $by } deixa { $name } falar de novo.

## A mesa que abri

opener = A minha mesa
opener-closed = Mais ninguém
opener-closed-say = Já ninguém se pode sentar, nem com um convite.
opener-once = Convidar uma pessoa
opener-once-say = Este link deixa entrar uma pessoa, uma vez.
opener-once-link = Link de convite para uma pessoa
opener-invite-new = Novo link de convite
opener-invite-none = Sem link de convite
opener-watch-new = Novo link para assistir
opener-watch-none = Ninguém assiste
opener-links-say = O link antigo já não vale; quem assiste com ele tem de sair.
opener-mute = Silenciar { $name }
opener-unmute = Deixar { $name } falar de novo
opener-remove = Tirar { $name }
opener-remove-sure = Tirar mesmo { $name }?
opener-delete = Apagar esta mesa
opener-delete-sure = Apagá-la mesmo, para todos?
erase-name = Apagar o meu nome
erase-name-say = O teu nome é tirado de todos os teus jogos. O que foi tirado e posto pode sempre ser verificado.
erase-name-sure = Apagar mesmo em todos?
erase-name-done = O teu nome está apagado.
