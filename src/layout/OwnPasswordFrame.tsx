import Alert from '@mui/material/Alert';
import type { CoreLayoutProps } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { AJUSTES } from '../section/addresses';
import { Main } from './Main';
import { SignOutButton } from './SignOutButton';

/** Replaces the shell until the user changes a password that somebody else set. */
export const OwnPasswordFrame = ({ children }: CoreLayoutProps) => {
  if (useLocation().pathname !== AJUSTES) return <Navigate to={AJUSTES} replace />;
  const notice = (
    <Alert severity="info" action={<SignOutButton />} sx={{ mb: 2 }}>
      Otra persona puso su contraseña. Elija una propia para continuar.
    </Alert>
  );

  return (
    <Main above={notice} sx={{ maxWidth: 720, mx: 'auto' }}>
      {children}
    </Main>
  );
};
