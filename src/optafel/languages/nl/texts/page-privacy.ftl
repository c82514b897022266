privacy-link = Privacy en gegevens
