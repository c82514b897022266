privacy-link = Privacy
