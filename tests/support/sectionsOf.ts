import { kindsOf } from './size';

/** Written out: what the program declares has a new section, too. */
const KNOWN = [
  'vendedores',
  'sorteos',
  'feriados',
  'ventas',
  'premios',
  'gastos',
  'ingresos',
  'depositos',
  'transferencias',
  'prestamos',
  'abonos',
];

/** The sections of a loop. `npm test` tries the named ones, and each that is not known here: a new one. */
export const sectionsOf = <T extends { name: string }>(all: readonly T[], ...tried: string[]): T[] =>
  kindsOf(all, ({ name }) => tried.includes(name) || !KNOWN.includes(name));
