import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { FigureText } from '../../ui/fields/Figures';
import { Variacion } from '../../ui/report/Variacion';
import { colorOf, type Meaning } from './colorOf';
import { Grupo } from './Grupo';
import { Linea } from './graficos/Linea';
import type { Indicador } from './indicadoresOf';

interface IndicadoresProps {
  title: string;
  indicadores: readonly Indicador[];
  /** In a narrow card they stand below each other. */
  isNarrow?: true;
}

/** A card with a group of figures. In a wide one the first has the room of two. */
export const Indicadores = ({ title, indicadores, isNarrow }: IndicadoresProps) => (
  <Grupo title={title}>
    <Box sx={isNarrow ? narrowStyle : wideStyle}>
      {indicadores.map((indicador) => (
        <Cifra key={indicador.label} {...indicador} />
      ))}
    </Box>
  </Grupo>
);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const wideStyle = {
  display: 'grid',
  gridTemplateColumns: { '@': columns(2), '@536': columns(3) },
  '& > :first-of-type': { gridColumn: 'span 2' },
};

const narrowStyle = { display: 'grid', gridTemplateColumns: { '@': columns(2), '@960': columns(1) } };

const Cifra = ({ label, value, detail, variacion, to, meaning, semanas }: Indicador) => {
  const { palette } = useTheme();

  return (
    <CardActionArea component={LinkBase} to={to} title={semanas?.words} sx={cifraStyle}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={valueStyle}>
        <FigureText value={value} color={meaning === 'negative' ? colorOf(palette, meaning) : undefined} />
        {semanas && meaning && <Semanas values={semanas.values} meaning={meaning} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {variacion !== undefined && (
          <>
            <Variacion value={variacion} />{' '}
          </>
        )}
        {detail}
      </Typography>
    </CardActionArea>
  );
};

const cifraStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  p: 1,
  borderRadius: 1,
} as const;

const valueStyle = { display: 'flex', alignItems: 'center', columnGap: 1.5 };

const HEIGHT = 18;

interface SemanasProps {
  values: readonly number[];
  meaning: Meaning;
}

const Semanas = ({ values, meaning }: SemanasProps) => {
  const { palette } = useTheme();

  return (
    <Box sx={{ flex: '1 1 0', minWidth: 24, maxWidth: 160, height: HEIGHT, pr: 0.5 }}>
      {values.length > 1 && <Linea values={values} color={colorOf(palette, meaning)} height={HEIGHT} />}
    </Box>
  );
};
