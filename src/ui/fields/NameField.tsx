import { useRecordContext, useResourceContext, useResourceDefinition } from 'ra-core';
import type { FieldProps } from 'react-admin';
import { nestedOf, personText } from './cellOf';
import { useSectionOptions } from './useSectionOptions';

/** In place of react-admin's ReferenceField: the name comes with the row, so no cell waits for another call; a dash for none. */
export const NameField = (props: FieldProps) => {
  const record = useRecordContext(props) ?? {};
  const { fields } = useSectionOptions(useResourceContext(props));
  const { recordRepresentation } = useResourceDefinition({ resource: fields[props.source]?.reference });
  const nested = nestedOf(record, props.source);
  if (!nested) return '—';

  return typeof recordRepresentation === 'function'
    ? recordRepresentation(nested as typeof record & { id: number })
    : personText(nested) || '—';
};
