"""What `make dist` makes: an sdist and a wheel."""
