/** Being told by the browser while no page is open: by what the server sends to it, where the server can. */

import { request } from "./api";

const KEY = "perihelion-told";

/** The server's key, where it tells browsers, and this one can be told. */
export async function pushKey(): Promise<string | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return null;
  return (await request<{ key: string | null }>("GET", "/api/push")).key;
}

/** Whether this browser was asked to tell, here. */
export function isTold(): boolean {
  return "Notification" in window && Notification.permission === "granted" && localStorage.getItem(KEY) === "yes";
}

/** Asks the person, then the browser, then tells the server; false where one of them does not want to. */
export async function tellMe(key: string | null): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  localStorage.setItem(KEY, "yes");
  if (key) await subscribe(key);
  return true;
}

async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const found = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(options));
  const { endpoint, keys } = found.toJSON();
  await request("POST", "/api/me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

export async function tellMeNoMore(): Promise<void> {
  localStorage.removeItem(KEY);
  const found = await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
  if (!found) return;
  await request("DELETE", "/api/me/push", { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** With another session the server has to be told anew. */
export async function stillTold(): Promise<void> {
  if (!isTold()) return;
  try {
    const key = await pushKey();
    if (key) await subscribe(key);
  } catch {
    // The browser's own service is out of reach: pages that are open tell all the same.
  }
}
