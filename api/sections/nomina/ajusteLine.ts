import { sql } from 'kysely';
import type { Session } from '../../auth/permission';
import type { Db, Trx } from '../../db/schema';
import { changedBy, record } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import type { Week } from '../../ledger/week';
import { requireOpenWeek } from '../../ledger/weekLock';
import { type Line, lineChanges, selectLine, sumNomina } from './lines';
import { lineTotal } from './pay';
import { weekOfNomina } from './queries';

/** A signed change of the pay of a person. */
interface PayChange {
  fk_usuario: number;
  valor: number;
}

interface Place {
  /** The administrador. */
  fk_usuario: number;
  /** The Monday of the nomina that the change comes from. */
  fecha: string;
}

interface Found {
  /** The id of the line. */
  id: number;
  nomina: Week & { id: number };
}

/**
 * By person, the line that can carry a change: of the first later nomina, without proof, and not below 0 with it. `only` names
 * the one nomina that is asked.
 */
export const findLines = async (
  db: Db,
  { fk_usuario, fecha }: Place,
  changes: readonly PayChange[],
  only?: number,
): Promise<ReadonlyMap<number, Found>> => {
  if (changes.length === 0) return new Map();
  const { rows } = await sql<Found & { persona: number }>`
    select distinct on (asked.persona) asked.persona, line.id,
      ${weekOfNomina} as nomina
    from unnest(${changes.map((change) => change.fk_usuario)}::bigint[],
      ${changes.map(({ valor }) => valor)}::bigint[]) as asked (persona, valor)
    join detalle_nominas line on line.fk_usuario = asked.persona
      and line.comprobante = '' and line.total + asked.valor >= 0
    join nominas n on n.id = line.fk_nomina and n.fk_usuario = ${fk_usuario} and n.fecha > ${fecha}
    where ${only === undefined ? sql`true` : sql`n.id = ${only}`}
    order by asked.persona, n.fecha`.execute(db);

  return new Map(rows.map(({ persona, ...found }) => [persona, found]));
};

/** Undefined if no line can carry it: then it waits for the next nomina. */
export const lockLineFor = async (
  trx: Trx,
  place: Place,
  change: PayChange,
  only?: number,
): Promise<Line | undefined> => {
  const found = (await findLines(trx, place, [change], only)).get(change.fk_usuario);
  if (!found) return undefined;
  const line = await selectLine(trx, found.id)
    .where('line.comprobante', '=', '')
    .where(sql<boolean>`line.total + ${change.valor} >= 0`)
    .forUpdate()
    .executeTakeFirst();

  // An upload of that moment was first.
  return line ?? lockLineFor(trx, place, change, only);
};

interface Author {
  session: Session;
  now: Date;
}

interface LineChange extends Pick<PayChange, 'valor'> {
  motivo: string;
  /** Takes an ajuste out of the line again. */
  isUndone?: boolean;
}

/** Puts an ajuste into a locked line, or takes it out. Its nomina and history follow. */
export const changeLine = async (
  trx: Trx,
  author: Author,
  line: Line,
  { valor, motivo, isUndone = false }: LineChange,
): Promise<void> => {
  const sign = isUndone ? -1 : 1;
  const more = { ingresos: sign * Math.max(valor, 0), descuentos: sign * Math.max(-valor, 0) };
  const amounts = {
    otros_ingresos: line.otros_ingresos + more.ingresos,
    ajuste_ingresos: line.ajuste_ingresos + more.ingresos,
    descuentos: line.descuentos + more.descuentos,
    ajuste_descuentos: line.ajuste_descuentos + more.descuentos,
  };
  const total = lineTotal({ ...amounts, base: line.base });
  if (total < 0) throw new ApiError(422, 'Los descuentos de esa línea superarían lo que se paga');

  const { session, now } = author;
  await trx
    .updateTable('detalle_nominas')
    .set({ ...amounts, total, ...changedBy(session.user, now) })
    .where('id', '=', line.id)
    .execute();
  await sumNomina(trx, line.fk_nomina, author);
  await record(trx, 'nomina', author, {
    id: line.fk_nomina,
    accion: isUndone ? 'ajuste quitado' : 'ajuste',
    motivo,
    cambios: lineChanges(line, { ...amounts, total }),
  });
};

/** Ajustes of earlier weeks that no line carries yet. */
const listWaiting = (db: Db, { fk_usuario, fecha }: Place) =>
  db
    .selectFrom('ajustes_nomina as a')
    .innerJoin('nominas as n', 'n.id', 'a.fk_nomina')
    .select(['a.id', 'a.fk_usuario', 'a.valor', 'a.motivo', 'n.fecha'])
    .where('n.fk_usuario', '=', fk_usuario)
    .where('n.fecha', '<', fecha)
    .where('a.estado', '=', 'A')
    .where('a.fk_detalle', 'is', null)
    // Raises come first, so that a line can carry more descuentos.
    .orderBy('a.valor', 'desc')
    .orderBy('a.id')
    .execute();

/** By person, what a nomina that is created now would take into lines of these bases. */
export const readWaiting = async (
  db: Db,
  place: Place,
  payees: readonly { id: number; base: number }[],
): Promise<ReadonlyMap<number, number>> => {
  const waiting = await listWaiting(db, place);

  return new Map(
    payees.map(({ id, base }) => [
      id,
      waiting
        .filter(({ fk_usuario }) => fk_usuario === id)
        .reduce((taken, { valor }) => (base + taken + valor >= 0 ? taken + valor : taken), 0),
    ]),
  );
};

/** A nomina that was just created takes what waits for one, as far as its lines can carry it. */
export const takeWaiting = async (
  trx: Trx,
  author: Author,
  nomina: Place & { id: number },
): Promise<void> => {
  const today = businessDay(author.now);

  for (const ajuste of await listWaiting(trx, nomina)) {
    const place = { fk_usuario: nomina.fk_usuario, fecha: ajuste.fecha };
    const line = await lockLineFor(trx, place, ajuste, nomina.id);
    if (!line) continue;
    await requireOpenWeek(trx, { ...place, fecha: today }, author.now);
    await changeLine(trx, author, line, ajuste);
    await trx
      .updateTable('ajustes_nomina')
      .set(({ eb }) => ({
        fk_detalle: line.id,
        fecha: today,
        version: eb('version', '+', 1),
        ...changedBy(author.session.user, author.now),
      }))
      .where('id', '=', ajuste.id)
      .execute();
  }
};
