"""HTTP and WebSocket: seats for people who are somewhere else."""
