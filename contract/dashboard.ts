import type { Rol } from './roles';

export const dashboardAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
