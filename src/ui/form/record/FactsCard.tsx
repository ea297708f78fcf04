import Card from '@mui/material/Card';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The terms in one column, and their values in another. */
export const FactsCard = ({ children }: { children: ReactNode }) => (
  <Card sx={factsCardStyle}>{children}</Card>
);

const factsCardStyle = {
  p: 2,
  '& dl': { flexDirection: 'column' },
  '& > dl:last-child': { mb: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '8rem 1fr', sm: '11rem 1fr' },
    alignItems: 'baseline',
  },
} satisfies SxProps;
