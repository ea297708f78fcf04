import TextField from '@mui/material/TextField';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import type { UsuarioDraft } from './usuarioDraft';

export interface Option {
  value: string;
  label: string;
}

interface SelectInputProps {
  control: Control<UsuarioDraft>;
  name: FieldPath<UsuarioDraft>;
  label: string;
  options: readonly Option[];
  /** The text beside the field where nothing is chosen. */
  required?: string;
}

/** One of several texts; a native select, which a phone shows its own way. */
export const SelectInput = ({ control, name, label, options, required }: SelectInputProps) => {
  const { field, fieldState } = useController({ control, name, rules: { required } });
  const { ref, ...input } = field;
  const isOffered = options.some(({ value }) => value === field.value);

  return (
    <TextField
      {...input}
      inputRef={ref}
      select
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-required': required !== undefined },
      }}
    >
      {!isOffered && <option value={field.value} disabled hidden aria-label="Ninguno" />}
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
};
