import Typography from '@mui/material/Typography';
import type { Paso } from '../../../contract/historial';
import { dayAndTime } from '../../format/activity';
import { fullName } from '../../format/text';

/** Who took a step, and when. */
export const StepAuthor = ({ usuario, fecha }: Pick<Paso, 'usuario' | 'fecha'>) => (
  <Typography variant="body2" color="text.secondary">
    {fullName(usuario) || 'Sistema'} · {dayAndTime(fecha)}
  </Typography>
);
