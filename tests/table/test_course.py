"""After the game: how the points came about, and what somebody's games come to."""

from __future__ import annotations

import pytest

from chronotable.table.errors import NotNow
from tests.table.company import meet, play_out, seated, service_on


@pytest.mark.parametrize("game", ["innovation", "echoes"])
async def test_the_course_of_a_game_ends_with_its_score(sqlite: str, game: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, game, *people, seed="5")
        with pytest.raises(NotNow):
            await ann.course()
        look = await play_out(ann, bob)
        course = await bob.course()
        assert course.points[0].step == 0 or not any(map(sum, course.points[0].sheets))
        assert course.points[-1].step == look.step
        assert 10 < len(course.points) <= 125
        assert [point.step for point in course.points] == sorted(
            point.step for point in course.points
        )
        assert course.milestones
        assert all(0 < each.step <= look.step for each in course.milestones)
        if game == "echoes":
            assert look.outcome is not None
            assert [sum(sheet) for sheet in course.points[-1].sheets] == look.outcome.scores


async def test_finished_games_are_counted_by_title(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        assert await service.tallies(people[0]) == []
        won = 0
        for _ in range(2):
            look = await play_out(*await seated(service, "quarry", *people))
            assert look.outcome is not None
            won += 0 in look.outcome.winners
        await seated(service, "quarry", *people)
        (tally,) = await service.tallies(people[0])
        assert (tally.game, tally.played, tally.won) == ("quarry", 2, won)
        assert tally.best is not None
        assert tally.mean is not None
        assert tally.best >= tally.mean
