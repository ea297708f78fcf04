import { dollarsToCents } from '../../../contract/common';
import { Rol } from '../../../contract/roles';
import type { Usuario } from '../../../contract/usuarios';
import { centsToInput } from '../../format/money';
import { fullName } from '../../format/text';

/** What a person writes of a user; "" for what is still open. */
export interface UsuarioDraft {
  nombre: string;
  apellido: string;
  username: string;
  password: string;
  rol: Rol | '';
  estado: 'A' | 'I';
  usuarioPrincipal: string;
  cuenta_bancaria: string;
  sueldo_fijo: 'S' | 'N';
  valor: string;
  paga: string;
}

/** What the form of a new user begins with (SPEC 3). */
export const newUsuario: UsuarioDraft = {
  nombre: '',
  apellido: '',
  username: '',
  password: '',
  rol: 'administrador',
  estado: 'A',
  usuarioPrincipal: '',
  cuenta_bancaria: '',
  sueldo_fijo: 'S',
  valor: '',
  paga: '',
};

/** A user as the form shows it; a principal known by name alone is found among the administrators. */
export const draftOf = (usuario: Usuario, administradores: readonly Usuario[]): UsuarioDraft => {
  const { nombre, apellido, username, cuenta_bancaria, paga } = usuario;
  const { id, nombre: principal } = usuario.usuarioPrincipal;
  const hundredths = dollarsToCents(paga);
  const found = id ?? administradores.find((one) => fullName(one) === principal)?.id;

  return {
    nombre,
    apellido,
    username,
    password: '',
    rol: Rol.options.find((rol) => rol === usuario.rol) ?? '',
    estado: usuario.estado === 'A' ? 'A' : 'I',
    usuarioPrincipal: String(found ?? ''),
    cuenta_bancaria,
    sueldo_fijo: usuario.sueldo_fijo === 'N' ? 'N' : 'S',
    valor: centsToInput(usuario.valor),
    paga: hundredths === undefined ? paga : centsToInput(hundredths),
  };
};
