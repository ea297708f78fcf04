import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Why a typed value may be wrong. Keeps its room: Guardar must not move while it is pressed. */
export const DoubtText = ({ children }: { children: ReactNode }) => (
  <Box component="span" role="status" sx={{ display: 'block', minHeight: '1lh', color: 'warning.main' }}>
    {children}
  </Box>
);
