"""Processes that think for the server: one that holds everything ready (`nursery`), the workers that it makes
(`worker`), and who gets one when (`lanes`)."""
