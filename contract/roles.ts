import * as z from 'zod/mini';

/** The five roles of the staff (SPEC 6). */
export const Rol = z.enum(['administrador', 'superadministrador', 'premiacion', 'revisor', 'sumador']);
export type Rol = z.infer<typeof Rol>;

export const roles: readonly Rol[] = Rol.options;

export const superadministradores = ['superadministrador'] as const satisfies readonly Rol[];
export const administradores = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

/** Roles that work with the records of all administradores, so they see and choose the owner. */
export const ofAllOwners: readonly string[] = [...superadministradores];

/** The labels that staff see (SPEC 6). */
export const rolLabels: Record<Rol, string> = {
  administrador: 'Administrador',
  superadministrador: 'Súper Administrador',
  premiacion: 'Secretario Premiación',
  revisor: 'Revisor Premiación',
  sumador: 'Sumador',
};
