import type { Rol } from './roles';

export const reportesAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
