import type { Rol } from './roles';

export const configuracionAccess = ['superadministrador'] as const satisfies readonly Rol[];
