import type { Rol } from './roles';

export const ventasAccess = [
  'administrador',
  'superadministrador',
  'sumador',
] as const satisfies readonly Rol[];
