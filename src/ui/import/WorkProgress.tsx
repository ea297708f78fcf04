import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Work } from './useImport';

interface WorkProgressProps {
  work: Work;
  onCancel: () => void;
}

/** How much is done, as far as anybody can tell, and the way to give it up. */
export const WorkProgress = ({ work: { text, share }, onCancel }: WorkProgressProps) => (
  <Stack spacing={1} sx={{ maxWidth: 480, alignItems: 'flex-start' }}>
    <Typography role="status">{text}…</Typography>
    <LinearProgress
      aria-label={text}
      variant={share === undefined ? 'indeterminate' : 'determinate'}
      value={share === undefined ? undefined : Math.round(share * 100)}
      sx={{ width: '100%' }}
    />
    <Button onClick={onCancel}>Cancelar</Button>
  </Stack>
);
