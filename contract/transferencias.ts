import type { Rol } from './roles';

export const transferenciasAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
