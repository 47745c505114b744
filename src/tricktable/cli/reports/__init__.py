"""What the arena and simulations found, for people and for programs."""
