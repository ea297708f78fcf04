import type { Rol } from './roles';

export const vendedoresAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
