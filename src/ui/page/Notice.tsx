import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { BAR_HEIGHT } from './barHeight';

const TITLES = { success: '¡Correcto!', error: '¡Error!', warning: '¡Atención!' };

interface NoticeProps {
  severity: keyof typeof TITLES;
  children: ReactNode;
  action?: ReactNode;
  /** Offers to read again, in place of an action. */
  onReload?: () => void;
  onClose?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The result of an action: ¡Correcto! or ¡Error!, and the text (SPEC 2, 8). A closable one is sticky. */
export const Notice = ({ severity, children, action, onReload, onClose, ref }: NoticeProps) => (
  <Alert
    ref={ref}
    tabIndex={ref ? -1 : undefined}
    severity={severity}
    action={onReload ? <ReloadButton onClick={onReload} /> : action}
    onClose={onClose}
    closeText="Cerrar aviso"
    sx={{ mb: 2, ...(onClose && IN_SIGHT) }}
  >
    <AlertTitle>{TITLES[severity]}</AlertTitle>
    {children}
  </Alert>
);

const ReloadButton = ({ onClick }: { onClick: () => void }) => (
  <Button color="inherit" onClick={onClick}>
    Cargar de nuevo
  </Button>
);

/** Above a long form or list that the user has scrolled down, but below dialogs. */
const IN_SIGHT = {
  position: 'sticky',
  top: BAR_HEIGHT + 8,
  zIndex: 2,
  displayPrint: 'none',
  // A dialog has no bar over it, and its inputs must not be covered.
  '.MuiDialogContent-root &': { top: 0 },
};
