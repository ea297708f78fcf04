import * as z from 'zod/mini';
import { VendedorInput } from '../../../contract/vendedores';
import { useUsuarioActual } from '../../ui/usuarioActual';

const WithAdministrador = z.extend(VendedorInput, { fk_usuario: z.int('Elija un administrador') });

/** Who has no promotores of their own names the administrator. */
export const useVendedorSchema = () =>
  useUsuarioActual().role === 'superadministrador' ? WithAdministrador : VendedorInput;
