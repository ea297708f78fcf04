import { useWarnWhenUnsavedChanges } from 'ra-core';

/** Asks before the screen is left, as long as the form around it holds what nobody saved. */
export const UnsavedChangesWarning = () => {
  useWarnWhenUnsavedChanges(true);

  return null;
};
