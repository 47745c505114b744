/** The worker that keeps the page for times without a server (`worker/sw.ts`). */

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // not over plain http from another machine
  addEventListener("load", register);
  if (document.readyState === "complete") register();
}

function register(): void {
  removeEventListener("load", register);
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // the page is whole without it
}
