import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'ra-core';
import { capitalized, nounOf } from '../../../format/noun';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { useIsReadOnly } from '../record/readOnly';
import { StateChangeButton } from './StateChangeButton';

/** Not for read-only records, and not for those of a host without estado. */
export const useMayAnnul = (): boolean => {
  const record = useRecordContext();
  const { fields } = useSectionOptions();
  const isLocked = useIsReadOnly(record);

  return Boolean(record?.estado) && 'motivo_anulacion' in fields && !isLocked;
};

/** In place of DeleteButton: asks for a reason. */
export const AnnulButton = ({ text }: { text?: string }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const { singular = '' } = useSectionOptions(resource);
  if (!useMayAnnul()) return null;

  const { word, the } = nounOf(singular);
  // 'Anular gasto 12', but 'Anular Navidad'.
  const name = String(nameOf(record)).replace(capitalized(word), word);

  return (
    <StateChangeButton
      text={text ?? `${the} deja de contar, y ya no se podrá cambiar`}
      estado="X"
      label="Anular"
      verb={`Anular ${word}`}
      color="error"
      title={`Anular ${name}`}
      reason="motivo_anulacion"
      done={`resources.${resource}.notifications.annulled`}
    />
  );
};
