"""The notebook of the documentation runs on a data set and answers its questions with plots."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbformat

from chronotable.cli import main

NOTEBOOK = Path(__file__).parents[2] / "docs" / "research" / "decisions.ipynb"
QUESTIONS = 3

# Jupyter has sockets and a loop of its own, so it runs in a process of its own. Its kernel is
# spoken to through files: two of them never want the same port.
EXECUTE = """
import sys
import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
kernel = AsyncKernelManager(transport="ipc", ip="kernel", connection_file="kernel.json")
NotebookClient(notebook, km=kernel, timeout=None, startup_timeout=600).execute()
nbformat.write(notebook, "executed.ipynb")
"""


def test_it_answers_three_questions_with_plots(tmp_path: Path) -> None:
    words = ["dataset", "innovation", str(tmp_path / "data"), "--games", "2", "--workers", "1"]
    assert main([*words, "--seat", "bot:novice", "--seat", "bot:random"]) == 0
    homes = ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "MPLCONFIGDIR")
    done = subprocess.run(
        [sys.executable, "-c", EXECUTE, str(NOTEBOOK)],
        cwd=tmp_path,
        env={**os.environ, **dict.fromkeys(homes, str(tmp_path / "home"))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr

    notebook = nbformat.read(tmp_path / "executed.ipynb", as_version=4)
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    plots = [output for output in outputs if "image/png" in output.get("data", {})]
    tables = [output for output in outputs if output.output_type == "execute_result"]
    assert len(plots) == len(tables) == QUESTIONS


def test_no_results_are_kept_in_it() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) == QUESTIONS + 1
    assert all(not cell.outputs and cell.execution_count is None for cell in code)
