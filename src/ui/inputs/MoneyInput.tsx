import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { toDollars } from '../../../contract/common';
import { plainDollars } from '../../format/typedMoney';

/** In place of NumberInput: takes cents, holds typed dollars, and formats them on blur. */
export const MoneyInput = (props: TextInputProps) => {
  const [typed, setTyped] = useState<string>();

  return (
    <TextInput
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      format={(value) => (typed !== undefined && plainDollars(typed) === value ? typed : textOf(value))}
      parse={(text: string) => {
        setTyped(text);

        return plainDollars(text);
      }}
      onBlur={() => setTyped(undefined)}
      {...props}
    />
  );
};

const textOf = (money: unknown) => (money === 0 ? '' : (toDollars(money) ?? ''));
