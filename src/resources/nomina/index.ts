import PaymentsIcon from '@mui/icons-material/Payments';
import { lazy } from 'react';
import { type DetalleNomina, type Nomina, nominaAccess } from '../../../contract/nomina';
import { defineResource } from '../defineResource';
import { defineSection } from '../defineSection';
import { detalleNominasProvider } from './detalleNominasProvider';
import { nominaProvider } from './nominaProvider';
import { type Semana, semanasProvider } from './semanasProvider';

export const nomina = defineSection<Nomina>({
  name: 'nomina',
  label: 'Nomina',
  icon: PaymentsIcon,
  access: nominaAccess,
  fields: {
    id: 'ID',
    usuario: 'USUARIO',
    fecha: 'FECHA',
    cuenta_bancaria: 'CUENTA',
    total: 'TOTAL',
    comprobante: 'COMPROBANTE',
    detalle_nominas: 'PLANILLA',
  },
  screens: {
    '': lazy(() => import('./NominaList')),
    create: lazy(() => import('./NominaCreate')),
    'planilla/:id': lazy(() => import('./PlanillaNomina')),
  },
  provider: nominaProvider,
});

/** The lines of a nomina, shown on its sheet; no screens of their own. */
export const detalleNominas = defineResource<DetalleNomina>({
  name: 'detalle_nominas',
  label: 'Planilla de Nomina',
  fields: {
    id: '#',
    usuario: 'USUARIO',
    total: 'TOTAL',
    suma: 'VENTAS',
    comprobante: 'COMPROBANTE',
    descuentos: 'Descuentos',
    otros_ingresos: 'Otros ingresos',
  },
  provider: detalleNominasProvider,
});

/** The weeks of the nominas, closed by them; no screens of their own. */
export const semanas = defineResource<Semana>({
  name: 'semanas',
  provider: semanasProvider,
});
