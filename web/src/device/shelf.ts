// The games of this device, in the browser's own database: a text for each table, and the lines
// of its log. `chronotable.local.shelf` says what is kept.

const NAME = "chronotable";

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<Shelf> {
    return new Promise((done, failed) => {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore("tables");
        opening.result
          .createObjectStore("lines", { autoIncrement: true })
          .createIndex("table", "table");
      };
      opening.onsuccess = () => done(new Shelf(opening.result));
      opening.onerror = () => failed(opening.error);
    });
  }

  read = async (): Promise<string[]> => {
    const all = this.database.transaction("tables").objectStore("tables").getAll();
    return (await settled(all)) as string[];
  };

  readLog = async (table: string): Promise<string[]> => {
    const store = this.database.transaction("lines").objectStore("lines");
    const found = await settled(store.index("table").getAll(table));
    return (found as { line: string }[]).map(({ line }) => line);
  };

  /** All of it or nothing, and on the disk when this returns. */
  write = (table: string, text: string, lines: Iterable<string>): Promise<void> =>
    this.change((tables, log) => {
      tables.put(text, table);
      for (const line of lines) log.add({ table, line });
    });

  remove = (table: string): Promise<void> =>
    this.change((tables, log) => {
      tables.delete(table);
      const keys = log.index("table").getAllKeys(table);
      keys.onsuccess = () => keys.result.forEach((key) => log.delete(key));
    });

  private change(act: (tables: IDBObjectStore, log: IDBObjectStore) => void): Promise<void> {
    return new Promise((done, failed) => {
      const options = { durability: "strict" } as const;
      const work = this.database.transaction(["tables", "lines"], "readwrite", options);
      work.oncomplete = () => done();
      work.onerror = work.onabort = () => failed(work.error);
      act(work.objectStore("tables"), work.objectStore("lines"));
    });
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
