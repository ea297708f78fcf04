import { authCalls, type Profile } from '../../contract/auth';
import type { BodyOf } from '../../contract/call';
import type { Http } from '../http/http';
import type { Session } from '../http/session';

export type SignIn = (credentials: BodyOf<typeof authCalls.login>) => Promise<unknown>;

/** Answers the profile if the host tells it with the token. */
export const createSignIn =
  ({ http, session }: { http: Http; session: Session }) =>
  async (credentials: Parameters<SignIn>[0]): Promise<Profile | undefined> => {
    let told: Profile | undefined;
    await session.signIn(async () => {
      const { token, profile } = await http(authCalls.login, { body: credentials });
      told = profile;

      return token;
    });

    return told;
  };
