import type { Rol } from './roles';

export const gastosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
