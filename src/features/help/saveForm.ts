const SUBMIT = 'button[type="submit"]';
/** As those are that stay in the page when they are closed. */
const HIDDEN = '[aria-hidden="true"]';

/**
 * Saves the form that is worked in, as a click on its button does: where a dialog lies over the page, that of the dialog.
 * Answers whether there is any form to save.
 */
export const saveForm = (): boolean => {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast((one) => !one.closest(HIDDEN));
  const buttons = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>(SUBMIT)];
  const own = buttons.find(({ form }) => form?.contains(document.activeElement));
  const button = own ?? buttons[0];
  // Of a form that is still being filled from the API nothing is saved.
  if (!button?.closest('[inert]')) button?.click();

  return document.querySelector(SUBMIT) !== null;
};
