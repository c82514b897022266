privacy-link = Privacidade
