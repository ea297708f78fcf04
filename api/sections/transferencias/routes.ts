import type { Kysely, Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { centsToDollars } from '../../../contract/common';
import {
  type TransferenciaInput,
  transferenciasCalls,
  transferenciasRest,
} from '../../../contract/transferencias';
import { recordsOf } from '../../access/owner';
import type { Schema, Transferencias } from '../../db/schema';
import { requireOwnFiles } from '../../files/archivos';
import type { Answer } from '../../http/answer';
import { ApiError } from '../../http/errors';
import { requireOpenWeek } from '../../ledger/weekLock';
import { restRoutes } from '../../rest/rest';
import type { Change, RestTable } from '../../rest/restTable';
import { requireNotAfterToday } from '../notAfterToday';
import { administradorOf } from '../usuarios/administradorOf';
import { isEnabledAdministrador } from '../usuarios/isEnabledAdministrador';

type Input = z.output<typeof TransferenciaInput>;
type Row = Selectable<Transferencias>;

/** Written by the origin, seen by both; both weeks must be open. */
const transfer = async ({ trx, session, now, data }: Change<Input, Row>) => {
  const owner = { trx, session, data: { fk_usuario: data.fk_usuario_origen }, before: undefined };
  const fk_usuario_origen = await administradorOf(owner, 'de origen');
  const { fk_usuario_destino, fecha } = data;

  if (fk_usuario_origen === fk_usuario_destino) {
    throw new ApiError(422, 'El origen y el destino deben ser distintos');
  }
  if (!(await isEnabledAdministrador(trx, fk_usuario_destino))) {
    throw new ApiError(422, 'El destino debe ser un administrador habilitado');
  }
  requireNotAfterToday(fecha, now);
  for (const fk_usuario of [fk_usuario_origen, fk_usuario_destino]) {
    await requireOpenWeek(trx, { fk_usuario, fecha }, now);
  }
  await requireOwnFiles(trx, session.user, data.comprobante);

  return { ...data, fk_usuario_origen, estado: 'A' };
};

const table: RestTable<Input, Row> = {
  table: 'transferencias',
  columns: ['fecha', 'fk_usuario_origen', 'fk_usuario_destino', 'valor', 'concepto', 'comprobante'],
  search: ['concepto'],
  filters: { fk_usuario: (side) => recordsOf('transferencias', Number(side)) },
  async check(change) {
    if (!change.before) return transfer(change);

    throw new ApiError(409, 'Una transferencia no se modifica: haga la transferencia contraria');
  },
  toWire: (row) => ({ ...row, valor: centsToDollars(row.valor) }),
  unique: {},
  missing: 'No existe la transferencia',
};

const addRest = restRoutes(transferenciasRest, table);

export const transferenciasRoutes = (answer: Answer): void => {
  // Before /{id}, which would take the word for an id.
  answer(transferenciasCalls.destinos, async ({ db }) => ({ usuarios: await listDestinos(db) }));
  addRest(answer);
};

const listDestinos = (db: Kysely<Schema>) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido'])
    .where('rol', '=', 'administrador')
    .where('estado', '=', 'A')
    .orderBy('nombre')
    .orderBy('apellido')
    .orderBy('id')
    .execute();
