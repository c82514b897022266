privacy-link = Datenschutz
