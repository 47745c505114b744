"""Random rounds of every table, step by step in Python and in the kernel."""

import pytest

from tests.kernel.differential import check_rounds
from tests.kernel.tables import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_round_goes_the_same_way_in_python_and_in_the_kernel(variant: Variant) -> None:
    check_rounds(variant)
