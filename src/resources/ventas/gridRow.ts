import { centsToDollars, dollarsToCents, LARGEST_AMOUNT, TOO_LARGE } from '../../../contract/common';
import { COLILLA, digitsOf, isVoid, sumOf } from '../../../contract/ventas';

/** A row of the grid as it is typed; its key never changes. */
export interface Row {
  key: number;
  colilla: string;
  valor: string;
}

export type Column = 'colilla' | 'valor';

/** A row that can be sent: valor in cents. */
export interface Line {
  colilla: string;
  valor: number;
}

export const isBlank = ({ colilla, valor }: Pick<Row, Column>): boolean => `${colilla}${valor}`.trim() === '';

/** Why a cell cannot be sent, if it cannot; one that is empty beside a written one lacks. */
export const refusalOf = (row: Row, column: Column, cifras: number): string | undefined => {
  if (isBlank(row)) return undefined;

  return column === 'colilla' ? colillaRefusal(row.colilla.trim(), cifras) : valorRefusal(row.valor);
};

const colillaRefusal = (colilla: string, cifras: number) => {
  if (colilla === '') return 'Falta la colilla';
  if (!COLILLA.test(colilla)) return `Escriba de 1 a ${cifras} cifras, entre paréntesis si es nula`;

  return digitsOf(colilla).length > cifras ? `El sorteo juega con ${cifras} cifras` : undefined;
};

const valorRefusal = (valor: string) => {
  if (valor.trim() === '') return 'Falta el valor';
  const cents = centsOf(valor);
  if (cents === undefined) return 'Escriba solo números, con dos decimales como máximo';

  if (Math.abs(cents) > LARGEST_AMOUNT) return TOO_LARGE;

  return cents === 0 ? 'El valor no puede ser 0' : undefined;
};

/** A numeric pad writes a comma where the API wants a point. */
export const centsOf = (valor: string): number | undefined => {
  const text = valor
    .trim()
    .replace(',', '.')
    .replace(/^(-?)\./, '$10.');

  return /^-?\d{1,10}(\.\d{0,2})?$/.test(text) ? dollarsToCents(text) : undefined;
};

/** What the typed rows amount to. */
export interface Summary {
  lines: readonly Line[];
  /** Σ of the lines that are not void, in cents. */
  sum: number;
  /** How many lines are not void. */
  colillas: number;
  /** Rows that are not sent as they stand. */
  toCorrect: number;
}

export const summaryOf = (rows: readonly Row[], cifras: number): Summary => {
  const written = rows.filter((row) => !isBlank(row));
  const lines = written
    .filter((row) => !refusalOf(row, 'colilla', cifras) && !refusalOf(row, 'valor', cifras))
    .map(({ colilla, valor }) => ({ colilla: colilla.trim(), valor: centsOf(valor) ?? 0 }));

  return {
    lines,
    sum: sumOf(lines),
    colillas: lines.filter(({ colilla }) => !isVoid(colilla)).length,
    toCorrect: written.length - lines.length,
  };
};

/** The lines as they travel. */
export const detalleOf = (lines: readonly Line[]) =>
  lines.map(({ colilla, valor }) => ({ colilla, valor: centsToDollars(valor) }));
