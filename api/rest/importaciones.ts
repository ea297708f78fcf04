import { sql } from 'kysely';
import { grouped, undoneEstados } from '../../contract/derive';
import type { Deshecha, Fila } from '../../contract/importar';
import { requireAlone } from '../answer/alone';
import type { Session } from '../auth/permission';
import type { Db, ImportedRecord, Trx } from '../db/schema';
import { joinTransaction } from '../db/transactions';
import { changesOf } from '../history/historial';
import { byWhom, withAuthors } from '../history/outdated';
import { ApiError } from '../http/errors';
import { businessDay, startOfBusinessDay } from '../ledger/clock';
import { isOneOf } from './conditions';
import { readRows } from './read';
import { createImporter } from './restImporter';
import type { RestTable, Stored, Values } from './restTable';
import { isFaulty, newFila, telling, type Written } from './rowQueue';

interface Import {
  session: Session;
  now: Date;
  archivo: string;
}

/** Keeps which records an import wrote, and what the changed ones had before. */
export const recordImport = async (
  trx: Trx,
  table: RestTable,
  { session, now, archivo }: Import,
  written: readonly Written[],
): Promise<number> => {
  const registros = written.map(({ id, before, values }) => ({
    id,
    version: (before?.version ?? 0) + 1,
    antes: before && values && sentBefore(table, before, values),
  }));
  const { id } = await trx
    .insertInto('importaciones')
    .values({
      recurso: table.table,
      archivo,
      fk_usuario: session.user.id,
      fecha: now.toISOString(),
      registros: JSON.stringify(registros),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
};

/** The values of the changed fields before the import, in wire format. */
const sentBefore = ({ section, travel }: RestTable, before: Stored, values: Values): Values => {
  const record: Values = travel(before);
  const written = Object.keys(values).filter((name) => name in section.input.shape);

  return Object.fromEntries(changesOf(written, before, values).map(({ campo }) => [campo, record[campo]]));
};

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

const MOST_LISTED = 100;

/** Those of today that the user can undo. */
export const listImports = ({ table }: RestTable, { db, session, now }: Asked) =>
  db
    .selectFrom('importaciones')
    .select(['id', 'archivo', 'fecha'])
    .select(sql<number>`jsonb_array_length(registros)`.as('filas'))
    .where('recurso', '=', table)
    .where('fk_usuario', '=', session.user.id)
    .where('deshecha', '=', false)
    .where('fecha', '>=', startOfBusinessDay(now).toISOString())
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();

/** Annuls the new records and gives the changed ones back what they had. Records that changed since are left. */
export const undoImport = (table: RestTable, id: number, { db, session, now }: Asked): Promise<Deshecha> =>
  joinTransaction(db, async (trx) => {
    await requireAlone(trx, session.user.id);
    const { archivo, registros } = await readImport(trx, table, id, { session, now });
    const motivo = `Importación deshecha: ${archivo}`;
    const importer = createImporter(table, { session, now, motivo });
    const due = registros.filter(({ deshecho }) => !deshecho);
    const undone = await readImported(trx, table, due, session);
    const changes: { data: Values; before: Stored; fila: Fila }[] = [];
    const afterUndone = await readUndone(trx, table, now);
    for (const { id, before, version, antes, fila } of undone)
      await telling(fila, () => {
        if (!before) throw new ApiError(404, table.missing);
        if (before.version !== afterUndone({ id, version }))
          throw new ApiError(409, `Cambió después de la importación${byWhom({ session, now }, before)}`);
        const values = { ...table.travel(before), ...(antes ?? ended(table, motivo)) };
        changes.push({ data: dataOf(table, values), before, fila });
      });
    await importer.prepare(trx, changes);
    for (const { data, before, fila } of changes)
      await telling(fila, () => importer.plan(trx, { data, before }, fila));
    await importer.tellTaken(trx);
    await importer.save(trx);

    const right = undone.filter(({ fila }) => !isFaulty(fila));
    const done = new Set(right.map((record) => record.id));
    const rest = registros.map((one) => (done.has(one.id) ? { ...one, deshecho: true } : one));
    await trx
      .updateTable('importaciones')
      .set({ registros: JSON.stringify(rest), deshecha: right.length === undone.length })
      .where('id', '=', id)
      .execute();

    return {
      anulados: right.filter(({ antes }) => !antes).length,
      devueltos: right.filter(({ antes }) => antes).length,
      dejados: undone.flatMap(({ id, fila: { errores } }) =>
        errores.slice(0, 1).map(({ texto }) => ({ id, texto })),
      ),
    };
  });

/** The records of an import as they are now, each with a place for why it is left. */
const readImported = async (
  trx: Trx,
  table: RestTable,
  records: readonly ImportedRecord[],
  session: Session,
) => {
  const condition = isOneOf(records.map(({ id }) => id));
  const found = await withAuthors(trx, await readRows(trx, table, { condition, session, isLocked: true }));
  const byId = new Map(found.map((row) => [row.id, row]));

  return records.map((record) => ({ ...record, before: byId.get(record.id), fila: newFila() }));
};

/** `requireAlone` keeps a second undo out. */
const readImport = async (
  trx: Trx,
  { table }: RestTable,
  id: number,
  { session, now }: Pick<Asked, 'session' | 'now'>,
) => {
  const taken = await trx
    .selectFrom('importaciones')
    .select(['archivo', 'fecha', 'deshecha', 'registros'])
    .where('id', '=', id)
    .where('recurso', '=', table)
    .where('fk_usuario', '=', session.user.id)
    .executeTakeFirst();
  if (!taken) throw new ApiError(404, 'No existe la importación');
  if (taken.deshecha) throw new ApiError(409, 'La importación ya se deshizo');
  if (businessDay(new Date(taken.fecha)) !== businessDay(now))
    throw new ApiError(
      409,
      'Una importación se deshace el mismo día. Anule o corrija los registros uno por uno.',
    );

  return taken;
};

/** The version that a record has if nothing but later imports changed it, and each of these was undone. */
const readUndone = async (trx: Trx, { table }: RestTable, now: Date) => {
  const imports = await trx
    .selectFrom('importaciones')
    .select('registros')
    .where('recurso', '=', table)
    .where('fecha', '>=', startOfBusinessDay(now).toISOString())
    .execute();
  const undone = grouped(
    imports.flatMap(({ registros }) => registros.filter(({ deshecho }) => deshecho)),
    ({ id }) => id,
  );

  // An import and its undo are a version each.
  return ({ id, version }: Pick<ImportedRecord, 'id' | 'version'>): number =>
    version + 2 * (undone.get(id) ?? []).filter((later) => later.version > version).length;
};

/** Annulled, or disabled in a section without annulment. */
const ended = ({ section, reasons }: RestTable, motivo: string): Values => {
  const [estado = 'I'] = undoneEstados(section.fields);
  const reason = reasons[estado];

  return { estado, ...(reason && { [reason]: motivo }) };
};

const dataOf = ({ section }: RestTable, values: Values): Values => {
  const { success, data } = section.input.safeParse(values);
  if (!success) throw new ApiError(422, 'Sus datos ya no se pueden guardar');

  return { ...data };
};
