"""Small tables at which Ann may build a superproject."""

from __future__ import annotations

from chronotable.testing.anachrony import AnachronyScript, scenario, seat

BOB = seat("progress", workers={"engineer": 2}, exosuits=2)


def founding(project: str, *, path: str = "harmony", side: str = "A", **ann) -> AnachronyScript:
    """Era 3, and this superproject lies at Ann's focus; she has an exosuit."""
    return scenario(
        era=3,
        superprojects={3: project},
        options={"side": side},
        ann=seat(path, exosuits=1, **ann),
        bob=BOB,
    )


def found(match: AnachronyScript, project: str, worker: str = "scientist") -> None:
    """Ann goes to the top construct hex and builds the superproject."""
    match.play(f"ann: place {worker}", "ann: hex:construct:1")
    if match.match.pending[0].prompt == "anachrony-ask-build":
        match.play(f"ann: build {project}")


def can_found(match: AnachronyScript, project: str, worker: str = "scientist") -> bool:
    """Whether Ann could do so."""
    if "construct:1" not in [p.removeprefix("hex:") for p in places(match, worker)]:
        return False
    trial = AnachronyScript(match.match.fork(), match.names)
    trial.play(f"ann: place {worker}", "ann: hex:construct:1")
    asked = trial.match.pending[0]
    if asked.prompt == "anachrony-ask-build":
        return f"build:{project}" in asked.options.keys()
    return asked.why == f"tile:{project}"


def places(match: AnachronyScript, worker: str) -> list[str]:
    """Where this worker of Ann's could go."""
    trial = AnachronyScript(match.match.fork(), match.names)
    trial.play(f"ann: place {worker}")
    return trial.asks("ann", "anachrony-ask-place")
