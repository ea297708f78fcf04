import { centsToDollars } from '../../../contract/common';
import type { Db, Trx } from '../../db/schema';
import { refusedField } from '../../http/errors';
import { ownedBy } from '../../ownership/owner';

interface Winner {
  fecha: string;
  fk_sorteo: number;
  fk_vendedor: number;
  colilla: string;
}

/** The administrador of the closed venta that holds the colilla, locked until the premio is written. */
export const requireWinner = async (
  trx: Trx,
  { fecha, fk_sorteo, fk_vendedor, colilla }: Winner,
  owner?: number | undefined,
): Promise<number> => {
  const venta = await trx
    .selectFrom('ventas')
    .select(['id', 'fk_usuario'])
    .where('fk_vendedor', '=', fk_vendedor)
    .where('fk_sorteo', '=', fk_sorteo)
    .where('fecha', '=', fecha)
    .where('estado', '=', 'C')
    .where(ownedBy('fk_usuario', owner))
    .forShare()
    .executeTakeFirst();
  const lines = await trx
    .selectFrom('detalle_ventas')
    .select('colilla')
    .where('fk_venta', '=', venta?.id ?? 0)
    .where('colilla', 'in', [colilla, `(${colilla})`])
    .execute();

  if (venta && lines.some((line) => line.colilla === colilla)) return venta.fk_usuario;

  throw refusedField(
    'colilla',
    lines.length > 0
      ? `La colilla ${colilla} está anulada en la venta: no gana`
      : `La colilla ${colilla} no consta en una venta cerrada de ese promotor, sorteo y fecha`,
  );
};

export const soldFor = async (db: Db, { fecha, fk_sorteo, fk_vendedor, colilla }: Winner) => {
  const lines = await db
    .selectFrom('detalle_ventas')
    .innerJoin('ventas', 'ventas.id', 'fk_venta')
    .select('valor')
    .where((on) => on.and({ fecha, fk_sorteo, fk_vendedor, colilla, estado: 'C' }))
    .orderBy('orden')
    .execute();

  return lines.map(({ valor }) => centsToDollars(valor));
};
