import { describe, expect, test } from 'vitest';
import { addDays } from '../../../api/ledger/week';
import type { Call } from '../../../contract/call';
import { namesOf } from '../../../contract/derive';
import type { Fields } from '../../../contract/field';
import type { Celda, Fila, Importacion } from '../../../contract/importar';
import { MOST_COLUMNAS } from '../../../contract/importar';
import { restSections } from '../../../contract/restSections';
import { importCalls } from '../../support/api/calls';
import { make } from '../../support/api/samples';
import { openWorld, refusedWith, using } from '../../support/api/world';
import { sampleOf, wordsIn } from '../../support/sampleOf';
import { isFull } from '../../support/size';

const world = openWorld();

type Row = Readonly<Record<string, Celda>>;

const sections = restSections.filter(({ imports }) => imports);
type Section = (typeof sections)[number];

const dayOf = (index: number) => addDays('2027-01-01', -index);

/** A different record for each index, without what a file cannot have. */
const rowOf = (section: Section, index: number): Row => {
  const { motivo_anulacion, comprobante, ...row } = sampleOf(section, 1_000 + index) as Record<string, Celda>;

  return section.name === 'feriados' ? { ...row, fecha: dayOf(index), fecha_original: dayOf(index) } : row;
};

const rowsOf = (section: Section, size: number, change: Row = {}) =>
  Array.from({ length: size }, (_, index) => ({ ...rowOf(section, index), ...change }));

const bodyOf = (rows: readonly Row[]): Omit<Importacion, 'solo_revisar'> => {
  const columnas = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const filas = rows.map((row) => columnas.map((column) => row[column] ?? ''));

  return { archivo: 'filas.xlsx', columnas, filas, por_defecto: {} };
};

const callOf = ({ name }: Section) => importCalls[name] as Call;

const look = (section: Section, rows: readonly Row[]) =>
  world.chief.call(callOf(section), { body: { ...bodyOf(rows), solo_revisar: true } });

/** `shown` are the rows that the look answered. */
const save = (section: Section, rows: readonly Row[], shown: readonly Fila[]) =>
  world.chief.call(callOf(section), {
    body: { ...bodyOf(rows), solo_revisar: false, versiones: shown.map(({ version }) => version) },
  });

const lookAndSave = async (section: Section, rows: readonly Row[]) => {
  const looked = await look(section, rows);
  const { status, body } = await save(section, rows, looked.body.filas);

  return { looked: countsOf(looked.body), status, saved: countsOf(body), body };
};

interface Counts {
  nuevas: number;
  cambiadas: number;
  iguales: number;
}

const countsOf = ({ nuevas, cambiadas, iguales }: Counts) => [nuevas, cambiadas, iguales];

const storedIn = async ({ calls }: Section, filter: object = {}) => {
  const { headers } = await using(calls).list(world.chief, { filter, range: [0, 0] });

  return Number(headers.get('content-range')?.split('/')[1]);
};

const recordsOf = async ({ calls }: Section, q: string): Promise<Record<string, unknown>[]> =>
  (await using(calls).list(world.chief, { filter: { q }, sort: ['id', 'ASC'] })).body;

const isKeyed = ({ imports }: Section) => !imports?.key.includes('id');

/** Gastos and ingresos are the same record only by their id. */
const withIds = async (section: Section, rows: readonly Row[], nombre: string) => {
  if (isKeyed(section)) return rows;
  const { name, fields } = section;
  const table = name as 'gastos';
  expect(fields).toHaveProperty(wordsIn(section));
  const stored = await world.db
    .selectFrom(table)
    .select('id')
    .where(wordsIn(section) as 'descripcion', '=', nombre)
    .orderBy('id')
    .execute();

  return rows.map((row, index) => ({ ...row, id: stored[index]?.id ?? 0 }));
};

const SIZES = isFull ? [1, 300, 1_000, 5_000] : [1, 300];

test.each(sections)('[V1] a column of $name that is named twice is refused by its name', async (section) => {
  const { columnas, filas, ...body } = bodyOf([rowOf(section, 0)]);
  const [name = ''] = columnas;
  const answer = await world.chief.call(callOf(section), {
    body: {
      ...body,
      columnas: [...columnas, name],
      filas: filas.map((cells) => [...cells, 'x']),
      solo_revisar: true,
    },
  });

  expect(answer).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining(`La columna «${name}» está dos veces`) },
  });
});

describe.each(sections)('a file of $name', (section) => {
  test.each(SIZES)('[A27] of %i rows is new, then equal, then changed', async (size) => {
    await world.clear();
    const nombre = `Tamaño ${size}`;
    const rows = rowsOf(section, size, { [wordsIn(section)]: nombre });

    expect(await lookAndSave(section, rows)).toMatchObject({
      looked: [size, 0, 0],
      status: 200,
      saved: [size, 0, 0],
    });
    const again = await withIds(section, rows, nombre);
    expect(await lookAndSave(section, again)).toMatchObject({
      looked: [0, 0, size],
      status: 200,
      saved: [0, 0, size],
    });
    const changed = again.map((row) => ({ ...row, [wordsIn(section)]: 'Otro' }));
    expect(await lookAndSave(section, changed)).toMatchObject({
      looked: [0, size, 0],
      status: 200,
      saved: [0, size, 0],
    });
    expect(await storedIn(section, { q: 'Otro' })).toBe(size);
  });

  test('writes the history of what it changes', async () => {
    await world.clear();
    const rows = rowsOf(section, 2, { [wordsIn(section)]: 'Antes' });
    await lookAndSave(section, rows);
    const numbers = namesOf(section.fields, ({ kind }) => ['money', 'percent'].includes(kind));
    const columns = [wordsIn(section), ...numbers.filter((name) => name in (rows[0] ?? {}))];
    const values = Object.fromEntries(
      columns.map((name) => [name, name === wordsIn(section) ? 'Otro' : '7.25']),
    );
    const before = await recordsOf(section, 'Antes');

    await lookAndSave(
      section,
      (await withIds(section, rows, 'Antes')).map((row) => ({ ...row, ...values })),
    );

    const after = await recordsOf(section, 'Otro');
    expect(before).toHaveLength(2);
    for (const [index, { id, ...old }] of before.entries()) {
      const [newest] = await using(section.calls).history(world.chief, Number(id));
      expect(newest).toMatchObject({ accion: 'modificación', motivo: 'Importado de filas.xlsx' });
      expect(newest.cambios).toHaveLength(columns.length);
      for (const campo of columns) {
        const cambio = { campo, antes: old[campo], despues: after[index]?.[campo] };
        expect(newest.cambios, section.name).toContainEqual(cambio);
      }
    }
  });

  test('[A28] with one record in many rows is refused, and names the first row', async () => {
    await world.clear();
    const { body: made } = await make(world, section, 1_000, rowOf(section, 0));
    const rows = Array.from({ length: isFull ? 5_000 : 300 }, () => ({
      ...rowOf(section, 0),
      id: made.id,
    }));

    const { status, body } = await save(section, rows, rows.map(() => ({ version: 1 })) as Fila[]);

    expect(status).toBe(422);
    const [first, ...others] = body.filas as Fila[];
    expect(first?.errores).toEqual([]);
    expect(
      new Set(others.map(({ errores }) => JSON.stringify(errores.map(({ texto, fila }) => [texto, fila])))),
    ).toEqual(new Set([JSON.stringify([['Se repite: ya está en la fila 1', 0]])]));
  });

  test('[A29] is not imported without a look', async () => {
    const { filas, ...body } = bodyOf(rowsOf(section, 2));

    for (const versiones of [undefined, [], [null]]) {
      const sent = { ...body, filas, solo_revisar: false, versiones };
      expect(await world.chief.call(callOf(section), { body: sent })).toMatchObject({
        status: 400,
        body: { error: 'Revise el archivo antes de importarlo' },
      });
    }
  });

  test('[A29] is refused if a record changed since the look, and the record is named', async () => {
    await world.clear();
    const { body: made } = await make(world, section, 1_000, rowOf(section, 0));
    const rows = [
      { ...rowOf(section, 0), id: made.id, [wordsIn(section)]: 'Del archivo' },
      rowOf(section, 1),
    ];
    const before = await storedIn(section);
    const looked = await look(section, rows);
    expect(countsOf(looked.body)).toEqual([1, 1, 0]);
    const theirs = { [wordsIn(section)]: 'De otro' };
    expect((await using(section.calls).change(world.chief2, made.id, theirs)).status).toBe(200);

    const { status, body } = await save(section, rows, looked.body.filas);

    const name = `${section.singular.replace(/^e/, 'E')} ${made.id}`;
    expect({ status, error: body.error, reason: body.reason }).toEqual({
      status: 409,
      error: `${name} cambió desde la revisión: Dora Luna, hoy a las 10:00. No se importó nada: revise de nuevo.`,
      reason: 'outdated',
    });
    expect(await using(section.calls).read(world.chief, made.id)).toMatchObject(theirs);
    expect(await storedIn(section)).toBe(before);
    const seen = await look(section, rows);
    expect(seen.body.filas[0].cambios).toEqual([{ campo: wordsIn(section), antes: 'De otro' }]);
    expect((await save(section, rows, seen.body.filas)).status).toBe(200);
  });

  test('[M12] [A33] has no pictures and annuls nothing', async () => {
    await world.clear();
    const pictures = namesOf(section.fields, ({ kind }) => kind === 'pictures');
    const reasons = Object.keys(section.fields).filter((field) => field.startsWith('motivo_'));
    for (const column of [...pictures, ...reasons, 'version', 'fk_usuario_creacion']) {
      const row = rowOf(section, 0);
      const label = (section.fields as Fields)[column]?.label;
      const refused = (place: string) =>
        refusedWith(
          400,
          `El archivo tiene una columna que no se puede importar: ${label ? `«${label}»` : place}`,
        );
      expect(await look(section, [{ ...row, [column]: 'x' }])).toMatchObject(
        refused(`la columna ${Object.keys(row).length + 1}`),
      );
      const body = { ...bodyOf([row]), por_defecto: { [column]: 'x' }, solo_revisar: true };
      expect(await world.chief.call(callOf(section), { body })).toMatchObject(
        refused('un valor por defecto'),
      );
    }
    if (reasons.length === 0) return;

    const { body: made } = await make(world, section, 1_000, rowOf(section, 0));
    const annulling = [
      { ...rowOf(section, 0), id: made.id, estado: 'X' },
      { ...rowOf(section, 1), estado: 'X' },
    ];
    const { body } = await look(section, annulling);
    for (const { errores } of body.filas)
      expect(errores.map(({ campo }: { campo: string }) => campo)).toContain('estado');
  });
});

const keyed = sections.filter(isKeyed);

test.each(keyed)(
  '[A29] a file of $name is refused if a record appeared or went since the look',
  async (section) => {
    await world.clear();
    const rows = [rowOf(section, 0)];
    const looked = await look(section, rows);
    const { body: made } = await make(world, section, 1_000, rows[0]);
    const name = `${section.singular.replace(/^e/, 'E')} ${made.id}`;

    expect(await save(section, rows, looked.body.filas)).toMatchObject({
      status: 409,
      body: {
        error: `${name} cambió desde la revisión: usted, hoy a las 10:00. No se importó nada: revise de nuevo.`,
        reason: 'outdated',
      },
    });

    const seen = await look(section, rows);
    await world.db
      .deleteFrom(section.name as 'feriados')
      .where('id', '=', made.id)
      .execute();
    expect(await save(section, rows, seen.body.filas)).toMatchObject({
      status: 409,
      body: {
        error: expect.stringMatching(
          /\(.+\) cambió desde la revisión\. No se importó nada: revise de nuevo\.$/,
        ),
      },
    });
  },
);

test('values for fields that a section does not have are refused at once', async () => {
  const por_defecto = Object.fromEntries(
    Array.from({ length: MOST_COLUMNAS }, (_, index) => [`campo${index}`, 'x']),
  );
  const answer = await world.chief.call(importCalls.feriados as Call, {
    body: { archivo: 'x.xlsx', columnas: ['nombre'], filas: [['Feriado']], por_defecto, solo_revisar: true },
  });

  const text = 'El archivo tiene una columna que no se puede importar: un valor por defecto y 59 más';
  expect(answer).toMatchObject(refusedWith(400, text));
});
