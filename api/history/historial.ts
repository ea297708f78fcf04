import { sql } from 'kysely';
import { given } from '../db/given';
import type { Db, Trx } from '../db/schema';

interface Entry {
  recurso: string;
  id: number;
  user: { id: number };
  now: Date;
  accion: string;
  motivo?: string;
  cambios?: readonly Cambio[];
}

interface Cambio {
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
export const record = async (trx: Trx, ...entries: readonly Entry[]): Promise<void> => {
  if (entries.length === 0) return;
  const rows = entries.map(({ id, user, now, motivo = '', cambios = [], ...entry }) => ({
    ...entry,
    motivo,
    cambios,
    fk_registro: id,
    fk_usuario: user.id,
    fecha: now.toISOString(),
  }));
  const columns = sql.raw('recurso, fk_registro, fk_usuario, fecha, accion, motivo, cambios');
  await sql`insert into historial (${columns}) select ${columns} from ${given('historial', rows)}`.execute(
    trx,
  );
};

export const changesOf = (fields: readonly string[], before: Values, after: Values): Cambio[] =>
  fields
    .map((campo) => ({ campo, antes: textOf(before[campo]), despues: textOf(after[campo]) }))
    .filter(({ antes, despues }) => antes !== despues);

const textOf = (value: unknown) => (value == null ? '' : String(value));

export const listEntries = async (db: Db, recurso: string, id: number) => {
  const entries = await db
    .selectFrom('historial')
    .leftJoin('usuarios', 'usuarios.id', 'historial.fk_usuario')
    .select(['historial.id', 'historial.fecha', 'historial.accion', 'historial.motivo', 'historial.cambios'])
    .select(['usuarios.nombre', 'usuarios.apellido'])
    .where('historial.recurso', '=', recurso)
    .where('historial.fk_registro', '=', id)
    .orderBy('historial.id', 'desc')
    .limit(MOST)
    .execute();

  return entries.map(({ nombre, apellido, ...entry }) => ({ ...entry, usuario: { nombre, apellido } }));
};

const MOST = 500;
