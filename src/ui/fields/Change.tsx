import Typography from '@mui/material/Typography';
import { useGetRecordRepresentation, useReference, useResourceContext, useTranslateLabel } from 'ra-core';
import type { Paso } from '../../../contract/historial';
import { useSectionOptions } from '../section/useSectionOptions';
import type { Field } from './field';
import { valueText } from './kinds';

/** A field before and after a step. That of a line comes with its owner: 'total de Ana Paz'. */
export const Change = ({ campo, antes, despues }: Paso['cambios'][number]) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const [source = '', ...of] = campo.split(' ');
  const field = useSectionOptions().fields[source];
  const label = [translateLabel({ source, resource }), ...of].join(' ');

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {label}: <ChangeValue field={field} value={antes} />
      {' → '}
      <ChangeValue field={field} value={despues} />
    </Typography>
  );
};

/** The text of a value; an id by the name that it stands for. */
export const ChangeValue = ({ field, value }: { field?: Field; value: string }) =>
  field?.reference && Number(value) ? (
    <Name reference={field.reference} id={Number(value)} />
  ) : (
    valueText(field, value)
  );

const Name = ({ reference, id }: { reference: string; id: number }) => {
  const { referenceRecord, isPending } = useReference({ reference, id });
  const nameOf = useGetRecordRepresentation(reference);
  if (isPending) return '…';

  // The user may not be allowed to read it.
  return referenceRecord ? nameOf(referenceRecord) : `n.º ${id}`;
};
