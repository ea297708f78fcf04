import type * as z from 'zod/mini';
import type { Registro } from '../../../contract/columns';
import { isAnnulled } from '../../../contract/rest';

/** What of a record says how it stands; a host that keeps none of it leaves it out. */
export type Situation = {
  [Key in Exclude<keyof typeof Registro, 'version'>]?: z.output<(typeof Registro)[Key]>;
} & { motivo_anulacion?: string };

/** Whether nobody can change the record as it stands, whatever their role. */
export const isReadOnly = (record?: object): boolean => {
  const { semana_cerrada }: Situation = record ?? {};

  return record !== undefined && (isAnnulled(record) || Boolean(semana_cerrada));
};
