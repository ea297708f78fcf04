import type { Prestamo } from '../../contract/prestamos';
import type { Sorteo } from '../../contract/sorteos';
import type { Vendedor } from '../../contract/vendedores';
import { fullName, personText } from '../format/text';

export const vendedorText = ({ codigo, ...vendedor }: Pick<Vendedor, 'codigo' | 'nombre' | 'apellido'>) =>
  `${codigo} · ${fullName(vendedor)}`;

export const sorteoText = ({ nombre, hora_sorteo }: Pick<Sorteo, 'nombre' | 'hora_sorteo'>) =>
  `${nombre} ${hora_sorteo}`.trim();

export const beneficiarioText = ({
  vendedor,
  usuario_beneficiario,
}: Partial<Pick<Prestamo, 'vendedor' | 'usuario_beneficiario'>>): string =>
  personText(vendedor ?? usuario_beneficiario) || '—';
