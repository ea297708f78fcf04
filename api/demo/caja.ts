import type { Insertable } from 'kysely';
import type { Schema } from '../db/schema';
import { addDays } from '../ledger/week';
import { instantOf, stampOf } from './days';
import type { Random } from './random';
import type { User } from './staff';

interface World {
  random: Random;
  administrators: readonly User[];
  superadministrador: User;
  mondays: readonly string[];
  /** The last day on which anything was done. */
  last: string;
  nextProof: () => string;
}

type Gasto = Insertable<Schema['gastos']>;
type Ingreso = Insertable<Schema['ingresos']>;

/** Times per week and amount in dollars. */
interface Caja<Tipo> {
  tipo: Tipo;
  descripcion: string;
  chance: number;
  from: number;
  to: number;
}

const dayStampOf = (user: User, day: string, random: Random) =>
  stampOf(user, instantOf(day, random.int(9, 18), random.int(0, 59)));

const eachWeek = <T>(
  { administrators, mondays, last }: World,
  make: (user: User, monday: string) => T[],
): T[] =>
  mondays
    .flatMap((monday) => administrators.flatMap((user) => make(user, monday)))
    .filter((row) => String(Object(row).fecha) <= last);

const gastos: Caja<Gasto['tipo']>[] = [
  { tipo: 'arriendo', descripcion: 'Arriendo del local', chance: 0.23, from: 280, to: 420 },
  { tipo: 'servicios', descripcion: 'Luz, agua e internet', chance: 0.25, from: 45, to: 130 },
  { tipo: 'transporte', descripcion: 'Recorrido de promotores', chance: 0.9, from: 20, to: 60 },
  { tipo: 'suministros', descripcion: 'Libretas y papel', chance: 0.5, from: 10, to: 70 },
  { tipo: 'publicidad', descripcion: 'Volantes y perifoneo', chance: 0.12, from: 40, to: 160 },
  { tipo: 'otros', descripcion: 'Reparaciones menores', chance: 0.15, from: 10, to: 90 },
];

export const makeGastos = (world: World): Gasto[] =>
  eachWeek(world, (user, monday) => gastos.flatMap((kind) => makeCaja(world, kind, user, monday)));

const ingresos: Caja<Ingreso['tipo']>[] = [
  { tipo: 'aporte', descripcion: 'Aporte de capital', chance: 0.04, from: 500, to: 1_500 },
  { tipo: 'recuperacion', descripcion: 'Recuperación de faltante', chance: 0.1, from: 20, to: 120 },
  { tipo: 'otros', descripcion: 'Venta de material reciclado', chance: 0.12, from: 5, to: 60 },
];

export const makeIngresos = (world: World): Ingreso[] =>
  eachWeek(world, (user, monday) => ingresos.flatMap((kind) => makeCaja(world, kind, user, monday)));

const makeCaja = <Tipo>(
  { random, nextProof }: World,
  { tipo, descripcion, chance, from, to }: Caja<Tipo>,
  user: User,
  monday: string,
): (Omit<Gasto, 'tipo'> & { tipo: Tipo })[] => {
  if (!random.chance(chance)) return [];
  const fecha = addDays(monday, random.int(0, 5));
  const isAnnulled = random.chance(0.03);

  return [
    {
      fecha,
      fk_usuario: user.id,
      tipo,
      descripcion,
      valor: random.int(from, to) * 100 + random.pick([0, 0, 25, 50, 75, 99]),
      forma_pago: random.pick(['efectivo', 'efectivo', 'transferencia']),
      comprobante: random.chance(0.08) ? nextProof() : '',
      estado: isAnnulled ? 'X' : 'A',
      motivo_anulacion: isAnnulled ? 'Se registró dos veces' : '',
      ...dayStampOf(user, fecha, random),
    },
  ];
};

const banks = ['Banco Pichincha', 'Banco Guayaquil', 'Banco del Pacífico'] as const;

export const makeDepositos = (world: World): Insertable<Schema['depositos']>[] =>
  eachWeek(world, (user, monday): Insertable<Schema['depositos']>[] => {
    const { random, last, superadministrador, nextProof } = world;
    const tipo = random.chance(0.85) ? 'ENTREGAR' : 'RECIBIR';
    const fecha = addDays(monday, random.int(0, 4));
    const resolved = addDays(fecha, random.int(1, 3));
    const isOpen = resolved > addDays(last, -2);
    const isRefused = !isOpen && random.chance(0.06);

    return [
      {
        fecha,
        fk_usuario: user.id,
        tipo,
        banco: random.pick(banks),
        cuenta_bancaria: String(random.int(2_200_000_000, 2_299_999_999)),
        valor: random.int(6, 24) * 5_000,
        motivo: tipo === 'ENTREGAR' ? 'Recaudación de la semana' : 'Pago de premios mayores',
        comprobante: isOpen || isRefused ? '' : nextProof(),
        fk_usuario_resolucion: isOpen ? null : superadministrador.id,
        fecha_resolucion: isOpen ? null : resolved,
        motivo_rechazo: isRefused ? 'El valor no coincide con la papeleta' : '',
        estado: isOpen ? 'P' : isRefused ? 'R' : 'D',
        ...dayStampOf(user, fecha, random),
        ...(isOpen
          ? { version: 1 }
          : {
              version: 2,
              fk_usuario_actualizacion: superadministrador.id,
              fecha_actualizacion: instantOf(resolved, 10, 0),
            }),
      },
    ];
  });

/** Transfers between neighbouring administradores, so that nobody runs out of cash. */
export const makeTransferencias = (world: World): Insertable<Schema['transferencias']>[] =>
  eachWeek(world, (user, monday): Insertable<Schema['transferencias']>[] => {
    const { random, administrators } = world;
    const others = administrators.filter(({ id }) => id !== user.id);
    const destino = others[random.int(0, others.length - 1)];
    if (!destino || !random.chance(0.25)) return [];
    const fecha = addDays(monday, random.int(0, 5));

    return [
      {
        fecha,
        fk_usuario_origen: user.id,
        fk_usuario_destino: destino.id,
        estado: 'A',
        valor: random.int(4, 40) * 2_500,
        concepto: 'Fondo para premios',
        comprobante: '',
        ...dayStampOf(user, fecha, random),
      },
    ];
  });
