import * as z from 'zod/mini';
import { defineCall } from './call';
import { Dinero, DineroEscrito, Id, Mensaje, OptionalId, Texto } from './common';
import { Rol } from './roles';

export const usuariosAccess = ['superadministrador'] as const satisfies readonly Rol[];

/** A user, as lists and forms read it (SPEC 3); roles without the right to more get only the first four fields. */
export const Usuario = z.object({
  id: Id,
  nombre: Texto,
  apellido: Texto,
  ultima_conexion: Texto,
  username: Texto,
  rol: Texto,
  estado: Texto,
  usuarioPrincipal: z.optional(z.unknown()),
  usuario_principal: z.optional(z.unknown()),
  cuenta_bancaria: Texto,
  sueldo_fijo: Texto,
  valor: Dinero,
  paga: Texto,
});
export type Usuario = z.infer<typeof Usuario>;

/** The user of the session: here, and only here, the field is called `role` (SPEC 3). */
export const Profile = z.object({ id: Id, nombre: Texto, apellido: Texto, role: Texto });
export type Profile = z.infer<typeof Profile>;

const Nombre = z.string().check(z.trim(), z.minLength(1, 'Este dato es obligatorio'), z.maxLength(100));
const Estado = z.enum(['A', 'I']);
const SiNo = z.enum(['S', 'N']);
const Porcentaje = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.regex(/^(\d{1,3}(\.\d{0,2})?)?$/, 'Escriba un porcentaje')),
) as z.ZodMiniType<string, string | number>;
export const NewPassword = z
  .string()
  .check(z.minLength(8, 'La contraseña debe tener al menos 8 caracteres'), z.maxLength(200));

const DatosUsuario = {
  nombre: Nombre,
  apellido: Nombre,
  rol: Rol,
  estado: Estado,
  usuarioPrincipal: OptionalId,
  cuenta_bancaria: z.string().check(z.maxLength(500)),
  sueldo_fijo: SiNo,
  valor: DineroEscrito,
  paga: Porcentaje,
};

const Usuarios = z.object({ usuarios: z.array(Usuario) });

export const usuariosCalls = {
  profile: defineCall('GET', '/api/usuarios/profile', {
    access: 'session',
    answer: z.object({ user: Profile }),
  }),
  list: defineCall('GET', '/api/usuarios', {
    access: Rol.options,
    answer: Usuarios,
  }),
  administradores: defineCall('GET', '/api/usuarios/administradores', {
    access: ['administrador', 'superadministrador'],
    answer: Usuarios,
  }),
  one: defineCall('GET', '/api/usuarios/{id}', {
    access: usuariosAccess,
    answer: z.object({ usuario: Usuario }),
  }),
  create: defineCall('POST', '/api/auth/register', {
    access: usuariosAccess,
    body: z.object({ ...DatosUsuario, username: Nombre, password: NewPassword, usuarioCreacion: Id }),
    answer: Mensaje,
  }),
  update: defineCall('POST', '/api/usuarios/update', {
    access: usuariosAccess,
    body: z.object({ ...DatosUsuario, id: Id, usuarioActualizacion: Id }),
    answer: Mensaje,
  }),
  setPassword: defineCall('POST', '/api/usuarios/update_password', {
    access: ['administrador', 'superadministrador'],
    body: z.object({ id: Id, password: NewPassword, usuarioActualizacion: Id }),
    answer: Mensaje,
  }),
  changePassword: defineCall('POST', '/api/usuarios/update_password_usuario', {
    access: 'session',
    body: z.object({
      id: Id,
      current_password: z.string().check(z.minLength(1, 'Escriba su contraseña actual'), z.maxLength(200)),
      new_password: NewPassword,
      confirmation_password: z.string().check(z.maxLength(200)),
    }),
    answer: Mensaje,
  }),
};
