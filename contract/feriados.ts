import type { Rol } from './roles';

export const feriadosAccess = ['superadministrador'] as const satisfies readonly Rol[];
