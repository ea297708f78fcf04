import Box from '@mui/material/Box';
import type { Nomina } from '../../../contract/nomina';
import { fullName } from '../../format/text';
import { sundayOf } from '../../format/week';

/** Whose sheet it is, and of which week. */
export const PlanillaHeader = ({ nomina: { usuario, fecha, fecha_final } }: { nomina: Nomina }) => (
  <Box
    component="dl"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 4,
      rowGap: 0.5,
      mt: 0,
      mb: 2,
      '& dt': { display: 'inline', color: 'text.secondary', fontSize: 12, letterSpacing: '0.04em' },
      '& dd': { display: 'inline', ml: 1, fontWeight: 600 },
    }}
  >
    <div>
      <dt>ADMINISTRADOR</dt>
      <dd>{fullName(usuario)}</dd>
    </div>
    <div>
      <dt>FECHA</dt>
      <dd>{fecha && `${fecha} al ${fecha_final || sundayOf(fecha)}`}</dd>
    </div>
  </Box>
);
