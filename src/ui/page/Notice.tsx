import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode, Ref } from 'react';
import { BAR_HEIGHT } from './barHeight';

const TITLES = { success: '¡Correcto!', error: '¡Error!', warning: '¡Atención!' };

interface NoticeProps {
  severity: keyof typeof TITLES;
  children: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Above a long form or list whose end the user has scrolled to, but below dialogs. */
const IN_SIGHT = {
  position: 'sticky',
  top: BAR_HEIGHT + 8,
  zIndex: 2,
  displayPrint: 'none',
  // No bar hides the top of a dialog, and what follows must not be covered.
  '.MuiDialogContent-root &': { top: 0 },
};

/** How an action ended: ¡Correcto! or ¡Error!, and the text (SPEC 2, 8); one that can be closed stays in sight. */
export const Notice = ({ severity, children, action, onClose, ref }: NoticeProps) => (
  <Alert
    ref={ref}
    tabIndex={ref ? -1 : undefined}
    severity={severity}
    action={action}
    onClose={onClose}
    closeText="Cerrar aviso"
    sx={{ mb: 2, ...(onClose && IN_SIGHT) }}
  >
    <AlertTitle>{TITLES[severity]}</AlertTitle>
    {children}
  </Alert>
);
