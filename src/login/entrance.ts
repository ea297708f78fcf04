import { type Profile, profileCall } from '../../contract/auth';
import { administradores, type Rol, superadministradores, todos } from '../../contract/roles';
import type { createSignIn, SignIn } from '../authProvider/signIn';
import type { Ahead } from '../http/ahead';

interface HomeCall {
  path: string;
  access: readonly Rol[];
  /** Other hosts lack it. */
  own?: true;
}

/** The requests of the homes, the figures first. Only their paths: the schemas of the calls would load with the sign-in. */
export const homeCalls: readonly HomeCall[] = [
  { path: '/api/dashboard', access: administradores },
  { path: '/api/cajas/inhabilitadas', access: superadministradores, own: true },
  { path: '/api/dudas', access: todos, own: true },
];

interface EntranceParams {
  signIn: ReturnType<typeof createSignIn>;
  ahead: Ahead;
}

/** Asks for the profile and for what the home of its role shows while their code still loads, once a page. */
export const createEntrance = ({ signIn, ahead }: EntranceParams) => {
  let isAsked = false;
  const askOnce = (isHome: boolean, told?: Profile) => {
    if (isAsked) return;
    isAsked = true;
    // The shell hears of a failure.
    askFor(ahead, isHome, told).catch(() => undefined);
  };
  const signInAndAsk: SignIn = async (credentials) => askOnce(true, await signIn(credentials));

  return {
    signIn: signInAndAsk,
    /** For a session that is open already. */
    enter: (isHome: boolean) => askOnce(isHome),
  };
};

const askFor = async ({ ask, tell }: Ahead, isHome: boolean, told?: Profile) => {
  if (told) tell(profileCall.path, { user: told });
  const user = told ?? profileCall.answer.parse(await ask(profileCall.path)).user;
  if (!isHome || user.clave_ajena) return;
  const offered = homeCalls.filter(
    ({ access, own }) => access.some((rol) => rol === user.role) && (!own || user.api_local),
  );

  await Promise.allSettled(offered.map(({ path }) => ask(path)));
};
