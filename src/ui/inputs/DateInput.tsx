import TextField from '@mui/material/TextField';
import { FieldTitle, useInput } from 'ra-core';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import type { CommonInputProps } from 'react-admin';
import { today } from '../../format/dates';

interface DateInputProps
  extends Pick<CommonInputProps, 'source' | 'resource' | 'isRequired' | 'disabled' | 'parse' | 'format'> {
  autoFocus?: boolean;
  isPast?: boolean;
}

/** In place of react-admin's: only reports complete dates. */
export const DateInput = ({ isPast, disabled, autoFocus, ...props }: DateInputProps) => {
  const { field, fieldState, isRequired } = useInput({ parse: asItIs, ...props });
  const { source, resource } = props;
  const isLate = isPast && field.value > today();

  return (
    <DatePicker
      label={<FieldTitle source={source} resource={resource} isRequired={isRequired} />}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      max={isPast ? today() : undefined}
      error={fieldState.error?.message ?? (isLate && 'La fecha no puede ser posterior a hoy')}
      required={isRequired}
      disabled={disabled}
      autoFocus={autoFocus}
    />
  );
};

/** A cleared date is '', not null. */
const asItIs = (day: string) => day;

interface DatePickerProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  max?: string;
  inputRef?: Ref<HTMLInputElement>;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Years such as 0002 are not reported while 2026 is typed; a date that exists changes on Enter or blur. */
export const DatePicker = ({ value, onChange, onBlur, max, error, required, ...props }: DatePickerProps) => {
  const [draft, setDraft] = useState<string>();
  const [isTyping, setIsTyping] = useState(false);
  const text = draft ?? value;

  const commit = (next: string) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const change = (next: string) => {
    const isWhole = next === '' || isPlausible(next);
    const hasYearToCome = text !== '' && !isPlausible(text);
    if (isWhole && (!isTyping || hasYearToCome)) commit(next);
    else setDraft(next);
  };
  const press = (event: KeyboardEvent) => {
    setIsTyping(true);
    if (event.key === 'Enter') commit(text);
  };

  return (
    <TextField
      {...props}
      type="date"
      value={text}
      onChange={(event) => change(event.target.value)}
      onKeyDown={press}
      onPointerDown={() => setIsTyping(false)}
      onBlur={() => {
        setIsTyping(false);
        commit(text);
        onBlur?.();
      }}
      error={Boolean(error)}
      helperText={error}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { max: max ?? '9999-12-31', 'aria-required': required },
      }}
    />
  );
};

const isPlausible = (day: string) => day >= '2000-01-01' && day.length === 10;
