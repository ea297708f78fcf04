import type * as z from 'zod/mini';
import { isAnnulled, type Registro } from '../../../../contract/rest';

/** Some hosts send neither. */
export type Situation = {
  [Key in Exclude<keyof typeof Registro, 'version'>]?: z.output<(typeof Registro)[Key]>;
} & { motivo_anulacion?: string };

export const isReadOnly = (record?: object): boolean => {
  const { semana_cerrada }: Situation = record ?? {};

  return record !== undefined && (isAnnulled(record) || Boolean(semana_cerrada));
};
