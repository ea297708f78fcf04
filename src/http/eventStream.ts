import { createParser } from 'eventsource-parser';
import { isOwn } from './sender';
import type { Session } from './session';
import { createTurns } from './streamTurns';

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
/** Browsers allow six connections per host, and freeze hidden pages: another tab takes over a shared stream. */
const LONGEST_HIDDEN = { own: 10_000, shared: 0 };
const LONGEST_WAIT = 60_000;

/** One stream for all tabs of a session. Reconnects after failures; pauses on hidden pages. Returns a stop function. */
export const holdEventStream = ({ session, renew, hear, ...options }: Options): (() => void) => {
  const closing = new AbortController();
  const { signal } = closing;

  const hold = async () => {
    const sent = session.credentials();
    if (!sent) return;
    const turns = createTurns(`${options.host}${options.path} ${sent.mark}`, hear);
    const tell: Options['hear'] = (name, data) => {
      turns.pass(name, data);
      hear(name, data);
    };
    const longest = turns.isShared ? LONGEST_HIDDEN.shared : LONGEST_HIDDEN.own;
    let failures = 0;
    while (!signal.aborted) {
      while (document.hidden && !signal.aborted) await until(document, 'visibilitychange', signal);
      const shown = whileShown([sent.life, signal], longest);
      const outcome = await turns.take(
        () => connect({ session, hear: tell, ...options }, shown.signal),
        shown.signal,
      );
      const wasHidden = shown.signal.aborted;
      shown.end();
      if (outcome === 'absent' || sent.life.aborted) break;
      if (wasHidden) continue;
      failures = outcome === 'ended' ? 0 : failures + 1;
      // Retry later if the token request got no answer.
      if (outcome === 'unauthorized' && failures === 1 && (await succeeds(renew()))) continue;
      if (session.isOver()) break;
      await until(window, 'online', signal, waitAfter(failures));
    }
    turns.close();
  };
  void hold();

  return () => closing.abort();
};

/** Aborts once the page was hidden for long, or one of the signals aborts. */
const whileShown = (signals: readonly AbortSignal[], longest: number) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const end = () => leaving.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden && longest === 0) end();
    else if (document.hidden) timer = setTimeout(end, longest);
  };
  for (const ending of signals) ending.addEventListener('abort', end, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (signals.some(({ aborted }) => aborted)) end();

  return { signal, end };
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
    timer = setTimeout(cut, LONGEST_SILENCE);
  };
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
      startTimer();
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
