import Box from '@mui/material/Box';
import type { Tablero } from '../../../../contract/dashboard';
import { Grafico } from './Grafico';
import { graficosOf } from './graficoData';

/** The plots below the figures. */
export default function Graficos({ tablero }: { tablero: Tablero }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
        alignItems: 'start',
        gap: 2,
      }}
    >
      {graficosOf(tablero).map((grafico) => (
        <Grafico key={grafico.title} grafico={grafico} />
      ))}
    </Box>
  );
}
