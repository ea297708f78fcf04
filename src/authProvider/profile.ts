import { isAway } from '../../contract/common';
import { Profile, usuariosCalls } from '../../contract/usuarios';
import type { Http } from '../http/http';
import type { Session } from '../http/session';
import { parseKept } from '../http/storage';

export interface KnownProfile extends Profile {
  /** Why it is what the session's user was at the last answer. */
  unanswered?: 'offline' | 'slow';
}

/** A line may seem to be there and bring nothing: for what this browser keeps nobody waits longer, in milliseconds. */
export const PATIENCE = 6_000;

/** Whose session it is; without a connection, as far as this browser knows. */
export const fetchProfile = async (http: Http, session: Session): Promise<KnownProfile> => {
  const kept = keptProfile(session);
  const signal = kept && AbortSignal.timeout(PATIENCE);
  try {
    const { user } = await http(usuariosCalls.profile, { signal });
    session.note(JSON.stringify(user));

    return user;
  } catch (failure) {
    if (!kept || !(signal?.aborted || isAway(failure))) throw failure;

    return { ...kept, unanswered: signal?.aborted ? 'slow' : 'offline' };
  }
};

/** What was answered last of the session's user. */
export const keptProfile = (session: Session) => parseKept(Profile, session.noted());
