import type { World } from './world';

/** What comes in the middle, last and first. */
type Three<T> = readonly [middle: T, last: T, first: T];

/**
 * The ids of three records of each section, written past the rules: by each column that a list is sorted by, the first
 * comes in the middle, the second last and the third first. Where a column knows two values alone, equals come by
 * their ids.
 */
export const threeOfEach = async ({ on, addUser }: World): Promise<Record<string, Three<number>>> => {
  const users = () => threeTimes(async () => (await addUser({ rol: 'administrador' })).id);
  const [owner, other] = [byAge(await users()), byAge(await users())];
  const word: Three<string> = ['Marta', 'Zulia', 'Ana'];
  const isUsed: Three<'A' | 'I'> = ['I', 'I', 'A'];
  const isInForce: Three<'A' | 'X'> = ['X', 'X', 'A'];
  const common = {
    fecha: ['2026-09-02', '2026-09-03', '2025-12-31'],
    fk_usuario: owner,
    // In cents: as texts they would come otherwise.
    valor: [1000, 20_000, 900],
  } as const;

  const sorteos = await three(on.sorteo, {
    nombre: word,
    hora_sorteo: ['13:00', '22:00', '10:00'],
    hora_cierre: ['12:00', '21:00', '09:00'],
    dias: ['LM', 'MX', 'J'],
    cifras: [3, 4, 2],
    estado: isUsed,
  });
  const vendedores = await three(on.vendedor, {
    codigo: ['X-5', 'X-6', 'X-4'],
    nombre: word,
    apellido: ['Loor', 'Vera', 'Arce'],
    cedula: ['1710030000', '2410030000', '0910030000'],
    telefono: ['099 200', '099 300', '099 100'],
    fk_usuario: owner,
    porcentaje: [1000, 1250, 900],
    estado: isUsed,
  });
  const sale = { ...common, fk_sorteo: sorteos, fk_vendedor: byAge(vendedores) };
  const { valor: total, ...place } = sale;
  const caja = { ...common, descripcion: word, estado: isInForce };
  const { fk_usuario: fk_usuario_origen, ...transferred } = common;
  const prestamos = await three(on.prestamo, {
    ...common,
    saldo: [500, 600, 400],
    motivo: word,
    estado: isInForce,
    fk_vendedor: [null, vendedores[1], vendedores[2]],
    fk_usuario_beneficiario: [other[0], null, null],
  });

  return {
    sorteos,
    vendedores,
    prestamos,
    feriados: await three(on.feriado, {
      fecha: common.fecha,
      fecha_original: ['2026-09-05', '2026-09-06', '2026-09-01'],
      nombre: word,
      ambito: ['N', 'N', 'L'],
      estado: isInForce,
      motivo_anulacion: ['Error', 'Error', ''],
    }),
    ventas: await three(on.venta, {
      ...place,
      total,
      colillas: [10, 11, 9],
      fk_usuario_sumador: other,
      estado: ['C', 'X', 'B'],
    }),
    premios: await three(on.premio, {
      ...sale,
      colilla: ['0200', '0300', '0100'],
      fk_usuario_revisor: other,
      // Days that are not there come last.
      fecha_pago: [null, null, '2026-09-09'],
      estado: ['PENDIENTE', 'REVISADO', 'PAGADO'],
    }),
    gastos: await three(on.gasto, { ...caja, tipo: ['otros', 'servicios', 'arriendo'] }),
    ingresos: await three(on.ingreso, { ...caja, tipo: ['otros', 'recuperacion', 'aporte'] }),
    depositos: await three(on.deposito, {
      ...common,
      banco: word,
      tipo: ['RECIBIR', 'RECIBIR', 'ENTREGAR'],
      estado: ['P', 'R', 'D'],
      fecha_resolucion: [null, '2026-09-09', '2026-09-09'],
    }),
    transferencias: await three(on.transferencia, {
      ...transferred,
      fk_usuario_origen,
      fk_usuario_destino: other,
      concepto: word,
    }),
    abonos: await three(on.abono, { ...common, fk_prestamo: prestamos, estado: isInForce }),
  };
};

/** Ids that were given one after the other. */
const byAge = ([first, middle, last]: Three<number>): Three<number> => [middle, last, first];

const threeTimes = async (make: (n: 0 | 1 | 2) => Promise<number>): Promise<Three<number>> => [
  await make(0),
  await make(1),
  await make(2),
];

/** A record of the middle of every column, one of the last and one of the first. */
const three = <const C extends Record<string, Three<unknown>>>(
  write: (values: { [K in keyof C]: C[K][number] }) => Promise<number>,
  columns: C,
): Promise<Three<number>> =>
  threeTimes((n) => {
    const entries = Object.entries(columns).map(([column, values]) => [column, values[n]]);

    return write(Object.fromEntries(entries) as { [K in keyof C]: C[K][number] });
  });
