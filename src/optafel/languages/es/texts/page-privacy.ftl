privacy-link = Privacidad
