import * as z from 'zod/mini';
import { profileCall } from './auth';
import { defineCall } from './call';
import {
  Conteo,
  Dinero,
  DineroEscrito,
  Id,
  Mensaje,
  MISSING,
  Nombre,
  OptionalId,
  Porcentaje,
  Texto,
  TextoLibre,
} from './common';
import { historyCall } from './historial';
import { UsuarioRef } from './references';
import { administradores, Rol, superadministradores, todos } from './roles';

export const usuariosAccess = superadministradores;

/** id null for none, nombre '' if only the id is known. */
export interface UsuarioPrincipal {
  id: number | null;
  nombre: string;
}

const Persona = z.object({ id: OptionalId, nombre: Texto, apellido: Texto });

/** Hosts send a principal as an id, a full name or a person; anything else means none. */
const toPrincipal = (value: unknown): UsuarioPrincipal => {
  const id = Id.safeParse(value);
  if (id.success) return { id: id.data, nombre: '' };
  if (typeof value === 'string') return { id: null, nombre: value === '0' ? '' : value.trim() };

  const { data } = Persona.safeParse({ id: null, ...Object(value) });

  return { id: data?.id ?? null, nombre: `${data?.nombre ?? ''} ${data?.apellido ?? ''}`.trim() };
};

/** Merges both spellings; the first wins in a conflict. */
const joinPrincipals = (first: UsuarioPrincipal, second: UsuarioPrincipal): UsuarioPrincipal => {
  if (first.id !== null && second.id !== null && first.id !== second.id) return first;

  return { id: first.id ?? second.id, nombre: first.nombre || second.nombre };
};

/**
 * SPEC 3.2. Only a superadministrador gets every key; others get id, nombre, apellido and ultima_conexion.
 * An administrador also gets their own id as usuarioPrincipal of users whose password they may set.
 */
export const Usuario = z.pipe(
  z.object({
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
    /** Only from hosts with optimistic locking. */
    version: z.catch(z.optional(Conteo), undefined),
    fk_usuario_actualizacion: z.catch(z.optional(z.nullable(Id)), undefined),
    fecha_actualizacion: z.catch(z.optional(Texto), undefined),
    usuario_actualizacion: z.catch(z.optional(UsuarioRef), undefined),
  }),
  z.transform(({ usuarioPrincipal, usuario_principal, ...usuario }) => ({
    ...usuario,
    usuarioPrincipal: joinPrincipals(toPrincipal(usuarioPrincipal), toPrincipal(usuario_principal)),
  })),
);
export type Usuario = z.infer<typeof Usuario>;

const Estado = z.enum(['A', 'I']);
const SiNo = z.enum(['S', 'N']);

/** A paste may bring a space at an end, or letters and accents apart (NFD). */
export const trimPassword = (password: string): string => password.normalize('NFC').trim();

export const NewPassword = z
  .string()
  .check(
    z.overwrite(trimPassword),
    z.minLength(8, 'La contraseña debe tener al menos 8 caracteres'),
    z.maxLength(200, 'La contraseña puede tener 200 caracteres como máximo'),
  );

export const isUsername = (password: string, username: string): boolean =>
  password.trim().toLowerCase() === username.trim().toLowerCase();

const ALPHABETS = ['Latin', 'Cyrillic', 'Greek'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\d._-]+$`, 'u'),
);

/** Two names that look alike would belong to two people. Names of older releases go on signing in. */
export const Username = z.string().check(
  z.overwrite((username) => username.normalize('NFC').trim()),
  z.minLength(1, MISSING),
  z.maxLength(100, 'Escriba 100 caracteres como máximo'),
  z.refine(
    (username) => ALPHABETS.some((one) => one.test(username)),
    'Use letras de un solo alfabeto, números, punto, guion y guion bajo, sin espacios',
  ),
);

const DatosUsuario = {
  nombre: Nombre,
  apellido: Nombre,
  rol: Rol,
  estado: Estado,
  usuarioPrincipal: OptionalId,
  cuenta_bancaria: TextoLibre,
  sueldo_fijo: SiNo,
  valor: DineroEscrito,
  paga: Porcentaje,
};

const Usuarios = z.object({ usuarios: z.array(Usuario) });

export const usuariosCalls = {
  profile: profileCall,
  list: defineCall('GET', '/api/usuarios', {
    access: todos,
    answer: Usuarios,
  }),
  administradores: defineCall('GET', '/api/usuarios/administradores', {
    access: administradores,
    /** Also the disabled ones whose box is not empty. Only our own API. */
    query: z.object({ con_saldo: z.optional(z.enum(['S'])) }),
    answer: Usuarios,
  }),
  one: defineCall('GET', '/api/usuarios/{id}', {
    access: usuariosAccess,
    answer: z.object({ usuario: Usuario }),
  }),
  history: historyCall('usuarios', usuariosAccess),
  create: defineCall('POST', '/api/auth/register', {
    access: usuariosAccess,
    body: z.object({
      ...DatosUsuario,
      username: Username,
      password: NewPassword,
      usuarioCreacion: OptionalId,
    }),
    answer: Mensaje,
    creates: true,
  }),
  update: defineCall('POST', '/api/usuarios/update', {
    access: usuariosAccess,
    /** Without a version the last write wins, as in the specification. */
    body: z.object({
      ...DatosUsuario,
      id: Id,
      usuarioActualizacion: OptionalId,
      version: z.optional(Conteo),
    }),
    answer: z.extend(Mensaje, { version: z.catch(z.optional(Conteo), undefined) }),
  }),
  setPassword: defineCall('POST', '/api/usuarios/update_password', {
    access: administradores,
    body: z.object({ id: Id, password: NewPassword, usuarioActualizacion: OptionalId }),
    answer: Mensaje,
  }),
  changePassword: defineCall('POST', '/api/usuarios/update_password_usuario', {
    access: 'session',
    body: z.object({
      id: Id,
      current_password: z.string().check(z.minLength(1, 'Escriba su contraseña actual'), z.maxLength(200)),
      new_password: NewPassword,
      confirmation_password: z.string().check(z.overwrite(trimPassword), z.maxLength(200)),
    }),
    answer: Mensaje,
  }),
};
