type Ask = () => Promise<boolean>;

/** The forms on the page with something unsaved: each asks before it is left, and answers whether it may be. */
export const unsavedForms = new Set<Ask>();

/** The same for pending changes. */
export const heldChanges = new Set<Ask>();

/** For leaving the page without a navigation. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of [...unsavedForms, ...heldChanges]) if (!(await ask())) return false;

  return true;
};
