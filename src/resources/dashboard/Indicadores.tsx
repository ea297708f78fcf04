import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { useId } from 'react';
import { Variacion } from '../../ui/report/Variacion';
import type { Indicador } from './indicadoresOf';

interface IndicadoresProps {
  title: string;
  indicadores: readonly Indicador[];
}

/** Figures as cards under one heading, each a link to what it is made of. */
export const Indicadores = ({ title, indicadores }: IndicadoresProps) => {
  const titleId = useId();

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 2 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {/* Those of the last line fill it. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& > *': { flex: { xs: '1 1 calc(50% - 8px)', sm: '1 1 196px' } },
        }}
      >
        {indicadores.map((indicador) => (
          <IndicadorCard key={indicador.label} {...indicador} />
        ))}
      </Box>
    </Box>
  );
};

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
