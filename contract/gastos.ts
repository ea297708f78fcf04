import type * as z from 'zod/mini';
import { Caja, cajaInput, defineCaja } from './caja';
import type { Rol } from './roles';

export const gastosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

export const TIPOS_GASTO = [
  'arriendo',
  'servicios',
  'transporte',
  'suministros',
  'publicidad',
  'otros',
] as const;

export const Gasto = Caja;
export type Gasto = z.infer<typeof Gasto>;

export const GastoInput = cajaInput(TIPOS_GASTO);
export type GastoInput = z.input<typeof GastoInput>;

export const gastosRest = defineCaja({
  name: 'gastos',
  access: gastosAccess,
  input: GastoInput,
  tipos: TIPOS_GASTO,
});
