import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { RecoveredInput } from './RecoveredInput';
import { useKeptInput } from './useKeptInput';

interface FormGridProps {
  /** The key of a dialog's kept input. Defaults to the address. */
  formKey?: string;
  takesFocus?: boolean;
  children: ReactNode;
}

export const FormGrid = ({ formKey, ...props }: FormGridProps) => {
  const own = useKeptInput().formKey;
  const [fills, setFills] = useState(0);

  return (
    <>
      <RecoveredInput formKey={formKey ?? own} onFilled={() => setFills(fills + 1)} />
      <Grid key={fills} {...props} />
    </>
  );
};

const Grid = ({ takesFocus = false, children }: FormGridProps) => (
  <Box ref={useFieldFocus(takesFocus)} sx={gridStyle}>
    {children}
  </Box>
);

/** Focuses the first input, except on touch screens; after a refused submit, the first faulty input. */
const useFieldFocus = (takesFocus: boolean) => {
  const around = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState();

  useEffect(() => {
    const isTouch = window.matchMedia?.('(pointer: coarse)').matches;
    if (!takesFocus || isTouch || around.current?.contains(document.activeElement)) return;
    around.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (submitCount > 0) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  return around;
};

const FIELDS =
  ':is(input:not([type="hidden"], [type="file"]), textarea, [role="combobox"]):not(:disabled, [aria-hidden])';

export const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  maxWidth: 640,
  py: 1,
  // react-admin's inputs have different margins.
  '& > *': { m: 0, minWidth: 0 },
  '& > .MuiFormControl-root': { mt: 1, mb: 0.5 },
  '& > .MuiTextField-root:has(textarea), & > .RaArrayInput-root, & > fieldset, & > [data-wide], & > .MuiAlert-root':
    { gridColumn: '1 / -1' },
};
