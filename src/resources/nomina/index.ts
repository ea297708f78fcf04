import PaymentsIcon from '@mui/icons-material/Payments';
import { day, id, money, note, person, pictures, reference, text } from '../../../contract/field';
import { nominaAccess } from '../../../contract/nomina';
import type { DetalleRecord } from '../../dataProvider/nomina';
import { fullName } from '../../format/text';
import { defineResource } from '../../section/defineResource';
import { defineSection } from '../defineSection';

/** The history of the nomina shows them too. */
const adjustments = {
  descuentos: money('Descuentos', { optional: true }),
  otros_ingresos: money('Otros ingresos', { optional: true }),
};

export const nomina = defineSection(
  // The spec writes Nueva Nomina.
  { name: 'nomina', singular: 'la Nomina', access: nominaAccess },
  {
    label: 'Nomina',
    icon: PaymentsIcon,
    recordScreen: 'planilla',
    // SPEC 2.18 says 'Nomina > Nuevo'.
    crumbs: { create: 'Nuevo' },
    help: {
      '': 'nomina',
      create: 'nomina#abrir-una-semana-nueva',
      'planilla/:id': 'nomina#pagar-a-una-persona',
    },
    list: ['id', 'usuario', 'fecha', 'cuenta', 'total', 'comprobante'],
    filters: [{ fecha: '' }, 'fk_usuario'],
    form: ['fk_usuario', 'fecha_inicio', 'fecha_final', 'cuenta_bancaria'],
    facts: ['usuario', 'semana', 'cuenta', 'total', 'comprobante'],
    card: { title: 'usuario', value: 'total', action: ['comprobante', 'detalle_nominas'] },
    own: {
      id: id(),
      usuario: person('Usuario'),
      fecha: day('Fecha'),
      semana: text('Semana'),
      cuenta: text('Cuenta'),
      total: money('Total'),
      comprobante: pictures('Comprobante'),
      detalle_nominas: text('Planilla'),
      fk_usuario: reference('usuario', 'Administrador', { missing: 'Elija un administrador' }),
      fecha_inicio: day('Fecha Inicio', { missing: 'Elija la fecha de inicio' }),
      fecha_final: day('Fecha Final', { byApi: true }),
      cuenta_bancaria: note('Cuenta Bancaria', { missing: 'Escriba la cuenta bancaria' }),
      ...adjustments,
    },
    fields: {
      fk_usuario: { from: 'administradores' },
      detalle_nominas: { isExported: false },
    },
    screens: {
      list: () => import('./NominaList'),
      create: () => import('./NominaCreate'),
    },
    routes: { 'planilla/:id': () => import('./planilla/PlanillaNomina') },
  },
);

export const detalleNominas = defineResource(
  { name: 'detalle_nominas' },
  {
    label: 'Planilla de Nomina',
    // The nomina has the history of its lines.
    history: false,
    card: { title: 'usuario', value: 'total' },
    facts: ['usuario', 'semana', 'cuenta', 'total', 'comprobante'],
    recordRepresentation: ({ usuario }: DetalleRecord) => fullName(usuario),
    own: {
      id: id('#'),
      usuario: person('Usuario'),
      semana: text('Semana'),
      cuenta: text('Cuenta'),
      total: money('Total'),
      suma: money('Ventas'),
      comprobante: pictures('Comprobante'),
      ...adjustments,
    },
  },
);

export const semanas = defineResource(
  { name: 'semanas' },
  {
    label: 'Ventas distintas de las pagadas',
    isComputed: true,
    card: { title: 'usuario', value: 'diferencia' },
    own: {
      usuario: text('Usuario'),
      suma: money('En la nomina'),
      ahora: money('Ahora'),
      diferencia: money('Diferencia'),
      ajuste: text('Ajuste', { optional: true }),
      motivo: note('Motivo', { missing: 'Escriba el motivo' }),
    },
  },
);

/** The nominas have its history. */
export const ajustes = defineResource({ name: 'ajustes' }, { history: false });
