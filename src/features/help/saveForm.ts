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
