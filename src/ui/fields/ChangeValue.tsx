import { useGetRecordRepresentation, useReference } from 'ra-core';
import type { Field } from './field';
import { valueText } from './valueText';

interface ChangeValueProps {
  field?: Field;
  value: string;
}

/** What a field held before or after a change: an id by the name that it stands for. */
export const ChangeValue = ({ field, value }: ChangeValueProps) =>
  field?.reference && Number(value) ? (
    <Name reference={field.reference} id={Number(value)} />
  ) : (
    valueText(field, value)
  );

/** The number alone where the name may not be known. */
const Name = ({ reference, id }: { reference: string; id: number }) => {
  const { referenceRecord, isPending } = useReference({ reference, id });
  const nameOf = useGetRecordRepresentation(reference);
  if (isPending) return '…';

  return referenceRecord ? nameOf(referenceRecord) : `n.º ${id}`;
};
