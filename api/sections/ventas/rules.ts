import { DIAS } from '../../../contract/sorteos';
import { digitsOf, type ventasRest } from '../../../contract/ventas';
import type { Session } from '../../auth/permission';
import type { Trx } from '../../db/schema';
import { ApiError, refusedField } from '../../http/errors';
import { weekdayOf } from '../../ledger/week';
import { owns } from '../../ownership/owner';
import type { ChangeOf, RowOf } from '../../rest/restTable';

export type VentaChange = ChangeOf<typeof ventasRest>;
export type Row = RowOf<typeof ventasRest>;

interface Sale {
  fecha: string;
  fk_sorteo: number;
  fk_vendedor: number;
}

/** An enabled promotor of the session. */
export const requirePromotor = async (trx: Trx, session: Session, sale: Sale) => {
  const promotor = await findPromotor(trx, sale);
  if (!promotor || !owns(session, promotor.fk_usuario)) throw new ApiError(422, 'No existe el promotor');
  requireEnabled(promotor);

  return promotor;
};

/** The promotor, whose administrador may be another since the venta was begun, still sells, and the draw plays. */
export const requireStillSold = async (trx: Trx, sale: Sale): Promise<void> => {
  const promotor = await findPromotor(trx, sale);
  if (promotor) requireEnabled(promotor);
  await requireDraw(trx, sale);
};

const findPromotor = (trx: Trx, { fk_vendedor }: Sale) =>
  trx
    .selectFrom('vendedores')
    .select(['fk_usuario', 'porcentaje', 'estado'])
    .where('id', '=', fk_vendedor)
    .forShare()
    .executeTakeFirst();

const requireEnabled = ({ estado }: { estado: string }) => {
  if (estado !== 'A')
    throw refusedField('fk_vendedor', 'El promotor está inhabilitado: no recibe ventas nuevas');
};

/** The draw plays on that weekday, and may rest on national holidays. */
export const requireDraw = async (trx: Trx, { fk_sorteo, fecha }: Sale): Promise<void> => {
  const draw = await trx
    .selectFrom('sorteos')
    .select(['nombre', 'dias', 'juega_feriado', 'estado'])
    .where('id', '=', fk_sorteo)
    .executeTakeFirst();

  if (!draw) throw new ApiError(422, 'No existe el sorteo');
  if (draw.estado !== 'A') throw new ApiError(422, `El sorteo ${draw.nombre} está inhabilitado`);
  if (!draw.dias.includes(DIAS[weekdayOf(fecha)] ?? '')) {
    throw new ApiError(422, `El sorteo ${draw.nombre} no juega ese día de la semana`);
  }
  if (draw.juega_feriado === 'S') return;

  const holiday = await trx
    .selectFrom('feriados')
    .select('nombre')
    .where('fecha', '=', fecha)
    .where('ambito', '=', 'N')
    .where('estado', '=', 'A')
    .executeTakeFirst();
  if (holiday) {
    throw new ApiError(422, `El sorteo ${draw.nombre} no juega en feriado: ${holiday.nombre}`);
  }
};

export const requireDigits = async (
  trx: Trx,
  fk_sorteo: number,
  colillas: readonly string[],
): Promise<void> => {
  const { cifras } = await trx
    .selectFrom('sorteos')
    .select('cifras')
    .where('id', '=', fk_sorteo)
    .executeTakeFirstOrThrow();
  const long = colillas.find((colilla) => digitsOf(colilla).length > cifras);

  if (long !== undefined) {
    throw new ApiError(422, `La colilla ${long} tiene más de ${cifras} cifras, que son las del sorteo`);
  }
};
