import { numbers, type Section } from "../../lib/contents";
import type { InnovationBox } from "./view.gen";

export function contents(box: unknown, options: Record<string, string>): Section[] {
  const printed = box as InnovationBox;
  const cards = Object.entries(printed.cards).map(([id, card]) => {
    const effects = card.effects[options.cards ?? ""] ?? Object.values(card.effects)[0] ?? [];
    return {
      ref: `card:${id}`,
      texts: effects.map(({ text, demand }) =>
        demand ? { says: "innovation-card-demand", text } : text,
      ),
      facets: {
        age: numbers(card.age),
        color: [`color:${card.color}`],
        icon: [...new Set(card.icons.filter((icon) => icon !== null))].map(
          (icon) => `icon:${icon}`,
        ),
      },
    };
  });
  const specials = Object.keys(printed.specials).map((id) => ({
    ref: `special:${id}`,
    texts: [],
    facets: {},
  }));
  return [
    { id: "cards", things: cards },
    { id: "specials", things: specials },
  ];
}
