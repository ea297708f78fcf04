import type { Session } from '../auth/permission';
import { onceIn } from '../db/onceIn';
import type { Trx } from '../db/schema';
import { refusedField } from '../http/errors';
import { isEnabledAdministrador } from './isEnabledAdministrador';
import { ownerOf } from './owner';

interface Asked {
  trx: Trx;
  session: Session;
  /** What the body says, and what the record said before. */
  asked: unknown;
  before: unknown;
  /** 'del gasto'. */
  of: string;
  /** Where the body says it. */
  field: string;
}

/** Whose record it is: an administrador's own, else the one asked for, who must be enabled if new. */
export const administradorOf = async ({ trx, session, asked, before, of, field }: Asked): Promise<number> => {
  const owner = ownerOf(session);
  if (owner !== undefined) return owner;
  const wanted = asked === undefined ? before : asked;
  if (typeof wanted !== 'number') throw refusedField(field, `Elija el administrador ${of}`);
  const isEnabled = () => isEnabledAdministrador(trx, wanted);
  if (wanted !== before && !(await onceIn(trx, `administrador ${wanted}`, isEnabled))) {
    throw refusedField(field, `El administrador ${of} debe estar habilitado`);
  }

  return wanted;
};
