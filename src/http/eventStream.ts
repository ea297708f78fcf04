import { createParser } from 'eventsource-parser';
import { isOwn } from './sender';
import type { Session } from './session';

interface Options {
  session: Session;
  host: string;
  path: string;
  /** Rejects if the session is over. */
  renew(): Promise<unknown>;
  hear(name: string, data: unknown): void;
}

/** 'absent': this host or session has no stream. */
type Outcome = 'ended' | 'failed' | 'unauthorized' | 'absent';

/** Milliseconds. The server sends a heartbeat every 25 s. */
const LONGEST_SILENCE = 60_000;
/** Browsers allow six connections per host, so hidden pages close theirs. */
const LONGEST_HIDDEN = 10_000;
const LONGEST_WAIT = 60_000;

/** Reconnects after failures; pauses on hidden pages. Returns a stop function. */
export const holdEventStream = ({ session, renew, ...options }: Options): (() => void) => {
  const closing = new AbortController();
  const { signal } = closing;

  const hold = async () => {
    let failures = 0;
    while (!signal.aborted) {
      while (document.hidden && !signal.aborted) await until(document, 'visibilitychange', signal);
      const outcome = await connect({ session, ...options }, signal);
      if (outcome === 'absent') return;
      failures = outcome === 'ended' ? 0 : failures + 1;
      // Retry later if the token request got no answer.
      if (outcome === 'unauthorized' && failures === 1 && (await succeeds(renew()))) continue;
      if (session.isOver()) return;
      await until(window, 'online', signal, waitAfter(failures));
    }
  };
  void hold();

  return () => closing.abort();
};

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

const connect = async (
  { session, host, path, hear }: Omit<Options, 'renew'>,
  closing: AbortSignal,
): Promise<Outcome> => {
  const sent = session.credentials();
  if (!sent?.token || closing.aborted) return 'absent';

  const line = new AbortController();
  const cut = () => line.abort();
  for (const ending of [sent.life, closing]) ending.addEventListener('abort', cut, { signal: line.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(cut, document.hidden ? LONGEST_HIDDEN : LONGEST_SILENCE);
  };
  document.addEventListener('visibilitychange', startTimer, { signal: line.signal });
  startTimer();
  let isOpen = false;

  try {
    const response = await fetch(new URL(host + path, location.href), {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${sent.token}`,
        ...(isOwn(host) && { 'x-background': '1' }),
      },
      credentials: 'include',
      cache: 'no-store',
      signal: line.signal,
    });
    const refusal = refusalOf(response);
    if (refusal) return refusal;

    const parser = createParser({
      onEvent: ({ event = 'message', data }) => hear(event, JSON.parse(data)),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return 'ended';
      isOpen = true;
      if (!document.hidden) startTimer();
      parser.feed(value);
    }
  } catch {
    return isOpen ? 'ended' : 'failed';
  } finally {
    clearTimeout(timer);
    cut();
  }
};

const refusalOf = ({ ok, status, headers }: Response): Outcome | undefined => {
  if (status === 401) return 'unauthorized';
  if (status === 429 || status >= 500) return 'failed';
  const isStream = headers.get('content-type')?.startsWith('text/event-stream');

  return ok && isStream ? undefined : 'absent';
};

/** Exponential backoff with jitter, because a server restart disconnects everybody at once. */
const waitAfter = (failures: number) => Math.min(2 ** failures * 1000, LONGEST_WAIT) * (0.5 + Math.random());

const until = (target: EventTarget, event: string, signal: AbortSignal, milliseconds?: number) =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
    target.addEventListener(event, end, { signal: waiting.signal });
    signal.addEventListener('abort', end, { signal: waiting.signal });
  });
