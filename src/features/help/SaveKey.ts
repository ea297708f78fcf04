import { nothing, useWindowKeys } from '../../ui/base/keys';

/** Ctrl+S presses the submit button, and so does Ctrl+Enter in a text of several lines. */
export const SaveKey = () => {
  useWindowKeys((stroke, { repeat, target }) => {
    const isSent = stroke === 'Ctrl+Enter' && target instanceof HTMLTextAreaElement;
    if (stroke !== 'Ctrl+S' && !isSent) return undefined;
    if (repeat) return nothing;

    return document.querySelector(SUBMIT) !== null && saveForm;
  });

  return null;
};

/** Prefers the focused form, then the top dialog. */
const saveForm = (): void => {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(
    // A closed dialog may stay mounted, hidden.
    (one) => !one.closest('[aria-hidden="true"]'),
  );
  const buttons = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>(SUBMIT)];
  const button = buttons.find(({ form }) => form?.contains(document.activeElement)) ?? buttons[0];
  // A form is inert while it loads.
  if (!button?.closest('[inert]')) button?.click();
};

const SUBMIT = 'button[type="submit"]';
