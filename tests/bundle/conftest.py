"""What every test of the packages needs: hands, and a place to install into."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.bundle.systems import CLEAN_ROOT, System
from tests.xvfb.program import lacks

# A failure there shall say what was compared.
pytest.register_assert_rewrite("tests.bundle.frozen", "tests.bundle.playing")


@pytest.fixture(autouse=True, scope="session")
def hands_there() -> None:
    if problem := lacks():
        pytest.fail(problem)


@pytest.fixture(scope="session")
def system(tmp_path_factory: pytest.TempPathFactory) -> System:
    """Nothing of the program is in it."""
    clean = os.environ.get(CLEAN_ROOT)
    made = System(Path(clean) if clean else tmp_path_factory.mktemp("root"), bool(clean))
    if any("kominek" in name for name in made.files()):
        made.remove()  # a run before was cut off
    made.prepare()
    return made
