import { sql } from 'kysely';
import { LARGEST_AMOUNT } from '../../../contract/common';
import { isVoid, sumOf, ventasAnnullers } from '../../../contract/ventas';
import { hasRole } from '../../auth/permission';
import { ApiError, refusedField } from '../../http/errors';
import { percentOf } from '../../ledger/money';
import { requireOpenWeek } from '../../ledger/weekLock';
import { refuseHidden } from '../../ownership/refuseHidden';
import { requireNotAfterToday } from '../../rest/notAfterToday';
import { requireCorrectable } from './correction';
import {
  type Row,
  requireDigits,
  requireDraw,
  requirePromotor,
  requireStillSold,
  type VentaChange,
} from './rules';

/** Drafts can be edited and closed; closed ventas can only be annulled. */
export const checkVenta = async (change: VentaChange) => {
  const { before, data } = change;
  if (!before) return open(change);
  if (before.estado === 'X') throw new ApiError(409, 'La venta está anulada y no se puede modificar');
  if (data.estado === 'X') return annul(change, before);
  await requireOpenWeek(change.trx, before, change.now);
  if (before.estado === 'C') {
    if (data.estado !== 'C') throw new ApiError(409, 'La venta está cerrada y no se puede modificar');
    await requireCorrectable(change, before);

    return enter(change, before);
  }

  const { user } = change.session;
  if (user.rol === 'sumador' && before.fk_usuario_sumador !== user.id) {
    throw new ApiError(403, 'Solo quien ingresó la venta, o su administrador, puede cambiarla');
  }

  const place = await moved(change, before);

  return { ...place, ...(await enter(change, place)) };
};

/** Copies the promotor's administrador and percentage, so later changes do not alter the venta. */
const open = async (change: VentaChange) => {
  const { trx, session, now, data } = change;
  requireNotAfterToday(data.fecha, now);
  if (data.estado === 'X') throw new ApiError(422, 'Una venta nueva no puede estar anulada');
  const { fk_usuario, porcentaje } = await requirePromotor(trx, session, data);
  await requireDraw(trx, data);
  await requireOpenWeek(trx, { fk_usuario, fecha: data.fecha }, now);
  await refuseHiddenVenta(change);
  const { fecha, fk_sorteo, fk_vendedor } = data;
  const place = { fecha, fk_sorteo, fk_vendedor, fk_usuario, porcentaje };

  return { ...place, fk_usuario_sumador: session.user.id, ...(await enter(change, place)) };
};

const refuseHiddenVenta = ({ trx, session, data: { fecha, fk_sorteo, fk_vendedor } }: VentaChange) =>
  refuseHidden(trx, session, {
    table: 'ventas',
    place: { fecha, fk_sorteo, fk_vendedor },
    live: sql`r.estado <> 'X'`,
    field: 'fk_vendedor',
    text: 'Ya existe una venta de ese promotor, sorteo y fecha',
  });

/** A venta that is moved or closed gets the checks of a new one. The administrador stays the same. */
const moved = async (change: VentaChange, before: Row) => {
  const { trx, session, now, data } = change;
  const { fecha, fk_sorteo, fk_vendedor, estado } = data;
  const { fk_usuario } = before;
  const isMoved = fecha !== before.fecha || fk_sorteo !== before.fk_sorteo;
  if (isMoved) {
    requireNotAfterToday(fecha, now);
    await requireOpenWeek(trx, { fk_usuario, fecha }, now);
  }
  if (isMoved || estado === 'C') await requireStillSold(trx, data);
  const isOfSamePromotor = fk_vendedor === before.fk_vendedor;
  // A draft saves itself often, and holds its own place already.
  if (isMoved || !isOfSamePromotor) await refuseHiddenVenta(change);
  const place = { fecha, fk_sorteo, fk_vendedor };
  if (isOfSamePromotor) return { ...place, porcentaje: before.porcentaje };

  const promotor = await requirePromotor(trx, session, data);
  if (promotor.fk_usuario !== fk_usuario) {
    throw new ApiError(422, 'El promotor no es del administrador de la venta');
  }

  return { ...place, porcentaje: promotor.porcentaje };
};

const enter = async (
  { trx, data: { estado, detalle_ventas, filas_por_corregir }, before }: VentaChange,
  { fk_sorteo, porcentaje }: Pick<Row, 'fk_sorteo' | 'porcentaje'>,
) => {
  await requireDigits(
    trx,
    fk_sorteo,
    detalle_ventas.map(({ colilla }) => colilla),
  );
  const total = sumOf(detalle_ventas);
  // The limit of a single value also limits the sum, so sums of ventas stay exact.
  if (Math.abs(total) > LARGEST_AMOUNT)
    throw new ApiError(422, 'El total de la venta es demasiado grande: revise los valores');
  const por_corregir = filas_por_corregir?.length ?? before?.por_corregir ?? 0;
  if (estado === 'C' && por_corregir > 0) throw new ApiError(422, uncorrected(por_corregir));
  if (estado === 'C' && total < 0) throw new ApiError(422, 'El total de la venta no puede ser negativo');
  if (estado === 'C' && detalle_ventas.length === 0) {
    throw new ApiError(422, 'Ingrese al menos una colilla antes de cerrar la venta');
  }

  return {
    estado,
    total,
    comision: percentOf(Math.max(total, 0), porcentaje),
    colillas: detalle_ventas.filter(({ colilla }) => !isVoid(colilla)).length,
    por_corregir,
  };
};

const uncorrected = (count: number) =>
  `Corrija o quite ${count === 1 ? 'la fila' : `las ${count} filas`} por corregir antes de cerrar la venta`;

const annul = async (change: VentaChange, before: Row) => {
  requireAnnuller(change, before);
  if (before.estado === 'C') await requireAnnullable(change, before);
  const motivo_anulacion = change.data.motivo_anulacion || (await motivoOfEmpty(change, before));
  if (motivo_anulacion === '') throw refusedField('motivo_anulacion', 'Escriba el motivo de la anulación');

  return { estado: 'X', motivo_anulacion, por_corregir: 0 };
};

const requireAnnuller = ({ session }: VentaChange, before: Row) => {
  const isOwnDraft = before.estado === 'B' && before.fk_usuario_sumador === session.user.id;
  if (!isOwnDraft && !hasRole(session, ventasAnnullers)) {
    throw new ApiError(403, 'Solo el administrador puede anular la venta');
  }
};

/** A draft is in no ledger: only a closed venta needs an open week and no paid premio. */
const requireAnnullable = async ({ trx, now }: VentaChange, before: Row) => {
  await requireOpenWeek(trx, before, now);
  const { fk_vendedor, fk_sorteo, fecha, fk_usuario } = before;
  const paid = await trx
    .selectFrom('premios')
    .select('id')
    .where('estado', '=', 'PAGADO')
    .where('fk_vendedor', '=', fk_vendedor)
    .where('fk_sorteo', '=', fk_sorteo)
    .where('fecha', '=', fecha)
    .where('fk_usuario', '=', fk_usuario)
    .executeTakeFirst();

  if (paid) throw new ApiError(409, `La venta tiene un premio pagado, el ${paid.id}: no se puede anular`);
};

/** '' if somebody typed into it. */
const motivoOfEmpty = async ({ trx }: VentaChange, { id, estado, por_corregir }: Row): Promise<string> => {
  if (estado !== 'B' || por_corregir > 0) return '';
  const line = await trx
    .selectFrom('detalle_ventas')
    .select('orden')
    .where('fk_venta', '=', id)
    .limit(1)
    .executeTakeFirst();

  return line ? '' : 'Borrador sin colillas';
};
