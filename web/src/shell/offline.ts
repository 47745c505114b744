/** The worker that keeps the page for times without a server (`worker/sw.ts`). */

/** Milliseconds after which whoever comes back to a page looks for a new version: no navigation does it for them. */
const EVERY = 3_600_000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // not over plain http from another machine
  addEventListener("load", register);
  if (document.readyState === "complete") register();
}

function register(): void {
  removeEventListener("load", register);
  navigator.serviceWorker.register("/sw.js").then(keepUp, () => undefined); // the page is whole without it
}

/** Browsers look for a new worker when a page is opened; an installed page may stay open for weeks. */
function keepUp(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() < looked + EVERY) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // no server now, or another time
  });
}
