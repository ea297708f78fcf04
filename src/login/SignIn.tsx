import { type SubmitEvent, useRef, useState } from 'react';
import type { SignIn as SignInCall } from '../authProvider/signIn';
import { GENERIC_ERROR, HttpError } from '../http/httpError';
import { Mark } from './Mark';

export interface SignInProps {
  signIn: SignInCall;
  onSignedIn: () => unknown;
}

/** Stands in index.html before it runs, so the fields keep their values themselves. */
export const SignIn = ({ signIn, onSignedIn }: SignInProps) => {
  const [isBusy, setBusy] = useState(false);
  // Known at once, before anything is drawn anew.
  const isSending = useRef(false);
  const [error, setError] = useState('');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setError('');

    try {
      await signIn({
        username: String(fields.get('username')),
        password: String(fields.get('password')),
      });
      await onSignedIn();
    } catch (failure) {
      setError(failure instanceof HttpError ? failure.message : GENERIC_ERROR);
    }
    isSending.current = false;
    setBusy(false);
  };

  return (
    <main className="login">
      <form className="login-card" method="post" aria-busy={isBusy} onSubmit={submit}>
        <Mark />
        <h1>Loteria</h1>
        <label htmlFor="username">Usuario</label>
        <input
          id="username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          autoFocus
        />
        <label htmlFor="password">Contraseña</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <p className="login-error" role="alert" hidden={error === ''}>
          {error}
        </p>
        <button type="submit">Ingresar</button>
      </form>
    </main>
  );
};
