import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { BAR_HEIGHT } from '../theme/barHeight';

const TITLES = { success: '¡Correcto!', error: '¡Error!', warning: '¡Atención!' };

interface NoticeProps {
  severity: keyof typeof TITLES;
  children: ReactNode;
  action?: ReactNode;
  /** Replaces `action`. */
  onReload?: () => void;
  onClose?: () => void;
  /** For a refusal: work goes on here. */
  takesFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** ¡Correcto! or ¡Error! (SPEC 2.17, SPEC 2.23). One that can be closed stays in sight, and a success moves no content. */
export const Notice = ({ severity, children, action, onReload, onClose, takesFocus, ref }: NoticeProps) => {
  const own = useRef<HTMLDivElement>(null);
  const isFloating = severity === 'success' && onClose !== undefined;
  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);

  return (
    <Alert
      ref={ref ?? own}
      tabIndex={ref || takesFocus ? -1 : undefined}
      severity={severity}
      action={onReload ? <ReloadButton onClick={onReload} /> : action}
      onClose={onClose}
      closeText="Cerrar aviso"
      data-floating={isFloating || undefined}
      sx={isFloating ? OVER : { mb: 2, ...(onClose && IN_SIGHT) }}
    >
      <AlertTitle>{TITLES[severity]}</AlertTitle>
      {children}
    </Alert>
  );
};

const ReloadButton = ({ onClick }: { onClick: () => void }) => (
  <Button color="inherit" onClick={onClick}>
    Cargar de nuevo
  </Button>
);

/** Over the content, above the foot of a form. */
const OVER = {
  position: 'fixed',
  bottom: 72,
  left: 0,
  right: 0,
  mx: 'auto',
  width: 'fit-content',
  minWidth: 'min(320px, 100% - 32px)',
  maxWidth: 'min(640px, 100% - 32px)',
  zIndex: 'fab',
  border: 1,
  borderColor: 'success.main',
  boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
  displayPrint: 'none',
} as const;

/** Visible above scrolled content, but below dialogs. */
const IN_SIGHT = {
  position: 'sticky',
  top: BAR_HEIGHT + 8,
  zIndex: 2,
  displayPrint: 'none',
  // A dialog has no app bar.
  '.MuiDialogContent-root &': { top: 0 },
};
