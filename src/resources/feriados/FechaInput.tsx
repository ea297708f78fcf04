import { DateInput } from 'react-admin';
import { dayText } from '../../format/dates';
import type { FieldInputProps } from '../../ui/fields/field';
import { FechaPropuesta } from './FechaPropuesta';

/** The day without work, and the one that the law proposes. */
export default function FechaInput(props: FieldInputProps) {
  return (
    <>
      <DateInput {...props} format={dayText} />
      <FechaPropuesta />
    </>
  );
}
