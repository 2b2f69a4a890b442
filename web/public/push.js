// What wakes a browser when a table waits for somebody who is away. It keeps nothing and
// answers for no page: a notice is shown, and pressing it opens the table.

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
