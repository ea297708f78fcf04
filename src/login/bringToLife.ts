import type { SignIn } from '../authProvider/signIn';
import { GENERIC_ERROR, HttpError } from '../http/httpError';

interface Options {
  signIn: SignIn;
  onSignedIn: () => unknown;
  /** Somebody is about to sign in: time to fetch what comes next. */
  onStart: () => void;
}

/** Makes the form that stands in index.html work; what was typed before is kept. */
export const bringToLife = (form: HTMLFormElement, { signIn, onSignedIn, onStart }: Options) => {
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy(form)) return;
    const fields = new FormData(form);
    setBusy(form, true);
    showError(form, '');

    try {
      await signIn({
        username: String(fields.get('username')),
        password: String(fields.get('password')),
      });
      await onSignedIn();
    } catch (failure) {
      showError(form, failure instanceof HttpError ? failure.message : GENERIC_ERROR);
    }
    setBusy(form, false);
  };

  form.addEventListener('submit', submit);
  form.addEventListener('focusin', onStart);
  form.addEventListener('input', onStart);
};

const isBusy = (form: HTMLFormElement) => form.getAttribute('aria-busy') === 'true';

const setBusy = (form: HTMLFormElement, value: boolean) => form.setAttribute('aria-busy', String(value));

const showError = (form: HTMLFormElement, text: string) => {
  const error = form.querySelector<HTMLElement>('[role=alert]');
  if (!error) return;
  error.hidden = text === '';
  error.textContent = text;
};
