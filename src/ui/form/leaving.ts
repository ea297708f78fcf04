type Ask = (endsSession: boolean) => Promise<boolean>;

/** Each form asks before the user leaves it; false keeps the user. */
export const unsavedForms = new Set<Ask>();

/** For Salir, which leaves without a navigation. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of unsavedForms) if (!(await ask(true))) return false;

  return true;
};
