import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { percentOf } from '../../ledger/money';
import { inDays, type Week } from '../../ledger/week';

/** valor in cents, paga in hundredths of a percent. */
interface PayTerms {
  sueldo_fijo: 'S' | 'N';
  valor: number;
  paga: number;
}

interface LineParts {
  base: number;
  otros_ingresos: number;
  descuentos: number;
}

export const basePay = ({ sueldo_fijo, valor, paga }: PayTerms, suma: number): number =>
  sueldo_fijo === 'S' ? valor : percentOf(suma, paga);

/** How much the pay changes if the ventas do, in cents. A fixed salary does not. */
export const payChange = (terms: PayTerms, before: number, now: number): number => {
  // The paid ventas are negative after the raise of two ajustes was taken back.
  const pay = (suma: number) => Math.sign(suma) * basePay(terms, Math.abs(suma));

  return terms.sueldo_fijo === 'S' ? 0 : pay(now) - pay(before);
};

/** In cents. A negative result must be refused. */
export const lineTotal = ({ base, otros_ingresos, descuentos }: LineParts): number =>
  base + otros_ingresos - descuentos;

/** As it stands in a line: who is paid, and for which rol. */
interface Paid {
  id: number;
  rol: string | null;
}

/** Closed ventas of a week in cents. */
export interface Sold {
  /** The ventas of this administrador, by the user who entered them. */
  entered: ReadonlyMap<number, number>;
  /** All ventas of each administrador who is paid. */
  owned: ReadonlyMap<number, number>;
}

/** A sumador's own ventas of the administrador, an administrador's own; 0 for others. */
export const sumaOf = ({ entered, owned }: Sold, { id, rol }: Paid): number => {
  if (rol === 'sumador') return entered.get(id) ?? 0;

  return (rol === 'administrador' && owned.get(id)) || 0;
};

export const readSold = async (
  db: Db,
  { fk_usuario, fecha, fecha_final }: Week & { fk_usuario: number },
  administradores: readonly number[] = [fk_usuario],
): Promise<Sold> => {
  const sumBy = async (column: 'fk_usuario' | 'fk_usuario_sumador', owners: readonly number[]) => {
    const rows = await db
      .selectFrom('ventas')
      .select(({ fn }) => [`${column} as id` as const, fn.sum<number>('total').as('suma')])
      .where('fk_usuario', '=', sql<number>`any(${owners}::bigint[])`)
      .where('estado', '=', 'C')
      .where(inDays('fecha', fecha, fecha_final))
      .groupBy(column)
      .execute();

    return new Map(rows.map(({ id, suma }) => [id, Number(suma)]));
  };

  return {
    entered: await sumBy('fk_usuario_sumador', [fk_usuario]),
    owned: await sumBy('fk_usuario', [...new Set([fk_usuario, ...administradores])]),
  };
};
