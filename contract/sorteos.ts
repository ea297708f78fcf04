import type { Rol } from './roles';

export const sorteosAccess = ['superadministrador'] as const satisfies readonly Rol[];
