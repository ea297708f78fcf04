import { TextInput, type TextInputProps } from 'react-admin';

/** Decimal dollars, or a percentage, of react-admin's form. */
export const ValorInput = (props: TextInputProps) => (
  <TextInput inputMode="decimal" autoComplete="off" parse={withPoint} {...props} />
);

/** A numeric pad may have no key but the comma, where the API wants a point. */
const withPoint = (text: string) => text.replace(',', '.');
