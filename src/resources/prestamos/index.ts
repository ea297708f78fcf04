import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import { lazy } from 'react';
import { type Abono, type Prestamo, prestamosAccess } from '../../../contract/prestamos';
import { defineResource } from '../defineResource';
import { defineSection } from '../defineSection';

export const prestamos = defineSection<Prestamo>({
  name: 'prestamos',
  label: 'Préstamos',
  icon: RequestQuoteIcon,
  access: prestamosAccess,
  fields: {
    id: 'ID',
    fecha: 'FECHA',
    fk_usuario: 'ADMINISTRADOR',
    fk_vendedor: 'BENEFICIARIO',
    fk_usuario_beneficiario: 'BENEFICIARIO',
    valor: 'VALOR',
    cuotas: 'CUOTAS',
    valor_cuota: 'CUOTA',
    abonado: 'ABONADO',
    saldo: 'SALDO',
    estado: 'ESTADO',
    motivo: 'MOTIVO',
    motivo_anulacion: 'MOTIVO DE LA ANULACIÓN',
  },
  screens: {
    '': lazy(() => import('./PrestamosList')),
    create: lazy(() => import('./PrestamoCreate')),
    'edit/:id': lazy(() => import('./PrestamoEdit')),
  },
});

/** What is paid back of a loan, shown beside it; no screens of their own. */
export const abonos = defineResource<Abono>({
  name: 'abonos',
  label: 'Abonos',
  fields: {
    fecha: 'FECHA',
    valor: 'VALOR',
    origen: 'ORIGEN',
    fk_nomina: 'NOMINA',
    estado: 'ESTADO',
    motivo_anulacion: 'MOTIVO DE LA ANULACIÓN',
  },
});
