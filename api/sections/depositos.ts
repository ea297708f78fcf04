import { sql } from 'kysely';
import { depositosRest } from '../../contract/depositos';
import { ApiError } from '../http/errors';
import { boundOfBox } from '../ledger/balance';
import { businessDay } from '../ledger/clock';
import { requireOpenWeek } from '../ledger/weekLock';
import { requireNotAfterToday } from '../rest/notAfterToday';
import { restRoutes } from '../rest/rest';
import type { ChangeOf, RowOf } from '../rest/restTable';

type Change = ChangeOf<typeof depositosRest>;
type Row = RowOf<typeof depositosRest>;

const request = ({ now, data }: Change) => {
  requireNotAfterToday(data.fecha, now);

  return { ...data, estado: 'P', motivo_rechazo: '', motivo_anulacion: '' };
};

/** Only once: withdrawn by the requester, or resolved by a superadministrador. */
const resolve = async ({ trx, session: { user }, now, data }: Change, before: Row) => {
  const isOwn = [before.fk_usuario, before.fk_usuario_creacion].includes(user.id);
  if (data.estado === 'X' && !isOwn) throw new ApiError(403, 'Solo quien pidió la solicitud la retira');
  if (data.estado !== 'X' && user.rol !== 'superadministrador') {
    throw new ApiError(403, 'Solo un súper administrador resuelve las solicitudes');
  }
  if (before.estado === 'X') throw new ApiError(409, 'La solicitud está retirada');
  if (before.estado !== 'P') throw new ApiError(409, 'La solicitud ya está resuelta');
  if (data.estado === 'P') {
    throw new ApiError(409, 'Una solicitud no se modifica: rechácela y cree otra');
  }

  const fecha_resolucion = businessDay(now);
  const resolution = { estado: data.estado, fecha_resolucion, fk_usuario_resolucion: user.id };
  if (data.estado === 'X') return { ...resolution, motivo_anulacion: data.motivo_anulacion };
  if (data.estado === 'R') return { ...resolution, motivo_rechazo: data.motivo_rechazo };

  await requireOpenWeek(trx, { fk_usuario: before.fk_usuario, fecha: fecha_resolucion }, now);

  return { ...resolution, comprobante: data.comprobante };
};

export const depositosRoutes = restRoutes(depositosRest, {
  settles: true,
  groupOf: () => sql.ref('tipo'),
  boundOf: async (db, { tipo, fk_usuario }) => (tipo === 'ENTREGAR' ? boundOfBox(db, fk_usuario) : undefined),
  check: async (change) => (change.before ? resolve(change, change.before) : request(change)),
});
