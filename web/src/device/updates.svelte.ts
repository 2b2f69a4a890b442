// Days without a network: a service worker keeps the page. A newer version waits until whoever
// plays says so, and then the page begins anew.

export const updates = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => had && location.reload());
  const registration = await navigator.serviceWorker.register(
    new URL("./sw.js", document.baseURI),
    { updateViaCache: "none" },
  );
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller)
      updates.waiting = registration.waiting;
  };
  const follow = (): void => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow(); // it may be on its way already
  look();
}

/** Go over to the version that waits. */
export function takeUpdate(): void {
  updates.waiting?.postMessage("take over");
}
