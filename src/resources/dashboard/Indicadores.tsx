import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Variacion } from '../../ui/report/Variacion';
import type { Indicador } from './indicadoresOf';

interface IndicadoresProps {
  title: string;
  indicadores: readonly Indicador[];
}

export const Indicadores = ({ title, indicadores }: IndicadoresProps) => (
  <Box component="section" aria-label={title} sx={{ mb: 2 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {/* The cards of the last line take its whole width. */}
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& > *': { flex: { xs: '1 1 calc(50% - 8px)', sm: '1 1 196px' } },
      }}
    >
      {indicadores.map(({ label, value, detail, variacion, to }) => (
        <Card key={label}>
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
      ))}
    </Box>
  </Box>
);
