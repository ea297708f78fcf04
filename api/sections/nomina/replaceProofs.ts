import type { comprobantesCalls } from '../../../contract/comprobantes';
import type { RequestOf } from '../../answer/answer';
import type { Trx } from '../../db/schema';
import { changedBy, record } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { withNamed } from './uploads';

type Replacement = RequestOf<typeof comprobantesCalls.nomina>;

interface Proved {
  fk_nomina: number;
  comprobante: string;
  /** In the history: the proof of the whole nomina, or of a person. */
  campo: string;
}

/** The amounts stay. The old pictures stay in the history. */
const replaceProof = async (
  request: Replacement,
  table: 'nominas' | 'detalle_nominas',
  find: (trx: Trx, id: number) => Promise<Proved | undefined>,
) => {
  const { db, session, now, param, body } = request;
  const id = param('id');
  // Before anything is stored; asked again under the lock.
  requireProved(await db.transaction().execute((trx) => find(trx, id)));

  return withNamed(request, async (trx, comprobante) => {
    const { fk_nomina, campo, comprobante: antes } = requireProved(await find(trx, id));
    await trx
      .updateTable(table)
      .set({ comprobante, ...changedBy(session.user, now) })
      .where('id', '=', id)
      .execute();
    await record(trx, 'nomina', request, {
      id: fk_nomina,
      accion: 'comprobante cambiado',
      motivo: body.motivo,
      cambios: [{ campo, antes, despues: comprobante }],
    });
  });
};

export const replaceNominaProof = (request: Replacement) =>
  replaceProof(request, 'nominas', async (trx, id) => {
    const nomina = await trx
      .selectFrom('nominas')
      .select(['id as fk_nomina', 'comprobante'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();

    return nomina && { ...nomina, campo: 'comprobante' };
  });

export const replaceLineProof = (request: Replacement) =>
  replaceProof(request, 'detalle_nominas', async (trx, id) => {
    const line = await trx
      .selectFrom('detalle_nominas')
      .select(['fk_nomina', 'comprobante', 'nombre', 'apellido'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();

    return line && { ...line, campo: `comprobante de ${line.nombre} ${line.apellido}` };
  });

const requireProved = (found: Proved | undefined): Proved => {
  if (!found) throw new ApiError(404, 'No existe la nomina');
  if (found.comprobante === '') throw new ApiError(409, 'Todavía no tiene un comprobante que cambiar');

  return found;
};
