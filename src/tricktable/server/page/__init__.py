"""The page that browsers get, and what there is for those without it."""
