import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Fields side by side; below each other on a phone. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    useFlexGap
    sx={{ columnGap: 2, rowGap: 1, '& > *': { flex: 1 } }}
  >
    {children}
  </Stack>
);
