import Box from '@mui/material/Box';
import {
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ConflictNotice } from './conflict/ConflictNotice';
import type { Conflict } from './conflict/useConflict';
import { RecoveredInput } from './RecoveredInput';
import { useKeptInput } from './useKeptInput';

interface FormGridProps {
  /** The key of a dialog's kept input. Defaults to the address. */
  formKey?: string;
  takesFocus?: boolean;
  /** See RecoveredInput. */
  unconfirmed?: Ref<HTMLDivElement>;
  conflict?: Conflict;
  children: ReactNode;
}

/** True in the empty form that follows a save. */
export const IsNextRecord = createContext(false);

export const FormGrid = ({ formKey, conflict, unconfirmed, ...props }: FormGridProps) => {
  const own = useKeptInput().formKey;
  const [fills, setFills] = useState(0);
  const remount = useCallback(() => setFills((count) => count + 1), []);

  return (
    <>
      <RecoveredInput formKey={formKey ?? own} onFilled={remount} unconfirmed={unconfirmed} />
      {conflict && <ConflictNotice conflict={conflict} onFilled={remount} />}
      <Grid key={fills} {...props} />
    </>
  );
};

const Grid = ({ takesFocus = false, children }: FormGridProps) => (
  <Box ref={useFieldFocus(takesFocus)} sx={gridStyle}>
    {children}
  </Box>
);

/** Focuses the first input, after a save the first that is not prefilled, except on touch screens; after a refused submit, the first faulty one. */
const useFieldFocus = (takesFocus: boolean) => {
  const around = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState();
  const { getValues } = useFormContext();
  const isNext = useContext(IsNextRecord);

  useEffect(() => {
    const isTouch = window.matchMedia?.('(pointer: coarse)').matches;
    if (!takesFocus || isTouch || around.current?.contains(document.activeElement)) return;
    const fields = [...(around.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    const isEmpty = (field: HTMLElement) => ['', undefined, null].includes(getValues(nameOf(field)));
    const first = isNext ? fields.find(isEmpty) : undefined;
    (first ?? fields[0])?.focus();
  }, [takesFocus, isNext, getValues]);
  useEffect(() => {
    if (submitCount > 0) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  return around;
};

const FIELDS = ':is(input:not([type="hidden"]), textarea, [role="combobox"]):not(:disabled, [aria-hidden])';

/** The source, also of an input without a name: react-admin's class names it. */
const nameOf = (field: HTMLElement): string => {
  const classes = field.closest('[class*="ra-input-"]')?.className ?? '';

  return field.getAttribute('name') ?? /\bra-input-(\w+)/.exec(classes)?.[1] ?? '';
};

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
