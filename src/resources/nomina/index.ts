import PaymentsIcon from '@mui/icons-material/Payments';
import { nominaAccess } from '../../../contract/nomina';
import type { DetalleRecord, NominaRecord } from '../../dataProvider/nomina';
import type { Semana } from '../../dataProvider/semanas';
import { defineResource } from '../../section/defineResource';
import { day, id, money, note, person, pictures, reference, text } from '../../section/field';
import { defineSection } from '../defineSection';

/** The history of the nomina shows them too. */
const adjustments = {
  descuentos: money('Descuentos', { list: false }),
  otros_ingresos: money('Otros ingresos', { list: false }),
};

export const nomina = defineSection<NominaRecord>(
  { name: 'nomina', access: nominaAccess },
  {
    label: 'Nomina',
    // The spec writes Nueva Nomina.
    singular: 'la Nomina',
    icon: PaymentsIcon,
    help: {
      '': 'nomina',
      create: 'nomina#abrir-una-semana-nueva',
      'planilla/:id': 'nomina#pagar-a-una-persona',
    },
    fields: {
      id: id(),
      usuario: person('Usuario', { title: true }),
      fecha: day('Fecha'),
      cuenta: text('Cuenta'),
      total: money('Total'),
      comprobante: pictures('Comprobante'),
      detalle_nominas: text('Planilla', { list: false, card: 'action' }),
      fk_usuario: reference('Administrador', 'administradores', {
        list: false,
        isRequired: 'Elija un administrador',
      }),
      fecha_inicio: day('Fecha Inicio', { list: false, isRequired: 'Elija la fecha de inicio' }),
      fecha_final: day('Fecha Final', { list: false }),
      cuenta_bancaria: note('Cuenta Bancaria', {
        list: false,
        isRequired: 'Escriba la cuenta bancaria',
      }),
      ...adjustments,
    },
    screens: {
      list: () => import('./NominaList'),
      create: () => import('./NominaCreate'),
    },
    routes: { 'planilla/:id': () => import('./planilla/PlanillaNomina') },
  },
);

export const detalleNominas = defineResource<DetalleRecord>({
  name: 'detalle_nominas',
  label: 'Planilla de Nomina',
  fields: {
    id: id('#'),
    usuario: person('Usuario', { title: true }),
    cuenta: text('Cuenta'),
    total: money('Total'),
    suma: money('Ventas', { card: 'detail' }),
    comprobante: pictures('Comprobante'),
    ...adjustments,
  },
});

export const semanas = defineResource<Semana>({
  name: 'semanas',
  label: 'Ventas distintas de las pagadas',
  fields: {
    usuario: text('Usuario', { title: true }),
    suma: money('En la nomina', { card: 'detail' }),
    ahora: money('Ahora', { card: 'detail' }),
    diferencia: money('Diferencia'),
    motivo: note('Motivo', { isRequired: 'Escriba el motivo' }),
  },
});

/** Who is paid, and who waits for a nomina. */
export const pagos = defineResource({ name: 'pagos', history: false });
