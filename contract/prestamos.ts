import { administrador, anulable, choice, day, estados, money, note, number, reference } from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores } from './roles';

/** Interest-free. It can change until the first abono. */
export const prestamosRest = defineRest({
  name: 'prestamos',
  singular: 'el préstamo',
  readers: administradores,
  writers: administradores,
  fields: {
    fecha: day('Fecha', { past: true, filter: true }),
    fk_usuario: administrador({ sort: false }),
    fk_vendedor: reference('vendedor', 'Promotor', {
      optional: true,
      filter: true,
      search: true,
      sort: false,
    }),
    fk_usuario_beneficiario: reference('usuario', 'Usuario beneficiario', {
      optional: true,
      filter: true,
      search: true,
      sort: false,
    }),
    valor: money('Valor', { sum: true }),
    cuotas: number('Cuotas', {
      min: 1,
      max: 520,
      refusal: 'Las cuotas van de 1 a 520',
      sort: false,
    }),
    valor_cuota: money('Valor de la cuota', { sort: false }),
    abonado: money('Abonado', {
      byApi: true,
      computed: ({ valor = 0, saldo = 0 }) => valor - saldo,
    }),
    saldo: money('Saldo', { byApi: true, sum: true }),
    motivo: note('Motivo', { optional: true, search: true, sort: false }),
    motivo_anulacion: anulable.motivo_anulacion,
    estado: estados({
      A: { label: 'Activo' },
      P: { label: 'Pagado' },
      X: { label: 'Anulado', reason: 'motivo_anulacion', counts: false },
    }),
  },
  alike: ['fecha', 'fk_usuario', 'fk_vendedor', 'fk_usuario_beneficiario', 'valor'],
  comparedBy: ['fk_vendedor', 'fk_usuario_beneficiario'],
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
  readers: administradores,
  writers: administradores,
  fields: {
    fk_prestamo: reference('prestamo', 'Préstamo', { filter: true, sort: false }),
    fk_usuario: reference('usuario', 'Administrador', { owner: true, byApi: true, sort: false }),
    fecha: day('Fecha', { past: true }),
    valor: money('Valor'),
    origen: choice('Origen', { CAJA: 'Caja', NOMINA: 'Nomina' }, { sort: false }),
    fk_nomina: reference('nomina', 'Nomina', { optional: true, sort: false }),
    ...anulable,
  },
  alike: ['fk_prestamo', 'fecha', 'valor'],
  refusals: [
    {
      when: ({ origen, fk_nomina }) => (origen === 'NOMINA') !== (fk_nomina != null),
      field: 'fk_nomina',
      text: 'Elija la nomina cuyos descuentos pagaron el abono',
    },
  ],
});

export type Abono = RecordOf<typeof abonosRest>;
