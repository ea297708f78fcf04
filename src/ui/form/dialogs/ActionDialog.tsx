import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { ignoreRepeats } from '../../base/keys';

export interface Verb extends Pick<ButtonProps, 'color'> {
  verb?: string;
}

export interface ActionDialogProps extends Verb {
  open: boolean;
  title: string;
  isBusy: boolean;
  onCancel: () => void;
  /** Ends what runs: Cancelar calls it meanwhile. Without it, Cancelar waits for the answer. */
  onStop?: () => void;
  /** Defaults to `onCancel`. Esc may be an accident, and so may Back on a phone. */
  onEscape?: () => void;
  /** Calls this, or submits the form of that id; undefined disables the button. */
  accept: (() => void) | { form: string; asksNothing?: boolean } | undefined;
  maxWidth?: DialogProps['maxWidth'];
  /** For a question whose careful answer is no: a second Enter accepts nothing. */
  focusesCancel?: boolean;
  children: ReactNode;
}

/** In place of Confirm: says Procesando... while the action runs (SPEC 2.31), and can submit a form. */
export const ActionDialog = ({
  title,
  verb = title,
  color,
  focusesCancel,
  maxWidth = 'xs',
  children,
  ...props
}: ActionDialogProps) => {
  const { open, isBusy, onCancel, onStop, onEscape = onCancel, accept } = props;
  const acceptProps =
    typeof accept === 'function' ? { onClick: accept } : { type: 'submit' as const, form: accept?.form };
  // A click outside may be the second one of a double click.
  const close = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason === 'escapeKeyDown' && !isBusy) onEscape();
  };

  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth={maxWidth}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={isBusy ? onStop : onCancel} disabled={isBusy && !onStop} autoFocus={focusesCancel}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          color={color}
          disabled={isBusy || !accept}
          aria-busy={isBusy || undefined}
          autoFocus={!focusesCancel && (typeof accept === 'function' || accept?.asksNothing)}
          onKeyDown={ignoreRepeats}
          {...acceptProps}
        >
          {isBusy ? 'Procesando...' : verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
