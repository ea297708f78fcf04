import type { AuthProvider, UserIdentity } from 'ra-core';
import { authCalls, type Profile } from '../../contract/auth';
import type { Rol } from '../../contract/roles';
import { usuariosCalls } from '../../contract/usuarios';
import type { Http } from '../http/http';
import type { Session } from '../http/session';
import { createSignIn } from './signIn';
import { roleForMenu } from './usuarioActual';

export interface Identity extends UserIdentity, Profile {
  id: number;
  fullName: string;
}

interface GuardedSection {
  name: string;
  access: readonly Rol[];
  /** Screens and actions for fewer roles: 'create'. */
  screenAccess?: Readonly<Record<string, readonly Rol[]>>;
  /** The only one until a user replaces the password that somebody else set. */
  setsOwnPassword?: true;
}

interface AuthProviderParams {
  http: Http;
  session: Session;
  sections: readonly GuardedSection[];
  /** Told before anybody else gets the identity. */
  onIdentity?: (id: number) => void;
}

const SIGN_IN = '/';
const TO_THE_NEXT = false;
/** Milliseconds that a sign-out waits for the server. The browser forgets the token at once. */
const GOODBYE_LIMIT = 3_000;

export const createAuthProvider = ({ http, session, sections, onIdentity }: AuthProviderParams) => {
  let known: { mark: string | null | undefined; identity: Promise<Identity> } | undefined;
  let goodbye: Promise<unknown> = Promise.resolve();

  const getIdentity = (): Promise<Identity> => {
    const mark = session.credentials()?.mark;
    if (known && known.mark === mark) return known.identity;

    const identity = fetchIdentity(http);
    known = { mark, identity };
    const forget = () => {
      known = undefined;
    };
    identity.then(({ id, clave_ajena }) => {
      onIdentity?.(id);
      // Changes with a new password.
      if (clave_ajena) forget();
    }, forget);

    return identity;
  };

  return {
    /** The sign-in is a page of its own and calls the same. */
    login: createSignIn({ http, session }),

    async logout() {
      known = undefined;
      if (session.isOver()) {
        await goodbye;

        return session.isLost() ? SIGN_IN : TO_THE_NEXT;
      }
      // The call needs the token, so send it before the token is deleted.
      const told = http(authCalls.logout, { signal: AbortSignal.timeout(GOODBYE_LIMIT) });
      goodbye = Promise.allSettled([told, session.signOut()]);
      await Promise.allSettled([told]);

      return SIGN_IN;
    },

    async checkAuth() {
      if (!session.isSignedIn()) await Promise.reject({ redirectTo: SIGN_IN, message: false });
    },

    /** Errors never sign out; the session itself does. */
    async checkError() {},

    getIdentity,

    async getPermissions() {
      const { role } = await getIdentity();

      return role;
    },

    async canAccess({ resource, action = '' }: { resource: string; action?: string }) {
      // The API has no deletes, so react-admin must not offer them.
      if (action === 'delete') return false;
      const { role, clave_ajena } = await getIdentity();
      const section = sections.find(({ name }) => name === resource);
      if (clave_ajena) return section?.setsOwnPassword === true;
      const roles = section?.screenAccess?.[action] ?? section?.access ?? [];

      return roles.some((allowed) => allowed === roleForMenu(role));
    },
  } satisfies AuthProvider;
};

const fetchIdentity = async (http: Http): Promise<Identity> => {
  const { user } = await http(usuariosCalls.profile);

  return { ...user, fullName: `${user.nombre} ${user.apellido}`.trim() };
};
