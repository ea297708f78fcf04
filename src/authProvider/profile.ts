import { isAway } from '../../contract/common';
import { Profile, usuariosCalls } from '../../contract/usuarios';
import type { Http } from '../http/http';
import type { Session } from '../http/session';

export interface KnownProfile extends Profile {
  /** Nobody answers: it is what the session's user was at the last answer. */
  sin_conexion?: true;
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

    return { ...kept, sin_conexion: true };
  }
};

/** What was answered last of the session's user. */
export const keptProfile = (session: Session): Profile | undefined => {
  try {
    return Profile.parse(JSON.parse(session.noted() ?? ''));
  } catch {
    return undefined;
  }
};
