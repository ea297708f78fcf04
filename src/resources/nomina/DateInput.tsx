import { FieldTitle, useInput } from 'ra-core';
import type { CommonInputProps } from 'react-admin';
import { DatePicker } from '../../ui/inputs/DatePicker';

interface DateInputProps
  extends Pick<
    CommonInputProps,
    'source' | 'resource' | 'isRequired' | 'disabled' | 'parse' | 'format' | 'onChange'
  > {
  /** The last day that can be chosen. */
  max?: string;
}

/** In place of react-admin's DateInput: reports whole dates only, not the days that a keyboard passes through. */
export const DateInput = ({ max, disabled, ...props }: DateInputProps) => {
  const { field, fieldState, isRequired } = useInput(props);
  const { source, resource } = props;

  return (
    <DatePicker
      label={<FieldTitle source={source} resource={resource} isRequired={isRequired} />}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      max={max}
      error={fieldState.error?.message}
      required={isRequired}
      disabled={disabled}
    />
  );
};
