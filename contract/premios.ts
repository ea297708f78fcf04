import type { Rol } from './roles';

export const premiosAccess = [
  'administrador',
  'superadministrador',
  'premiacion',
  'revisor',
] as const satisfies readonly Rol[];
