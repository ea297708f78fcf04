import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { nounOf } from '../../format/noun';
import { useSectionOptions } from '../../ui/fields/useSectionOptions';

/** In place of the form of an annulled record, which does not change any more. */
export const Annulled = () => {
  const record = useRecordContext();
  const { the, agree } = nounOf(useSectionOptions().singular ?? '');

  return (
    record && (
      <Alert severity="info">{`${the} está ${agree('anulad')}. Motivo: ${record.motivo_anulacion}`}</Alert>
    )
  );
};
