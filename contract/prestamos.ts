import * as z from 'zod/mini';
import {
  Conteo,
  DineroPositivo,
  DineroTexto,
  Fecha,
  FechaLeida,
  Id,
  OptionalId,
  RangoFechas,
  Texto,
  TextoEscrito,
} from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest, Registro } from './rest';
import type { Rol } from './roles';

export const prestamosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

/** A loan without interest to a promotor or to a user; estado A active, P paid, X annulled. */
export const Prestamo = z.object({
  id: Id,
  fecha: FechaLeida,
  ...referencesTo('usuario', 'vendedor', 'usuario_beneficiario'),
  valor: DineroTexto,
  cuotas: z.catch(Conteo, 0),
  valor_cuota: DineroTexto,
  abonado: DineroTexto,
  saldo: DineroTexto,
  motivo: Texto,
  motivo_anulacion: Texto,
  ...Registro,
});
export type Prestamo = z.infer<typeof Prestamo>;

const CUOTAS = 'Las cuotas van de 1 a 520';

/** What a person sets; it changes as long as nothing is paid back. */
export const PrestamoInput = z
  .object({
    fecha: Fecha,
    fk_usuario: z.optional(OptionalId),
    fk_vendedor: z.optional(OptionalId),
    fk_usuario_beneficiario: z.optional(OptionalId),
    valor: DineroPositivo,
    cuotas: z.int(CUOTAS).check(z.minimum(1, CUOTAS), z.maximum(520, CUOTAS)),
    valor_cuota: DineroPositivo,
    motivo: TextoEscrito,
    estado: z._default(z.enum(['A', 'P', 'X']), 'A'),
    motivo_anulacion: TextoEscrito,
  })
  .check(
    annulledWithMotivo(),
    z.refine(
      ({ fk_vendedor, fk_usuario_beneficiario }) =>
        (fk_vendedor == null) !== (fk_usuario_beneficiario == null),
      { path: ['fk_vendedor'], message: 'Elija un promotor o un usuario, uno de los dos' },
    ),
    z.refine(({ valor, valor_cuota }) => valor_cuota <= valor, {
      path: ['valor_cuota'],
      message: 'La cuota no puede superar el valor del préstamo',
    }),
  );
export type PrestamoInput = z.input<typeof PrestamoInput>;

export const prestamosRest = defineRest({
  name: 'prestamos',
  access: prestamosAccess,
  record: Prestamo,
  input: PrestamoInput,
  filters: {
    q: Busqueda,
    estado: z.enum(['A', 'P', 'X']),
    fk_usuario: Id,
    fk_vendedor: Id,
    fk_usuario_beneficiario: Id,
    ...RangoFechas,
  },
  sort: ['fecha', 'valor', 'saldo', 'estado'],
  sums: ['valor', 'saldo'],
});

/** A part of a loan that is paid back, in cash or by the descuentos of a nomina; estado A, or X once annulled. */
export const Abono = z.object({
  id: Id,
  fk_prestamo: z.catch(OptionalId, null),
  fecha: FechaLeida,
  valor: DineroTexto,
  origen: Texto,
  fk_nomina: z.catch(OptionalId, null),
  motivo_anulacion: Texto,
  ...Registro,
});
export type Abono = z.infer<typeof Abono>;

/** What a person sets; an abono does not change but to be annulled. */
export const AbonoInput = z
  .object({
    fk_prestamo: Id,
    fecha: Fecha,
    valor: DineroPositivo,
    origen: z.enum(['CAJA', 'NOMINA']),
    fk_nomina: z.optional(OptionalId),
    estado: z._default(z.enum(['A', 'X']), 'A'),
    motivo_anulacion: TextoEscrito,
  })
  .check(
    annulledWithMotivo(),
    z.refine(({ origen, fk_nomina }) => (origen === 'NOMINA') === (fk_nomina != null), {
      path: ['fk_nomina'],
      message: 'Elija la nomina cuyos descuentos pagaron el abono',
    }),
  );
export type AbonoInput = z.input<typeof AbonoInput>;

export const abonosRest = defineRest({
  name: 'abonos',
  access: prestamosAccess,
  record: Abono,
  input: AbonoInput,
  filters: { fk_prestamo: Id, estado: z.enum(['A', 'X']) },
  sort: ['fecha', 'valor'],
});
