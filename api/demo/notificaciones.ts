import type { Insertable, Selectable } from 'kysely';
import { dollarsText } from '../../contract/dudas';
import type { Notificaciones, Premios, Vendedores } from '../db/schema';
import { clockTime } from './days';
import type { Random } from './random';
import type { User } from './staff';

type Premio = Pick<
  Selectable<Premios>,
  'id' | 'fecha' | 'fk_usuario' | 'colilla' | 'valor' | 'estado' | 'fecha_pago'
> &
  Pick<Selectable<Vendedores>, 'nombre' | 'apellido'>;

interface Kind {
  estado: Premio['estado'];
  text: (premio: Premio) => string;
}

const kinds = new Map<string, Kind>([
  [
    'premiacion',
    { estado: 'REVISADO', text: ({ id }) => `El premio ${id} fue revisado y está listo para pagar` },
  ],
  [
    'revisor',
    { estado: 'PENDIENTE', text: ({ id, colilla }) => `Nuevo premio ${id} por revisar, colilla ${colilla}` },
  ],
  [
    'administrador',
    { estado: 'PAGADO', text: ({ id, colilla }) => `El premio ${id} fue pagado, colilla ${colilla}` },
  ],
]);

const EACH = 8;

export const makeNotificaciones = (
  users: readonly User[],
  premios: readonly Premio[],
  random: Random,
): Insertable<Notificaciones>[] =>
  users.flatMap((user) => {
    const kind = kinds.get(user.rol);
    if (!kind || user.estado === 'I') return [];
    const told = premios
      .filter(({ estado }) => estado === kind.estado)
      .filter(({ fk_usuario }) => user.rol !== 'administrador' || fk_usuario === user.id)
      .slice(-EACH);

    return told.map((premio, index) => ({
      fk_usuario: user.id,
      mensaje: `${kind.text(premio)}: ${dollarsText(premio.valor)} de ${premio.nombre} ${premio.apellido}`,
      leido: index < told.length - 3 ? ('S' as const) : ('N' as const),
      fecha: premio.fecha_pago ?? premio.fecha,
      hora: clockTime(22, random.int(0, 59)),
      secuencia: premio.id,
    }));
  });
