import { createContext, useContext, useEffect } from 'react';

const LeaveContext = createContext<() => void>(() => undefined);

export const LeaveProvider = LeaveContext.Provider;

/** Goes to the sign-in, leaving nothing of this user in memory. */
export const useLeave = (): (() => void) => useContext(LeaveContext);

/** Where the shell has nobody to show itself to. */
export const Leave = () => {
  const leave = useLeave();
  useEffect(leave, [leave]);

  return null;
};
