import * as z from 'zod/mini';
import {
  anulable,
  archivos,
  diaPasado,
  dinero,
  eleccion,
  inputOf,
  recordOf,
  textoObligatorio,
  type Words,
} from './columns';
import { Id, OptionalId, RangoFechas } from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest } from './rest';
import { administradores } from './roles';

export const formasPago = { efectivo: 'Efectivo', transferencia: 'Transferencia', cheque: 'Cheque' };

const columnsOf = <Tipo extends string>(tipos: Words<Tipo>) => ({
  fecha: diaPasado,
  tipo: eleccion(tipos, 'Elija el tipo'),
  descripcion: textoObligatorio,
  valor: dinero,
  forma_pago: eleccion(formasPago),
  comprobante: archivos,
  ...anulable,
});

/** Cash that left or came in beside sales and premios: a gasto or an ingreso; estado A, or X once annulled. */
export const Caja = recordOf(columnsOf({}), referencesTo('usuario'));
export type Caja = z.infer<typeof Caja>;

/** Declares gastos or ingresos: one shape, tipos of their own; an administrador's are their own, whatever fk_usuario says. */
export const defineCaja = <const Tipo extends string>(name: string, tipos: Words<Tipo>) => {
  const columns = columnsOf(tipos);

  return defineRest({
    name,
    access: administradores,
    columns,
    record: Caja,
    input: z.extend(inputOf(columns), { fk_usuario: z.optional(OptionalId) }).check(annulledWithMotivo()),
    filters: {
      q: Busqueda,
      estado: columns.estado.filter,
      fk_usuario: Id,
      tipo: columns.tipo.write,
      ...RangoFechas,
    },
    sort: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', 'estado'],
    sums: ['valor'],
    // Two equal taxi rides on one day are both real: only the id tells one from the other.
    imports: { key: ['id'] },
  });
};
