import { createParser } from 'eventsource-parser';
import { isOwn } from './isOwn';
import type { Session } from './session';

interface Options {
  session: Session;
  /** Where the API is; '' the app's own origin. */
  host: string;
  path: string;
  /** Asks for a new token, as a refused call does; it rejects where the session is over. */
  renew(): Promise<unknown>;
  /** The name of an event, 'message' where it has none, and its data. */
  hear(name: string, data: unknown): void;
}

/** 'ended': it was open, or may be the next time; 'absent': this host or this session has none. */
type Outcome = 'ended' | 'failed' | 'renewed' | 'absent';

/** In milliseconds. The server says something each 25 s: a line that says nothing for two of these is dead. */
const LONGEST_SILENCE = 60_000;
/** A page that is looked away from for a moment keeps its stream; a hidden one leaves it to others: a browser has six lines to a host. */
const HIDDEN = 10_000;
const LONGEST_WAIT = 60_000;

/** Holds the stream of events open while the page is visible, and again after each failure, until it is closed. */
export const holdEventStream = ({ session, host, path, renew, hear }: Options): (() => void) => {
  const closing = new AbortController();

  const connect = async (): Promise<Outcome> => {
    const sent = session.credentials();
    if (!sent?.token) return 'absent';

    const line = new AbortController();
    const cut = () => line.abort();
    const hiding = watchHidden(cut);
    const silence = createTimer(cut, LONGEST_SILENCE);
    for (const signal of [sent.life, closing.signal]) signal.addEventListener('abort', cut);
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
      const outcome = outcomeOf(response);
      if (outcome) return outcome;

      const parser = createParser({
        onEvent: ({ event = 'message', data }) => hear(event, JSON.parse(data)),
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return 'ended';
        isOpen = true;
        silence.again();
        parser.feed(value);
      }
    } catch {
      return isOpen ? 'ended' : 'failed';
    } finally {
      line.abort();
      silence.stop();
      hiding();
      for (const signal of [sent.life, closing.signal]) signal.removeEventListener('abort', cut);
    }
  };

  // Without an answer nobody knows; a refusal ends the session, which tells of itself.
  const isRenewed = () =>
    renew().then(
      () => true,
      () => false,
    );

  const hold = async () => {
    let failures = 0;
    while (!closing.signal.aborted) {
      await visible(closing.signal);
      if (closing.signal.aborted) return;

      const outcome = await connect();
      if (outcome === 'absent') return;
      failures = outcome === 'failed' || outcome === 'renewed' ? failures + 1 : 0;
      if (outcome === 'renewed' && failures === 1 && (await isRenewed())) continue;
      if (session.isOver()) return;
      await pause(waitAfter(failures), closing.signal);
    }
  };
  void hold();

  return () => closing.abort();
};

/** Undefined: it is open. */
const outcomeOf = ({ ok, status, headers }: Response): Outcome | undefined => {
  if (status === 401) return 'renewed';
  if (status === 429 || status >= 500) return 'failed';
  const isStream = headers.get('content-type')?.startsWith('text/event-stream');

  return ok && isStream ? undefined : 'absent';
};

/** Twice as long each time, and never at the same moment as everybody else whom the same end of a server has cut off. */
const waitAfter = (failures: number) => Math.min(2 ** failures * 1000, LONGEST_WAIT) * (0.5 + Math.random());

/** Over as soon as the network is back. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const visible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });

/** Calls when the page has been hidden for a while; the answer ends it. */
const watchHidden = (call: () => void): (() => void) => {
  const timer = createTimer(call, HIDDEN);
  const look = () => (document.hidden ? timer.again() : timer.stop());
  look();
  document.addEventListener('visibilitychange', look);

  return () => {
    timer.stop();
    document.removeEventListener('visibilitychange', look);
  };
};

const createTimer = (call: () => void, milliseconds: number) => {
  let timer = setTimeout(call, milliseconds);
  const stop = () => clearTimeout(timer);

  return {
    stop,
    again() {
      stop();
      timer = setTimeout(call, milliseconds);
    },
  };
};
