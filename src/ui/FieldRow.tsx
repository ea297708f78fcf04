import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Fields side by side; below each other on a phone. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2} sx={fieldRowStyle}>
    {children}
  </Stack>
);

/** react-admin's inputs come with margins of their own, which differ. */
const fieldRowStyle = { '& > *': { flex: 1, m: 0 }, '& > .MuiFormControl-root': { mt: 1, mb: 0.5 } };
