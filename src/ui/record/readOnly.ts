import type * as z from 'zod/mini';
import { isAnnulled, type Registro } from '../../../contract/rest';

/** Who annulled a record, and its closed week; some hosts have neither. */
export type Situation = {
  [Key in Exclude<keyof typeof Registro, 'version'>]?: z.output<(typeof Registro)[Key]>;
} & { motivo_anulacion?: string };

/** Whether nobody can change the record as it stands, whatever their role. */
export const isReadOnly = (record?: object): boolean => {
  const { semana_cerrada }: Situation = record ?? {};

  return record !== undefined && (isAnnulled(record) || Boolean(semana_cerrada));
};
