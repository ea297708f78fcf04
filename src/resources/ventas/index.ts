import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import { lazy } from 'react';
import { type Venta, ventasAccess } from '../../../contract/ventas';
import { defineSection } from '../defineSection';

export const ventas = defineSection<Venta>({
  name: 'ventas',
  label: 'Ventas',
  icon: PointOfSaleIcon,
  access: ventasAccess,
  fields: {
    id: 'ID',
    fecha: 'FECHA',
    fk_sorteo: 'SORTEO',
    fk_vendedor: 'PROMOTOR',
    colillas: 'COLILLAS',
    total: 'TOTAL',
    fk_usuario_sumador: 'SUMADOR',
    estado: 'ESTADO',
  },
  screens: {
    '': lazy(() => import('./VentasList')),
    create: lazy(() => import('./VentaCreate')),
    'edit/:id': lazy(() => import('./VentaEdit')),
  },
});
