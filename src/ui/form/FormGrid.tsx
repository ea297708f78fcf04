import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { Slot } from '../layout/Slot';
import { useKeptInput } from './useKeptInput';
import { useFieldFocus } from './validation/useFieldFocus';

interface FormGridProps {
  /** Of a dialog; the address unless told. */
  place?: string;
  takesFocus?: boolean;
  children: ReactNode;
}

/** Inputs two by two, below each other on a phone; what holds several lines or pictures takes a line of its own. */
export const FormGrid = ({ place, ...props }: FormGridProps) => {
  const own = useKeptInput().place;
  const [fills, setFills] = useState(0);

  return (
    <>
      <Slot name="form" place={place ?? own} onFilled={() => setFills(fills + 1)} />
      <Grid key={fills} {...props} />
    </>
  );
};

const Grid = ({ takesFocus = false, children }: FormGridProps) => (
  <Box ref={useFieldFocus(takesFocus)} sx={gridStyle}>
    {children}
  </Box>
);

export const gridStyle = {
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
  '& > .MuiTextField-root:has(textarea), & > .RaArrayInput-root, & > fieldset, & > [data-wide], & > .MuiAlert-root':
    {
      gridColumn: '1 / -1',
    },
};
