import type { Sorteo } from '../../../contract/sorteos';
import type { Vendedor } from '../../../contract/vendedores';
import { fullName } from '../../format/text';

/** How a promotor is named where one is chosen. */
export const vendedorText = ({ codigo, ...vendedor }: Pick<Vendedor, 'codigo' | 'nombre' | 'apellido'>) =>
  `${codigo} · ${fullName(vendedor)}`;

/** How a draw is named. */
export const sorteoText = ({ nombre, hora_sorteo }: Pick<Sorteo, 'nombre' | 'hora_sorteo'>) =>
  `${nombre} ${hora_sorteo}`.trim();
