import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { toDollars } from '../../../contract/common';
import { plainDollars } from '../../format/typedMoney';

/** In place of react-admin's NumberInput: starts with cents, holds what is typed as decimal dollars; shows it as it was typed until it is left. */
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
