// The drawings on cards and tiles: one file for each title, made when the client is built.
//
// `src/boards/TITLE/emblems.json` says which drawing of game-icons (CC BY 3.0) stands for which
// thing; the drawings themselves come from the package, and only those that are named are put into
// the file. `import sprite from "virtual:emblems/innovation"` is its address, and
// `<use href="{sprite}#oars" />` draws one. `src/boards/authors.json` says who drew what.

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAME = "virtual:emblems/";
const HERE = new URL("./src/boards/", import.meta.url);

interface Drawings {
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

function read<Kind>(file: URL | string): Kind {
  return JSON.parse(readFileSync(file, "utf-8")) as Kind;
}

/** Who drew each of the drawings. */
function artists(): Map<string, string> {
  const told = read<Record<string, string[]>>(new URL("authors.json", HERE));
  return new Map(Object.entries(told).flatMap(([who, all]) => all.map((it) => [it, who])));
}

/** All emblems of a title as one file of symbols. */
function sprite(title: string): string {
  const package_ = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons, width, height } = read<Drawings>(package_);
  const wanted = read<Record<string, string>>(new URL(`${title}/emblems.json`, HERE));
  const who = artists();
  const symbols = Object.entries(wanted).map(([name, drawing]) => {
    const found = icons[drawing];
    if (!found) throw new Error(`${title}/emblems.json: there is no drawing ${drawing}`);
    const artist = who.get(drawing);
    if (!artist) throw new Error(`authors.json does not say who drew ${drawing}`);
    const credit = `<metadata>${drawing} by ${artist}, game-icons.net, CC BY 3.0</metadata>`;
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${credit}${found.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
}

export function emblems(): Plugin {
  let building = false;
  return {
    name: "emblems",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const title = id.slice(NAME.length + 1);
      if (!building) return `export default "/@emblems/${title}.svg";`;
      const file = this.emitFile({
        type: "asset",
        name: `emblems-${title}.svg`,
        source: sprite(title),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, title] = /^\/@emblems\/(\w+)\.svg/.exec(request.url ?? "") ?? [];
        if (!title || !existsSync(new URL(`${title}/emblems.json`, HERE))) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite(title));
      });
    },
  };
}
