import fc from 'fast-check';
import type { Insertable } from 'kysely';
import type { Schema } from '../../../../api/db/schema';
import { addDays, mondayOf } from '../../../../api/ledger/week';
import { make } from '../business';

/** Some weeks of this quarter cross the end of a month. */
export const FIRST_MONDAY = '2026-06-29';
export const WEEKS = 13;
export const SORTEOS = 2;

/** Foreign keys require this order. */
export const tables = [
  'ventas',
  'premios',
  'gastos',
  'ingresos',
  'depositos',
  'transferencias',
  'prestamos',
  'nominas',
  'detalle_nominas',
  'ajustes_nomina',
  'abonos',
] as const;
export type Table = (typeof tables)[number];

interface Staff {
  administradores: number;
  promotores: number;
}

export type Books = { [T in Table]: Insertable<Schema[T]>[] };

const day = fc.integer({ min: 0, max: WEEKS * 7 - 1 }).map((days) => addDays(FIRST_MONDAY, days));

/** Raw numbers, which `rowOf` turns into the columns of any table. */
const seed = fc.record({
  fecha: day,
  otra: day,
  valor: fc.integer({ min: 1, max: 100_000 }),
  menor: fc.nat(5_000),
  quien: fc.nat(99),
  otro: fc.nat(99),
  estado: fc.nat(99),
});
type Seed = typeof seed extends fc.Arbitrary<infer T> ? T : never;

const pick = <const T>(number: number, options: readonly T[]): T => {
  const picked = options[number % options.length];
  if (picked === undefined) throw new Error('Nothing to pick from');

  return picked;
};
const nth = (number: number, count: number) => 1 + (number % count);
const annulled = { estado: 'X', motivo_anulacion: 'Error' } as const;
const inForce = { estado: 'A', motivo_anulacion: '' } as const;

/** Ids of loans and nominas are their positions in `books`. */
export const rowOf: { [T in Table]: (made: Seed, staff: Staff, books: Books) => Insertable<Schema[T]> } = {
  ventas: ({ fecha, valor, menor, quien, otro, estado }, { administradores, promotores }) =>
    make.venta({
      fecha,
      fk_sorteo: nth(otro, SORTEOS),
      fk_vendedor: nth(quien, promotores),
      fk_usuario: nth(quien + otro, administradores),
      total: valor,
      comision: menor,
      motivo_anulacion: '',
      ...pick(estado, [{ estado: 'C' }, { estado: 'B' }, { estado: 'C' }, annulled]),
    }),
  premios: ({ fecha, otra, valor, quien, otro, estado }, { administradores, promotores }) =>
    make.premio({
      fecha,
      fk_sorteo: nth(otro, SORTEOS),
      fk_vendedor: nth(quien, promotores),
      fk_usuario: nth(quien + otro, administradores),
      colilla: String(otro % 10),
      valor,
      observacion: 'Revisado',
      fecha_pago: null,
      motivo_anulacion: '',
      ...pick(estado, [
        { estado: 'PAGADO', fecha_pago: otra },
        { estado: 'PENDIENTE' },
        { estado: 'REVISADO' },
        { estado: 'PAGADO', fecha_pago: otra },
        { estado: 'RECHAZADO' },
        { estado: 'ANULADO', motivo_anulacion: 'Error' },
      ]),
    }),
  gastos: ({ fecha, valor, quien, otro, estado }, { administradores }) =>
    make.gasto({
      fecha,
      fk_usuario: nth(quien, administradores),
      valor,
      tipo: pick(otro, ['otros', 'arriendo']),
      ...pick(estado, [inForce, inForce, annulled]),
    }),
  ingresos: ({ fecha, valor, quien, otro, estado }, { administradores }) =>
    make.ingreso({
      fecha,
      fk_usuario: nth(quien, administradores),
      valor,
      tipo: pick(otro, ['otros', 'aporte', 'recuperacion']),
      ...pick(estado, [inForce, inForce, annulled]),
    }),
  depositos: ({ fecha, otra, valor, quien, otro, estado }, { administradores }) =>
    make.deposito({
      fecha,
      fk_usuario: nth(quien, administradores),
      valor,
      tipo: pick(otro, ['RECIBIR', 'ENTREGAR']),
      fecha_resolucion: otra,
      motivo_rechazo: '',
      ...pick(estado, [
        { estado: 'D' },
        { estado: 'P', fecha_resolucion: null },
        { estado: 'D' },
        { estado: 'R', motivo_rechazo: 'Sin fondos' },
      ]),
    }),
  transferencias: ({ fecha, valor, quien, otro }, { administradores }) =>
    make.transferencia({
      fecha,
      valor,
      fk_usuario_origen: nth(quien, administradores),
      fk_usuario_destino: nth(quien + nth(otro, administradores - 1), administradores),
    }),
  prestamos: ({ fecha, valor, quien, otro, estado }, { administradores, promotores }) =>
    make.prestamo({
      fecha,
      valor,
      fk_usuario: nth(quien, administradores),
      fk_vendedor: nth(otro, promotores),
      ...pick(estado, [inForce, { estado: 'P', motivo_anulacion: '' }, annulled]),
      saldo: estado % 3 === 1 ? 0 : 1,
    }),
  nominas: ({ fecha, valor, quien }, { administradores }) => {
    const monday = mondayOf(fecha);

    return make.nomina({
      fk_usuario: nth(quien, administradores),
      fecha: monday,
      fecha_final: addDays(monday, 6),
      base: valor,
      total: valor,
    });
  },
  detalle_nominas: ({ otra, valor, menor, quien, otro, estado }, _, { nominas }) => {
    const descuentos = Math.min(menor, valor);
    const otros_ingresos = pick(otro, [0, 700, menor]);

    return make.linea({
      fk_nomina: nth(quien, nominas.length),
      fk_usuario: 1,
      orden: nth(otro, 20),
      base: valor,
      descuentos,
      otros_ingresos,
      ajuste_descuentos: pick(estado, [0, descuentos, Math.min(descuentos, 90)]),
      ajuste_ingresos: pick(estado, [otros_ingresos, 0]),
      fecha_ajuste: pick(estado, [otra, null, otra]),
    });
  },
  ajustes_nomina: (
    { fecha, valor, menor, quien, otro, estado },
    _,
    { nominas, detalle_nominas: { length } },
  ) =>
    make.ajuste({
      fk_nomina: nth(quien, nominas.length),
      fk_usuario: 1,
      ventas: valor,
      valor: pick(otro, [valor, -valor, menor + 1]),
      ...(length === 0 || estado % 4 === 0
        ? { fk_detalle: null, fecha: null }
        : { fk_detalle: nth(otro, length), fecha }),
      estado: pick(estado, ['A', 'A', 'X']),
    }),
  abonos: ({ fecha, valor, quien, otro, estado }, { administradores }, { prestamos, nominas }) =>
    make.abono({
      fecha,
      valor,
      fk_prestamo: nth(quien, prestamos.length),
      fk_usuario: nth(otro, administradores),
      ...(otro % 4 === 0 && nominas.length > 0
        ? { origen: 'NOMINA', fk_nomina: nth(otro, nominas.length) }
        : { origen: 'CAJA', fk_nomina: null }),
      ...pick(estado, [inForce, inForce, annulled]),
    }),
};

export const keys: Partial<Record<Table, readonly string[]>> = {
  ventas: ['fecha', 'fk_sorteo', 'fk_vendedor'],
  premios: ['fecha', 'fk_sorteo', 'fk_vendedor', 'colilla'],
  nominas: ['fk_usuario', 'fecha', 'fecha_final'],
  detalle_nominas: ['fk_nomina', 'orden'],
};

/** No foreign key points to these tables. */
const deletable = tables.filter(
  (table) => table !== 'prestamos' && table !== 'nominas' && table !== 'detalle_nominas',
);

const seeds = (maxLength: number) => fc.array(seed, { maxLength });
const each = fc.integer({ min: 1, max: 5 });

export interface Months {
  staff: Staff;
  rows: Record<Table, Seed[]>;
  /** Changes every n-th row in one statement. `made: null` deletes. */
  changes: { table: Table; each: number; made: Seed | null }[];
}

export const months: fc.Arbitrary<Months> = fc.record({
  staff: fc.record({
    administradores: fc.integer({ min: 2, max: 4 }),
    promotores: fc.integer({ min: 1, max: 6 }),
  }),
  rows: fc.record({
    ventas: seeds(30),
    premios: seeds(15),
    gastos: seeds(8),
    ingresos: seeds(8),
    depositos: seeds(8),
    transferencias: seeds(8),
    prestamos: seeds(6),
    nominas: seeds(6),
    detalle_nominas: seeds(10),
    ajustes_nomina: seeds(10),
    abonos: seeds(8),
  }),
  changes: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ table: fc.constantFrom(...tables), each, made: seed }) },
      {
        weight: 1,
        arbitrary: fc.record({ table: fc.constantFrom(...deletable), each, made: fc.constant(null) }),
      },
    ),
    { maxLength: 15 },
  ),
});
