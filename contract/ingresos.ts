import type { Rol } from './roles';

export const ingresosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
