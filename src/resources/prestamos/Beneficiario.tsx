import type { Prestamo } from '../../../contract/prestamos';
import { NombreUsuario, NombreVendedor } from '../../ui/nombres';

/** Who owes a loan: a promotor or a user. */
export const Beneficiario = ({ prestamo }: { prestamo: Prestamo }) =>
  prestamo.fk_vendedor == null ? (
    <NombreUsuario record={prestamo} source="fk_usuario_beneficiario" />
  ) : (
    <NombreVendedor record={prestamo} source="fk_vendedor" />
  );
