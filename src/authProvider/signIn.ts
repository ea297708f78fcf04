import { authCalls } from '../../contract/auth';
import type { BodyOf } from '../../contract/call';
import type { Http } from '../http/http';
import type { Session } from '../http/session';

export type SignIn = (credentials: BodyOf<typeof authCalls.login>) => Promise<void>;

export const createSignIn =
  ({ http, session }: { http: Http; session: Session }): SignIn =>
  (credentials) =>
    session.signIn(async () => {
      const { token } = await http(authCalls.login, { body: credentials });

      return token;
    });
