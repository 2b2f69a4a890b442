// What a browser has of the server while no page is open. When a table waits for somebody who is
// away, a notice is shown, and pressing it opens the table. When the server cannot be reached, and
// this browser keeps the page that needs none, that one is shown. It keeps nothing itself.

addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, url, tag, lang } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, { body, tag, lang, icon: "/icon.svg", data: { url } }),
  );
});

async function open(url) {
  const place = new URL(url, location.origin);
  if (place.origin !== location.origin) return;
  for (const page of await clients.matchAll({ type: "window", includeUncontrolled: true })) {
    if (new URL(page.url).pathname === place.pathname) return page.focus();
  }
  await clients.openWindow(place.href);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function reached(request) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const kept = (await caches.keys()).some((name) => name.startsWith("chronotable-"));
    if (!kept) throw trouble;
    return Response.redirect("/offline/");
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(reached(request));
});
