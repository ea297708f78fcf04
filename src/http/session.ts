import { createLock, type Lock } from './lock';
import { randomId } from './randomId';
import { safeStorage } from './storage';

export interface Credentials {
  token: string | null;
  mark: string | null;
  /** Aborts pending calls when the session ends in this tab. */
  life: AbortSignal;
}

/** 'refused': the session is over. 'failed': no answer, so the session stays. */
export type Renewal = { token: string } | 'refused' | 'failed';

/** After a refused call: retry, end the session, or fail this call only. */
export type Outcome = 'renewed' | 'refused' | 'failed';

/** Without Salir in this tab: expired, or replaced by a sign-in in another tab. */
export type Ending = 'ended' | 'replaced';

export type Session = ReturnType<typeof createSession>;

export const TOKEN = 'token';
/** Unique per sign-in, so a refreshed token differs from another user's. */
const MARK = 'sesion';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** All tabs share token and mark through localStorage, if the browser allows it. */
export const createSession = (storage: Kept = safeStorage.localStorage, lock: Lock = createLock(MARK)) => {
  const listeners = new Set<(ending: Ending) => void>();
  let own: string | null = null;
  /** Stays aborted from the end of the session until the next sign-in in this tab. */
  let life = new AbortController();
  let refresh: { outcome: Promise<Outcome>; abort(): void } | undefined;

  const forget = () => {
    storage.removeItem(TOKEN);
    storage.removeItem(MARK);
  };

  const isOver = () => life.signal.aborted;

  const stop = () => {
    life.abort();
    refresh?.abort();
  };

  const end = (ending: Ending) => {
    stop();
    for (const listener of listeners) listener(ending);
  };

  const adopt = () => {
    const token = storage.getItem(TOKEN);
    if (own !== null || isOver() || token === null) return;
    // Tabs that open at once must derive the same mark: none sees yet what the others store.
    own = storage.getItem(MARK) ?? token;
    storage.setItem(MARK, own);
  };

  /** Detects changes by other tabs. Storage events may be late, so each call checks too. */
  const check = () => {
    if (own === null || isOver()) return;
    const mark = storage.getItem(MARK);
    if (mark !== null && mark !== own) return end('replaced');
    if (mark === own && storage.getItem(TOKEN) !== null) return;
    // A refresh in this tab may have stored its token after the other tab's sign-out.
    forget();
    end('ended');
  };

  const credentials = (): Credentials | null => {
    adopt();
    check();

    return isOver() ? null : { token: storage.getItem(TOKEN), mark: own, life: life.signal };
  };

  const changeSince = (sent: Credentials): Outcome | undefined => {
    const now = credentials();
    if (now === null || now.token === null || now.mark !== sent.mark) return 'refused';

    return now.token === sent.token ? undefined : 'renewed';
  };

  const refreshOnce = async (sent: Credentials, requestToken: () => Promise<Renewal>): Promise<Outcome> => {
    const before = changeSince(sent);
    if (before) return before;

    const renewal = await requestToken();
    const meanwhile = changeSince(sent);
    if (meanwhile) return meanwhile;
    if (renewal === 'failed') return renewal;

    if (renewal === 'refused') {
      forget();
      end('ended');

      return renewal;
    }
    storage.setItem(TOKEN, renewal.token);
    await tick();

    return 'renewed';
  };

  addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN || key === MARK) check();
  });
  // Older releases stored the user's name and role here.
  storage.removeItem('usuario');
  adopt();

  return {
    /** Null once this tab's session has ended. */
    credentials,

    /** Whether answers to these credentials may still be shown. */
    isStill: (sent: Credentials): boolean => credentials()?.mark === sent.mark,

    isSignedIn: (): boolean => Boolean(credentials()?.token),

    /** True if nobody is signed in; another user's session must stay intact. */
    isLost: (): boolean => {
      check();

      return storage.getItem(TOKEN) === null;
    },

    /** No call may be sent then. */
    isOver: (): boolean => credentials() === null,

    /** The lock keeps all tabs from refreshing meanwhile. */
    signIn(requestToken: () => Promise<string>): Promise<void> {
      refresh?.abort();

      return lock(async () => {
        const token = await requestToken();
        own = randomId();
        life.abort();
        life = new AbortController();
        // Store the mark first: other tabs must not see this token with the last user's mark.
        storage.setItem(MARK, own);
        storage.setItem(TOKEN, token);
        await tick();
      });
    },

    /** Signs out at once. Resolves when no tab's refresh can bring a token back. */
    async signOut(): Promise<void> {
      // Once this tab's session has ended, the stored token is somebody else's.
      if (credentials()) {
        forget();
        stop();
      }

      await lock(async () => {
        if (storage.getItem(MARK) === null) storage.removeItem(TOKEN);
      });
    },

    /** Requests one new token for all calls of all tabs. */
    async renew(
      sent: Credentials,
      requestToken: (signal: AbortSignal) => Promise<Renewal>,
    ): Promise<Outcome> {
      const change = changeSince(sent);
      if (change) return change;

      if (!refresh) {
        const controller = new AbortController();
        const outcome = lock(() => refreshOnce(sent, () => requestToken(controller.signal)))
          .catch((): Outcome => 'failed')
          .finally(() => {
            refresh = undefined;
          });
        refresh = { outcome, abort: () => controller.abort() };
      }

      return refresh.outcome;
    },

    onEnd(listener: (ending: Ending) => void): () => void {
      listeners.add(listener);

      return () => {
        listeners.delete(listener);
      };
    },
  };
};
/** Keeps the lock until other tabs can read what was written. */
const tick = () => new Promise((resolve) => setTimeout(resolve));
