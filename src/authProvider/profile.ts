import { isAway } from '../../contract/common';
import { Profile, usuariosCalls } from '../../contract/usuarios';
import type { Http } from '../http/http';
import type { Session } from '../http/session';
import { parseKept } from '../http/storage';

export interface KnownProfile extends Profile {
  /** Why this is the profile of the last answer. */
  unanswered?: 'offline' | 'slow';
}

/** In milliseconds: how long to wait for an answer where this browser keeps an older one. */
export const PATIENCE = 6_000;

/** The user of the session; without an answer, as this browser keeps it. */
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
