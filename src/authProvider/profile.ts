import { isAway } from '../../contract/common';
import { Profile, usuariosCalls } from '../../contract/usuarios';
import type { Http } from '../http/http';
import type { Session } from '../http/session';
import { parseKept } from '../http/storage';

export interface KnownProfile extends Profile {
  /** Why the server did not answer, if this is the stored profile. */
  unanswered?: 'offline' | 'slow';
}

/** Milliseconds to wait for an answer if an older one is stored. */
export const PATIENCE = 6_000;

/** The user of the session, or the stored copy if the server does not answer. */
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

export const keptProfile = (session: Session) => parseKept(Profile, session.noted());
