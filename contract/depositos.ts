import type { Rol } from './roles';

export const depositosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
