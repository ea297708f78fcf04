import * as z from 'zod/mini';
import { anulable, column, diaPasado, dinero, eleccion, estados, inputOf, recordOf, texto } from './columns';
import { Conteo, DineroTexto, Id, OptionalId, RangoFechas } from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest } from './rest';
import { administradores } from './roles';

const CUOTAS = 'Las cuotas van de 1 a 520';

const columns = {
  fecha: diaPasado,
  valor: dinero,
  cuotas: column(z.catch(Conteo, 0), z.int(CUOTAS).check(z.minimum(1, CUOTAS), z.maximum(520, CUOTAS))),
  valor_cuota: dinero,
  motivo: texto,
  estado: estados({ A: 'Activo', P: 'Pagado', X: 'Anulado' }),
  motivo_anulacion: texto,
};

/** A loan without interest to a promotor or to a user. */
export const Prestamo = recordOf(columns, {
  ...referencesTo('usuario', 'vendedor', 'usuario_beneficiario'),
  abonado: DineroTexto,
  saldo: DineroTexto,
});
export type Prestamo = z.infer<typeof Prestamo>;

/** It changes as long as nothing is paid back. */
export const PrestamoInput = z
  .extend(inputOf(columns), {
    fk_usuario: z.optional(OptionalId),
    fk_vendedor: z.optional(OptionalId),
    fk_usuario_beneficiario: z.optional(OptionalId),
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

export const prestamosRest = defineRest({
  name: 'prestamos',
  access: administradores,
  columns,
  record: Prestamo,
  input: PrestamoInput,
  filters: {
    q: Busqueda,
    estado: columns.estado.filter,
    fk_usuario: Id,
    fk_vendedor: Id,
    fk_usuario_beneficiario: Id,
    ...RangoFechas,
  },
  sort: ['fecha', 'valor', 'saldo', 'estado'],
  sums: ['valor', 'saldo'],
});

const abono = {
  fecha: diaPasado,
  valor: dinero,
  /** Out of what it is paid. */
  origen: eleccion({ CAJA: 'Caja', NOMINA: 'Nomina' }),
  ...anulable,
};

/** A part of a loan that is paid back, in cash or by the descuentos of a nomina. */
export const Abono = recordOf(abono, {
  fk_prestamo: z.catch(OptionalId, null),
  fk_nomina: z.catch(OptionalId, null),
});
export type Abono = z.infer<typeof Abono>;

/** An abono does not change but to be annulled. */
export const AbonoInput = z
  .extend(inputOf(abono), { fk_prestamo: Id, fk_nomina: z.optional(OptionalId) })
  .check(
    annulledWithMotivo(),
    z.refine(({ origen, fk_nomina }) => (origen === 'NOMINA') === (fk_nomina != null), {
      path: ['fk_nomina'],
      message: 'Elija la nomina cuyos descuentos pagaron el abono',
    }),
  );

export const abonosRest = defineRest({
  name: 'abonos',
  access: administradores,
  columns: abono,
  record: Abono,
  input: AbonoInput,
  filters: { fk_prestamo: Id, estado: abono.estado.filter },
  sort: ['fecha', 'valor'],
});
