import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFaultFocus } from './useFaultFocus';

/** Inputs two by two, below each other on a phone; what holds several lines or pictures takes a line of its own. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <Box ref={useFaultFocus()} sx={gridStyle}>
    {children}
  </Box>
);

const gridStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  maxWidth: 640,
  pt: 1,
  pb: 1,
  // react-admin's inputs come with margins of their own, which differ.
  '& > *': { m: 0, minWidth: 0 },
  '& > .MuiFormControl-root': { mt: 1, mb: 0.5 },
  '& > .MuiTextField-root:has(textarea), & > fieldset, & > [data-wide], & > .MuiAlert-root': {
    gridColumn: '1 / -1',
  },
};
