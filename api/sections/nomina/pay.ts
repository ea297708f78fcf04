import { percentOf } from '../../ledger/percent';

/** What a user's record says of the weekly pay: valor in cents, paga in hundredths of a percent of the sales. */
export interface PayTerms {
  sueldo_fijo: 'S' | 'N';
  valor: number;
  paga: number;
}

interface LineParts {
  base: number;
  otros_ingresos: number;
  descuentos: number;
}

/** The fixed weekly pay, or the share of `suma` (cents), rounded half up to the cent. */
export const basePay = ({ sueldo_fijo, valor, paga }: PayTerms, suma: number): number =>
  sueldo_fijo === 'S' ? valor : percentOf(suma, paga);

/** What a line comes to, in cents; below 0 it must be refused. */
export const lineTotal = ({ base, otros_ingresos, descuentos }: LineParts): number =>
  base + otros_ingresos - descuentos;
