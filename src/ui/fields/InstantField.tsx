import { type FieldProps, useFieldValue } from 'react-admin';
import { dayAndTime } from '../../format/activity';
import { readInstant } from '../../format/instant';

/** A moment by day and time in Guayaquil; a dash for none. */
export const InstantField = (props: FieldProps) => {
  const instant = readInstant(String(useFieldValue(props) ?? ''));

  return instant ? dayAndTime(instant) : '—';
};
