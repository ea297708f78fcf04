import type { Rol } from './roles';

export const prestamosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];
