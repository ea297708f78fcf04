import { type Profile, profileCall } from '../../contract/auth';
import type { Rol } from '../../contract/roles';
import type { createSignIn, SignIn } from '../authProvider/signIn';
import type { Ahead } from '../http/ahead';

/** Only its path: the schemas of a call would load with the sign-in. */
export interface HomeCall {
  path: string;
  access: readonly Rol[];
  /** Other hosts lack it. */
  own?: true;
}

interface EntranceParams {
  signIn: ReturnType<typeof createSignIn>;
  ahead: Ahead;
  homeCalls: readonly HomeCall[];
}

/** Asks for the profile and for what the home of its role shows while their code still loads, once a page. */
export const createEntrance = ({ signIn, ahead, homeCalls }: EntranceParams) => {
  let isAsked = false;
  const askOnce = (isHome: boolean, told?: Profile) => {
    if (isAsked) return;
    isAsked = true;
    // The shell hears of a failure.
    askFor(ahead, isHome ? homeCalls : [], told).catch(() => undefined);
  };
  const signInAndAsk: SignIn = async (credentials) => askOnce(true, await signIn(credentials));

  return {
    signIn: signInAndAsk,
    /** For a session that is open already. */
    enter: (isHome: boolean) => askOnce(isHome),
  };
};

const askFor = async ({ ask, tell }: Ahead, calls: readonly HomeCall[], told?: Profile) => {
  if (told) tell(profileCall.path, { user: told });
  const user = told ?? profileCall.answer.parse(await ask(profileCall.path)).user;
  if (user.clave_ajena) return;
  const offered = calls.filter(
    ({ access, own }) => access.some((rol) => rol === user.role) && (!own || user.api_local),
  );

  await Promise.allSettled(offered.map(({ path }) => ask(path)));
};
