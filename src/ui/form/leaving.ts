type Ask = () => Promise<boolean>;

/** The forms on the page with something unsaved: each asks before it is left, and answers whether it may be. */
export const unsavedForms = new Set<Ask>();

/** The same, of changes that wait to be sent. */
export const heldChanges = new Set<Ask>();

/** For a way out of the page that is no navigation. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of [...unsavedForms, ...heldChanges]) if (!(await ask())) return false;

  return true;
};
