import type { Profile } from '../../../../contract/auth';
import {
  type EstadoPremio,
  type Premio,
  pasosPremio,
  premiosCreators,
  turnoDe,
  whyOthers,
} from '../../../../contract/premios';

type Quien = Pick<Profile, 'id' | 'role'>;

const isOf = (role: string, roles: readonly string[]) => roles.includes(role);

export const pasosFor = (
  { estado, fk_usuario_creacion }: Pick<Premio, 'estado' | 'fk_usuario_creacion'>,
  { id, role }: Quien,
): EstadoPremio[] =>
  pasosPremio
    .filter(({ from, to, by }) => {
      const isSentBack = from === 'RECHAZADO' && to === 'PENDIENTE' && fk_usuario_creacion === id;

      return from === estado && (isOf(role, by) || isSentBack);
    })
    .map(({ to }) => to);

export const mayCorrect = ({ estado }: Pick<Premio, 'estado'>, { role }: Pick<Profile, 'role'>) =>
  isOf(role, premiosCreators) && (estado === 'PENDIENTE' || estado === 'RECHAZADO');

/** Same rule as the API's filter `turno`. */
export const isTurnOf = (premio: Premio, { id, role }: Quien): boolean =>
  isOf(premio.estado, turnoDe(role)) &&
  !whyOthers(premio, premio.estado === 'PENDIENTE' ? 'REVISADO' : 'PAGADO', { id, rol: role });
