import type { Insertable } from 'kysely';
import { addDays } from '../../days';
import type { Notificaciones } from '../schema';
import { clockTime } from './days';
import type { Random } from './random';
import type { User } from './staff';

/** What a role hears of a premio. */
const messages = new Map<string, (secuencia: number, random: Random) => string>([
  ['premiacion', (secuencia) => `El premio ${secuencia} fue revisado y está listo para pagar`],
  ['revisor', (secuencia, random) => `Nuevo premio ${secuencia} por revisar, colilla ${colilla(random)}`],
  ['administrador', (secuencia, random) => `Se pagó el premio ${secuencia} por $${random.int(20, 900)}`],
]);

const colilla = (random: Random) => String(random.int(0, 9_999)).padStart(4, '0');

const EACH = 8;

/** Some notifications for everybody who gets any, the oldest first; the last ones are still unread. */
export const makeNotificaciones = (
  users: readonly User[],
  today: string,
  random: Random,
): Insertable<Notificaciones>[] =>
  users.flatMap((user) => {
    const message = messages.get(user.rol);
    if (!message || user.estado === 'I') return [];

    return Array.from({ length: EACH }, (_, index): Insertable<Notificaciones> => {
      const secuencia = 1_000 + index * 5 + random.int(0, 4);

      return {
        fk_usuario: user.id,
        mensaje: message(secuencia, random),
        leido: index < EACH - 3 ? 'S' : 'N',
        fecha: addDays(today, index - EACH),
        hora: clockTime(random.int(8, 20), random.int(0, 59)),
        secuencia,
      };
    });
  });
