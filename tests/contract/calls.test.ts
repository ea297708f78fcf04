import { expect, test } from 'vitest';
import type { Call } from '../../contract/call';
import { callsOfSpecification } from '../../contract/calls';

const SPEC = [
  'POST /api/auth/login: username, password',
  'POST /api/auth/logout: none',
  'POST /api/auth/refresh-token: none',
  'GET /api/usuarios/profile: none',
  'GET /api/usuarios: none',
  'GET /api/usuarios/administradores: none',
  'GET /api/usuarios/{id}: none',
  'POST /api/auth/register: nombre, apellido, username, password, rol, usuarioCreacion, estado, usuarioPrincipal, cuenta_bancaria, sueldo_fijo, valor, paga',
  'POST /api/usuarios/update: id, nombre, apellido, rol, usuarioActualizacion, estado, usuarioPrincipal, cuenta_bancaria, sueldo_fijo, valor, paga',
  'POST /api/usuarios/update_password: id, password, usuarioActualizacion',
  'POST /api/usuarios/update_password_usuario: id, current_password, new_password, confirmation_password',
  'POST /api/notificaciones: fk_usuario',
  'POST /api/notificaciones/update: id',
  'GET /api/nomina/{id}: none',
  'POST /api/nomina: fecha_inicio, fecha_final, limit, offset',
  'POST /api/nomina/conteo: fecha_inicio, fecha_final',
  'POST /api/nomina/crear: fk_usuario, fecha, fecha_final, fk_usuario_creacion, cuenta_bancaria',
  'POST /api/nomina/actualizar: id, files, fk_usuario_actualizacion (multipart)',
  'POST /api/nomina/cargar-detalle: id, files, fk_usuario_actualizacion, descuentos, otros_ingresos (multipart)',
];

const sorted = (line: string) => {
  const [call = '', keys = ''] = line.replace(' (multipart)', '').split(': ');

  return `${call}: ${keys.split(', ').sort().join(', ')}${line.endsWith('(multipart)') ? ' (multipart)' : ''}`;
};

/** `version` is our addition, sent only to hosts that sent one. */
const isOfSpec = (key: string) => key !== 'version';

const keysOf = ({ body }: Call) =>
  body && 'shape' in body.def ? Object.keys(body.def.shape as object).filter(isOfSpec) : ['none'];

test('[SPEC 7.2] the contract has the nineteen calls of the specification, with exactly its keys', () => {
  const declared = callsOfSpecification.map(
    (call) =>
      `${call.method} ${call.path}: ${keysOf(call).join(', ')}${call.multipart ? ' (multipart)' : ''}`,
  );

  expect(declared.map(sorted).sort()).toEqual(SPEC.map(sorted).sort());
});
