import { chartDay, dayOf, hourOf } from '../format/dates';
import { readInstant } from '../format/instant';

interface Begun {
  fecha: string;
  sorteo?: { hora_sorteo: string } | null;
  fecha_creacion: string;
}

/** 'registrada 23:20', with the day if it is another one, if the venta was begun after its draw. */
export const lateText = ({ fecha, sorteo, fecha_creacion }: Begun): string | undefined => {
  const begun = readInstant(fecha_creacion);
  if (!begun || !sorteo?.hora_sorteo) return undefined;
  const [day, hour] = [dayOf(begun), hourOf(begun)];
  if (`${day} ${hour}` <= `${fecha} ${sorteo.hora_sorteo}`) return undefined;

  return `registrada ${day === fecha ? hour : `${chartDay(day)} ${hour}`}`;
};
