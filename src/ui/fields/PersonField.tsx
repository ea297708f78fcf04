import { type FieldProps, useFieldValue } from 'react-admin';
import { personText } from './cellOf';

/** In place of react-admin's TextField: the full name of an object with nombre and apellido; a dash for none. */
export const PersonField = (props: FieldProps) => personText(useFieldValue(props)) || '—';
