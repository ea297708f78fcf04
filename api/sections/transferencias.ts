import { sql } from 'kysely';
import { transferenciasCalls, transferenciasRest } from '../../contract/transferencias';
import type { Answer } from '../answer/answer';
import { ApiError } from '../http/errors';
import { boundOfBox } from '../ledger/balance';
import { requireOpenWeek } from '../ledger/weekLock';
import { ownerOf, recordsOf } from '../ownership/owner';
import { administradoresToSettle, enabledAdministradores, mayReceive } from '../ownership/usuarios';
import { requireNotAfterToday } from '../rest/notAfterToday';
import { restRoutes } from '../rest/rest';
import type { ChangeOf } from '../rest/restTable';

/** Created by the origin; the week must be open on both sides. */
const transfer = async ({ trx, session, now, data }: ChangeOf<typeof transferenciasRest>) => {
  const { fk_usuario_origen, fk_usuario_destino, fecha } = data;

  if (fk_usuario_origen === fk_usuario_destino) {
    throw new ApiError(422, 'El origen y el destino deben ser distintos');
  }
  const settles = session.user.rol === 'superadministrador';
  if (!(await mayReceive(trx, fk_usuario_destino, settles))) {
    throw new ApiError(422, 'El destino debe ser un administrador habilitado');
  }
  requireNotAfterToday(fecha, now);
  for (const fk_usuario of [fk_usuario_origen, fk_usuario_destino]) {
    await requireOpenWeek(trx, { fk_usuario, fecha }, now);
  }

  return { ...data, estado: 'A' };
};

const addRest = restRoutes(transferenciasRest, {
  settles: true,
  groupOf: (owner) =>
    owner === 0 ? undefined : sql`case fk_usuario_destino when ${owner} then 'RECIBIDA' else 'ENVIADA' end`,
  boundOf: (db, { fk_usuario_origen }) => boundOfBox(db, fk_usuario_origen),
  filters: { fk_usuario: (side) => recordsOf('transferencias', Number(side)) },
  async check(change) {
    if (!change.before) return transfer(change);

    throw new ApiError(409, 'Una transferencia no se modifica: haga la transferencia contraria');
  },
});

export const transferenciasRoutes = (answer: Answer): void => {
  // Registered before /{id}, which would match it too.
  answer(transferenciasCalls.destinos, async ({ db, session }) => ({
    usuarios: await (ownerOf(session) === undefined ? administradoresToSettle : enabledAdministradores)(
      db,
    ).execute(),
  }));
  addRest(answer);
};
