import type { Prestamo } from '../../../contract/prestamos';
import { personText } from '../../ui/fields/cellOf';

/** Who owes a loan: a promotor or a user. */
export const beneficiarioText = ({
  vendedor,
  usuario_beneficiario,
}: Partial<Pick<Prestamo, 'vendedor' | 'usuario_beneficiario'>>): string =>
  personText(vendedor ?? usuario_beneficiario) || '—';
