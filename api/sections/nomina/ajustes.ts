import type { ajustesCalls } from '../../../contract/ajustes';
import { centsToDollars } from '../../../contract/common';
import { momentText } from '../../../contract/outdated';
import type { RequestOf } from '../../answer/answer';
import type { Trx } from '../../db/schema';
import { joinTransaction } from '../../db/transactions';
import { changedBy, createdBy, record } from '../../history/historial';
import { outdatedWith } from '../../history/outdated';
import { ApiError } from '../../http/errors';
import { businessDay, businessTime } from '../../ledger/clock';
import { lockWeek, requireOpenWeek } from '../../ledger/weekLock';
import { changeLine, lockLineFor } from './ajusteLine';
import { readDifferences } from './differences';
import { type Line, requireOther, selectLine } from './lines';
import { requireNomina } from './queries';
import { readSemana } from './semana';

type Creation = RequestOf<typeof ajustesCalls.create>;
type Undoing = RequestOf<typeof ajustesCalls.undo>;

/** The lock of the week lets one of several requests win, and keeps its ventas and nominas as they are. */
export const createAjuste = (creation: Creation) =>
  joinTransaction(creation.db, async (trx) => {
    const { session, now, param, body } = creation;
    const nomina = await requireNomina(trx, session, param('id'));
    await lockWeek(trx, nomina);
    const found = (await readDifferences(trx, nomina)).find(({ id }) => id === body.fk_usuario);
    const line = found && (await lockLineFor(trx, nomina, { ...body, valor: found.pago }));
    if (!found || !isAsShown(body, found, line)) throw outdatedBy(creation, found);
    if (body.valor > 0) requireOther(session, body.fk_usuario);

    const { fk_usuario, diferencia, valor, motivo } = body;
    const today = { fk_usuario: nomina.fk_usuario, fecha: businessDay(now) };
    if (line) {
      await requireOpenWeek(trx, today, now);
      await changeLine(trx, creation, line, body);
    }
    await trx
      .insertInto('ajustes_nomina')
      .values({
        fk_nomina: nomina.id,
        fk_usuario,
        fk_detalle: line?.id ?? null,
        fecha: line ? today.fecha : null,
        ventas: diferencia,
        valor,
        motivo,
        ...createdBy(session.user, now),
      })
      .execute();
    await recordOn(trx, creation, { id: nomina.id, accion: 'ajuste', person: found, valor, motivo });

    return readSemana({ ...creation, db: trx });
  });

/** As long as no proof has paid it, and the week in which it entered the ledger is open. */
export const undoAjuste = async (undoing: Undoing) => {
  const { db, session, now, param, body } = undoing;

  await db.transaction().execute(async (trx) => {
    const nomina = await requireNomina(trx, session, param('id'));
    await lockWeek(trx, nomina);
    const { person, ...ajuste } = await findAjuste(trx, nomina.id, body.fk_ajuste);
    if (ajuste.valor < 0) requireOther(session, ajuste.fk_usuario);
    if (ajuste.fk_detalle !== null && ajuste.fecha !== null) {
      const line = await selectLine(trx, ajuste.fk_detalle).forUpdate().executeTakeFirstOrThrow();
      if (line.comprobante !== '') throw new ApiError(409, 'El ajuste ya se pagó: tiene comprobante');
      await requireOpenWeek(trx, { fk_usuario: nomina.fk_usuario, fecha: ajuste.fecha }, now);
      await changeLine(trx, undoing, line, { ...ajuste, isUndone: true });
    }
    await trx
      .updateTable('ajustes_nomina')
      .set(({ eb }) => ({ estado: 'X', version: eb('version', '+', 1), ...changedBy(session.user, now) }))
      .where('id', '=', ajuste.id)
      .execute();
    await recordOn(trx, undoing, { ...ajuste, id: nomina.id, accion: 'ajuste quitado', person });
  });

  return readSemana(undoing);
};

type Difference = Awaited<ReturnType<typeof readDifferences>>[number];

const isAsShown = (shown: Creation['body'], now: Difference, line: Line | undefined) =>
  shown.diferencia === now.diferencia &&
  shown.valor === now.pago &&
  shown.fk_nomina === (line?.fk_nomina ?? null);

/** Says who was first, if the newest ajuste is what changed. */
const outdatedBy = ({ body, now }: Creation, found: Difference | undefined) => {
  const last = found?.ajustes.at(-1);
  const at = new Date(last?.fecha_creacion ?? 0);
  const text =
    found && last && body.diferencia === found.diferencia + last.ventas
      ? `${last.autor} ya hizo este ajuste ${momentText({ dia: businessDay(at), hora: businessTime(at).slice(0, 5) }, businessDay(now))}`
      : 'La diferencia, el valor o la nomina que lo lleva cambiaron';

  return outdatedWith(text);
};

const findAjuste = async (trx: Trx, fk_nomina: number, id: number) => {
  const ajuste = await trx
    .selectFrom('ajustes_nomina as a')
    .innerJoin('usuarios as u', 'u.id', 'a.fk_usuario')
    .select(['a.id', 'a.fk_usuario', 'a.fk_detalle', 'a.fecha', 'a.valor', 'a.motivo', 'a.estado'])
    .select(['u.nombre', 'u.apellido'])
    .where('a.id', '=', id)
    .where('a.fk_nomina', '=', fk_nomina)
    .executeTakeFirst();
  if (!ajuste) throw new ApiError(404, 'No existe el ajuste');
  if (ajuste.estado === 'X') throw outdatedWith('El ajuste ya se quitó');
  const { nombre, apellido, ...rest } = ajuste;

  return { ...rest, person: { nombre, apellido } };
};

interface Entry {
  id: number;
  accion: string;
  person: { nombre: string; apellido: string };
  valor: number;
  motivo: string;
}

/** In the history of the nomina whose difference it is. */
const recordOn = (trx: Trx, author: Creation | Undoing, { id, accion, person, valor, motivo }: Entry) => {
  const [antes, despues] = accion === 'ajuste' ? ['', centsToDollars(valor)] : [centsToDollars(valor), ''];

  return record(trx, 'nomina', author, {
    id,
    accion,
    motivo,
    cambios: [{ campo: `ajuste de ${person.nombre} ${person.apellido}`, antes, despues }],
  });
};
