import TextField from '@mui/material/TextField';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { isMoneyText } from '../format/money';

interface MoneyInputProps<T extends FieldValues, N extends FieldPathByValue<T, string>> {
  control: Control<T>;
  name: N;
  label: string;
  disabled?: boolean;
}

/** Decimal dollars as text: empty, or digits with an optional decimal part (SPEC 5). */
export const MoneyInput = <T extends FieldValues, N extends FieldPathByValue<T, string>>({
  control,
  name,
  label,
  disabled,
}: MoneyInputProps<T, N>) => {
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (text) => isMoneyText(text) || 'Escriba solo números, con dos decimales como máximo',
    },
  });

  return (
    <TextField
      {...field}
      inputRef={field.ref}
      label={label}
      disabled={disabled}
      placeholder="0.00"
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
};
