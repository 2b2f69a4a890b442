import { numbers, type Section } from "../../lib/contents";
import type { EchoesBox } from "./view.gen";

export function contents(box: unknown): Section[] {
  const printed = box as EchoesBox;
  const cards = Object.entries(printed.cards).map(([id, card]) => ({
    ref: `card:${id}`,
    texts: card.effects,
    facets: {
      faction: [`kind:${card.faction}`],
      kind: [`kind:${card.kind}`, `kind:${card.specialisation}`],
      cost: numbers(card.cards),
      time: numbers(card.time),
      strength: numbers(card.strength),
      points: numbers(card.points),
    },
  }));
  const sources = Object.entries(printed.sources).map(([id, source]) => ({
    ref: `source:${id}`,
    texts: source.effects,
    facets: { strength: [source.conquer, source.fortify].map(String) },
  }));
  return [
    { id: "cards", things: cards },
    { id: "sources", things: sources },
  ];
}
