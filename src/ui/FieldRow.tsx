import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Fields side by side; below each other on a phone. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2} sx={{ '& > *': { flex: 1, m: 0 } }}>
    {children}
  </Stack>
);
