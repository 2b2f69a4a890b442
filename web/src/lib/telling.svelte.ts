// What happens, told on a board: pieces fly as the story tells, what others have touched stays marked,
// and whoever acts is brought into view.

import { tick } from "svelte";
import type { Acting } from "./board.svelte";
import { bringIntoView, mark, travel, type Cue } from "./moves";
import type { Opening } from "./opening.svelte";
import type { Beat, Trail } from "./story";
import type { TableStore } from "./table.svelte";
import type { Said } from "./wire";

export class Telling {
  /** What moves are seen in. */
  area = $state<HTMLElement>();

  /** To be made while a page is; `store` is the table that it shows. */
  constructor(
    private readonly store: () => TableStore | null,
    private readonly opening: Opening,
  ) {
    // What others have touched stays marked until one's next answer.
    $effect(() => {
      const now = this.store();
      void [now?.shown, now?.telling];
      const touched = new Map(
        (now?.traces ?? []).flatMap(({ said, seat }) =>
          this.trailOf(said).things.map((thing): [string, number] => [thing, seat]),
        ),
      );
      void tick().then(() => this.area && mark(this.area, touched));
    });
    $effect(() => {
      const { acting } = this;
      const things = acting && acting.seat !== this.store()?.shown?.seat ? acting.things : [];
      void tick().then(() => this.area && bringIntoView(this.area, things));
    });
  }

  /** What is being told, and where on the board. */
  readonly acting = $derived.by((): Acting | null => {
    const now = this.store();
    const act = now?.recall && now.recall.acts[now.recall.at]!;
    const beat = act
      ? { seat: act.seat, said: now.events.slice(act.from, act.to) }
      : (now?.telling ?? (now?.waiting ? now.told.at(-1) : null));
    if (!beat) return null;
    return { seat: beat.seat, things: beat.said.flatMap((said) => this.trailOf(said).things) };
  });

  private trailOf(said: Said): Trail {
    const { board, box } = this.opening;
    return board?.trail?.(said, box) ?? { things: [] };
  }

  /** Pieces fly as the story tells. */
  readonly present = (change: () => void, beats: Beat[], between: number): void => {
    const cues = beats.flatMap(({ seat, said }, at) =>
      said.map((each, more): Cue => {
        return { ...this.trailOf(each), seat, at: between * (at + more / said.length) };
      }),
    );
    void travel(this.area, change, cues);
  };
}
