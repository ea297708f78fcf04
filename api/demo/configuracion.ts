import type { Insertable } from 'kysely';
import { easter, proposeFecha } from '../../contract/fechaPropuesta';
import type { Feriados, Sorteos } from '../db/schema';
import { addDays } from '../ledger/week';
import { instantOf, stampOf } from './days';
import type { User } from './staff';

interface Making {
  today: string;
  author: User;
}

const stamp = ({ today, author }: Making) => stampOf(author, instantOf(addDays(today, -400), 9, 0));

/** nombre, cierre, sorteo, días, cifras, paga, juega en feriado, estado. */
const sorteos: [string, string, string, string, number, number, 'S' | 'N', 'A' | 'I'][] = [
  ['Mañanero', '10:45', '11:00', 'LMXJVS', 2, 60, 'N', 'A'],
  ['Mediodía', '12:40', '13:00', 'LMXJVSD', 3, 500, 'S', 'A'],
  ['Vespertino', '16:40', '17:00', 'LMXJV', 3, 500, 'N', 'A'],
  ['Nocturno', '20:30', '21:00', 'LMXJVSD', 4, 4_000, 'S', 'A'],
  ['Lotería de la semana', '19:00', '20:00', 'X', 4, 5_000, 'S', 'A'],
  ['Dominical', '17:30', '18:00', 'D', 4, 4_000, 'S', 'I'],
];

export const makeSorteos = (making: Making): Insertable<Sorteos>[] =>
  sorteos.map(([nombre, hora_cierre, hora_sorteo, dias, cifras, paga, juega_feriado, estado]) => ({
    nombre,
    hora_cierre,
    hora_sorteo,
    dias,
    cifras,
    paga,
    juega_feriado,
    estado,
    ...stamp(making),
  }));

const fixed: [string, string, 'N' | 'L'][] = [
  ['01-01', 'Año Nuevo', 'N'],
  ['05-01', 'Día del Trabajo', 'N'],
  ['05-24', 'Batalla de Pichincha', 'N'],
  ['07-25', 'Fundación de Guayaquil', 'L'],
  ['08-10', 'Primer Grito de Independencia', 'N'],
  ['10-09', 'Independencia de Guayaquil', 'N'],
  ['11-02', 'Día de los Difuntos', 'N'],
  ['11-03', 'Independencia de Cuenca', 'N'],
  ['12-06', 'Fundación de Quito', 'L'],
  ['12-25', 'Navidad', 'N'],
];

/** Days from Easter Sunday. */
const movable: [number, string, 'N'][] = [
  [-48, 'Lunes de Carnaval', 'N'],
  [-47, 'Martes de Carnaval', 'N'],
  [-2, 'Viernes Santo', 'N'],
];

export const makeFeriados = (making: Making): Insertable<Feriados>[] => {
  const thisYear = Number(making.today.slice(0, 4));

  return [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((year) => [
      ...fixed.map(([day, nombre, ambito]) => ({ fecha_original: `${year}-${day}`, nombre, ambito })),
      ...movable.map(([days, nombre, ambito]) => ({
        fecha_original: addDays(easter(year), days),
        nombre,
        ambito,
      })),
    ])
    .map((feriado) => ({
      ...feriado,
      fecha: proposeFecha(feriado.fecha_original),
      estado: 'A',
      ...stamp(making),
    }));
};
