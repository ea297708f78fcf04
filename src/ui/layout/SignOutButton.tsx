import Button from '@mui/material/Button';
import { useSignOut } from './useSignOut';

export const SignOutButton = () => {
  const { signOut, isLeaving } = useSignOut();

  return (
    <Button variant="outlined" onClick={signOut} disabled={isLeaving}>
      Salir
    </Button>
  );
};
