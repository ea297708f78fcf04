import { Rol } from './roles';

/** Everybody changes their own password (SPEC 6). */
export const passwordAccess = Rol.options;
