import { FieldTitle, useInput } from 'ra-core';
import type { CommonInputProps } from 'react-admin';
import { today } from '../../format/dates';
import { DatePicker } from './DatePicker';

interface DateInputProps
  extends Pick<CommonInputProps, 'source' | 'resource' | 'isRequired' | 'disabled' | 'parse' | 'format'> {
  autoFocus?: boolean;
  /** No later than today. */
  isPast?: boolean;
}

/** In place of react-admin's DateInput: reports whole dates only, not the days that a keyboard passes through. */
export const DateInput = ({ isPast, disabled, autoFocus, ...props }: DateInputProps) => {
  const { field, fieldState, isRequired } = useInput({ parse: same, ...props });
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

/** A day taken away is '', not react-admin's null. */
const same = (day: string) => day;
