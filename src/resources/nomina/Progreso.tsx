import LinearProgress from '@mui/material/LinearProgress';
import { useFormState } from 'react-hook-form';

/** How far the upload of the form around is, of 1. */
export const Progreso = ({ share }: { share: number }) =>
  useFormState().isSubmitting && (
    <LinearProgress aria-label="Progreso de la carga" variant="determinate" value={share * 100} />
  );
