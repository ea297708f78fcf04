import type { SignIn } from '../authProvider/signIn';

/** The name and password in a form; the fields are uncontrolled. */
export const credentialsOf = (form: HTMLFormElement) => {
  const fields = new FormData(form);

  return { username: String(fields.get('username')), password: String(fields.get('password')) };
};

/**
 * Sends the sign-in if Ingresar is pressed before React has loaded. The function that is returned ends this and answers the
 * call on its way, if any; its failure is shown by the form.
 */
export const sendEarly = (form: HTMLFormElement, signIn: SignIn) => {
  let sent: Promise<void> | undefined;
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
