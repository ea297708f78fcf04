import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import { type Venta, ventasAnnullers, ventasRest } from '../../../contract/ventas';
import { defineResource } from '../../section/defineResource';
import { id, money, text } from '../../section/field';
import { defineSection } from '../defineSection';

export const ventas = defineSection<Venta>(ventasRest, {
  label: 'Ventas',
  icon: PointOfSaleIcon,
  help: { '': 'ventas', create: 'ventas#empezar-una-venta', 'edit/:id': 'ventas#digitar-las-colillas' },
  screens: {
    list: () => import('./VentasList'),
    create: () => import('./VentaCreate'),
    edit: () => import('./VentaEdit'),
  },
  screenAccess: { annul: ventasAnnullers },
});

export const detalleVentas = defineResource<{ id: number; colilla: string; valor: number }>({
  name: 'detalle_ventas',
  label: 'Colillas',
  fields: { id: id('#'), colilla: text('Colilla', { title: true }), valor: money('Valor') },
});
