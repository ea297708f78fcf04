import * as z from 'zod/mini';
import {
  Archivos,
  DineroPositivo,
  DineroTexto,
  Fecha,
  FechaLeida,
  FORMAS_PAGO,
  Id,
  OptionalId,
  RangoFechas,
  Texto,
  TextoEscrito,
  TextoObligatorio,
} from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest, Registro } from './rest';
import type { Rol } from './roles';

/** Cash that left or came in beside sales and premios: a gasto or an ingreso; estado A, or X once annulled. */
export const Caja = z.object({
  id: Id,
  fecha: FechaLeida,
  ...referencesTo('usuario'),
  tipo: Texto,
  descripcion: Texto,
  valor: DineroTexto,
  forma_pago: Texto,
  /** Paths joined by commas. */
  comprobante: Texto,
  motivo_anulacion: Texto,
  ...Registro,
});
export type Caja = z.infer<typeof Caja>;

/** What a person sets; an administrador's are their own, whatever fk_usuario says. */
export const cajaInput = <const Tipos extends readonly [string, ...string[]]>(tipos: Tipos) =>
  z
    .object({
      fecha: Fecha,
      fk_usuario: z.optional(OptionalId),
      tipo: z.enum(tipos, 'Elija el tipo'),
      descripcion: TextoObligatorio,
      valor: DineroPositivo,
      forma_pago: z.enum(FORMAS_PAGO),
      comprobante: Archivos,
      estado: z._default(z.enum(['A', 'X']), 'A'),
      motivo_anulacion: TextoEscrito,
    })
    .check(annulledWithMotivo());

interface Options<Input extends object> {
  name: string;
  access: readonly Rol[];
  input: z.ZodMiniType<Input>;
  tipos: readonly [string, ...string[]];
}

/** Declares gastos or ingresos: one shape, tipos of their own. */
export const defineCaja = <Input extends object>({ tipos, ...options }: Options<Input>) =>
  defineRest({
    ...options,
    record: Caja,
    filters: {
      q: Busqueda,
      estado: z.enum(['A', 'X']),
      fk_usuario: Id,
      tipo: z.enum(tipos),
      ...RangoFechas,
    },
    sort: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', 'estado'],
    sums: ['valor'],
    // Two equal taxi rides on one day are both real: by its id alone is one known.
    imports: { key: ['id'] },
  });
