import type { Selectable } from 'kysely';
import { DIAS } from '../../contract/sorteos';
import type { Feriados, Sorteos, Vendedores, Ventas } from '../db/schema';
import { percentOf } from '../ledger/money';
import { addDays, weekdayOf } from '../ledger/week';
import { instantOf } from './days';
import type { Random } from './random';
import type { User } from './staff';

export interface NewVenta extends Omit<Selectable<Ventas>, 'por_corregir' | 'filas_por_corregir'> {
  lines: { colilla: string; valor: number }[];
}

interface World {
  random: Random;
  from: string;
  to: string;
  sorteos: readonly Selectable<Sorteos>[];
  feriados: readonly Selectable<Feriados>[];
  vendedores: readonly Selectable<Vendedores>[];
  sumadoresOf: (administrador: number, day: string) => readonly User[];
}

const PLAYED = 0.27;

export const makeVentas = ({ random, from, to, sorteos, feriados, vendedores, sumadoresOf }: World) => {
  const holidays = new Set(feriados.filter(({ ambito }) => ambito === 'N').map(({ fecha }) => fecha));
  const ventas: NewVenta[] = [];

  for (let day = from; day <= to; day = addDays(day, 1)) {
    const draws = sorteos.filter((draw) => isHeld(draw, day, holidays));
    for (const promotor of vendedores) {
      const sumadores = sumadoresOf(promotor.fk_usuario, day);
      if (promotor.estado === 'I' && day > addDays(to, -90)) continue;
      for (const draw of draws) {
        const [first, ...others] = sumadores;
        if (!first || !random.chance(PLAYED)) continue;
        const sumador = random.pick([first, ...others]);
        ventas.push(makeVenta(ventas.length + 1, { day, draw, promotor, sumador, random }));
      }
    }
  }

  return ventas;
};

const isHeld = (
  { estado, dias, juega_feriado }: Selectable<Sorteos>,
  day: string,
  holidays: ReadonlySet<string>,
) =>
  estado === 'A' &&
  dias.includes(DIAS[weekdayOf(day)] ?? '') &&
  (juega_feriado === 'S' || !holidays.has(day));

interface Sale {
  day: string;
  draw: Selectable<Sorteos>;
  promotor: Selectable<Vendedores>;
  sumador: User;
  random: Random;
}

const makeVenta = (id: number, { day, draw, promotor, sumador, random }: Sale): NewVenta => {
  const lines = Array.from({ length: random.int(3, 6) }, () => makeLine(draw.cifras, random));
  const valid = lines.filter(({ colilla }) => !colilla.startsWith('('));
  const total = valid.reduce((sum, { valor }) => sum + valor, 0);
  // In the hour before the draw.
  const entered = instantOf(day, Number(draw.hora_sorteo.slice(0, 2)) - 1, random.int(0, 59));
  const isAnnulled = random.chance(0.01);

  return {
    id,
    fecha: day,
    fk_sorteo: draw.id,
    fk_vendedor: promotor.id,
    fk_usuario: promotor.fk_usuario,
    porcentaje: promotor.porcentaje,
    total,
    comision: percentOf(total, promotor.porcentaje),
    colillas: valid.length,
    fk_usuario_sumador: sumador.id,
    estado: isAnnulled ? 'X' : 'C',
    motivo_anulacion: isAnnulled ? random.pick(REASONS) : '',
    fk_usuario_creacion: sumador.id,
    fk_usuario_actualizacion: isAnnulled ? promotor.fk_usuario : sumador.id,
    fecha_creacion: entered,
    fecha_actualizacion: instantOf(day, 22, random.int(0, 59)),
    version: isAnnulled ? 3 : 2,
    lines,
  };
};

const REASONS = [
  'Se ingresó dos veces',
  'Correspondía a otro promotor',
  'La libreta no llegó a la oficina',
] as const;

const makeLine = (cifras: number, random: Random) => {
  const colilla = String(random.int(0, 10 ** cifras - 1)).padStart(cifras, '0');

  return {
    colilla: random.chance(0.025) ? `(${colilla})` : colilla,
    valor: random.int(4, 70) * 50 + (random.chance(0.05) ? 25 : 0),
  };
};

export const leaveDrafts = (ventas: readonly NewVenta[], count: number): void => {
  for (const venta of ventas.filter(({ estado }) => estado === 'C').slice(-count)) {
    venta.estado = 'B';
    venta.version = 1;
  }
};
