import { beforeEach, expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { MOST_COLUMNAS } from '../../../contract/importar';
import { isFull } from '../../size';
import { importCalls } from '../calls';
import { openWorld } from '../world';

const world = openWorld();

beforeEach(async () => {
  await world.db.deleteFrom('feriados').execute();
});

const FIRST_DAY = Date.parse('2010-01-01');
const DAY = 86_400_000;

const feriados = (size: number, nombre: string) =>
  Array.from({ length: size }, (_, index) => {
    const fecha = new Date(FIRST_DAY + index * DAY).toISOString().slice(0, 10);

    return [fecha, fecha, nombre, 'N'];
  });

const send = (filas: readonly string[][], solo_revisar: boolean) =>
  world.chief.call(importCalls.feriados as Call, {
    body: {
      ...{ archivo: 'feriados.xlsx', columnas: ['fecha_original', 'fecha', 'nombre', 'ambito'], filas },
      ...{ por_defecto: { estado: 'A' }, solo_revisar },
    },
  });

test('values for fields that a section does not have are refused at once', async () => {
  const por_defecto = Object.fromEntries(
    Array.from({ length: MOST_COLUMNAS }, (_, index) => [`campo${index}`, 'x']),
  );
  const { status, body } = await world.chief.call(importCalls.feriados as Call, {
    body: { archivo: 'x.xlsx', columnas: ['nombre'], filas: [['Feriado']], por_defecto, solo_revisar: true },
  });

  expect({ status, body }).toEqual({
    status: 400,
    body: { error: 'El archivo tiene una columna que no se puede importar' },
  });
});

test.each(isFull ? [1, 300, 1_000, 5_000] : [1, 300])(
  '[A27] %i feriados are new, then equal, then changed, and the database goes on',
  async (size) => {
    const counts = (nuevas: number, cambiadas: number, iguales: number) => ({
      status: 200,
      body: { nuevas, cambiadas, iguales },
    });
    const file = feriados(size, 'Feriado');

    expect(await send(file, true)).toMatchObject(counts(size, 0, 0));
    expect(await send(file, false)).toMatchObject(counts(size, 0, 0));
    expect(await send(file, true)).toMatchObject(counts(0, 0, size));
    expect(await send(file, false)).toMatchObject(counts(0, 0, size));
    expect(await send(feriados(size, 'Otro'), false)).toMatchObject(counts(0, size, 0));

    const stored = await world.db.selectFrom('feriados').select('nombre').execute();
    expect(stored).toHaveLength(size);
    expect(new Set(stored.map(({ nombre }) => nombre))).toEqual(new Set(['Otro']));
  },
);
