import { type FieldProps, useFieldValue } from 'react-admin';
import { dayAndTime } from '../../format/activity';

export const InstantField = (props: FieldProps) => dayAndTime(String(useFieldValue(props) ?? ''));
