import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Variacion } from '../../ui/report/Variacion';
import { colorOf, type Meaning } from './colorOf';
import { Linea } from './graficos/Linea';
import type { Indicador } from './indicadoresOf';

interface IndicadoresProps {
  title: string;
  indicadores: readonly Indicador[];
}

/** Equal cards; six of them fill each line. */
export const Indicadores = ({ title, indicadores }: IndicadoresProps) => (
  <Box component="section" aria-label={title} sx={{ mb: 2 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridAutoRows: '1fr',
        gridTemplateColumns: { '@': columns(2), '@536': columns(3), '@1060': columns(6) },
      }}
    >
      {indicadores.map((indicador) => (
        <Tarjeta key={indicador.label} {...indicador} />
      ))}
    </Box>
  </Box>
);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const Tarjeta = ({ label, value, detail, variacion, to, meaning, semanas }: Indicador) => (
  <Card>
    <CardActionArea
      component={LinkBase}
      to={to}
      title={semanas?.words}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        height: '100%',
        p: 1.5,
        color: 'text.primary',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        sx={({ palette }) => ({
          fontSize: '1.25rem',
          fontWeight: 600,
          color: meaning === 'negative' ? colorOf(palette, meaning) : undefined,
        })}
      >
        {value}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {variacion !== undefined && (
          <>
            <Variacion value={variacion} />{' '}
          </>
        )}
        {detail}
      </Typography>
      {semanas && meaning && <Semanas values={semanas.values} meaning={meaning} />}
    </CardActionArea>
  </Card>
);

const HEIGHT = 28;

interface SemanasProps {
  values: readonly number[];
  meaning: Meaning;
}

const Semanas = ({ values, meaning }: SemanasProps) => {
  const { palette } = useTheme();

  return (
    <Box sx={{ height: HEIGHT, mt: 'auto', p: 0.5, pt: 1.5, boxSizing: 'content-box' }}>
      {values.length > 1 && <Linea values={values} color={colorOf(palette, meaning)} height={HEIGHT} />}
    </Box>
  );
};
