/** Each asks before its unsaved changes are left, and answers whether they may be. */
export const leaveQuestions = new Set<() => Promise<boolean>>();

/** For a way out of the page that is no navigation. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of leaveQuestions) if (!(await ask())) return false;

  return true;
};
