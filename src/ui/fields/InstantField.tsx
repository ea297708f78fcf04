import { type FieldProps, useFieldValue } from 'react-admin';
import { dayAndTime } from '../../format/activity';
import { readInstant } from '../../format/instant';

export const InstantField = (props: FieldProps) => {
  const instant = readInstant(String(useFieldValue(props) ?? ''));

  return instant ? dayAndTime(instant) : '—';
};
