"""The games for research: observations as arrays of bytes, with named parts (`docs/research.md`)."""

from tricktable.research.batches import Batch
from tricktable.research.encodings import Encoding
from tricktable.research.readings import Reading
from tricktable.research.slices import Slice

__all__ = ["Batch", "Encoding", "Reading", "Slice"]
