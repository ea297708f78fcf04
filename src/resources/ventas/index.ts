import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import { id, money, text } from '../../../contract/field';
import { ventasAccess, ventasAnnullers, ventasRest } from '../../../contract/ventas';
import { defineResource } from '../../section/defineResource';
import { defineSection } from '../defineSection';

export const ventas = defineSection(ventasRest, {
  label: 'Ventas',
  icon: PointOfSaleIcon,
  help: { '': 'ventas', create: 'ventas#empezar-una-venta', 'edit/:id': 'ventas#digitar-las-colillas' },
  list: ['id', 'fecha', 'fk_sorteo', 'fk_vendedor', 'colillas', 'total', 'fk_usuario_sumador', 'estado'],
  filters: ['q', 'fecha', 'fk_sorteo', 'fk_vendedor', 'estado', 'fk_usuario'],
  form: ['fecha', 'fk_sorteo', 'fk_vendedor'],
  facts: [
    'fecha',
    'fk_sorteo',
    'fk_vendedor',
    'colillas',
    'total',
    'fk_usuario_sumador',
    'estado',
    'porcentaje',
    'comision',
  ],
  card: { title: 'fk_vendedor', value: 'total' },
  colors: { C: 'success', X: 'error' },
  queueOf: ({ id, role }) =>
    ventasAccess.some((one) => one === role)
      ? { words: 'por cerrar', filter: { estado: 'B', fk_usuario_sumador: id } }
      : undefined,
  figures: () => import('./VentasFigures'),
  home: () => import('./VentasHome'),
  background: () => import('./draft/UnsentVentas'),
  // draft/unsent.ts writes the first, older releases wrote the second.
  unsent: { keys: ['venta.', 'borrador.'], text: 'Las filas de una venta se envían solas' },
  screens: {
    list: () => import('./VentasList'),
    create: () => import('./VentaCreate'),
    edit: () => import('./VentaEdit'),
  },
  screenAccess: { annul: ventasAnnullers },
});

export const detalleVentas = defineResource(
  { name: 'detalle_ventas' },
  {
    label: 'Colillas',
    own: { id: id('Fila'), colilla: text('Colilla'), valor: money('Valor') },
    card: { title: 'colilla', value: 'valor' },
  },
);
