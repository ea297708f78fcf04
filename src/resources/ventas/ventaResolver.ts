import { day, reference } from '../../section/field';
import { contractResolver } from '../../ui/form/validation/contractResolver';

export const ventaResolver = contractResolver(undefined, {
  fecha: day('Fecha', { isRequired: 'Elija la fecha', past: true }),
  fk_sorteo: reference('Sorteo', 'sorteos', { isRequired: 'Elija un sorteo' }),
  fk_vendedor: reference('Promotor', 'vendedores', { isRequired: 'Elija un promotor' }),
});
