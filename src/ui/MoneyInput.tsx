import TextField from '@mui/material/TextField';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { patterns } from '../format/patterns';

interface MoneyInputProps<T extends FieldValues, N extends FieldPathByValue<T, string>> {
  control: Control<T>;
  name: N;
  label: string;
  disabled?: boolean;
  /** What the amount does, below the field. */
  help?: string;
  /** In place of the rule for money. */
  validate?: (text: string) => true | string;
}

/** Decimal dollars as text: empty, or digits with an optional decimal part (SPEC 5). */
export const MoneyInput = <T extends FieldValues, N extends FieldPathByValue<T, string>>({
  control,
  name,
  label,
  disabled,
  help,
  validate = patterns.money,
}: MoneyInputProps<T, N>) => {
  const { field, fieldState } = useController({ control, name, rules: { validate } });

  return (
    <TextField
      {...field}
      inputRef={field.ref}
      label={label}
      disabled={disabled}
      placeholder="0.00"
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? help}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
};
