import { digitsOf, isVoid } from '../../../../contract/ventas';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import type { Column, Line, Place, Summary } from './gridRow';

/** Why a valid row may be wrong. It is saved all the same, and the venta can be closed. */
export type Doubt = Readonly<Partial<Record<Column, string>>>;

/** By the key of the row. */
export type Doubts = ReadonlyMap<number, Doubt>;

/** Limits for the rows of a venta. A missing limit marks no row. */
export interface Usual {
  /** How many digits the draw plays. */
  cifras?: number;
  /** The largest valor of the last 30 days, in cents; 0 if the promotor sold nothing. */
  largest?: number;
}

/** A valor above so many times the largest one. */
const TIMES = 10;

export const porRevisar = (count: number): string => counted(count, 'fila por revisar', 'filas por revisar');

/** Void rows are never marked. */
export const doubtsOf = ({ lines, places }: Pick<Summary, 'lines' | 'places'>, usual: Usual): Doubts => {
  const rows = lines.flatMap((line, index): PlacedLine[] => {
    const place = places[index];

    return place && !isVoid(line.colilla) ? [{ ...line, ...place }] : [];
  });
  const repeated = repeatedIn(rows);
  const doubts = new Map<number, Doubt>();
  for (const row of rows) {
    const colilla = [shortness(row, usual), repetition(repeated.get(row.key))].filter(Boolean).join(' · ');
    const valor = excess(row, usual);
    if (colilla || valor) doubts.set(row.key, { colilla: colilla || undefined, valor });
  }

  return doubts;
};

type PlacedLine = Line & Place;

/** The number of another row with the same colilla, by key. */
const repeatedIn = (rows: readonly PlacedLine[]): ReadonlyMap<number, number> => {
  const seen = new Map<string, PlacedLine>();
  const repeated = new Map<number, number>();
  for (const row of rows) {
    const first = seen.get(row.colilla);
    if (!first) {
      seen.set(row.colilla, row);
      continue;
    }
    repeated.set(row.key, first.number);
    if (!repeated.has(first.key)) repeated.set(first.key, row.number);
  }

  return repeated;
};

const repetition = (number: number | undefined) => number && `Repetida en la fila ${number}`;

const shortness = ({ colilla }: Line, { cifras = 0 }: Usual) =>
  digitsOf(colilla).length < cifras && `Menos de ${cifras} cifras`;

const excess = ({ valor }: Line, { largest = 0 }: Usual) =>
  largest > 0 && Math.abs(valor) > TIMES * largest
    ? `Más de ${TIMES} veces el mayor valor del promotor en 30 días, ${formatExact(largest)}`
    : undefined;
