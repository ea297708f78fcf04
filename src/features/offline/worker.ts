/** The build inserts name and files of the release. */
declare const FILES: readonly string[];
declare const RELEASE: string;

/** TypeScript's types for a worker conflict with those of a page. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}

const scope = self as unknown as Scope;
const PAGE = '/';
/** Milliseconds; after them a page is served from the cache. */
const PATIENCE = 5_000;

const readPage = async () => (await caches.open(RELEASE)).match(PAGE);

const keepAll = async () => {
  const cache = await caches.open(RELEASE);
  await cache.addAll([PAGE, ...FILES]);
  const page = (await (await readPage())?.text()) ?? '';
  const named = page.match(/\/assets\/[\w.-]+/g) ?? [];
  // A newer release was deployed meanwhile: its own worker caches it.
  if (!named.every((name) => FILES.includes(name))) throw new Error('another release');
};

const forgetOthers = async () => {
  const others = (await caches.keys()).filter((name) => name !== RELEASE);
  await Promise.all(others.map((name) => caches.delete(name)));
};

/** The page from the network, or from the cache. */
const answerPage = async ({ request, preloadResponse }: Asked): Promise<Response> => {
  const asked = preloadResponse.then((answer) => answer ?? fetch(request)).catch(() => undefined);
  const answer = await Promise.race([asked, after(PATIENCE)]);
  if (answer && answer.status < 500) return answer;

  return (await readPage()) ?? (await asked) ?? Response.error();
};

/** File names have a content hash, so cached files never change. */
const answerFile = async ({ request }: Asked): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));

// The browser activates a new worker after the last page of the old release is closed.
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOthers(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

// Only files of the build are cached, never answers of the API.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // The guide and the proofs are not part of the program.
  const isProgram = pathname === '/' || pathname.startsWith('/auth');
  if (request.mode === 'navigate' && isProgram) event.respondWith(answerPage(event));
  if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event));
});
