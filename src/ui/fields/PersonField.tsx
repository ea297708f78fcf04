import { type FieldProps, useFieldValue } from 'react-admin';
import { personText } from './cellOf';

export const PersonField = (props: FieldProps) => personText(useFieldValue(props));
