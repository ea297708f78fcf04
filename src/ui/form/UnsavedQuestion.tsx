import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface UnsavedQuestionProps {
  open: boolean;
  onAnswer: (isLeaving: boolean) => void;
  text?: string;
  /** The router handles Back while it is open. */
  'data-keeps-history'?: boolean;
}

/** Before typed input is lost, or left unsent. */
export const UnsavedQuestion = ({
  open,
  onAnswer,
  text = 'Si sale ahora, se pierde lo que escribió',
  ...props
}: UnsavedQuestionProps) => (
  <Dialog open={open} onClose={() => onAnswer(false)} maxWidth="xs" {...props}>
    <DialogTitle>Hay cambios sin guardar</DialogTitle>
    <DialogContent>{text}</DialogContent>
    <DialogActions>
      <Button color="error" onClick={() => onAnswer(true)}>
        Salir sin guardar
      </Button>
      <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
        Seguir editando
      </Button>
    </DialogActions>
  </Dialog>
);
