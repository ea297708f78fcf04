import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../api/ledger/week';
import { dollarsToCents } from '../../../contract/common';
import { namesOf, undoneEstados } from '../../../contract/derive';
import { gastosRest } from '../../../contract/gastos';
import { type Fila, importacionesCall, importCall, undoImportCall } from '../../../contract/importar';
import { restSections } from '../../../contract/restSections';
import { vendedoresRest } from '../../../contract/vendedores';
import { importFile } from '../../support/api/importFile';
import type { Client } from '../../support/api/testApi';
import { openWorld, PAST, PAST_DAY, refusedWith, TODAY, using } from '../../support/api/world';
import { cedulaOf, sampleOf, wordsIn } from '../../support/sampleOf';

const world = openWorld();

beforeEach(() => world.clear());

const sections = restSections.filter(({ imports }) => imports);
type Section = (typeof sections)[number];
type Row = Readonly<Record<string, unknown>>;

/** A different record for each index, without what a file cannot have. */
const rowOf = (section: Section, index: number): Row => {
  const { motivo_anulacion, comprobante, ...row } = sampleOf(section, 2_000 + index);
  const day = addDays('2026-06-01', -index);

  return section.name === 'feriados' ? { ...row, fecha: day, fecha_original: day } : row;
};
const rowsOf = (section: Section, count: number) =>
  Array.from({ length: count }, (_, index) => rowOf(section, index));

const bodyOf = (rows: readonly Row[], archivo = 'octubre.xlsx') => {
  const columnas = [...new Set(rows.flatMap((row) => Object.keys(row)))];

  return {
    archivo,
    columnas,
    filas: rows.map((row) => columnas.map((name) => row[name] ?? '')),
    por_defecto: {},
  };
};

const callOf = ({ name }: Section) => importCall(name, 'session');
const look = (section: Section, rows: readonly Row[], who = world.chief) =>
  who.call(callOf(section), { body: { ...bodyOf(rows), solo_revisar: true } });
const importRows = (section: Section, rows: readonly Row[], who = world.chief, archivo?: string) =>
  importFile(who, callOf(section), bodyOf(rows, archivo));
const undo = ({ name }: Section, id: number, who = world.chief) =>
  who.call(undoImportCall(name, 'session'), { params: { id } });
const listed = async ({ name }: Section, who = world.chief) =>
  (await who.call(importacionesCall(name, 'session'))).body;
const recordsOf = async ({ calls }: Section, importacion: number, who = world.chief) =>
  (await using(calls).list(who, { filter: { importacion }, sort: ['id', 'ASC'] })).body;

const annulled = ({ fields }: Section) => undoneEstados(fields)[0] ?? 'I';

describe.each(sections)('an import of $name', (section) => {
  const money = namesOf(section.fields, ({ kind }) => kind === 'money');
  const words = wordsIn(section);

  test('[V2] tells the money of each row and its sums before, the same after, and its records are found by it', async () => {
    const rows = rowsOf(section, 7);
    const looked = await look(section, rows);
    const saved = await importRows(section, rows);

    for (const [index, { importes }] of looked.body.filas.entries())
      expect(importes).toEqual(money.map((campo) => ({ campo, valor: rows[index]?.[campo] })));
    const sums = money.map((campo) => {
      const cents = rows.reduce((sum, row) => sum + (dollarsToCents(String(row[campo])) ?? 0), 0);

      return { campo, conteo: 7, total: (cents / 100).toFixed(2) };
    });
    expect(looked.body).toMatchObject({ sumas: sums, importacion: null });
    expect(saved.body).toMatchObject({ sumas: sums, nuevas: 7 });
    await importRows(section, [{ ...rowOf(section, 20), [words]: 'Otra' }]);
    const found = await recordsOf(section, saved.body.importacion);
    expect(found.map((record: Row) => record[words])).toEqual(rows.map((row) => row[words]));
  });

  test('[V7] is undone as one step: what is new no longer counts, and what changed has again what it had', async () => {
    const rows = rowsOf(section, 4);
    const first = await importRows(section, rows);
    const before = await recordsOf(section, first.body.importacion);
    const again = before.map((record: Row, index: number) => ({
      ...rows[index],
      id: record.id,
      [words]: 'Del archivo',
      ...Object.fromEntries(money.map((name) => [name, '7.77'])),
    }));
    const second = await importRows(section, [...again, rowOf(section, 10)]);
    expect(second.body).toMatchObject({ nuevas: 1, cambiadas: 4 });

    const answer = await undo(section, second.body.importacion);

    expect(answer).toMatchObject({ status: 200, body: { anulados: 1, devueltos: 4, dejados: [] } });
    const after = await recordsOf(section, second.body.importacion);
    const valuesOf = (record: Row) => Object.keys(rows[0] ?? {}).map((name) => record[name]);
    expect(after.slice(0, 4).map(valuesOf)).toEqual(before.map(valuesOf));
    expect(after[4].estado).toBe(annulled(section));
    const [last] = await using(section.calls).history(world.chief, after[4].id);
    expect(last.motivo).toBe('Importación deshecha: octubre.xlsx');
    expect(await undo(section, second.body.importacion)).toMatchObject(
      refusedWith(409, 'La importación ya se deshizo'),
    );
  });

  test('[V7] leaves records that changed since, and names them', async () => {
    const { body } = await importRows(section, rowsOf(section, 3));
    const [, changed] = await recordsOf(section, body.importacion);
    await using(section.calls).change(world.chief2, changed.id, { [words]: 'De otro' });

    const answer = await undo(section, body.importacion);

    expect(answer.body).toEqual({
      anulados: 2,
      devueltos: 0,
      dejados: [{ id: changed.id, texto: 'Cambió después de la importación: Dora Luna, hoy a las 10:00' }],
    });
    expect(await using(section.calls).read(world.chief, changed.id)).toMatchObject({
      [words]: 'De otro',
      estado: 'A',
    });
    expect(await listed(section)).toHaveLength(1);
    expect((await undo(section, body.importacion)).body).toMatchObject({
      anulados: 0,
      dejados: [{ id: changed.id }],
    });
  });

  test('[V7] is undone after a later import of its records was undone', async () => {
    const first = await importRows(section, rowsOf(section, 2));
    const records = await recordsOf(section, first.body.importacion);
    const again = (value: string) =>
      importRows(
        section,
        records.map(({ id }: Row) => ({ id, [words]: value })),
        world.chief2,
      );
    const later = [];
    for (const value of ['Del segundo', 'Del tercero']) later.unshift((await again(value)).body.importacion);
    // The last one first.
    for (const id of later)
      expect((await undo(section, id, world.chief2)).body).toMatchObject({ devueltos: 2, dejados: [] });

    expect((await undo(section, first.body.importacion)).body).toMatchObject({ anulados: 2, dejados: [] });
  });

  test('[V7] is offered to who made it, on its day, until it is undone', async () => {
    const now = world.clock.now;
    const { body } = await importRows(section, rowsOf(section, 2));
    const { importacion } = body;
    expect(await listed(section)).toMatchObject([{ id: importacion, archivo: 'octubre.xlsx', filas: 2 }]);
    expect(await listed(section, world.chief2)).toEqual([]);
    expect(await undo(section, importacion, world.chief2)).toMatchObject(
      refusedWith(404, 'No existe la importación'),
    );

    world.clock.now = new Date(now.getTime() + 24 * 3_600_000);
    const chief = await world.signInAs(world.chief.user);
    expect(await listed(section, chief)).toEqual([]);
    expect((await undo(section, importacion, chief)).status).toBe(409);
    world.clock.now = now;
    expect((await undo(section, importacion)).status).toBe(200);
    expect(await listed(section)).toEqual([]);
  });
});

const taxi = (values: Row = {}): Row => ({
  fecha: TODAY,
  tipo: 'transporte',
  descripcion: 'Taxi',
  valor: '12.50',
  forma_pago: 'efectivo',
  estado: 'A',
  ...values,
});
const importGastos = (who: Client, rows: readonly Row[]) => importRows(gastosRest, rows, who);

test('[V7] an import leaves what stands in a closed week, with the reason', async () => {
  const { berta } = world;
  const { body } = await importGastos(berta, [taxi(), taxi({ fecha: PAST_DAY, descripcion: 'Bus' })]);
  const [, bus] = await recordsOf(gastosRest, body.importacion, berta);
  await world.closeWeek(berta, PAST);

  const answer = await undo(gastosRest, body.importacion, berta);

  expect(answer.body).toMatchObject({ anulados: 1, dejados: [{ id: bus.id }] });
  expect(answer.body.dejados[0].texto).toMatch(/semana/);
});

test('[V7] a file that is imported again after its undo is told of its disabled records, and enables them', async () => {
  const rows = rowsOf(vendedoresRest, 3).map(({ estado, ...row }) => row);
  const { body } = await importRows(vendedoresRest, [...rows.map((row) => ({ ...row, estado: 'A' }))]);
  await undo(vendedoresRest, body.importacion);
  const disabledOf = async (some: readonly Row[]) =>
    (await look(vendedoresRest, some)).body.filas.map(({ inhabilitada }: Fila) => inhabilitada);

  expect(await disabledOf([...rows, rowOf(vendedoresRest, 9)])).toEqual([true, true, true, false]);
  const enabling = rows.map((row) => ({ ...row, estado: 'A' }));
  expect(await disabledOf(enabling)).toEqual([false, false, false]);
  expect((await importRows(vendedoresRest, enabling)).body.cambiadas).toBe(3);
  expect(await disabledOf(rows)).toEqual([false, false, false]);
});

test('[V7] an import is undone in its own section alone', async () => {
  const { body } = await importRows(vendedoresRest, rowsOf(vendedoresRest, 2));

  expect(await undo(gastosRest, body.importacion)).toMatchObject(
    refusedWith(404, 'No existe la importación'),
  );
});

test('[V7] an import gives back no value that another record has meanwhile', async () => {
  const promotor = (n: number, values: Row = {}) => ({ ...sampleOf(vendedoresRest, 3_000 + n), ...values });
  const first = await importRows(vendedoresRest, [promotor(1), promotor(2)]);
  const [one, two] = await recordsOf(vendedoresRest, first.body.importacion);
  const { body } = await importRows(vendedoresRest, [
    promotor(1, { id: one.id, codigo: 'X-NUEVO' }),
    promotor(2, { id: two.id, nombre: 'Otro nombre' }),
  ]);
  const made = await using(vendedoresRest.calls).create(
    world.chief,
    promotor(3, { codigo: one.codigo, cedula: cedulaOf(9_999) }),
  );
  expect(made.status).toBe(200);

  const answer = await undo(vendedoresRest, body.importacion);

  expect(answer.body).toEqual({
    anulados: 0,
    devueltos: 1,
    dejados: [{ id: one.id, texto: 'Ya existe un promotor con ese código' }],
  });
});

test('[V2] a list of an import shows nobody the records of others', async () => {
  const { berta, carlos } = world;
  const { body } = await importGastos(berta, [taxi()]);

  expect(await recordsOf(gastosRest, body.importacion, carlos)).toEqual([]);
  expect(await recordsOf(gastosRest, body.importacion, berta)).toHaveLength(1);
});
