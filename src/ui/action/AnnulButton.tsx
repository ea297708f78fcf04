import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'ra-core';
import { capitalized, nounOf } from '../../format/noun';
import { useSectionOptions } from '../fields/useSectionOptions';
import { isReadOnly } from '../record/readOnly';
import { StateChangeButton } from './StateChangeButton';

/** In place of react-admin's DeleteButton: nothing is deleted, a record is annulled, with the reason, while it may change. */
export const AnnulButton = ({ text }: { text?: string }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const { singular = '' } = useSectionOptions(resource);
  if (!record || isReadOnly(record)) return null;

  const { word } = nounOf(singular);
  // 'Anular gasto 12', but 'Anular Navidad'.
  const name = String(nameOf(record)).replace(capitalized(word), word);

  return (
    <StateChangeButton
      text={text}
      estado="X"
      label="Anular"
      color="error"
      title={`Anular ${name}`}
      reason="motivo_anulacion"
      done={`resources.${resource}.notifications.annulled`}
    />
  );
};
