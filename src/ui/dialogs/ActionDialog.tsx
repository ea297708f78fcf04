import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface Verb extends Pick<ButtonProps, 'color'> {
  /** On the button that does it; the title unless told. */
  verb?: string;
}

interface ActionDialogProps extends Verb {
  open: boolean;
  title: string;
  isBusy: boolean;
  onCancel: () => void;
  /** What the button does: call this, or submit the form of that id; none: nothing can be done yet. */
  accept: (() => void) | { form: string; asksNothing?: boolean } | undefined;
  children: ReactNode;
}

/** In place of react-admin's Confirm: while the action runs it says Procesando... and stays (SPEC 2), and it can send a form. */
export const ActionDialog = ({ title, verb = title, color, children, ...props }: ActionDialogProps) => {
  const { open, isBusy, onCancel, accept } = props;
  const titleId = useId();
  const acceptProps =
    typeof accept === 'function' ? { onClick: accept } : { type: 'submit' as const, form: accept?.form };
  // A click beside the dialog does not close it: it may be the second half of the double click that opened it.
  const close = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason === 'escapeKeyDown' && !isBusy) onCancel();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      transitionDuration={120}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          color={color}
          disabled={isBusy || !accept}
          // Enter accepts what asks for nothing else; held down, it is still the one that opened the dialog.
          autoFocus={typeof accept === 'function' || accept?.asksNothing}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          {...acceptProps}
        >
          {isBusy ? 'Procesando...' : verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
