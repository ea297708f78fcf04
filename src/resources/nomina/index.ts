import PaymentsIcon from '@mui/icons-material/Payments';
import { nominaAccess } from '../../../contract/nomina';
import { day, id, money, note, person, pictures, reference, text } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import {
  type DetalleRecord,
  detalleNominasProvider,
  type NominaRecord,
  nominaProvider,
} from './nominaProvider';
import { type Semana, semanasProvider } from './semanasProvider';

/** The fields of a line; the history of the nomina shows them too. */
const adjustments = {
  descuentos: money('Descuentos', { inList: false }),
  otros_ingresos: money('Otros ingresos', { inList: false }),
};

export const nomina = defineSection<NominaRecord>({
  name: 'nomina',
  label: 'Nomina',
  // The spec writes Nueva Nomina.
  singular: 'una Nomina',
  icon: PaymentsIcon,
  help: {
    '': 'nomina',
    create: 'nomina#abrir-una-semana-nueva',
    'planilla/:id': 'nomina#pagar-a-una-persona',
  },
  access: nominaAccess,
  fields: {
    id: id(),
    usuario: person('Usuario', { card: 'title' }),
    fecha: day('Fecha'),
    cuenta: text('Cuenta'),
    total: money('Total'),
    comprobante: pictures('Comprobante'),
    detalle_nominas: text('Planilla', { inList: false, card: 'action' }),
    fk_usuario: reference('Administrador', 'administradores', {
      inList: false,
      isRequired: 'Elija un administrador',
    }),
    fecha_inicio: day('Fecha Inicio', { inList: false, isRequired: 'Elija la fecha de inicio' }),
    fecha_final: day('Fecha Final', { inList: false }),
    cuenta_bancaria: note('Cuenta Bancaria', {
      inList: false,
      isRequired: 'Escriba la cuenta bancaria',
    }),
    ...adjustments,
  },
  screens: {
    '': lazy(() => import('./NominaList')),
    create: lazy(() => import('./NominaCreate')),
    'planilla/:id': lazy(() => import('./planilla/PlanillaNomina')),
  },
  provider: nominaProvider,
});

/** The lines of a nomina. */
export const detalleNominas = defineResource<DetalleRecord>({
  name: 'detalle_nominas',
  label: 'Planilla de Nomina',
  fields: {
    id: id('#'),
    usuario: person('Usuario', { card: 'title' }),
    cuenta: text('Cuenta'),
    total: money('Total'),
    suma: money('Ventas', { card: 'detail' }),
    comprobante: pictures('Comprobante'),
    ...adjustments,
  },
  provider: detalleNominasProvider,
});

/** The weeks of the nominas, with the sales that changed since they were paid. */
export const semanas = defineResource<Semana>({
  name: 'semanas',
  label: 'Ventas distintas de las pagadas',
  fields: {
    usuario: text('Usuario', { card: 'title' }),
    suma: money('En la nomina', { card: 'detail' }),
    ahora: money('Ahora', { card: 'detail' }),
    diferencia: money('Diferencia'),
    motivo: note('Motivo', { isRequired: 'Escriba el motivo' }),
  },
  provider: semanasProvider,
});
