// What all pages share: who we are, which games there are, and the language we read.

import { api, Trouble } from "./api";
import { nameGuests } from "./reach";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { Speaker, type Values } from "./speaker";
import type { Me, Title } from "./wire";

type Texts = { lang: string; ftl: string }[];

export interface Notice {
  text: string;
  kind: "good" | "bad" | "note";
}

class App {
  me = $state<Me>({ name: "", lang: "", returns: false, token: "" });
  titles = $state.raw<Title[]>([]);
  languages = $state.raw<string[]>(["en"]);
  /** The clients' own words; null until they have come. */
  speaker = $state.raw<Speaker | null>(null);
  /** The same with the words of each game; empty until a page needs them all. */
  speakers = $state.raw<Record<string, Speaker>>({});
  broken = $state("");
  notice = $state<Notice | null>(null);
  /** A name to start with, for somebody who has not chosen one. */
  suggested = $state("");
  /** Dialogs that any page may open. */
  opened = $state<"" | "settings" | "me" | "help" | "credits">("");

  private readonly texts = new Map<string, Promise<string>>();
  private noticed: ReturnType<typeof setTimeout> | undefined;

  /** The language that counts: chosen here, or else the first that the browser likes. */
  get lang(): string {
    if (this.languages.includes(settings.lang)) return settings.lang;
    const wishes = navigator.languages.map((each) => each.split("-")[0]!.toLowerCase());
    return wishes.find((wish) => this.languages.includes(wish)) ?? "en";
  }

  async start(): Promise<void> {
    try {
      const [me, titles, languages] = await Promise.all([api.me(), api.games(), api.languages()]);
      this.me = me;
      this.titles = titles;
      this.languages = languages;
      await this.speak();
    } catch (trouble) {
      this.broken = trouble instanceof Trouble ? trouble.error : String(trouble);
    }
  }

  /** Learn the words of the language that counts now. */
  async speak(): Promise<void> {
    const lang = this.lang;
    const all = router.route.page === "home" ? this.learnGames() : null;
    this.speaker = new Speaker({ lang, texts: await this.textsOf(lang, "chronotable") });
    await all;
    document.documentElement.lang = lang;
    const speaker = this.speaker;
    void nameGuests((number) => speaker.tell("web-guest", { number }));
    if (!this.suggested) {
      const names = this.speaker.tell("web-name-suggestions").split(/\s+/);
      this.suggested = names[Math.floor(Math.random() * names.length)]!;
    }
  }

  /** The words of every game, for pages that name them all. */
  async learnGames(): Promise<void> {
    const lang = this.lang;
    const found = await Promise.all(
      this.titles.map(async ({ name: game, options: settings }) => {
        const options = Object.fromEntries(settings.map((each) => [each.name, each.default]));
        return [
          game,
          new Speaker({ lang, texts: await this.textsOf(lang, game), game, options }),
        ] as const;
      }),
    );
    this.speakers = Object.fromEntries(found);
  }

  /** The words of a game in a language, and in English for what that lacks. */
  async textsOf(lang: string, game: string): Promise<Texts> {
    const langs = lang === "en" ? ["en"] : [lang, "en"];
    return Promise.all(
      langs.map(async (each) => ({ lang: each, ftl: await this.text(each, game) })),
    );
  }

  private text(lang: string, game: string): Promise<string> {
    const key = `${lang}/${game}`;
    let text = this.texts.get(key);
    if (!text) {
      text = api.text(lang, game);
      text.catch(() => this.texts.delete(key));
      this.texts.set(key, text);
    }
    return text;
  }

  /** Have a name: the one given, the one we have, or the one that was suggested. */
  async introduce(name = ""): Promise<void> {
    if (this.me.name && (!name || name === this.me.name)) return;
    this.me = await api.introduce({ name: name || this.suggested, lang: this.lang });
  }

  /** Say something that goes away by itself. */
  tell(text: string, kind: Notice["kind"] = "note"): void {
    clearTimeout(this.noticed);
    this.notice = { text, kind };
    this.noticed = setTimeout(() => (this.notice = null), Math.max(5000, text.length * 90));
  }

  say(key: string, params: Values = {}, kind: Notice["kind"] = "note"): void {
    if (this.speaker) this.tell(this.speaker.tell(key, params), kind);
  }

  quiet(): void {
    clearTimeout(this.noticed);
    this.notice = null;
  }

  /** What went wrong, in the reader's language where we have words for it. */
  explain(trouble: unknown): string {
    const speaker = this.speaker;
    if (!(trouble instanceof Trouble) || !speaker) return String(trouble);
    if (trouble.said && speaker.knows(trouble.said[0])) return speaker.say(trouble.said);
    const key = `web-error-${trouble.error}`;
    if (speaker.knows(key)) return speaker.tell(key);
    return speaker.tell(trouble.status < 500 ? "web-error-malformed" : "web-error-broken");
  }

  /** Do something that the server may refuse; say so if it does. */
  async attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (trouble) {
      this.tell(this.explain(trouble), "bad");
      return undefined;
    }
  }
}

export const app = new App();
