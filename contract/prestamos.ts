import { administrador, anulable, choice, day, estados, money, note, number, reference } from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores } from './roles';

/** Interest-free. It can change until the first abono. */
export const prestamosRest = defineRest({
  name: 'prestamos',
  singular: 'el préstamo',
  access: administradores,
  fields: {
    // No initial date filter: a loan matters until it is paid, however old.
    fecha: day('Fecha', { past: true, filter: 'alwaysOn' }),
    fk_usuario: administrador({ list: false }),
    fk_vendedor: reference('vendedor', 'Promotor', {
      optional: true,
      heading: 'Beneficiario',
      title: true,
      filter: 'hidden',
      search: true,
      sort: false,
    }),
    fk_usuario_beneficiario: reference('usuario', 'Usuario beneficiario', {
      optional: true,
      list: false,
      form: false,
      filter: 'hidden',
      search: true,
      defaultValue: '',
    }),
    valor: money('Valor', { sum: true }),
    cuotas: number('Cuotas', {
      min: 1,
      max: 520,
      refusal: 'Las cuotas van de 1 a 520',
      defaultValue: 1,
      list: false,
    }),
    valor_cuota: money('Valor de la cuota', { list: false }),
    abonado: money('Abonado', {
      byApi: true,
      computed: ({ valor = 0, saldo = 0 }) => valor - saldo,
      form: false,
    }),
    saldo: money('Saldo', { byApi: true, sum: true, form: false }),
    motivo: note('Motivo', { optional: true, search: true, list: false }),
    motivo_anulacion: anulable.motivo_anulacion,
    estado: estados(
      {
        A: { label: 'Activo' },
        P: { label: 'Pagado', color: 'success' },
        X: { label: 'Anulado', color: 'error', reason: 'motivo_anulacion', counts: false },
      },
      { filter: { defaultValue: 'A' } },
    ),
  },
  refusals: [
    {
      when: ({ fk_vendedor, fk_usuario_beneficiario }) =>
        (fk_vendedor == null) === (fk_usuario_beneficiario == null),
      field: 'fk_vendedor',
      text: 'Elija un promotor o un usuario, uno de los dos',
    },
    {
      when: ({ valor, valor_cuota }) => valor_cuota > valor,
      field: 'valor_cuota',
      text: 'La cuota no puede superar el valor del préstamo',
    },
  ],
});

export type Prestamo = RecordOf<typeof prestamosRest>;

/** It can only be annulled. */
export const abonosRest = defineRest({
  name: 'abonos',
  singular: 'el abono',
  access: administradores,
  fields: {
    fk_prestamo: reference('prestamo', 'Préstamo', { filter: 'hidden', list: false, form: false }),
    fk_usuario: administrador({ byApi: true, filter: undefined, list: false, form: false }),
    fecha: day('Fecha', { past: true, title: true }),
    valor: money('Valor'),
    origen: choice('Origen', { CAJA: 'Caja', NOMINA: 'Nomina' }, { defaultValue: 'CAJA', sort: false }),
    fk_nomina: reference('nomina', 'Nomina', { optional: true, form: false, sort: false }),
    ...anulable,
  },
  refusals: [
    {
      when: ({ origen, fk_nomina }) => (origen === 'NOMINA') !== (fk_nomina != null),
      field: 'fk_nomina',
      text: 'Elija la nomina cuyos descuentos pagaron el abono',
    },
  ],
});

export type Abono = RecordOf<typeof abonosRest>;
