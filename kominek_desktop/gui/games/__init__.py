"""How each game looks and speaks: from views and events to table models and panels."""
