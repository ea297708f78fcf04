import { type RawBuilder, sql } from 'kysely';
import { tiposIngreso } from '../../contract/ingresos';

type Amount = (when?: RawBuilder<boolean>) => RawBuilder<number>;

/** Sums concepts of `saldos s`; positive where money came in. */
const received =
  (...conceptos: string[]): Amount =>
  (when = sql`true`) =>
    sql`coalesce(sum(s.valor) filter (where ${when} and s.concepto in (${sql.join(conceptos)})), 0)`;

const spent =
  (...conceptos: string[]): Amount =>
  (when) =>
    sql`-${received(...conceptos)(when)}`;

export const amounts = {
  ventas: received('VENTA'),
  comision: spent('COMISION'),
  premios: spent('PREMIO'),
  gastos: spent('GASTO'),
  ingresos: received(...Object.keys(tiposIngreso).map((tipo) => `INGRESO_${tipo.toUpperCase()}`)),
  otros_ingresos: received('INGRESO_OTROS'),
  dep_recibidos: received('DEPOSITO_RECIBIR'),
  dep_entregados: spent('DEPOSITO_ENTREGAR'),
  transf_neta: received('TRANSFERENCIA'),
  prestamos: spent('PRESTAMO'),
  abonos: received('ABONO'),
  nomina: spent('NOMINA', 'AJUSTE'),
  /** The profit of the business: without loans, transfers and deposits. */
  utilidad: received('VENTA', 'COMISION', 'PREMIO', 'GASTO', 'INGRESO_OTROS', 'NOMINA', 'AJUSTE'),
};
