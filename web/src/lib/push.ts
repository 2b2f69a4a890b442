// Being called while the page is closed: the browser is asked, and the server told where it is.

import { api } from "./api";

/** Whether this browser can be pushed to at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Let this browser be pushed to; false if whoever sits before it does not want that. */
export async function callMe(key: string): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const subscription = await worker.pushManager.subscribe(wanted);
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await api.addDevice({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return true;
}

/** Call me no more in this browser. */
export async function callMeNot(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
