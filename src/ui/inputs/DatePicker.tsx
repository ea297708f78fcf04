import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';

interface DatePickerProps {
  label: ReactNode;
  /** `YYYY-MM-DD`, or "" for none. */
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

/**
 * In place of the native input of react-admin's DateInput: reports whole dates only, not the years 0002, 0020 and 0202 on
 * the way to 2026, and not the days that a keyboard passes through in a date already there, until Enter or leaving the field.
 */
export const DatePicker = ({
  label,
  value,
  onChange,
  onBlur,
  max,
  error,
  required,
  disabled,
  autoFocus,
  inputRef,
}: DatePickerProps) => {
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
      type="date"
      label={label}
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
      inputRef={inputRef}
      disabled={disabled}
      autoFocus={autoFocus}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { max: max ?? '9999-12-31', 'aria-required': required },
      }}
    />
  );
};

const isPlausible = (day: string) => day >= '2000-01-01' && day.length === 10;
