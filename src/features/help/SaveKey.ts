import { useEffect } from 'react';

/** Ctrl+S presses the submit button. */
export const SaveKey = () => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      const isSave = key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      if (!isSave || event.defaultPrevented) return;
      if (repeat || saveForm()) event.preventDefault();
    };
    window.addEventListener('keydown', listen);

    return () => window.removeEventListener('keydown', listen);
  }, []);

  return null;
};

/** Prefers the focused form, then the top dialog. Returns whether there is a submit button. */
const saveForm = (): boolean => {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(
    // A closed dialog may stay mounted, hidden.
    (one) => !one.closest('[aria-hidden="true"]'),
  );
  const buttons = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>(SUBMIT)];
  const button = buttons.find(({ form }) => form?.contains(document.activeElement)) ?? buttons[0];
  // A form is inert while it loads.
  if (!button?.closest('[inert]')) button?.click();

  return document.querySelector(SUBMIT) !== null;
};

const SUBMIT = 'button[type="submit"]';
