import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../db/schema';
import type { ProofStore } from '../files/proofStore';
import { addDays, mondayOf } from '../ledger/week';
import { makeDepositos, makeGastos, makeIngresos, makeTransferencias } from './caja';
import { finishedMondays } from './days';
import { insertAll, insertVentas } from './insert';
import { makeNotificaciones } from './notificaciones';
import { makePayroll, type NewPayroll } from './payroll';
import { makePremios } from './premios';
import { makePrestamos } from './prestamos';
import { createProofs } from './proofs';
import type { Random } from './random';
import { allOf, type User } from './staff';
import { leaveDrafts, makeVentas, type NewVenta } from './ventas';

const WEEKS = 52;
/** Users who are disabled today still appear in older nominas. */
const LEFT = 26;
const DRAFTS = 6;

interface Making {
  heads: readonly User[];
  staff: readonly User[];
  proofs: ProofStore;
  today: string;
  random: Random;
}

/** A year of ventas and the records that follow from them, up to the evening before `today`. */
export const seedBusiness = async (trx: Trx, making: Making): Promise<void> => {
  const { heads, staff, today, random, proofs } = making;
  const administrators = heads.filter(({ rol }) => rol === 'administrador');
  const [superadministrador] = allOf(heads, 'superadministrador');
  const mondays = finishedMondays(today, WEEKS);
  const [from = today] = mondays;
  const last = addDays(today, -1);
  const { nextProof, write } = createProofs();
  const present = (monday: string) =>
    staff.filter(({ estado }) => estado === 'A' || monday < addDays(today, -7 * LEFT));

  const sorteos = await trx.selectFrom('sorteos').selectAll().orderBy('id').execute();
  const pays = new Map(sorteos.map(({ id, paga }) => [id, paga]));
  const ventas = makeVentas({
    random,
    from,
    to: last,
    sorteos,
    feriados: await trx.selectFrom('feriados').selectAll().where('estado', '=', 'A').execute(),
    vendedores: await trx.selectFrom('vendedores').selectAll().orderBy('id').execute(),
    sumadoresOf: (administrador, day) =>
      present(mondayOf(day)).filter(
        ({ rol, fk_usuario_principal }) => rol === 'sumador' && fk_usuario_principal === administrador,
      ),
  });
  // A finished week has its nomina, and so no drafts.
  if (mondayOf(last) > (mondays.at(-1) ?? ''))
    leaveDrafts(
      ventas.filter(({ fecha }) => fecha === last),
      DRAFTS,
    );
  await insertVentas(trx, ventas);

  const workers = { premiacion: allOf(staff, 'premiacion'), revisores: allOf(staff, 'revisor') };
  const premios = makePremios(ventas, {
    random,
    today,
    ...workers,
    superadministrador,
    nextProof,
    paysOf: (fk_sorteo) => pays.get(fk_sorteo) ?? 0,
  });
  await insertAll(trx, 'premios', premios);

  const sums = sumsByWeek(ventas);
  await insertPayrolls(
    trx,
    mondays.flatMap((monday, week) =>
      administrators.map((administrator) =>
        makePayroll(
          administrator,
          present(monday).filter(({ fk_usuario_principal }) => fk_usuario_principal === administrator.id),
          monday,
          WEEKS - 1 - week,
          { random, nextProof, sums: sums.get(monday) ?? new Map() },
        ),
      ),
    ),
  );

  const world = {
    random,
    administrators,
    superadministrador,
    last,
    nextProof,
    mondays: [...mondays, mondayOf(last)].filter((monday, index, all) => all.indexOf(monday) === index),
  };
  await insertAll(trx, 'gastos', makeGastos(world));
  await insertAll(trx, 'ingresos', makeIngresos(world));
  await insertAll(trx, 'depositos', makeDepositos(world));
  await insertAll(trx, 'transferencias', makeTransferencias(world));
  await insertLoans(trx, { ...world, from, staff });

  const told = await trx
    .selectFrom('premios')
    .innerJoin('vendedores as v', 'v.id', 'fk_vendedor')
    .select(['premios.id', 'fecha', 'premios.fk_usuario', 'colilla', 'valor', 'premios.estado', 'fecha_pago'])
    .select(['v.nombre', 'v.apellido'])
    .where('fecha', '>=', addDays(today, -14))
    .orderBy('fecha')
    .orderBy('premios.id')
    .execute();
  await insertAll(trx, 'notificaciones', makeNotificaciones([...heads, ...staff], told, random));
  await recordHistory(trx);
  await write(proofs);
};

/** By Monday, what each sumador entered and what each administrador's promotores sold, in cents. */
const sumsByWeek = (ventas: readonly NewVenta[]): ReadonlyMap<string, ReadonlyMap<number, number>> => {
  const weeks = new Map<string, Map<number, number>>();

  for (const { fecha, fk_usuario, fk_usuario_sumador, total } of ventas.filter(
    ({ estado }) => estado === 'C',
  )) {
    const monday = mondayOf(fecha);
    const sums = weeks.get(monday) ?? new Map<number, number>();
    weeks.set(monday, sums);
    for (const id of [fk_usuario, fk_usuario_sumador]) sums.set(id, (sums.get(id) ?? 0) + total);
  }

  return weeks;
};

const insertPayrolls = async (trx: Trx, payrolls: NewPayroll[]) => {
  const ids = await trx
    .insertInto('nominas')
    .values(payrolls.map(({ nomina }) => nomina))
    .returning(['id', 'fk_usuario', 'fecha'])
    .execute();
  const idOf = new Map(ids.map(({ id, fk_usuario, fecha }) => [`${fk_usuario} ${fecha}`, id]));

  const lines = payrolls.flatMap(({ nomina, lines }) => {
    const fk_nomina = idOf.get(`${nomina.fk_usuario} ${nomina.fecha}`);
    if (fk_nomina === undefined) throw new Error(`No nomina of ${nomina.fecha}`);

    return lines.map((line) => ({ ...line, fk_nomina }));
  });
  await insertAll(trx, 'detalle_nominas', lines);
};

const insertLoans = async (
  trx: Trx,
  world: Omit<Parameters<typeof makePrestamos>[0], 'vendedores' | 'descuentos'>,
) => {
  const vendedores = await trx.selectFrom('vendedores').selectAll().orderBy('id').execute();
  const descuentos = await trx
    .selectFrom('detalle_nominas as d')
    .innerJoin('nominas as n', 'n.id', 'd.fk_nomina')
    .select(['d.fk_nomina', 'd.fk_usuario', 'n.fecha_final as fecha', 'd.descuentos as valor'])
    .where('d.descuentos', '>', 0)
    .orderBy('n.fecha')
    .execute();

  // One line's descuentos pay back one loan.
  const used = new Set<string>();
  for (const { prestamo, abonos } of makePrestamos({ ...world, vendedores, descuentos })) {
    const key = String(prestamo.fk_usuario_beneficiario);
    if (prestamo.fk_usuario_beneficiario != null && used.has(key)) continue;
    used.add(key);
    const { id } = await trx
      .insertInto('prestamos')
      .values(prestamo)
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertAll(
      trx,
      'abonos',
      abonos.map((abono) => ({ ...abono, fk_prestamo: id })),
    );
  }
};

const recordHistory = async (trx: Trx) => {
  const creation = sql`fk_usuario_creacion, fecha_creacion, 'creación', ''`;
  const change = sql`fk_usuario_actualizacion, fecha_actualizacion, estado, motivo_anulacion`;
  const review = sql`fk_usuario_revisor, fecha_revision,
    case estado when 'RECHAZADO' then estado else 'REVISADO' end, motivo_rechazo`;
  const resolution = sql`fk_usuario_resolucion, fecha_actualizacion, estado, motivo_rechazo`;

  for (const table of RECORDED) await recordSteps(trx, table, creation, sql.table(table));
  await recordSteps(trx, 'nomina', creation, sql`nominas`);
  await recordSteps(trx, 'ventas', change, sql`ventas where estado <> 'B'`);
  await recordSteps(trx, 'premios', review, sql`premios where fecha_revision is not null`);
  await recordSteps(trx, 'premios', change, sql`premios where estado in ('PAGADO', 'ANULADO')`);
  await recordSteps(trx, 'depositos', resolution, sql`depositos where estado <> 'P'`);
};

const RECORDED = ['ventas', 'premios', 'gastos', 'ingresos', 'depositos', 'transferencias', 'prestamos'];

/** Selects user, instant, step and reason from the records. */
const recordSteps = (trx: Trx, recurso: string, step: RawBuilder<unknown>, records: RawBuilder<unknown>) =>
  sql`insert into historial (recurso, fk_registro, fk_usuario, fecha, accion, motivo)
    select ${recurso}, id, ${step} from ${records} order by id`.execute(trx);
