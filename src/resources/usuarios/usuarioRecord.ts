import { dollarsToCents } from '../../../contract/common';
import { Rol } from '../../../contract/roles';
import type { Usuario } from '../../../contract/usuarios';
import { centsToInput } from '../../format/money';

/** A user as lists and forms hold it. */
export interface UsuarioRecord extends Omit<Usuario, 'valor'> {
  /** Cents in a list, the text of an input in a form. */
  valor: number | string;
  /** In a form: the administrador whom they work for. */
  fk_usuario_principal?: number | null;
  /** Of a new user. */
  password?: string;
}

/** A user as the form shows it: what no input offers is to be chosen anew. */
export const toForm = (usuario: Usuario, fk_usuario_principal: number | null): UsuarioRecord => {
  const hundredths = dollarsToCents(usuario.paga);

  return {
    ...usuario,
    rol: Rol.options.find((rol) => rol === usuario.rol) ?? '',
    estado: usuario.estado === 'A' ? 'A' : 'I',
    sueldo_fijo: usuario.sueldo_fijo === 'N' ? 'N' : 'S',
    fk_usuario_principal,
    valor: centsToInput(usuario.valor),
    paga: hundredths === undefined ? usuario.paga : centsToInput(hundredths),
  };
};
