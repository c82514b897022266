privacy-link = Vie privée
