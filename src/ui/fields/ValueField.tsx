import { useGetRecordRepresentation, useRecordContext, useReference } from 'ra-core';
import { type FieldProps, useFieldValue } from 'react-admin';
import type { ShownField } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';
import { kinds } from './kinds';
import { ComprobanteLink } from './PicturesField';

export const valueText = (field: ShownField | undefined, value: unknown): string => {
  const isNone = value === '' || value == null;
  const text = field && !isNone ? kinds[field.kind].text?.(value, field) : undefined;

  return (text ?? String(value ?? '')) || '—';
};

/** Without a record; an id becomes a name, and paths open their pictures. */
export const Value = ({ field, value }: { field?: ShownField; value: unknown }) => {
  if (field?.kind === 'pictures') return <ComprobanteLink paths={String(value ?? '')} />;
  if (field?.reference && Number(value)) return <Name reference={field.reference} id={Number(value)} />;

  return valueText(field, value);
};

const Name = ({ reference, id }: { reference: string; id: number }) => {
  const { referenceRecord, isPending } = useReference({ reference, id });
  const nameOf = useGetRecordRepresentation(reference);
  if (isPending) return '…';

  // The role may not be allowed to read the record.
  return referenceRecord ? nameOf(referenceRecord) : `n.º ${id}`;
};

/** In place of react-admin's fields, outside of lists: shows a value as the section's field says. */
export const ValueField = (props: FieldProps) => {
  const record = useRecordContext(props) ?? {};
  const value = useFieldValue(props);
  const field = useSectionOptions(props.resource).fields[props.source];
  if (field?.format) return field.format(value, record);
  const Fact = field && kinds[field.kind].Fact;

  return Fact ? <Fact emptyText="—" {...props} /> : valueText(field, value);
};
