"""Settings for all tests."""

from hypothesis import settings

# A busy machine is slow, not wrong: what an example costs is the benchmarks' business.
settings.register_profile("tricktable", deadline=None)
settings.load_profile("tricktable")
