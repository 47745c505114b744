"""Clients: who plays at a table from elsewhere, and knows what the table told them."""
