import type { Trx } from '../../db/schema';
import { ApiError } from '../../http/errors';
import { inDays, type Week } from '../../ledger/week';

const NAMED = 5;

export const refuseDrafts = async (
  trx: Trx,
  { fk_usuario, fecha, fecha_final }: Week & { fk_usuario: number },
  /** For the error text: 'crear la nomina'. */
  before: string,
): Promise<void> => {
  const drafts = await trx
    .selectFrom('ventas as v')
    .innerJoin('sorteos as s', 's.id', 'v.fk_sorteo')
    .innerJoin('vendedores as p', 'p.id', 'v.fk_vendedor')
    .select(['v.id', 'v.fecha', 's.nombre as sorteo', 'p.nombre', 'p.apellido'])
    .where('v.fk_usuario', '=', fk_usuario)
    .where('v.estado', '=', 'B')
    .where(inDays('v.fecha', fecha, fecha_final))
    .orderBy('v.fecha')
    .orderBy('v.id')
    .execute();
  if (drafts.length === 0) return;

  const named = drafts
    .slice(0, NAMED)
    .map(({ id, fecha, sorteo, nombre, apellido }) => `${id} (${fecha}, ${sorteo}, ${nombre} ${apellido})`);
  const more = drafts.length > NAMED ? ` y ${drafts.length - NAMED} más` : '';

  throw new ApiError(
    409,
    `Hay ventas en borrador de esa semana: ${named.join('; ')}${more}. Ciérrelas o anúlelas antes de ${before}.`,
  );
};
