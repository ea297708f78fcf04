import type { Paso } from '../../../../contract/historial';

/** One step of a premio as its timeline tells it. */
export interface Hito extends Paso {
  title: string;
  isBad: boolean;
}

/** The steps of the history, the newest first, in the order in which they were taken. */
export const hitosOf = (pasos: readonly Paso[]): Hito[] => {
  let before = '';

  return pasos.toReversed().map((paso): Hito => {
    const { accion } = paso;
    const title = before === 'PAGADO' && accion === 'REVISADO' ? 'Pago devuelto' : (TITLES[accion] ?? accion);
    before = accion;

    return { ...paso, title, isBad: BAD.includes(accion) };
  });
};

const TITLES: Readonly<Record<string, string>> = {
  creación: 'Registrado',
  modificación: 'Corregido',
  PENDIENTE: 'Enviado a revisión',
  REVISADO: 'Revisado',
  RECHAZADO: 'Rechazado',
  PAGADO: 'Pagado',
  ANULADO: 'Anulado',
};

const BAD: readonly string[] = ['RECHAZADO', 'ANULADO'];

/** What a premio waits for where it stands; nothing once it is paid or annulled. */
export const NEXT: Readonly<Record<string, string>> = {
  PENDIENTE: 'Por revisar',
  RECHAZADO: 'Por corregir',
  REVISADO: 'Por pagar',
};
