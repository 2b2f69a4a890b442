import { numbers, type Section, type Thing } from "../../lib/contents";
import type { AnachronyBox } from "./view.gen";

/** What something costs, by the goods. */
const goods = (price: object | null | undefined): string[] =>
  Object.keys(price ?? {}).map((good) => `resource:${good}`);

export function contents(box: unknown): Section[] {
  const printed = box as AnachronyBox;
  const tiles = Object.entries(printed.tiles).map(([id, tile]): Thing & { kind: string } => ({
    kind: tile.kind ?? (tile.price ? "superprojects" : "others"),
    ref: `tile:${id}`,
    texts: [`text:${id}`],
    facets: { points: numbers(tile.points), cost: goods(tile.price ?? tile.work?.price) },
  }));
  const kinds = [...printed.kinds, "superprojects", "others"];
  const leaders = Object.entries(printed.leaders).flatMap(([path, ids]) =>
    ids.map((id) => ({
      ref: `leader:${id}`,
      texts: [`text:${id}`],
      facets: { path: [`path:${path}`] },
    })),
  );
  const experiments = Object.entries(printed.experiments).map(([id, experiment]) => ({
    ref: `experiment:${id}`,
    texts: [`text:${id}`],
    facets: {
      level: numbers(experiment.level),
      points: numbers(experiment.points),
      cost: goods(experiment.price),
    },
  }));
  const evacuations = Object.entries(printed.evacuations).flatMap(([path, ways]) =>
    ways.map(({ id, points }) => ({
      ref: `evacuation:${id}`,
      texts: [`text:${id}`],
      facets: { path: [`path:${path}`], points: numbers(points) },
    })),
  );
  const conditions = printed.conditions.map((id) => ({
    ref: `condition:${id}`,
    texts: [`text:${id}`],
    facets: {},
  }));
  const collapses = Object.entries(printed.collapses).map(([id, collapse]) => ({
    ref: `collapse:${id}`,
    texts: [],
    facets: { action: [`capital:${collapse.action}`] },
  }));
  return [
    ...kinds.map((kind) => ({ id: kind, things: tiles.filter((tile) => tile.kind === kind) })),
    { id: "leaders", things: leaders },
    { id: "evacuations", things: evacuations },
    { id: "experiments", things: experiments },
    { id: "conditions", things: conditions },
    { id: "collapses", things: collapses },
  ].filter((section) => section.things.length > 0);
}
