import { type FieldProps, useFieldValue } from 'react-admin';
import { ComprobanteLink } from './ComprobanteLink';

/** Ver, which shows the pictures whose paths the field joins by commas; a dash for none. */
export const PicturesField = (props: FieldProps) => (
  <ComprobanteLink paths={String(useFieldValue(props) ?? '')} />
);
