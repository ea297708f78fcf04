import TextField from '@mui/material/TextField';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

interface TextInputProps<T extends FieldValues, N extends FieldPathByValue<T, string>> {
  control: Control<T>;
  name: N;
  label: string;
  /** The text beside the field where it is empty; none: it may be empty. */
  required?: string;
  maxLength?: number;
  validate?: (text: string, values: T) => true | string;
  /** Fields whose rules look at this one. */
  deps?: FieldPathByValue<T, string>[];
  type?: 'password';
  autoComplete?: string;
  multiline?: boolean;
  disabled?: boolean;
}

/** A line of text with its rules, or several lines. */
export const TextInput = <T extends FieldValues, N extends FieldPathByValue<T, string>>({
  control,
  name,
  label,
  required,
  maxLength = 100,
  validate = () => true,
  deps,
  type,
  autoComplete = 'off',
  multiline,
  disabled,
}: TextInputProps<T, N>) => {
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      deps,
      validate: {
        present: (text) => !required || text.trim() !== '' || required,
        short: (text) => text.length <= maxLength || `Escriba ${maxLength} caracteres como máximo`,
        validate,
      },
    },
  });

  return (
    <TextField
      {...field}
      inputRef={field.ref}
      type={type}
      label={label}
      multiline={multiline}
      minRows={multiline ? 2 : undefined}
      disabled={disabled}
      autoComplete={autoComplete}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { 'aria-required': Boolean(required) } }}
    />
  );
};
