import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

const TITLES = { success: '¡Correcto!', error: '¡Error!' };

interface AvisoProps {
  severity: keyof typeof TITLES;
  children: ReactNode;
  /** A button to the right of the text, in place of the cross. */
  action?: ReactNode;
  onClose?: () => void;
}

/** How an action ended: ¡Correcto! or ¡Error!, and the text (SPEC 2, 8). */
export const Aviso = ({ severity, children, action, onClose }: AvisoProps) => (
  <Alert severity={severity} action={action} onClose={onClose} closeText="Cerrar aviso" sx={{ mb: 2 }}>
    <AlertTitle>{TITLES[severity]}</AlertTitle>
    {children}
  </Alert>
);
