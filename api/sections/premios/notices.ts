import { type RawBuilder, sql } from 'kysely';
import { dollarsText } from '../../../contract/dudas';
import type { Trx } from '../../db/schema';
import { businessDay, businessTime } from '../../ledger/clock';
import { notify, usersOf } from '../notificaciones';
import type { PremioChange, Row } from './steps';

/** Notifies the users whom a step concerns. A correction notifies nobody. */
export const announceStep = async ({ trx, before, now }: PremioChange, premio: Row): Promise<void> => {
  if (before?.estado === premio.estado) return;
  const { users, mensaje } = await noticeOf(trx, premio, before?.estado);
  await notify(trx, users, { mensaje, secuencia: premio.id, now });
};

interface Undone {
  /** The estado before the step, and again. */
  from: string;
  /** When the step was taken. */
  at: Date;
  now: Date;
}

/** In place of its notice, those who were told of a step read that it was undone. */
export const withdrawNotice = async (trx: Trx, premio: Row, { from, at, now }: Undone): Promise<void> => {
  const { users, mensaje } = await noticeOf(trx, premio, from);
  const undone = `Se deshizo el último paso del premio ${premio.id}: está otra vez ${from.toLowerCase()}`;
  await sql`update notificaciones
    set mensaje = ${undone}, leido = 'N', (fecha, hora) = ${moment(now)}
    where fk_usuario = any(${users.filter((id) => id !== null)}::bigint[]) and (fecha, hora) = ${moment(at)}
      and secuencia = ${premio.id} and mensaje = ${mensaje}`.execute(trx);
};

const moment = (instant: Date): RawBuilder<unknown> =>
  sql`(${businessDay(instant)}::date, ${businessTime(instant)}::time)`;

interface Notice {
  users: readonly (number | null)[];
  mensaje: string;
}

/** `premio` as the step left it; `from` is missing for a new one. */
const noticeOf = async (trx: Trx, premio: Row, from: string | undefined): Promise<Notice> => {
  const { id, colilla, fk_usuario, fk_usuario_creacion, fk_usuario_revisor } = premio;
  const what = await amountAndName(trx, premio);

  switch (premio.estado) {
    case 'PENDIENTE':
      return {
        users: await usersOf(trx, 'revisor', fk_usuario),
        mensaje: from
          ? `El premio ${id} fue corregido y espera revisión, colilla ${colilla}: ${what}`
          : `Nuevo premio ${id} por revisar, colilla ${colilla}: ${what}`,
      };
    case 'REVISADO':
      return from === 'PAGADO'
        ? {
            users: [fk_usuario, fk_usuario_revisor],
            mensaje: `El pago del premio ${id} fue devuelto (${what}): ${premio.motivo}`,
          }
        : {
            users: await usersOf(trx, 'premiacion', fk_usuario),
            mensaje: `El premio ${id} fue revisado y está listo para pagar: ${what}`,
          };
    case 'RECHAZADO':
      return {
        users: [fk_usuario_creacion],
        mensaje: `El premio ${id} fue rechazado (${what}): ${premio.motivo_rechazo}`,
      };
    case 'PAGADO':
      return { users: [fk_usuario], mensaje: `El premio ${id} fue pagado, colilla ${colilla}: ${what}` };
    default:
      return {
        users: [fk_usuario_creacion, fk_usuario_revisor],
        mensaje: `El premio ${id} fue anulado (${what}): ${premio.motivo_anulacion}`,
      };
  }
};

/** '$40 de Eva Mora' */
const amountAndName = async (trx: Trx, { valor, fk_vendedor }: Row): Promise<string> => {
  const { nombre, apellido } = await trx
    .selectFrom('vendedores')
    .select(['nombre', 'apellido'])
    .where('id', '=', fk_vendedor)
    .executeTakeFirstOrThrow();

  return `${dollarsText(valor)} de ${nombre} ${apellido}`;
};
