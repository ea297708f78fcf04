import type { AuthProvider, UserIdentity } from 'ra-core';
import { authCalls } from '../../contract/auth';
import type { Rol } from '../../contract/roles';
import type { Http } from '../http/http';
import { HttpError } from '../http/httpError';
import type { Session } from '../http/session';
import { fetchProfile, type KnownProfile } from './profile';
import { createSignIn, type SignIn } from './signIn';

/** The user of the session, in the contract's words and in react-admin's. */
export interface Identity extends UserIdentity, KnownProfile {
  id: number;
  fullName: string;
}

/** Which roles may open which section, by its name, and which may do what in it: 'premios/create'. */
export type AccessTable = Readonly<Record<string, readonly Rol[]>>;

interface Options {
  http: Http;
  session: Session;
  access: AccessTable;
}

const SIGN_IN = '/';
/** The page goes on to the session of whoever signed in from another tab. */
const TO_THE_NEXT = false;
/** This browser forgets the token at once; nobody waits longer than this for the server to hear of it. */
const GOODBYE_LIMIT = 3_000;

/** Who is signed in, and what that person may open: react-admin asks, the session answers. */
export const createAuthProvider = ({ http, session, access }: Options) => {
  const signIn = createSignIn({ http, session });
  let known: { mark: string | null | undefined; identity: Promise<Identity> } | undefined;
  let goodbye: Promise<unknown> = Promise.resolve();

  const getIdentity = (): Promise<Identity> => {
    const mark = session.credentials()?.mark;
    if (known?.mark !== mark) known = undefined;
    known ??= {
      mark,
      identity: fetchIdentity({ http, session }).then(
        (identity) => {
          // Over as soon as an own password is chosen, or somebody answers: asked for again each time.
          if (identity.clave_ajena || identity.unanswered) known = undefined;

          return identity;
        },
        (failure: unknown) => {
          known = undefined;
          throw failure;
        },
      ),
    };

    return known.identity;
  };

  return {
    async login(credentials: Parameters<SignIn>[0]) {
      await goodbye;
      known = undefined;
      await signIn(credentials);
    },

    async logout() {
      known = undefined;
      if (session.isOver()) {
        await goodbye;

        return session.isLost() ? SIGN_IN : TO_THE_NEXT;
      }
      // The call carries the token, so it leaves before the token goes.
      const told = http(authCalls.logout, { signal: AbortSignal.timeout(GOODBYE_LIMIT) });
      goodbye = Promise.allSettled([told, session.signOut()]);
      await Promise.allSettled([told]);

      return SIGN_IN;
    },

    async checkAuth() {
      if (!session.isSignedIn()) await Promise.reject(SIGN_IN_AGAIN);
    },

    async checkError(error: unknown) {
      if (error instanceof HttpError && error.sessionLost) await Promise.reject(SIGN_IN_AGAIN);
    },

    getIdentity,

    async getPermissions() {
      const { role } = await getIdentity();

      return role;
    },

    async canAccess({ resource, action = '' }: { resource: string; action?: string }) {
      // The API deletes nothing, so react-admin offers it nowhere.
      if (action === 'delete') return false;
      const { role, clave_ajena } = await getIdentity();
      if (clave_ajena) return resource === OWN_PASSWORD;
      const roles = access[`${resource}/${action}`] ?? access[resource] ?? [];

      return roles.some((allowed) => allowed === roleForMenu(role));
    },
  } satisfies AuthProvider;
};

/** The section that is left to whoever signed in with a password that somebody else set. */
const OWN_PASSWORD = 'password';

/** To the sign-in, without a text of react-admin's own. */
const SIGN_IN_AGAIN = { redirectTo: SIGN_IN, message: false };

const fetchIdentity = async ({ http, session }: Pick<Options, 'http' | 'session'>): Promise<Identity> => {
  const user = await fetchProfile(http, session);

  return { ...user, fullName: `${user.nombre} ${user.apellido}`.trim() };
};

/** SPEC 2: without a role the menu is an administrador's; the API decides by itself. */
const roleForMenu = (role: string): string => role || 'administrador';
