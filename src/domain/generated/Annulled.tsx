import Alert from '@mui/material/Alert';
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'ra-core';

/** In place of the form of an annulled record, which does not change any more. */
export const Annulled = () => {
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(useResourceContext());

  return (
    record && (
      <Alert severity="info">{`${nameOf(record)}: está anulado. Motivo: ${record.motivo_anulacion}`}</Alert>
    )
  );
};
