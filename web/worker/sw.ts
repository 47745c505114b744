/**
 * The worker: keeps the page in the browser, so that it loads without a server. What a server says (`/api`) is never kept.
 *
 * Pages come from the server whenever it answers, so a new version is there at the next navigation; without it the page of
 * the version that was kept last. Everything under `/assets` has its digest in its name: a page can only ever meet the files
 * that it was built with. The version before the present one is kept as well, for pages that are still open.
 */
/** Written before this file by the build (`tools/workers.ts`): the digest of all files, and the files. */
declare const VERSION: string;
/** Needed for the first look: kept before this worker is installed. */
declare const SHELL: string[];
/** The rest: fetched one after the other when the shell is there. */
declare const LATER: string[];

const worker = self as unknown as ServiceWorkerGlobalScope; // TypeScript knows only workers in general
const PREFIX = "tricktable ";
const NAME = `${PREFIX}${VERSION}`;
const PAGE = "/index.html";
/** Milliseconds after which a server that says nothing is not waited for any more. */
const PATIENCE = 6000;

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fresh(request));
});

async function install(): Promise<void> {
  const kept = await caches.open(NAME);
  await kept.addAll(SHELL.map((path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME); // the oldest first
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
  await keepRest();
}

/** What is missing stays missing until somebody needs it. */
async function keepRest(): Promise<void> {
  const kept = await caches.open(NAME);
  for (const path of LATER) {
    try {
      if (!(await kept.match(path))) await kept.add(path);
    } catch {
      return; // no server now
    }
  }
}

/** The server's page; the kept one if it has none for us. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
    return (await keptPage()) ?? answer;
  } catch (error) {
    const found = await keptPage();
    if (found) return found;
    throw error;
  }
}

async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(PAGE);
}

/** A file that never changes: from any version that has it. */
async function lasting(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && [...SHELL, ...LATER].includes(new URL(request.url).pathname)) {
    const kept = await caches.open(NAME);
    await kept.put(request, answer.clone());
  }
  return answer;
}

/** A file that may change: the server's, or the kept one. */
async function fresh(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok || answer.status === 304) return answer;
    return (await caches.match(request)) ?? answer;
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}
