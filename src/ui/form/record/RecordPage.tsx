import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cardWidth } from '../FormCard';

interface RecordPageProps {
  /** Beside the record where there is room, else below it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A record, no wider than its cards if something stands beside it. */
export const RecordPage = ({ aside, children }: RecordPageProps) => (
  <Box sx={pageStyle}>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
    <Box className="beside">{aside}</Box>
  </Box>
);

const pageStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignItems: 'start',
  '& > .beside': {
    display: 'grid',
    gap: 2,
    minWidth: 0,
    maxWidth: cardWidth,
    '&:empty': { display: 'none' },
  },
  '&:has(> .beside:not(:empty))': {
    gridTemplateColumns: { md: `minmax(0, ${cardWidth}px) minmax(240px, 1fr)` },
  },
};
