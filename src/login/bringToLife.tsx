import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SignIn, type SignInProps } from './SignIn';

/** Makes the sign-in that stands in the page work; what was typed before is kept, and sent if that was asked for. */
export const bringToLife = (container: HTMLElement, props: SignInProps): Root => {
  const putBack = rememberTyped(container);
  const onRecoverableError = (error: unknown) => {
    console.error(error);
    putBack();
  };

  // At once: nothing can be typed between what is remembered and what stands.
  const root = flushSync(() => hydrateRoot(container, <SignIn {...props} />, { onRecoverableError }));
  if ('sent' in document.documentElement.dataset) container.querySelector('form')?.requestSubmit();

  return root;
};

/** A form that an extension has changed is built anew by React, with empty fields. */
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
