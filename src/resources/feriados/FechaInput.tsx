import { DateInput } from 'react-admin';
import type { FieldInputProps } from '../../ui/fields/field';
import { FechaPropuesta } from './FechaPropuesta';

/** The day without work, and the one that the law proposes. */
export default function FechaInput(props: FieldInputProps) {
  return (
    <>
      <DateInput {...props} />
      <FechaPropuesta />
    </>
  );
}
