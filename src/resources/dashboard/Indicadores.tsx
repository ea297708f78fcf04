import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import type { Tablero } from '../../../contract/dashboard';
import { Variacion } from '../../ui/report/Variacion';
import { type Indicador, indicadoresOf, type Whose } from './indicadoresOf';

/** The figures of the week as cards, each a link to what it is made of. */
export const Indicadores = ({ tablero, whose }: { tablero: Tablero; whose: Whose }) => (
  <Box
    component="section"
    aria-label="Indicadores de la semana"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(196px, 1fr))' },
      gap: 1,
      mb: 2,
    }}
  >
    {indicadoresOf(tablero, whose).map((indicador) => (
      <IndicadorCard key={indicador.label} {...indicador} />
    ))}
  </Box>
);

const IndicadorCard = ({ label, value, detail, variacion, to }: Indicador) => (
  <Card>
    <CardActionArea component={LinkBase} to={to} sx={{ p: 1.5, height: '100%', color: 'text.primary' }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{value}</Typography>
      <Typography variant="body2" color="textSecondary">
        {variacion !== undefined && (
          <>
            <Variacion value={variacion} />{' '}
          </>
        )}
        {detail}
      </Typography>
    </CardActionArea>
  </Card>
);
