import { today } from '../../../format/dates';

/** What only one live venta may bear. */
export interface VentaKey {
  fecha: string;
  fk_sorteo: number | '';
  fk_vendedor: number | '';
}

/** What is still to be chosen, in words; '' where nothing is. */
export const missingOf = ({ fecha, fk_sorteo, fk_vendedor }: VentaKey) => {
  const chosen = { 'la fecha': fecha, 'el sorteo': fk_sorteo, 'el promotor': fk_vendedor };
  const missing = Object.entries(chosen).flatMap(([name, value]) => (value ? [] : [name]));

  return new Intl.ListFormat('es').format(missing);
};

/** Whether a venta of it can begin. */
export const isWhole = ({ fecha, fk_sorteo, fk_vendedor }: VentaKey) =>
  fecha !== '' && fecha <= today() && Boolean(fk_sorteo) && Boolean(fk_vendedor);
