import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BulkStep, Report } from './bulkStep';
import { RefusedList } from './RefusedList';

interface BulkStepReportProps {
  step: BulkStep;
  report: Report;
  onClose: () => void;
}

/** Which succeeded, and for each other one why it did not. */
export const BulkStepReport = ({ step, report: { done, refused }, onClose }: BulkStepReportProps) => {
  const titleId = useId();

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs" transitionDuration={0}>
      <DialogTitle
        id={titleId}
      >{`${step.done}: ${done.length} de ${done.length + refused.length}`}</DialogTitle>
      <DialogContent>
        {done.length > 0 && <Typography>Secuencias: {done.map(({ id }) => id).join(', ')}</Typography>}
        <RefusedList refused={refused} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
};
