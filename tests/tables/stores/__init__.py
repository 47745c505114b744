"""Tests of the stores of live tables."""
