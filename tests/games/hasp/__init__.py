"""Tests of HASP, module by module."""
