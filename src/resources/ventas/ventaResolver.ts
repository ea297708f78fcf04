import { sorteo, vendedor } from '../../domain/fields';
import { day } from '../../ui/fields/field';
import { contractResolver } from '../../ui/form/validation/contractResolver';

export const ventaResolver = contractResolver(undefined, {
  fecha: day('Fecha', { isRequired: 'Elija la fecha', isPast: true }),
  fk_sorteo: sorteo('Sorteo', { isRequired: 'Elija un sorteo' }),
  fk_vendedor: vendedor('Promotor', { isRequired: 'Elija un promotor' }),
});
