import type { Rol } from './roles';

export const planillasAccess = [
  'administrador',
  'superadministrador',
  'premiacion',
  'revisor',
  'sumador',
] as const satisfies readonly Rol[];

/** The sheets over every promotor and administrator are read by those who answer for the money. */
export const planillasTotalesAccess = [
  'administrador',
  'superadministrador',
] as const satisfies readonly Rol[];
