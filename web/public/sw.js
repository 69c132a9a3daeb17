/* Keeps the client itself at hand, so that it opens and says so when the server is out of reach.
   Of tables, people and games nothing is kept here. */

const KEPT = "perihelion-client";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page tells what it was made of before this worker was there. */
self.addEventListener("message", (event) => {
  const files = event.data.filter((address) => isFile(new URL(address)));
  event.waitUntil(caches.open(KEPT).then((cache) => Promise.allSettled(files.map((file) => keep(cache, file)))));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== self.location.origin) return;
  if (isFile(address)) event.respondWith(file(event.request));
  else if (event.request.mode === "navigate" && !address.pathname.startsWith("/api/")) event.respondWith(page(event.request));
});

/** Files of the client carry what they hold in their names: they never change. */
function isFile(address) {
  return address.origin === self.location.origin && address.pathname.startsWith("/assets/");
}

async function keep(cache, address) {
  if (!(await cache.match(address))) await cache.add(address);
}

async function file(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}

/** Always the newest page; the kept one only where there is no server. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const found = await fetch(request);
    if (found.ok && found.headers.get("content-type")?.startsWith("text/html")) await renew(cache, found.clone());
    return found;
  } catch (why) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw why;
  }
}

/** Another client is made of other files: those of the old one go. What else a page says of itself does not matter. */
async function renew(cache, found) {
  const [now, before] = [madeOf(await found.clone().text()), madeOf((await (await cache.match("/"))?.text()) ?? "")];
  if (now === before) return;
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put("/", found);
}

function madeOf(page) {
  return [...page.matchAll(/\/assets\/[^"']+/g)].join(" ");
}

/* What is told while no page is open, or none is looked at. */

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  event.waitUntil(Promise.all([show(said), badge(said.waiting)]));
});

/** Whoever looks at the table already knows. */
async function show({ title = "Perihelion", tag }) {
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.some((page) => page.focused && tag && new URL(page.url).pathname === `/tables/${tag}`)) return;
  await self.registration.showNotification(title, { tag, icon: "/icon.svg", data: tag ? `/tables/${tag}` : "/games" });
}

async function badge(waiting) {
  if (!("setAppBadge" in navigator) || waiting === undefined) return;
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}

/** A page that is open goes there; else one is opened. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data ?? "/games"));
});

async function goTo(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  if (there) return there.focus();
  const [page] = pages;
  if (!page) return self.clients.openWindow(address);
  page.postMessage({ go: address });
  return page.focus();
}
