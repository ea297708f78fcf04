/** The files of this release that a screen may ask for, and a name for all of them together: the build puts them in. */
declare const FILES: readonly string[];
declare const RELEASE: string;

/** What TypeScript's own names for a worker say, which cannot stand beside those of a page. */
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
/** Who waits longer for the page than this gets the kept one, which names files that are kept. */
const PATIENCE = 5_000;

const readPage = async () => (await caches.open(RELEASE)).match(PAGE);

const keepAll = async () => {
  const cache = await caches.open(RELEASE);
  await cache.addAll([PAGE, ...FILES]);
  const page = (await (await readPage())?.text()) ?? '';
  const named = page.match(/\/assets\/[\w.-]+/g) ?? [];
  // Else a newer release came between: its own worker keeps it.
  if (!named.every((name) => FILES.includes(name))) throw new Error('another release');
};

const forgetOthers = async () => {
  const others = (await caches.keys()).filter((name) => name !== RELEASE);
  await Promise.all(others.map((name) => caches.delete(name)));
};

/** The page of the newest release where the server answers; else that of the release which is kept whole. */
const answerPage = async ({ request, preloadResponse }: Asked): Promise<Response> => {
  const asked = preloadResponse.then((answer) => answer ?? fetch(request)).catch(() => undefined);
  const answer = await Promise.race([asked, after(PATIENCE)]);
  if (answer && answer.status < 500) return answer;

  return (await readPage()) ?? (await asked) ?? Response.error();
};

/** Its name holds a hash of its content, so it is the same in whatever release it was kept. */
const answerFile = async ({ request }: Asked): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));

// Not before the last page of the release before is gone, which finds its files until then.
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOthers(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

// What is not a page or a file of the build is never touched: no answer of the API comes near a cache.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // The guide and the proofs are pages of their own.
  const isProgram = pathname === '/' || pathname.startsWith('/auth');
  if (request.mode === 'navigate' && isProgram) event.respondWith(answerPage(event));
  if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event));
});
