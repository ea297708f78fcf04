import type { Insertable, Selectable } from 'kysely';
import type { Schema, Vendedores } from '../db/schema';
import { addDays } from '../ledger/week';
import { instantOf, stampOf } from './days';
import type { Random } from './random';
import type { User } from './staff';

interface Descuento {
  fk_nomina: number;
  fk_usuario: number;
  fecha: string;
  valor: number;
}

interface World {
  random: Random;
  administrators: readonly User[];
  staff: readonly User[];
  vendedores: readonly Selectable<Vendedores>[];
  descuentos: readonly Descuento[];
  from: string;
  last: string;
}

interface NewPrestamo {
  prestamo: Insertable<Schema['prestamos']>;
  abonos: Omit<Insertable<Schema['abonos']>, 'fk_prestamo'>[];
}

const PER_ADMINISTRADOR = 8;

export const makePrestamos = (world: World): NewPrestamo[] =>
  world.administrators.flatMap((administrator) =>
    Array.from({ length: PER_ADMINISTRADOR }, (_, place) => makePrestamo(administrator, place, world)),
  );

const makePrestamo = (administrator: User, place: number, world: World): NewPrestamo => {
  const { random, from, vendedores, staff } = world;
  const fecha = addDays(from, 14 + place * 40 + random.int(0, 20));
  const promotores = vendedores.filter(({ fk_usuario }) => fk_usuario === administrator.id);
  const workers = staff.filter(({ fk_usuario_principal }) => fk_usuario_principal === administrator.id);
  const worker = place % 2 === 0 ? workers[place % workers.length] : undefined;
  const valor = random.int(6, 40) * 1_000;
  const cuotas = random.int(4, 12);
  const isAnnulled = place === 5;

  const abonos = isAnnulled
    ? []
    : worker
      ? fromNomina({ worker, fecha, valor, administrator, world })
      : inCash({ fecha, valor, cuotas, administrator, world });
  const paid = abonos.reduce((sum, abono) => sum + abono.valor, 0);

  return {
    prestamo: {
      fecha,
      fk_usuario: administrator.id,
      valor,
      cuotas,
      valor_cuota: Math.ceil(valor / cuotas),
      fk_vendedor: worker ? null : (promotores[place % promotores.length]?.id ?? null),
      fk_usuario_beneficiario: worker?.id ?? null,
      saldo: valor - paid,
      motivo: random.pick(['Calamidad doméstica', 'Útiles escolares', 'Arreglo de la moto'] as const),
      estado: isAnnulled ? 'X' : paid === valor ? 'P' : 'A',
      motivo_anulacion: isAnnulled ? 'El préstamo no se entregó' : '',
      version: 1 + abonos.length,
      ...dayStampOf(administrator, fecha),
    },
    abonos,
  };
};

interface Terms {
  fecha: string;
  valor: number;
  administrator: User;
  world: World;
}

const inCash = ({ fecha, valor, cuotas, administrator, world }: Terms & { cuotas: number }) => {
  const cuota = Math.ceil(valor / cuotas);
  const days = Array.from({ length: cuotas }, (_, week) => addDays(fecha, 7 * (week + 1)));

  return days
    .filter((day) => day <= world.last)
    .map((day, index) => ({
      fecha: day,
      fk_usuario: administrator.id,
      origen: 'CAJA' as const,
      fk_nomina: null,
      estado: 'A' as const,
      valor: Math.min(cuota, valor - index * cuota),
      ...dayStampOf(administrator, day),
    }))
    .filter((abono) => abono.valor > 0);
};

const fromNomina = ({ worker, fecha, valor, administrator, world }: Terms & { worker: User }) => {
  let left = valor;

  return world.descuentos
    .filter((descuento) => descuento.fk_usuario === worker.id && descuento.fecha > fecha)
    .map((descuento) => {
      const paid = Math.min(left, descuento.valor);
      left -= paid;

      return {
        fecha: descuento.fecha,
        fk_usuario: administrator.id,
        valor: paid,
        estado: 'A' as const,
        origen: 'NOMINA' as const,
        fk_nomina: descuento.fk_nomina,
        ...dayStampOf(administrator, descuento.fecha),
      };
    })
    .filter((abono) => abono.valor > 0);
};

const dayStampOf = (user: User, day: string) => stampOf(user, instantOf(day, 16, 0));
