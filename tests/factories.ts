import type { RawAnswerOf } from '../contract/call';
import type { usuariosCalls } from '../contract/usuarios';

type Profile = RawAnswerOf<typeof usuariosCalls.profile>['user'];

/** The user of the session, as the host sends it. */
export const createProfile = (values: Partial<Profile> = {}): Profile => ({
  id: 7,
  nombre: 'Ana',
  apellido: 'Paredes',
  role: 'superadministrador',
  ...values,
});
