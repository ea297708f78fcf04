import { sql } from 'kysely';
import { namesOf } from '../../contract/derive';
import type { Trx } from '../db/schema';
import { ApiError } from '../http/errors';
import { requireOpenWeek } from '../ledger/weekLock';
import { mayWrite } from '../ownership/owner';
import { administradorOf, mayReceive } from '../ownership/usuarios';
import { requireNotAfterToday } from './notAfterToday';
import type { Change, Stored, Table, Values } from './restTable';

/** Applies the section's rules, with the administrador of the session or the one it may name. */
export const checked = async (table: Table, change: Change): Promise<Values> => {
  const { ownerColumn, of, settles = false, check = defaultRule(table) } = table;
  if (ownerColumn === undefined) return check(change as never);
  const { trx, session, data, before } = change;
  const asked = data[ownerColumn];
  const kept = before?.[ownerColumn];
  const owner = isAnnulment(data, before)
    ? kept
    : await administradorOf({ trx, session, asked, before: kept, of, settles, field: ownerColumn });

  // ownerColumn is any string to the types.
  return check({ ...change, data: { ...data, [ownerColumn]: owner } } as never);
};

/** Set by the session, whatever the client sent. */
export const ownValues = ({ ownerColumn }: Table, owner: number | undefined): Record<string, number> =>
  owner !== undefined && ownerColumn ? { [ownerColumn]: owner } : {};

const defaultRule =
  ({ section, inLedger }: Table) =>
  async ({ trx, data, before, now }: Change): Promise<Values> => {
    const requireOpen = async (row: Values) => {
      const place = inLedger?.(row as Stored);
      if (place) await requireOpenWeek(trx, place, now);
    };
    const values = await annulOrWrite({ data, before });
    if (before) await requireOpen(before);
    if (isAnnulment(data, before)) return values;
    for (const field of namesOf(section.fields, ({ past }) => past === true))
      requireNotAfterToday(String(data[field]), now, field);
    await requireOpen(data);

    return values;
  };

/** Annulled or being annulled: other fields do not matter. */
const isAnnulment = (data: Values, before: Stored | undefined) =>
  before !== undefined && (before.estado === 'X' || data.estado === 'X');

/** An annulled record does not change (409), annulling writes only the reason, nothing begins annulled (422). */
export const annulOrWrite = async ({
  data,
  before,
}: Pick<Change<Values, Stored>, 'data' | 'before'>): Promise<Values> => {
  if (before?.estado === 'X') throw new ApiError(409, 'El registro está anulado y no se puede modificar');
  if (data.estado !== 'X') return { ...data, motivo_anulacion: '' };
  if (!before) throw new ApiError(422, 'Un registro nuevo no puede estar anulado');

  return { estado: 'X', motivo_anulacion: data.motivo_anulacion };
};

/** Whatever the rules say: a written record, its promotor and its pictures must be the session's. */
export const requireOwn = async (
  table: Table,
  { trx, session, before }: Change,
  values: Values,
): Promise<void> => {
  const written: Values = { ...before, ...values };
  if (!mayWrite(table.table, session, written)) throw new ApiError(404, table.missing);

  await requireEnabledOwner(table, trx, before, values);
  for (const column of table.pictures) {
    await requireOwnFiles(trx, session.user, String(values[column] ?? ''), String(before?.[column] ?? ''));
  }
  const { fk_vendedor } = written;
  const isNew = ['fk_vendedor', 'fk_usuario'].some((column) => written[column] !== before?.[column]);
  if (table.ownerColumn !== 'fk_usuario' || fk_vendedor == null || !isNew) return;
  const promotor = await trx
    .selectFrom('vendedores')
    .select('fk_usuario')
    .where('id', '=', Number(fk_vendedor))
    .executeTakeFirst();
  if (promotor?.fk_usuario !== written.fk_usuario) {
    throw new ApiError(422, `El promotor no es del administrador ${table.of}`);
  }
};

/** Nothing begins for a disabled administrador, whoever enters it. What was begun goes on. */
const requireEnabledOwner = async (
  { of, settles = false }: Table,
  trx: Trx,
  before: Stored | undefined,
  { fk_usuario }: Values,
) => {
  if (before || settles || typeof fk_usuario !== 'number') return;
  if (await mayReceive(trx, fk_usuario, false)) return;

  throw new ApiError(422, `El administrador ${of} está inhabilitado: no recibe registros nuevos`);
};

/** Refuses pictures that were neither in the record before nor uploaded by the writer. */
const requireOwnFiles = async (trx: Trx, user: { id: number }, paths: string, before = ''): Promise<void> => {
  const known = before.split(',');
  const added = [...new Set(paths.split(','))].filter((path) => path !== '' && !known.includes(path));
  if (added.length === 0) return;

  const own = await trx
    .selectFrom('archivos')
    .select('ruta')
    .where('ruta', '=', sql<string>`any(${added}::text[])`)
    .where('fk_usuario', '=', user.id)
    .where('retirado', '=', false)
    // Makes the sweep wait until the record names them.
    .forKeyShare()
    .execute();
  if (own.length < added.length) throw new ApiError(422, 'No existe el archivo: cárguelo de nuevo');
};
