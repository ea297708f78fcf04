import type { Kysely } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import type { Schema } from '../../db/schema';

type Db = Kysely<Schema>;

/** Names and connections alone: what anybody on the staff may see of the others. */
export const listShort = (db: Db) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'ultima_conexion'])
    .orderBy('nombre')
    .orderBy('apellido')
    .orderBy('id')
    .execute();

export const listFull = async (db: Db) => {
  const rows = await full(db).orderBy('usuarios.id').execute();

  return rows.map(toUsuario);
};

export const findFull = async (db: Db, id: number) => {
  const row = await full(db).where('usuarios.id', '=', id).executeTakeFirst();

  return row && toUsuario(row);
};

/** Enabled administrators with the account they are paid into; of one alone where `id` is given. */
export const listAdministradores = (db: Db, id?: number) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'ultima_conexion', 'cuenta_bancaria'])
    .where('rol', '=', 'administrador')
    .where('estado', '=', 'A')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('nombre')
    .orderBy('apellido')
    .orderBy('id')
    .execute();

const full = (db: Db) =>
  db
    .selectFrom('usuarios')
    .leftJoin('usuarios as principal', 'principal.id', 'usuarios.fk_usuario_principal')
    .select([
      'usuarios.id',
      'usuarios.nombre',
      'usuarios.apellido',
      'usuarios.ultima_conexion',
      'usuarios.username',
      'usuarios.rol',
      'usuarios.estado',
      'usuarios.fk_usuario_principal',
      'principal.nombre as principal_nombre',
      'principal.apellido as principal_apellido',
      'usuarios.cuenta_bancaria',
      'usuarios.sueldo_fijo',
      'usuarios.valor',
      'usuarios.paga',
    ]);

type FullRow = Awaited<ReturnType<ReturnType<typeof full>['executeTakeFirstOrThrow']>>;

/** As it travels: the principal as its id and as a person, valor in dollars, paga in percent. */
const toUsuario = ({ fk_usuario_principal, principal_nombre, principal_apellido, ...user }: FullRow) => ({
  ...user,
  usuarioPrincipal: fk_usuario_principal,
  usuario_principal: fk_usuario_principal && {
    id: fk_usuario_principal,
    nombre: principal_nombre,
    apellido: principal_apellido,
  },
  valor: centsToDollars(user.valor),
  // Hundredths of a percent are written as hundredths of a dollar are.
  paga: centsToDollars(user.paga),
});
