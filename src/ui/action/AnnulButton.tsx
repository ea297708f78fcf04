import {
  type RaRecord,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { capitalized, nounOf } from '../../format/noun';
import { CambioEstado } from '../CambioEstado';
import { useSectionOptions } from '../fields/useSectionOptions';

interface AnnulButtonProps {
  /** The estado that means annulled. */
  estado?: string;
  /** What will happen besides. */
  text?: string;
}

/** In place of react-admin's DeleteButton: nothing is deleted, a record is annulled, with the reason. */
export const AnnulButton = ({ estado = 'X', text }: AnnulButtonProps) => {
  const record = useRecordContext<RaRecord<number>>();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const { fields, singular = '' } = useSectionOptions(resource);
  const { label = 'Motivo de la anulación' } = fields.motivo_anulacion ?? {};
  if (!record || record.estado === estado) return null;

  const { word } = nounOf(singular);
  // 'Anular gasto 12', but 'Anular Navidad'.
  const name = String(nameOf(record)).replace(capitalized(word), word);

  return (
    <CambioEstado
      record={record}
      estado={estado}
      label="Anular"
      color="error"
      title={`Anular ${name}`}
      text={text}
      reason={{ name: 'motivo_anulacion', label, message: `Escriba el ${label.toLowerCase()}` }}
      done={translate(`resources.${resource}.notifications.annulled`)}
    />
  );
};
