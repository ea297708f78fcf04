import { sql } from 'kysely';
import { PASOS_POR_PAGINA } from '../../contract/historial';
import { given } from '../db/given';
import type { Db, Trx } from '../db/schema';

interface Author {
  session: { user: { id: number } };
  now: Date;
}

export interface HistoryEntry {
  id: number;
  accion: string;
  motivo?: string;
  cambios?: readonly Cambio[];
}

export interface Cambio {
  campo: string;
  antes: string;
  despues: string;
}

type Values = Readonly<Record<string, unknown>>;

export const changedBy = (user: { id: number }, now: Date) => ({
  fk_usuario_actualizacion: user.id,
  fecha_actualizacion: now.toISOString(),
});

export const createdBy = (user: { id: number }, now: Date) => ({
  fk_usuario_creacion: user.id,
  fecha_creacion: now.toISOString(),
  ...changedBy(user, now),
});

/** Writes history entries in the transaction of the change; the database refuses to change them. */
export const record = async (
  trx: Trx,
  recurso: string,
  { session: { user }, now }: Author,
  ...entries: readonly HistoryEntry[]
): Promise<void> => {
  if (entries.length === 0) return;
  const rows = entries.map(({ id, accion, motivo = '', cambios = [] }) => ({
    fk_registro: id,
    accion,
    motivo,
    cambios,
  }));
  await sql`insert into historial (recurso, fk_usuario, fecha, fk_registro, accion, motivo, cambios)
    select ${recurso}, ${user.id}::bigint, ${now.toISOString()}::timestamptz, fk_registro, accion, motivo, cambios
    from ${given('historial', rows)}`.execute(trx);
};

export const changesOf = (fields: readonly string[], before: Values, after: Values): Cambio[] =>
  fields
    .map((campo) => ({ campo, antes: textOf(before[campo]), despues: textOf(after[campo]) }))
    .filter(({ antes, despues }) => antes !== despues);

const textOf = (value: unknown) => (value == null ? '' : String(value));

/** A page of it: keys, not offsets, so that new entries repeat none. */
export const listEntries = async (db: Db, recurso: string, id: number, before?: number) => {
  const entries = await db
    .selectFrom('historial')
    .leftJoin('usuarios', 'usuarios.id', 'historial.fk_usuario')
    .select(['historial.id', 'historial.fecha', 'historial.accion', 'historial.motivo', 'historial.cambios'])
    .select(['usuarios.nombre', 'usuarios.apellido'])
    .where('historial.recurso', '=', recurso)
    .where('historial.fk_registro', '=', id)
    .$if(before !== undefined, (query) => query.where('historial.id', '<', before ?? 0))
    .orderBy('historial.id', 'desc')
    .limit(PASOS_POR_PAGINA)
    .execute();

  return entries.map(({ nombre, apellido, ...entry }) => ({ ...entry, usuario: { nombre, apellido } }));
};
