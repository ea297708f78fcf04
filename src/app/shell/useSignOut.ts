import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { useState } from 'react';
import { forgetInterruption } from '../../login/interruption';
import { forgetInputBackups } from '../../ui/form/inputBackup';
import { useLeave } from '../boot/Leave';

/** Signs out and goes to the sign-in, keeping nothing of where the user was or wrote (SPEC 4). */
export const useSignOut = () => {
  const authProvider = useAuthProvider();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);

  const signOut = async () => {
    setIsLeaving(true);
    // What still loads goes on looking so until the page is gone.
    void queryClient.cancelQueries();
    const to = await authProvider?.logout({});
    forgetInputBackups();
    forgetInterruption();
    if (to !== false) leave();
  };

  return { signOut, isLeaving };
};
