import { sql } from 'kysely';
import { changeText, type LastChange, outdatedText } from '../../contract/outdated';
import type { Db } from '../db/schema';
import { ApiError } from '../http/errors';
import { businessDay, businessTime } from '../ledger/clock';

/** A row with its audit columns, and `usuario_actualizacion` if the author was read. */
type Row = Readonly<Record<string, unknown>>;

interface Writer {
  session: { user: { id: number } };
  now: Date;
}

/** Refuses a writer who did not see the last change of the row: the text says who made it, and when. */
export const outdated = (writer: Writer, row: Row): ApiError =>
  outdatedWith(outdatedText(lastChangeOf(writer, row), businessDay(writer.now)));

/** The same, in the words of a section. */
export const outdatedAs = (text: string, writer: Writer, row: Row): ApiError =>
  outdatedWith(text + byWhom(writer, row));

/** ': Marta Cedeño, hoy a las 14:05' */
export const byWhom = (writer: Writer, row: Row): string =>
  changeText(lastChangeOf(writer, row), businessDay(writer.now));

/** Refuses a writer who saw something else; the whole text is given. */
export const outdatedWith = (text: string): ApiError =>
  new ApiError(409, text, {}, { answer: { reason: 'outdated' } });

const lastChangeOf = ({ session }: Writer, row: Row): LastChange => {
  const { nombre = '', apellido = '' } = Object(row.usuario_actualizacion);
  const at = typeof row.fecha_actualizacion === 'string' ? new Date(row.fecha_actualizacion) : undefined;

  return {
    isOwn: row.fk_usuario_actualizacion === session.user.id,
    nombre: `${nombre} ${apellido}`.trim(),
    dia: at ? businessDay(at) : '',
    hora: at ? businessTime(at).slice(0, 5) : '',
  };
};

/** Adds the author of the last change to rows that were read without. */
export const withAuthors = async <R extends Row>(db: Db, rows: readonly R[]): Promise<R[]> => {
  const ids = new Set(
    rows.map(({ fk_usuario_actualizacion: id }) => id).filter((id) => typeof id === 'number'),
  );
  if (ids.size === 0) return [...rows];
  const found = await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
  const authors = new Map<unknown, object>(found.map((usuario) => [usuario.id, usuario]));

  return rows.map((row) => ({ ...row, usuario_actualizacion: authors.get(row.fk_usuario_actualizacion) }));
};
