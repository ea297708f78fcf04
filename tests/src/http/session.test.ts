import { beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../../src/http/session';
import { createGate } from '../../support/http/gate';

const token = () => localStorage.getItem('token');
const credentialsOf = (session: ReturnType<typeof createSession>) => {
  const credentials = session.credentials();
  if (!credentials) throw new Error('signed out');

  return credentials;
};
const told = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
const hops = async (count: number) => {
  for (let hop = 0; hop < count; hop += 1) await Promise.resolve();
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'old');
});

describe('another tab', () => {
  const here = () => {
    const session = createSession();
    const endings: string[] = [];
    session.onEnd((ending) => endings.push(ending));

    return { session, endings };
  };

  it('[F7] a sign-out there ends the session here, once', () => {
    const { session, endings } = here();
    localStorage.clear();
    told('token');
    told('sesion');

    expect(endings).toEqual(['ended']);
    expect(session.credentials()).toBeNull();
  });

  it('[F5] a token stored here after the sign-out there is removed', async () => {
    const { session } = here();
    // localStorage syncs late between processes: the mark is removed, the token still there.
    localStorage.removeItem('sesion');
    told('sesion');

    expect(token()).toBeNull();
    expect(session.isSignedIn()).toBe(false);
  });

  it('[F6] a sign-in there as any user ends the session here and keeps the new one', () => {
    const { session, endings } = here();
    localStorage.setItem('sesion', 'theirs');
    localStorage.setItem('token', 'theirs');
    told('sesion');

    expect(endings).toEqual(['replaced']);
    expect(session.credentials()).toBeNull();
    expect(token()).toBe('theirs');
  });

  it('[F2] tabs opened at once on a token without a mark share one session', () => {
    const { session, endings } = here();
    const mark = localStorage.getItem('sesion');
    // The other process does not see the mark of this tab yet.
    localStorage.removeItem('sesion');
    const other = createSession();
    told('sesion');

    expect(localStorage.getItem('sesion')).toBe(mark);
    expect(endings).toEqual([]);
    expect(credentialsOf(session).mark).toBe(credentialsOf(other).mark);
  });

  it('a refresh there changes only the token here', () => {
    const { session, endings } = here();
    localStorage.setItem('token', 'refreshed');
    told('token');

    expect(endings).toEqual([]);
    expect(credentialsOf(session).token).toBe('refreshed');
  });

  it('[F6] a refresh here does not overwrite the token stored there meanwhile', async () => {
    const { session } = here();
    const outcome = await session.renew(credentialsOf(session), async () => {
      localStorage.setItem('sesion', 'theirs');
      localStorage.setItem('token', 'theirs');

      return { token: 'mine' };
    });

    expect(outcome).toBe('refused');
    expect(token()).toBe('theirs');
  });
});

describe('a sign-out', () => {
  const meanwhile = (values: Record<string, string>) =>
    createSession(localStorage, (work) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);

      return work();
    });

  it('[F5] removes a token that a refresh of another tab stored meanwhile', async () => {
    await meanwhile({ token: 'late' }).signOut();

    expect(token()).toBeNull();
  });

  it('[F6] keeps the session of a user who signed in meanwhile', async () => {
    await meanwhile({ sesion: 'theirs', token: 'theirs' }).signOut();

    expect(token()).toBe('theirs');
  });
});

describe('a session', () => {
  it('is open until its sign-out, which ends its calls', async () => {
    const session = createSession();
    const sent = credentialsOf(session);
    const state = () => [session.isSignedIn(), session.isStill(sent), session.isOver(), session.isLost()];
    expect(state()).toEqual([true, true, false, false]);

    await session.signOut();
    expect(state()).toEqual([false, false, true, true]);
    expect(sent.life.aborted).toBe(true);
  });

  it('stays if its renewal fails, and tries again', async () => {
    const session = createSession();
    const sent = credentialsOf(session);
    const fail = async () => {
      throw new Error('no lock');
    };

    expect(await session.renew(sent, fail)).toBe('failed');
    expect(await session.renew(sent, async () => 'failed')).toBe('failed');
    expect(await session.renew(sent, async () => ({ token: 'new' }))).toBe('renewed');
    expect(await session.renew(sent, fail)).toBe('renewed');
    expect(token()).toBe('new');
  });
});

describe('signing in', () => {
  it('as another user ends the calls of the one before, and has a mark of its own', async () => {
    const session = createSession();
    const before = credentialsOf(session);
    await session.signIn(async () => 'theirs');
    const now = credentialsOf(session);

    expect(before.life.aborted).toBe(true);
    expect(session.isStill(before)).toBe(false);
    expect(now).toMatchObject({ token: 'theirs', mark: localStorage.getItem('sesion') });
    expect(now.mark).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(await session.renew(before, async () => ({ token: 'late' }))).toBe('refused');
    expect(token()).toBe('theirs');
  });

  it('works again after the session ended', async () => {
    const session = createSession();
    localStorage.clear();
    told(null);
    await session.signIn(async () => 'fresh');

    expect(credentialsOf(session).token).toBe('fresh');
  });

  it('waits for a running refresh, so that no old answer follows', async () => {
    const session = createSession();
    const answer = createGate<{ token: string }>();
    const outcome = session.renew(credentialsOf(session), () => answer.passed);
    let hasAsked = false;
    const signedIn = session.signIn(async () => {
      hasAsked = true;

      return 'fresh';
    });
    await hops(20);
    expect(hasAsked).toBe(false);
    answer.open({ token: 'late' });
    await Promise.all([outcome, signedIn]);

    expect(token()).toBe('fresh');
  });
});
