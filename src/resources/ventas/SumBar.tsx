import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatExact } from '../../format/money';
import { BAR_HEIGHT } from '../../ui/page/barHeight';
import type { Summary } from './gridRow';

interface SumBarProps {
  summary: Summary;
  /** What else must stay in sight. */
  children: ReactNode;
}

/** What the typed rows amount to, in sight however far the grid is scrolled. */
export const SumBar = ({ summary: { sum, colillas, toCorrect }, children }: SumBarProps) => (
  <Box sx={barStyle}>
    <Box role="status" aria-label="Suma" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      <span>
        SUMA <strong>{formatExact(sum)}</strong>
      </span>
      <span>{colillas === 1 ? '1 colilla' : `${colillas} colillas`}</span>
      {toCorrect > 0 && (
        <Box component="span" sx={{ color: 'error.main' }}>
          {toCorrect === 1 ? '1 fila por corregir' : `${toCorrect} filas por corregir`}
        </Box>
      )}
    </Box>
    {children}
  </Box>
);

const barStyle: SxProps = {
  position: 'sticky',
  top: BAR_HEIGHT,
  zIndex: 1,
  mb: 1,
  pt: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
