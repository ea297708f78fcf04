import { outdatedText } from '../../../contract/outdated';
import { dayOf, hourOf, today } from '../../format/dates';
import { readInstant } from '../../format/instant';
import { personText } from '../../format/text';

/** As the API says it in a 409: who changed the record last, and when. Other hosts tell less. */
export const outdatedTextOf = (record: Readonly<Record<string, unknown>>, usuario: number): string => {
  const at = readInstant(String(record.fecha_actualizacion ?? ''));
  const change = {
    isOwn: record.fk_usuario_actualizacion === usuario,
    nombre: personText(record.usuario_actualizacion),
    dia: at ? dayOf(at) : '',
    hora: at ? hourOf(at) : '',
  };

  return outdatedText(change, today());
};
