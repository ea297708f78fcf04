import * as z from 'zod/mini';

/** SPEC 6.1 */
export const Rol = z.enum(['administrador', 'superadministrador', 'premiacion', 'revisor', 'sumador']);
export type Rol = z.infer<typeof Rol>;

export const roles: readonly Rol[] = Rol.options;

export const superadministradores = ['superadministrador'] as const satisfies readonly Rol[];
export const administradores = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

/** They work for an administrador, their usuario principal, whose nomina pays them. */
export const personal: readonly Rol[] = ['premiacion', 'revisor', 'sumador'];

/** Those of the specification. A new role is in none of these lists until it is written there, so that it may do nothing yet. */
export const todos: readonly Rol[] = [...administradores, ...personal];

export const isPersonal = (rol: string): boolean => personal.some((one) => one === rol);

/** They see and choose the owner of a record. */
export const ofAllOwners: readonly string[] = [...superadministradores];

/** SPEC 6.1 */
export const rolLabels: Record<Rol, string> = {
  administrador: 'Administrador',
  superadministrador: 'Súper Administrador',
  premiacion: 'Secretario Premiación',
  revisor: 'Revisor Premiación',
  sumador: 'Sumador',
};
