import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import { type Venta, ventasAnnullers, ventasRest } from '../../../contract/ventas';
import { administrador, sorteo, vendedor } from '../../domain/fields';
import { choice, day, id, money, note, number, percent, reference, text } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import { keptDrafts } from './draft/kept';

const notListed = { inList: false, inForm: false } as const;

export const ventas = defineSection<Venta>({
  rest: ventasRest,
  label: 'Ventas',
  singular: 'una venta',
  icon: PointOfSaleIcon,
  help: { '': 'ventas', create: 'ventas#empezar-una-venta', 'edit/:id': 'ventas#digitar-las-colillas' },
  fields: {
    id: id(),
    fecha: day('Fecha', { filter: true }),
    fk_sorteo: sorteo('Sorteo', { filter: true }),
    fk_vendedor: vendedor('Promotor', { card: 'title', filter: true }),
    colillas: number('Colillas'),
    total: money('Total'),
    fk_usuario_sumador: reference('Sumador', 'usuarios'),
    estado: choice('Estado', { colors: { C: 'success', X: 'error' }, filter: true }),
    fk_usuario: administrador('Administrador', notListed),
    porcentaje: percent('Porcentaje', { inList: false }),
    comision: money('Comisión', { inList: false }),
    por_corregir: number('Filas por corregir', notListed),
    motivo_anulacion: note('Motivo de la anulación', notListed),
  },
  kept: keptDrafts,
  screens: {
    '': lazy(() => import('./VentasList')),
    create: lazy(() => import('./VentaCreate')),
    'edit/:id': lazy(() => import('./VentaEdit')),
  },
  screenAccess: { annul: ventasAnnullers },
});

/** The lines of a venta. They come with it and have no screens. */
export const detalleVentas = defineResource<{ id: number; colilla: string; valor: string }>({
  name: 'detalle_ventas',
  label: 'Colillas',
  fields: { id: id('#'), colilla: text('Colilla', { card: 'title' }), valor: money('Valor') },
});
