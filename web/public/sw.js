// The service worker of a page without a server: whoever was here once needs no network to come
// again. `chronotable site` writes the first two lines anew: what the page consists of, each file
// by a hash of what is in it.
const BUILD = "";
const FILES = {};

const CACHE = `chronotable-${BUILD}`;
const kept = (file) => new URL(`${file}?v=${FILES[file]}`, registration.scope).href;

/** Fetch what is new; what an older version had already is taken from there. */
async function install() {
  const cache = await caches.open(CACHE);
  for (const file of Object.keys(FILES)) {
    let answer = await caches.match(kept(file));
    if (!answer) {
      answer = await fetch(new URL(file, registration.scope), { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    }
    await cache.put(kept(file), answer);
  }
}

async function forgetOthers() {
  const others = (await caches.keys()).filter(
    (each) => each.startsWith("chronotable-") && each !== CACHE,
  );
  await Promise.all(others.map((each) => caches.delete(each)));
  await clients.claim();
}

async function answer(request, file) {
  const found = await (await caches.open(CACHE)).match(kept(file));
  return found ?? fetch(request);
}

addEventListener("install", (event) => {
  if (BUILD) event.waitUntil(install());
});
addEventListener("activate", (event) => {
  if (BUILD) event.waitUntil(forgetOthers());
});
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting(); // whoever plays decides when
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (!BUILD || request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const { pathname } = new URL(request.url);
  const file = decodeURI(pathname.slice(new URL(registration.scope).pathname.length));
  const wanted = request.mode === "navigate" ? "index.html" : file;
  if (wanted in FILES) event.respondWith(answer(request, wanted));
});
