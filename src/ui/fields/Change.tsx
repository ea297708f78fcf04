import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslateLabel } from 'ra-core';
import type { Paso } from '../../../contract/historial';
import { useSectionOptions } from '../section/useSectionOptions';
import { ChangeValue } from './ChangeValue';

/** A field before and after a step; one that comes with whose it is, 'total de Ana Paz', is that of a line. */
export const Change = ({ campo, antes, despues }: Paso['cambios'][number]) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const [source = '', ...of] = campo.split(' ');
  const field = useSectionOptions().fields[source];
  const label = [translateLabel({ source, resource }), ...of].join(' ');

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {label}: <ChangeValue field={field} value={antes} />
      {' → '}
      <ChangeValue field={field} value={despues} />
    </Typography>
  );
};
