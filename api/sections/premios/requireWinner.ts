import { sql } from 'kysely';
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
  winner: Winner,
  /** The administrador who must own the venta; undefined allows any. */
  owner: number | undefined,
): Promise<number> => {
  const found = await findWinner(trx, winner, { owner, isLocked: true });
  if (found.caso === 'vendida') return found.fk_usuario;

  throw refusedField('colilla', found.texto);
};

type Found = { caso: 'vendida'; fk_usuario: number } | NotSold;

interface NotSold {
  caso: 'nula' | 'borrador' | 'anulada' | 'no vendida';
  texto: string;
}

interface Search {
  owner: number | undefined;
  isLocked?: boolean;
}

export const findWinner = async (
  db: Db,
  winner: Winner,
  { owner, isLocked = false }: Search,
): Promise<Found> => {
  const { colilla } = winner;
  const venta = await ventasAt(db, winner)
    .where('estado', '=', 'C')
    .where(ownedBy('fk_usuario', owner))
    .$if(isLocked, (query) => query.forShare())
    .executeTakeFirst();
  const lines = await db
    .selectFrom('detalle_ventas')
    .select('colilla')
    .where('fk_venta', '=', venta?.id ?? 0)
    .where('colilla', 'in', [colilla, `(${colilla})`])
    .execute();

  if (venta && lines.some((line) => line.colilla === colilla)) {
    return { caso: 'vendida', fk_usuario: venta.fk_usuario };
  }
  if (lines.length > 0) {
    return { caso: 'nula', texto: `La colilla ${colilla} está anulada en la venta: no gana` };
  }

  return whyNotSold(db, winner, owner);
};

const ventasAt = (db: Db, { fecha, fk_sorteo, fk_vendedor }: Winner) =>
  db
    .selectFrom('ventas')
    .select(['id', 'fk_usuario', 'estado'])
    .where('fk_vendedor', '=', fk_vendedor)
    .where('fk_sorteo', '=', fk_sorteo)
    .where('fecha', '=', fecha);

/** Names the venta that would hold the colilla, if it is annulled, a draft or of another administrador. */
const whyNotSold = async (db: Db, winner: Winner, owner: number | undefined): Promise<NotSold> => {
  const { colilla } = winner;
  const others = await ventasAt(db, winner)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('detalle_ventas')
          .select('colilla')
          .whereRef('fk_venta', '=', 'ventas.id')
          .where('colilla', '=', colilla),
      ),
    )
    // The live one first, then the last annulled one.
    .orderBy(sql`estado = 'X'`)
    .orderBy('id', 'desc')
    .execute();
  const isOwn = ({ fk_usuario }: { fk_usuario: number }) => owner === undefined || fk_usuario === owner;
  const own = others.find(isOwn);

  if (own?.estado === 'B') {
    return {
      caso: 'borrador',
      texto: `La colilla ${colilla} está en la venta ${own.id}, que es un borrador: ciérrela primero`,
    };
  }
  if (own?.estado === 'X') {
    return {
      caso: 'anulada',
      texto: `La colilla ${colilla} estaba en la venta ${own.id}, que fue anulada: no gana`,
    };
  }

  return {
    caso: 'no vendida',
    texto: `La colilla ${colilla} no consta en una venta cerrada de ese promotor, sorteo y fecha`,
  };
};

/** The valores of a colilla in the closed venta, in cents. */
export const soldFor = async (
  db: Db,
  { fecha, fk_sorteo, fk_vendedor, fk_usuario, colilla }: Winner & { fk_usuario: number },
) => {
  const lines = await db
    .selectFrom('detalle_ventas')
    .innerJoin('ventas', 'ventas.id', 'fk_venta')
    .select('valor')
    .where((on) => on.and({ fecha, fk_sorteo, fk_vendedor, fk_usuario, colilla, estado: 'C' }))
    .orderBy('orden')
    .execute();

  return lines.map(({ valor }) => valor);
};

/** The sum of these valores times `paga` of the draw, in cents; 0 if the draw has no `paga`. */
export const dueFor = async (
  db: Db,
  { fk_sorteo }: Pick<Winner, 'fk_sorteo'>,
  sold: readonly number[],
): Promise<number> => {
  const sorteo = await db.selectFrom('sorteos').select('paga').where('id', '=', fk_sorteo).executeTakeFirst();

  return (sorteo?.paga ?? 0) * sold.reduce((sum, valor) => sum + valor, 0);
};
