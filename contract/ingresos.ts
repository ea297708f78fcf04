import type * as z from 'zod/mini';
import { Caja, cajaInput, defineCaja } from './caja';
import type { Rol } from './roles';

export const ingresosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

export const TIPOS_INGRESO = ['aporte', 'recuperacion', 'otros'] as const;

export const Ingreso = Caja;
export type Ingreso = z.infer<typeof Ingreso>;

export const IngresoInput = cajaInput(TIPOS_INGRESO);
export type IngresoInput = z.input<typeof IngresoInput>;

export const ingresosRest = defineCaja({
  name: 'ingresos',
  access: ingresosAccess,
  input: IngresoInput,
  tipos: TIPOS_INGRESO,
});
