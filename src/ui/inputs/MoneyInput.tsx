import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { plainDollars } from '../../format/typedMoney';

/** What a phone offers to type with. */
const KEYS = { htmlInput: { inputMode: 'decimal' } } as const;

/**
 * In place of react-admin's NumberInput: the form holds decimal dollars, exact to the cent, with the point that the API
 * wants; what is typed stays as it was typed, with a comma too, until the input is left.
 */
export const MoneyInput = (props: TextInputProps) => {
  const [typed, setTyped] = useState<string>();

  return (
    <TextInput
      autoComplete="off"
      slotProps={KEYS}
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
