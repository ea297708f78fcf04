import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { plainDollars } from '../../format/typedMoney';

/** In place of react-admin's NumberInput: holds decimal dollars as a text; shows the input as it was typed until it is left. */
export const MoneyInput = (props: TextInputProps) => {
  const [typed, setTyped] = useState<string>();

  return (
    <TextInput
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      format={(value) => (typed !== undefined && plainDollars(typed) === value ? typed : (value ?? ''))}
      parse={(text: string) => {
        setTyped(text);

        return plainDollars(text);
      }}
      onBlur={() => setTyped(undefined)}
      {...props}
    />
  );
};
