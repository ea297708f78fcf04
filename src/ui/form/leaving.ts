type Ask = () => Promise<boolean>;

/** Each form asks before the user leaves it; false keeps the user. */
export const unsavedForms = new Set<Ask>();

/** Undoable changes that are not sent yet. */
export const heldChanges = new Set<Ask>();

/** For leaving without a navigation. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of [...unsavedForms, ...heldChanges]) if (!(await ask())) return false;

  return true;
};
