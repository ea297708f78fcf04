import { centsToDollars, dollarsToCents } from '../../../contract/common';
import { COLILLA, digitsOf, isVoid, sumOf } from '../../../contract/ventas';

/** A row of the grid as it is typed; its key never changes. */
export interface Fila {
  key: number;
  colilla: string;
  valor: string;
}

export type Campo = 'colilla' | 'valor';

/** A row that can be sent: valor in cents. */
export interface Linea {
  colilla: string;
  valor: number;
}

export const isBlank = ({ colilla, valor }: Pick<Fila, Campo>): boolean => `${colilla}${valor}`.trim() === '';

/** Why a cell cannot be sent, if it cannot; one that is empty beside a written one lacks. */
export const refusalOf = (fila: Fila, campo: Campo, cifras: number): string | undefined => {
  if (isBlank(fila)) return undefined;

  return campo === 'colilla' ? colillaRefusal(fila.colilla.trim(), cifras) : valorRefusal(fila.valor);
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
export interface Resumen {
  lineas: readonly Linea[];
  /** Σ of the lines that are not void, in cents. */
  suma: number;
  /** How many lines are not void. */
  colillas: number;
  /** Rows that are not sent as they stand. */
  porCorregir: number;
}

export const resumenOf = (filas: readonly Fila[], cifras: number): Resumen => {
  const written = filas.filter((fila) => !isBlank(fila));
  const lineas = written
    .filter((fila) => !refusalOf(fila, 'colilla', cifras) && !refusalOf(fila, 'valor', cifras))
    .map(({ colilla, valor }) => ({ colilla: colilla.trim(), valor: centsOf(valor) ?? 0 }));

  return {
    lineas,
    suma: sumOf(lineas),
    colillas: lineas.filter(({ colilla }) => !isVoid(colilla)).length,
    porCorregir: written.length - lineas.length,
  };
};

/** The lines as they travel. */
export const detalleOf = (lineas: readonly Linea[]) =>
  lineas.map(({ colilla, valor }) => ({ colilla, valor: centsToDollars(valor) }));
