import { TextInput, type TextInputProps } from 'react-admin';

/** In place of react-admin's NumberInput: decimal dollars stay the text that was typed, exact to the cent. */
export const MoneyInput = (props: TextInputProps) => (
  <TextInput inputMode="decimal" autoComplete="off" parse={withPoint} {...props} />
);

/** A numeric pad may have no key but the comma, where the API wants a point. */
const withPoint = (text: string) => text.replace(',', '.');
