import { notify, usersOf } from '../notificaciones';
import type { PremioChange, Row } from './steps';

/** Notifies those whom a step concerns; a correction notifies nobody. */
export const announceStep = async ({ trx, before, now }: PremioChange, premio: Row): Promise<void> => {
  if (before?.estado === premio.estado) return;
  const { id, colilla, fk_usuario, fk_usuario_creacion, fk_usuario_revisor } = premio;
  const tell = (users: readonly (number | null)[], mensaje: string) =>
    notify(trx, users, { mensaje, secuencia: id, now });

  switch (premio.estado) {
    case 'PENDIENTE':
      return tell(
        await usersOf(trx, 'revisor', fk_usuario),
        before
          ? `El premio ${id} fue corregido y espera revisión, colilla ${colilla}`
          : `Nuevo premio ${id} por revisar, colilla ${colilla}`,
      );
    case 'REVISADO':
      return before?.estado === 'PAGADO'
        ? tell([fk_usuario, fk_usuario_revisor], `El pago del premio ${id} fue devuelto: ${premio.motivo}`)
        : tell(
            await usersOf(trx, 'premiacion', fk_usuario),
            `El premio ${id} fue revisado y está listo para pagar`,
          );
    case 'RECHAZADO':
      return tell([fk_usuario_creacion], `El premio ${id} fue rechazado: ${premio.observacion}`);
    case 'PAGADO':
      return tell([fk_usuario], `El premio ${id} fue pagado, colilla ${colilla}`);
    case 'ANULADO':
      return tell(
        [fk_usuario_creacion, fk_usuario_revisor],
        `El premio ${id} fue anulado: ${premio.motivo_anulacion}`,
      );
  }
};
