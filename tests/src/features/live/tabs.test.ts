import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EVERY_TOPIC, type LiveEvent } from '../../../../src/features/live/live';
import { createLiveProvider } from '../../../../src/features/live/liveProvider';
import { createHttp } from '../../../../src/http/http';
import { createSession } from '../../../../src/http/session';
import { eventsHost } from '../../../support/features/live/eventsHost';
import { withLocks } from '../../../support/http/locks';
import { server } from '../../../support/msw';

const browserOf = (token: string) => {
  const values = new Map([['token', token]]);

  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

let events: ReturnType<typeof eventsHost>;
beforeEach(() => {
  events = eventsHost();
  server.use(events.handler);
});

/** Another tab of the browser, in which a list listens. */
const openTab = async (storage: ReturnType<typeof browserOf>) => {
  const session = createSession(storage);
  const live = createLiveProvider({ session, http: createHttp({ session }) });
  const heard: string[] = [];
  const hear = ({ type }: LiveEvent) => void heard.push(type);
  const close = () => live.unsubscribe(EVERY_TOPIC, hear);
  await live.subscribe(EVERY_TOPIC, hear);
  onTestFinished(async () => void (await close()));
  await vi.waitFor(() => expect(heard).toEqual(['connected']));

  return { session, heard, close };
};

test('[Y9] seven tabs share one stream, each hears every change once, and another one takes over', async () => {
  withLocks();
  const browser = browserOf('ana');
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  for (let tab = 0; tab < 7; tab += 1) tabs.push(await openTab(browser));
  await events.tell('gastos', 'created', [3]);
  for (const { heard } of tabs) {
    await vi.waitFor(() => expect(heard).toEqual(['connected', 'created']));
  }
  expect(events.opened()).toBe(1);

  await tabs[0]?.close();
  const left = tabs.slice(1);
  for (const { heard } of left) {
    await vi.waitFor(() => expect(heard).toEqual(['connected', 'created', 'reconnected']));
  }
  await events.tell('gastos', 'updated', [3]);
  for (const { heard } of left) await vi.waitFor(() => expect(heard.at(-1)).toBe('updated'));
  expect(events.opened()).toBe(2);
  expect(tabs[0]?.heard).toEqual(['connected', 'created']);
});

test('[Y9] a sign-out in one tab ends the stream of all, and another user has a stream of their own', async () => {
  withLocks();
  const browser = browserOf('ana');
  const ana = await openTab(browser);
  const again = await openTab(browser);
  const berta = await openTab(browserOf('berta'));
  expect(events.opened()).toBe(2);
  await events.tell('gastos', 'created', [3]);
  for (const { heard } of [ana, again, berta]) {
    await vi.waitFor(() => expect(heard).toEqual(['connected', 'created']));
  }

  await ana.session.signOut();
  again.session.credentials();
  await vi.waitFor(() => expect(events.open()).toBe(1));
  await events.tell('gastos', 'updated', [3]);
  await vi.waitFor(() => expect(berta.heard).toEqual(['connected', 'created', 'updated']));
  expect([ana.heard, again.heard]).toEqual([
    ['connected', 'created'],
    ['connected', 'created'],
  ]);
  expect(events.opened()).toBe(2);
});

test('[Y9] a tab that is hidden leaves the stream to another one at once', async () => {
  withLocks();
  const browser = browserOf('ana');
  const tabs = [await openTab(browser), await openTab(browser)];
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(events.open()).toBe(0));

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  for (const { heard } of tabs) {
    await vi.waitFor(() => expect(heard.slice(0, 2)).toEqual(['connected', 'reconnected']));
  }
  expect(events.opened()).toBe(2);
});

test.each([
  ['Web Locks are missing', () => undefined],
  [
    'Web Locks are denied',
    () => {
      withLocks();
      vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));
    },
  ],
  [
    'channels are missing',
    () => {
      withLocks();
      vi.stubGlobal('BroadcastChannel', undefined);
    },
  ],
  [
    'channels are denied',
    () => {
      withLocks();
      vi.stubGlobal('BroadcastChannel', function refuse() {
        throw new DOMException('no', 'SecurityError');
      });
    },
  ],
])('[Y9] where %s, each tab has a stream of its own', async (_, lack) => {
  lack();
  const browser = browserOf('ana');
  const tabs = [await openTab(browser), await openTab(browser)];
  await events.tell('gastos', 'created', [3]);
  for (const { heard } of tabs) {
    await vi.waitFor(() => expect(heard).toEqual(['connected', 'created']));
  }

  expect(events.opened()).toBe(2);
});
