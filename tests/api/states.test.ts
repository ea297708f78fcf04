import { beforeEach, describe, expect, test } from 'vitest';
import { estadosOf } from '../../contract/derive';
import { restSections } from '../../contract/restSections';
import { ventasRest } from '../../contract/ventas';
import { make } from '../support/api/samples';
import type { Client } from '../support/api/testApi';
import { openWorld, PAST_DAY, refusedWith, TODAY, using, type World } from '../support/api/world';
import { sampleOf } from '../support/sampleOf';

const world = openWorld();
beforeEach(async () => {
  await world.clear();
  await world.on.prestamo({
    fecha: '2026-10-01',
    fk_usuario: world.berta.user.id,
    fk_vendedor: world.zoe,
    valor: 90_000,
  });
});

/** From each estado, those that may follow. Written out, so that the test checks the rules of the API. */
const WAYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sorteos: { A: ['I'], I: ['A'] },
  vendedores: { A: ['I'], I: ['A'] },
  feriados: { A: ['X'], X: [] },
  ventas: { B: ['C', 'X'], C: ['X'], X: [] },
  premios: {
    PENDIENTE: ['REVISADO', 'RECHAZADO', 'ANULADO'],
    REVISADO: ['PAGADO', 'ANULADO'],
    RECHAZADO: ['PENDIENTE', 'ANULADO'],
    PAGADO: ['REVISADO'],
    ANULADO: [],
  },
  gastos: { A: ['X'], X: [] },
  ingresos: { A: ['X'], X: [] },
  // What was resolved is undone by the opposite request, a transfer by the opposite transfer.
  depositos: { P: ['D', 'R', 'X'], D: [], R: [], X: [] },
  transferencias: { A: [] },
  // P and A follow from the abonos.
  prestamos: { A: ['X'], P: [], X: [] },
  abonos: { A: ['X'], X: [] },
};

const REASONS = {
  motivo: 'Error',
  motivo_anulacion: 'Error',
  motivo_rechazo: 'Error',
  observacion: 'Ilegible',
  forma_pago: 'efectivo',
};

type Section = (typeof restSections)[number];

const waysOf = ({ name }: Section) => {
  const ways = WAYS[name];
  if (!ways) throw new Error(`${name} has no ways out of its estados in this test`);

  return ways;
};

/** The estados of the section, in the order in which a record can reach them: each with its path. */
const pathsOf = (section: Section): string[][] => {
  const ways = waysOf(section);
  const [first = ''] = Object.keys(ways);
  const paths = [[first]];
  for (const path of paths) {
    for (const next of ways[path.at(-1) ?? ''] ?? []) {
      if (!paths.some((known) => known.at(-1) === next)) paths.push([...path, next]);
    }
  }

  return paths;
};

/** Two superadministradores in turn: nobody takes two steps of a premio in a row. */
const actorOf = ({ chief, chief2, berta }: World, { name }: Section, step: number, to: string): Client => {
  if (name === 'depositos' && to === 'X') return berta;

  return step % 2 === 0 ? chief : chief2;
};

const begun = async (section: Section) => {
  const own = section.name === 'depositos' ? world.berta : undefined;
  const odd = section.name === 'abonos' ? { fk_prestamo: await loan() } : {};
  const { status, body } = await make(world, section, 1, { ...sampleOf(section), ...odd }, own);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });

  return Number(body.id);
};

const loan = () =>
  world.on.prestamo({
    fecha: '2026-10-01',
    fk_usuario: world.berta.user.id,
    fk_vendedor: world.zoe,
    valor: 90_000,
  });

const take = async (section: Section, id: number, to: string, step: number) => {
  const who = actorOf(world, section, step, to);
  // Only the one who attaches a picture may name it.
  const proof = to === 'D' || to === 'PAGADO' ? { comprobante: await world.upload(who) } : {};
  const corrected = to === 'PENDIENTE' ? { valor: `${step + 1}.50` } : {};

  return using(section.calls).change(who, id, { ...REASONS, ...proof, ...corrected, estado: to });
};

const places = restSections.flatMap((section) =>
  pathsOf(section).map((path) => [section.name, path.join(' → '), section, path] as const),
);

test.each(places)(
  '[M6] %s, %s: each way that is offered is open, the others are refused',
  async (_, __, section, path) => {
    const from = path.at(-1) ?? '';
    const estados = estadosOf(section.fields).map(([estado]) => estado);
    const others = (estados.length > 0 ? estados : ['A', 'I']).filter((estado) => estado !== from);
    const ways = waysOf(section)[from] ?? [];

    for (const to of others) {
      await world.clear();
      const id = await begun(section);
      for (const [step, estado] of path.slice(1).entries()) {
        expect((await take(section, id, estado, step)).body.error).toBeUndefined();
      }
      const { status, body } = await take(section, id, to, path.length - 1);
      const isOffered = ways.includes(to);
      const { estado } = await using(section.calls).read(world.chief, id);

      // A key that nobody sets is ignored.
      const isRefused = status === 200 || (status >= 400 && status < 500 && typeof body.error === 'string');
      expect({ to, estado, is: isOffered ? status : isRefused }).toEqual({
        to,
        estado: isOffered ? to : from,
        is: isOffered ? 200 : true,
      });
    }
  },
);

describe('[M6] a draft is discarded', () => {
  const { create, change, read } = using(ventasRest.calls);
  const venta = () => ({ fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, estado: 'B' });
  const line = (valor: string, colilla = '1') => ({ colilla, valor });
  const discarded = { estado: 'X', motivo_anulacion: 'Error' };

  test.each([
    ['negative', { detalle_ventas: [line('-20')] }],
    ['zero', { detalle_ventas: [line('20'), line('-20')] }],
    ['of void lines only', { detalle_ventas: [line('20', '(1)')] }],
    [
      'with a row to correct',
      { detalle_ventas: [], filas_por_corregir: [{ fila: 1, colilla: '1', valor: 'x' }] },
    ],
    ['empty', { detalle_ventas: [] }],
  ])('%s, with a motivo', async (_, typed) => {
    const { body } = await create(world.sara, { ...venta(), ...typed });

    expect(await change(world.sara, body.id, discarded)).toMatchObject({
      status: 200,
      body: { estado: 'X', motivo_anulacion: 'Error' },
    });
    // The place is free again.
    expect((await create(world.sara, { ...venta(), ...typed })).status).toBe(200);
  });

  test('without a motivo if it has no line', async () => {
    const { body } = await create(world.sara, { ...venta(), detalle_ventas: [] });

    expect((await change(world.sara, body.id, { estado: 'X', motivo_anulacion: '' })).body).toMatchObject({
      estado: 'X',
      motivo_anulacion: 'Borrador sin colillas',
    });
  });

  test.each([
    ['B', { detalle_ventas: [line('1')] }],
    ['B', { detalle_ventas: [], filas_por_corregir: [{ fila: 1, colilla: '1', valor: 'x' }] }],
    ['C', { detalle_ventas: [line('1')] }],
  ])('%s, only with a motivo if somebody typed: %j', async (estado, typed) => {
    const { body } = await create(world.sara, { ...venta(), ...typed, estado });

    expect(await change(world.berta, body.id, { estado: 'X', motivo_anulacion: '' })).toMatchObject(
      refusedWith(422, 'Escriba el motivo de la anulación'),
    );
    expect((await read(world.berta, body.id)).estado).toBe(estado);
  });

  test('in a closed week, where it cannot be closed', async () => {
    const past = { ...venta(), fecha: PAST_DAY, detalle_ventas: [line('1')] };
    const { body } = await create(world.sara, past);
    await world.closeWeek(world.berta);

    expect((await change(world.berta, body.id, { estado: 'C' })).status).toBe(409);
    expect((await change(world.berta, body.id, discarded)).status).toBe(200);
  });

  test('so that the nomina of its week can be made', async () => {
    const { body } = await create(world.sara, { ...venta(), fecha: PAST_DAY, detalle_ventas: [line('-20')] });
    expect((await world.pay(world.berta)).status).toBe(409);

    await change(world.sara, body.id, discarded);
    expect((await world.pay(world.berta)).status).toBe(200);
  });
});
