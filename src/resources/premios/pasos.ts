import { type EstadoPremio, type Premio, pasosPremio, premiosCreators } from '../../../contract/premios';
import type { Profile } from '../../../contract/usuarios';

type Quien = Pick<Profile, 'id' | 'role'>;

const isOf = (role: string, roles: readonly string[]) => roles.includes(role);

/** Where the user may take a premio from where it stands; its creator sends back what they corrected. */
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

/** Whether a step is for somebody else: a superadministrador never takes two in a row on one premio. */
export const isOthersTurn = ({ fk_usuario_paso }: Pick<Premio, 'fk_usuario_paso'>, { id, role }: Quien) =>
  role === 'superadministrador' && fk_usuario_paso === id;

/** Whether the user may write the fields of a premio as it stands. */
export const mayCorrect = ({ estado }: Pick<Premio, 'estado'>, { role }: Pick<Profile, 'role'>) =>
  isOf(role, premiosCreators) && (estado === 'PENDIENTE' || estado === 'RECHAZADO');
