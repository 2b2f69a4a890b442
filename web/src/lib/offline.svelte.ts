// The server's own page, for days when the server cannot be reached: at /offline/ lies a page
// that needs none, with games against bots of one's own. This browser keeps it if somebody wants
// that; of the server's tables nothing is kept.

import { onDevice } from "./reach";

const PLACE = "/offline/";
const CACHE = "chronotable-";

export const offline = $state<{ kept: "no" | "coming" | "yes" }>({ kept: "no" });

export const canKeep = !onDevice && "serviceWorker" in navigator;

const kept = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const found = await navigator.serviceWorker.getRegistration(PLACE);
  return found && new URL(found.scope).pathname === PLACE ? found : undefined;
};

/** Find out whether it is kept already. */
export async function lookForOffline(): Promise<void> {
  if (canKeep && (await kept())?.active) offline.kept = "yes";
}

/** Keep it from now on; throws if it cannot be fetched. */
export async function keepOffline(): Promise<void> {
  offline.kept = "coming";
  try {
    const found = await navigator.serviceWorker.register(`${PLACE}sw.js`, {
      updateViaCache: "none",
    });
    await active(found);
    await navigator.serviceWorker.register("/push.js"); // it knows the way when the server is gone
    offline.kept = "yes";
  } catch (trouble) {
    offline.kept = "no";
    throw trouble;
  }
}

/** Keep it no longer; games that were played there stay. */
export async function dropOffline(): Promise<void> {
  await (await kept())?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE));
  await Promise.all(names.map((name) => caches.delete(name)));
  offline.kept = "no";
}

function active(found: ServiceWorkerRegistration): Promise<void> {
  const coming = found.installing ?? found.waiting;
  if (!coming) return Promise.resolve();
  return new Promise((done, failed) => {
    const look = (): void => {
      if (coming.state === "activated") done();
      else if (coming.state === "redundant") failed(new Error("offline"));
    };
    coming.addEventListener("statechange", look);
    look();
  });
}
