import Card from '@mui/material/Card';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cardWidth } from '../FormCard';

/** Facts in two columns, each value below its term. On a phone in one, the value beside it. */
export const FactsCard = ({ children }: { children: ReactNode }) => (
  <Card sx={factsCardStyle}>{children}</Card>
);

const factsCardStyle = {
  p: 2,
  maxWidth: cardWidth,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    rowGap: { xs: 0.5, sm: 1.5 },
  },
  '& > dl:last-child': { mb: 0 },
  '& dl > div': {
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: '8rem 1fr',
    alignItems: 'baseline',
  },
  '& dl dt, & dl dd': { display: { sm: 'block' } },
  '& dl dd': { ml: { sm: 0 } },
} satisfies SxProps;
