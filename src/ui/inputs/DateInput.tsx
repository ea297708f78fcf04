import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput } from 'ra-core';
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useState } from 'react';
import type { CommonInputProps } from 'react-admin';
import { dayInWords, farFrom, today } from '../../format/dates';
import { readWrittenDay } from '../../format/import/readDay';

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
      name={field.name}
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
  name?: string;
  label: ReactNode;
  /** The helper text; the day in words by default. */
  words?: (day: string) => ReactNode;
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
export const DatePicker = ({
  value,
  onChange,
  onBlur,
  max,
  error,
  required,
  words = (day) => <DayWords day={day} />,
  ...props
}: DatePickerProps) => {
  const [draft, setDraft] = useState<string>();
  const [isTyping, setIsTyping] = useState(false);
  const [refused, setRefused] = useState<string>();
  const text = draft ?? value;

  // Years such as 0002 pass by while 2026 is typed.
  const isTooEarly = !isTyping && text !== '' && !isPlausible(text);
  const said = isPlausible(text) && words(text);
  const noDay =
    (refused !== undefined && `«${refused}» no es una fecha: escríbala como 25/11/2026`) ||
    (isTooEarly && 'Revise el año: la fecha debe ser de 2000 o después');
  // The error is about the value, not about what is typed now.
  const wrong = noDay || (text === value && error);

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
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const written = data.getData('text').trim();
    const day = readWrittenDay(written);
    event.preventDefault();
    setRefused(day ? undefined : written.slice(0, 40));
    if (day) commit(day);
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
      onChange={(event) => {
        setRefused(undefined);
        change(event.target.value);
      }}
      onKeyDown={press}
      onPointerDown={() => setIsTyping(false)}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onBlur={() => {
        setIsTyping(false);
        commit(text);
        onBlur?.();
      }}
      error={Boolean(wrong)}
      helperText={wrong ? <Wrong day={!noDay && said}>{wrong}</Wrong> : said}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: FIRST, max: max ?? '9999-12-31', 'aria-required': required },
      }}
    />
  );
};

const FIRST = '2000-01-01';

const isPlausible = (day: string) => day >= FIRST && day.length === 10;

interface WrongProps {
  /** The day in words: perhaps another one was meant. */
  day: ReactNode;
  children: ReactNode;
}

const Wrong = ({ day, children }: WrongProps) => (
  <>
    {children}{' '}
    {day && (
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {day}
      </Box>
    )}
  </>
);

/** A native input shows a day as the browser's language does, perhaps month first. */
const DayWords = ({ day }: { day: string }) => {
  const far = farFrom(day);

  return (
    <Box component="span" sx={{ color: far ? 'warning.main' : undefined }}>
      {dayInWords(day)}
      {far && `, ${far}`}
    </Box>
  );
};
