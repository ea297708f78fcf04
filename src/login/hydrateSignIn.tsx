import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SignIn, type SignInProps } from './SignIn';

/** Keeps text that was typed before. */
export const hydrateSignIn = (container: HTMLElement, props: SignInProps): Root => {
  const putBack = rememberTyped(container);
  const onRecoverableError = (error: unknown) => {
    console.error(error);
    putBack();
  };

  // Synchronous, so nothing can be typed in between.
  return flushSync(() => hydrateRoot(container, <SignIn {...props} />, { onRecoverableError }));
};

/** If an extension changed the form, React recreates it empty. */
const rememberTyped = (container: HTMLElement) => {
  const focused = document.activeElement?.id;
  const typed = [...container.querySelectorAll('input')].map(({ id, value }) => ({ id, value }));

  return () => {
    for (const input of container.querySelectorAll('input')) {
      input.value = typed.find(({ id }) => id === input.id)?.value ?? '';
      if (input.id === focused) input.focus();
    }
  };
};
