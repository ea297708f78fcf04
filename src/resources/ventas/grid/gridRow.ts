import { dollarsToCents, LARGEST_AMOUNT, TOO_LARGE } from '../../../../contract/common';
import {
  COLILLA,
  digitsOf,
  type FilaPorCorregir,
  isVoid,
  sumOf,
  type Venta,
} from '../../../../contract/ventas';
import { visible } from '../../../format/text';
import { plainDollars } from '../../../format/typedMoney';
import { moneyRefusal } from '../../../ui/form/validation/formValues';

/** As typed. The key never changes; it is the id of the row for the API. */
export interface Row {
  key: number;
  colilla: string;
  valor: string;
}

export const COLUMNS = ['colilla', 'valor'] as const;
export type Column = (typeof COLUMNS)[number];

/** Valid; valor in cents. */
export interface Line {
  id?: number;
  colilla: string;
  valor: number;
}

export const isBlank = ({ colilla, valor }: Pick<Row, Column>): boolean =>
  visible(`${colilla}${valor}`) === '';

export const isSameText = (row: Row, other: Row | undefined): boolean =>
  row === other || COLUMNS.every((column) => row[column] === other?.[column]);

/** A half-empty row is refused, a blank one is not. */
export const refusalOf = (row: Row, column: Column, cifras: number): string | undefined => {
  if (isBlank(row)) return undefined;

  return column === 'colilla' ? colillaRefusal(visible(row.colilla), cifras) : valorRefusal(row.valor);
};

export const faultyColumn = (row: Row, cifras: number): Column | undefined =>
  COLUMNS.find((column) => refusalOf(row, column, cifras) !== undefined);

const colillaRefusal = (colilla: string, cifras: number) => {
  if (colilla === '') return 'Falta la colilla';
  if (!COLILLA.test(colilla)) return `Escriba de 1 a ${cifras} cifras, entre paréntesis si es nula`;

  return digitsOf(colilla).length > cifras ? `El sorteo juega con ${cifras} cifras` : undefined;
};

const valorRefusal = (valor: string) => {
  if (visible(valor) === '') return 'Falta el valor';
  const cents = centsOf(valor);
  if (cents === undefined) return moneyRefusal(valor);

  if (Math.abs(cents) > LARGEST_AMOUNT) return TOO_LARGE;

  return cents === 0 ? 'El valor no puede ser 0' : undefined;
};

/** Undefined for anything but one unambiguous amount. */
export const centsOf = (valor: string): number | undefined => {
  const text = plainDollars(valor);

  return /^-?\d{1,10}(\.\d{0,2})?$/.test(text) ? dollarsToCents(text) : undefined;
};

export interface Place {
  key: number;
  number: number;
}

export interface Typed {
  lines: readonly Line[];
  toCorrect: readonly FilaPorCorregir[];
}

export interface Summary extends Typed {
  /** The row of each line; its number is the one on the screen. */
  places: readonly Place[];
  sum: number;
  colillas: number;
}

export const summaryOf = (rows: readonly Row[], cifras: number): Summary => {
  const lines: Line[] = [];
  const places: Place[] = [];
  const toCorrect: FilaPorCorregir[] = [];
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const { key, colilla, valor } = row;
    if (faultyColumn(row, cifras) !== undefined) {
      toCorrect.push({ id: key, fila: lines.length + toCorrect.length + 1, colilla, valor });
    } else {
      lines.push({ id: key, colilla: visible(colilla), valor: centsOf(valor) ?? 0 });
      places.push({ key, number: index + 1 });
    }
  }

  return {
    lines,
    places,
    toCorrect,
    sum: sumOf(lines),
    colillas: lines.filter(({ colilla }) => !isVoid(colilla)).length,
  };
};

export const detalleOf = ({
  lines,
  toCorrect,
}: Typed): Pick<Venta, 'detalle_ventas' | 'filas_por_corregir'> => ({
  detalle_ventas: [...lines],
  filas_por_corregir: [...toCorrect],
});

/** Equal for drafts with the same texts. */
export const markOf = ({ lines, toCorrect }: Typed): string => {
  const marks = lines.map(({ colilla, valor }) => `${colilla}=${valor}`);

  return [
    ...marks,
    ...toCorrect.map(({ fila, colilla, valor }) => JSON.stringify([fila, colilla, valor])),
  ].join(' ');
};

/** Whether a host that tells ids has these very rows, of the same mark. */
export const hasSameIds = (stored: Typed, typed: Typed): boolean => {
  const ids = ({ lines, toCorrect }: Typed) => [...lines, ...toCorrect].map(({ id }) => id);
  const own = ids(typed);

  return ids(stored).every((id, index) => id === undefined || id === own[index]);
};
