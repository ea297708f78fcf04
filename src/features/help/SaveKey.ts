import { useEffect } from 'react';

/** On every screen Ctrl+S saves the form. */
export default function SaveKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      const isSave = key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      if (!isSave || event.defaultPrevented) return;
      // A key that is held down saves once.
      if (repeat || saveForm()) event.preventDefault();
    };
    window.addEventListener('keydown', listen);

    return () => window.removeEventListener('keydown', listen);
  }, []);

  return null;
}

/** Clicks the submit button of the form that the user is in, or of the top dialog; answers whether there is a form to save. */
export const saveForm = (): boolean => {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(
    // A dialog that is kept mounted is hidden when it is closed.
    (one) => !one.closest('[aria-hidden="true"]'),
  );
  const buttons = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>(SUBMIT)];
  const button = buttons.find(({ form }) => form?.contains(document.activeElement)) ?? buttons[0];
  // A form is inert while the API fills it.
  if (!button?.closest('[inert]')) button?.click();

  return document.querySelector(SUBMIT) !== null;
};

const SUBMIT = 'button[type="submit"]';
