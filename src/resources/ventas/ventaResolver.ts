import { day, reference } from '../../../contract/field';
import { describeField } from '../../section/field';
import { contractResolver } from '../../ui/form/validation/contractResolver';

export const ventaResolver = contractResolver(undefined, {
  fecha: describeField(day('Fecha', { missing: 'Elija la fecha', past: true })),
  fk_sorteo: describeField(reference('sorteo', 'Sorteo', { missing: 'Elija un sorteo' })),
  fk_vendedor: describeField(reference('vendedor', 'Promotor', { missing: 'Elija un promotor' })),
});
