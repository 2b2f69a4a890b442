// What a page needs before a table can be shown on it: the board of the title, what is printed,
// and a speaker who knows the people who sit there.

import { untrack } from "svelte";
import { boardOf } from "../boards";
import { api, Trouble } from "./api";
import { app } from "./app.svelte";
import type { Board } from "./board.svelte";
import type { Only } from "./router.svelte";
import { namesOf } from "./seats";
import { Speaker } from "./speaker";
import type { Snapshot } from "./wire";

export class Opening {
  board = $state.raw<Board | null>(null);
  box = $state.raw<unknown>(null);
  /** Why there is nothing to be shown, as a message; empty while there is hope. */
  lost = $state("");

  private texts = $state.raw<{ lang: string; ftl: string }[] | null>(null);
  // A speaker is kept as long as the same people sit at the same table: boards remember by it.
  private readonly company = $derived.by(() => {
    const look = this.look();
    const people = look?.seats.map((seat) => [seat.kind, seat.name, seat.level]);
    return look && JSON.stringify([look.game, look.options, people]);
  });
  readonly speaker = $derived.by((): Speaker | null => {
    const [texts] = [this.texts];
    if (!this.company || !texts?.[0]) return null;
    const { game, options, seats } = untrack(() => this.look()!);
    const told = { lang: texts[0].lang, texts, game, options };
    return new Speaker({ ...told, names: namesOf(seats, new Speaker(told)) });
  });

  /** To be made while a page is; `look` is what that page shows. */
  constructor(private readonly look: () => Snapshot | null) {
    $effect(() => {
      const [lang, game] = [app.lang, this.look()?.game];
      if (game) void app.textsOf(lang, game).then((found) => (this.texts = found));
    });
  }

  get title() {
    return app.titles.find((each) => each.name === this.look()?.game);
  }

  async fetch(game: string, only: Only = ""): Promise<void> {
    [this.board, this.box] = await Promise.all([boardOf(game, only), api.box(game)]);
  }

  /** Come to a table; if that fails, the page tells why. */
  async attempt(come: () => Promise<void>): Promise<void> {
    try {
      await come();
    } catch (trouble) {
      const reached = trouble instanceof Trouble && trouble.status !== 0;
      const why = `web-error-${reached ? trouble.error : "network"}`;
      this.lost = app.speaker?.knows(why) ? why : "web-lost";
    }
  }
}
