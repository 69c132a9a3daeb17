/** The client is kept in the browser, so that it opens without the server; see public/sw.js. */

export async function keepClient(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map((file) => file.name));
  } catch {
    // A browser that does not want to keep anything plays as well.
  }
}
