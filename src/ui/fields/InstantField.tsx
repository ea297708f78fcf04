import { type FieldProps, useFieldValue } from 'react-admin';
import { dayAndTime } from '../../format/activity';

/** In place of react-admin's DateField: day and time in Guayaquil; a dash for none. */
export const InstantField = (props: FieldProps) => dayAndTime(String(useFieldValue(props) ?? ''));
