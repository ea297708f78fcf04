import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../format/text';
import { useIsLong } from '../../base/useIsLong';

/** In milliseconds. */
const LONG = 2_000;

export interface ExportProgressProps {
  isRunning: boolean;
  /** In rows; undefined until the first are there. */
  progress: { done: number; total: number } | undefined;
  onCancel: () => void;
}

/** Only for an export that takes long: how far it is, and a way to end it. */
export const ExportProgress = ({ isRunning, progress, onCancel }: ExportProgressProps) => {
  const isLong = useIsLong(isRunning, LONG);
  if (!isLong || !isRunning) return null;

  return (
    <Portal>
      <Paper elevation={6} role="region" aria-label="Exportando" sx={placeStyle}>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
          {progress
            ? `Exportando: ${formatCount(progress.done)} de ${formatCount(progress.total)}`
            : 'Exportando…'}
        </Typography>
        <Button onClick={onCancel}>Cancelar</Button>
        <LinearProgress
          aria-label="Exportando"
          sx={{ flexBasis: '100%' }}
          {...(progress && { variant: 'determinate', value: (100 * progress.done) / progress.total })}
        />
      </Paper>
    </Portal>
  );
};

const placeStyle = {
  position: 'fixed',
  bottom: 16,
  right: 16,
  left: { xs: 16, sm: 'auto' },
  width: { sm: 340 },
  zIndex: 'snackbar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  displayPrint: 'none',
} as const;
