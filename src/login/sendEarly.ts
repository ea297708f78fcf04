import type { SignIn } from '../authProvider/signIn';

export const credentialsOf = (form: HTMLFormElement) => {
  const fields = new FormData(form);

  return { username: String(fields.get('username')), password: String(fields.get('password')) };
};

/** Sends a sign-in before React has loaded. Returns a function that stops this and gives the pending call. */
export const sendEarly = (form: HTMLFormElement, signIn: SignIn) => {
  let sent: ReturnType<SignIn> | undefined;
  const send = () => {
    if (sent) return;
    sent = signIn(credentialsOf(form));
    sent.catch(() => undefined);
  };
  form.addEventListener('submit', send);
  // index.html notes a submit before any script.
  if ('sent' in document.documentElement.dataset) send();

  return () => {
    form.removeEventListener('submit', send);

    return sent;
  };
};
