import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { termsStyle } from '../fields/SimpleShowLayout';

interface Fact {
  label: string;
  text: ReactNode;
}

/** Whose sheet it is, of which days, and what else its reader must know; printed with it. */
export const ReportHeader = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={termsStyle}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Box>
);
