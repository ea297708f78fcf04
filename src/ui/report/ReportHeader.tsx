import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Fact {
  label: string;
  text: ReactNode;
}

/** Whose sheet it is, of which days, and what else its reader must know; printed with it. */
export const ReportHeader = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 4,
      rowGap: 0.5,
      mt: 0,
      mb: 2,
      '& dt': { display: 'inline', color: 'text.secondary', fontSize: 12, letterSpacing: '0.04em' },
      '& dd': { display: 'inline', ml: 1, fontWeight: 600, '& .MuiTypography-root': { font: 'inherit' } },
    }}
  >
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Box>
);
