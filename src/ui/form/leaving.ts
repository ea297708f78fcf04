/** Each asks before its unsaved changes are left, and answers whether they may be. */
export const leaveQuestions = new Set<() => Promise<boolean>>();

/** The forms on the page that hold something unsaved. */
export const unsavedForms = new Set<object>();

/** For a way out of the page that is no navigation. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of leaveQuestions) if (!(await ask())) return false;

  return true;
};
