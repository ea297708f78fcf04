import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'ra-core';
import { capitalized, nounOf } from '../../format/noun';
import { useSectionOptions } from '../fields/useSectionOptions';
import { StateChangeButton } from './StateChangeButton';

interface AnnulButtonProps {
  estado?: string;
  text?: string;
  onDone?: () => void;
}

/** In place of react-admin's DeleteButton: nothing is deleted, a record is annulled, with the reason. */
export const AnnulButton = ({ estado = 'X', ...props }: AnnulButtonProps) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const { singular = '' } = useSectionOptions(resource);
  if (!record || record.estado === estado) return null;

  const { word } = nounOf(singular);
  // 'Anular gasto 12', but 'Anular Navidad'.
  const name = String(nameOf(record)).replace(capitalized(word), word);

  return (
    <StateChangeButton
      {...props}
      estado={estado}
      label="Anular"
      color="error"
      title={`Anular ${name}`}
      reason="motivo_anulacion"
      done={`resources.${resource}.notifications.annulled`}
    />
  );
};
