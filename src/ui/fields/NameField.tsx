import { useGetRecordRepresentation, useRecordContext } from 'ra-core';
import type { FieldProps } from 'react-admin';
import { useSectionOptions } from '../section/useSectionOptions';
import { nestedOf } from './cellOf';

/** In place of react-admin's ReferenceField: the name comes with the row, without another call; a dash for none. */
export const NameField = (props: FieldProps) => {
  const record = useRecordContext(props) ?? {};
  const { fields } = useSectionOptions(props.resource);
  const nameOf = useGetRecordRepresentation(fields[props.source]?.reference);

  return nameOf(nestedOf(record, props.source)) || '—';
};
