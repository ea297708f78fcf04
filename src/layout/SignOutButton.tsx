import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { useState } from 'react';
import { forgetInterruption } from '../login/interruption';
import { useUnsent } from '../section/useSectionOptions';
import { forgetInputBackups } from '../ui/form/inputBackup';
import { mayLeave } from '../ui/form/leaving';
import { useLeave } from './routing/AppRouter';

export const SignOutButton = () => {
  const { signOut, isLeaving } = useSignOut();

  return (
    <Button variant="outlined" onClick={signOut} disabled={isLeaving}>
      Salir
    </Button>
  );
};

/** SPEC 1.3: keeps neither place nor input. */
export const useSignOut = () => {
  const authProvider = useAuthProvider();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const { keys } = useUnsent();
  const [isLeaving, setIsLeaving] = useState(false);

  const signOut = async () => {
    if (!(await mayLeave())) return;
    setIsLeaving(true);
    void queryClient.cancelQueries();
    const to = await authProvider?.logout({});
    forgetInputBackups(keys);
    forgetInterruption();
    if (to !== false) leave();
  };

  return { signOut, isLeaving };
};
