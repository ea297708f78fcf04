import type { RawBuilder, SqlBool } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { byName } from '../../db/names';
import type { Db, Trx } from '../../db/schema';
import { ownedBy } from '../../ownership/owner';
import { enabledAdministradores } from '../../ownership/usuarios';

/** For roles that see only names and connections. */
export const listShort = (db: Db) =>
  users(db).select(['id', 'nombre', 'apellido', 'ultima_conexion']).execute();

/** With the principal of users whose password the administrador may set. */
export const listForAdministrador = async (db: Db, administrador: number) => {
  const rows = await users(db)
    .select(['id', 'nombre', 'apellido', 'ultima_conexion', 'rol', 'fk_usuario_principal'])
    .execute();

  return rows.map(({ rol, fk_usuario_principal, ...user }) =>
    isOwnStaff({ id: user.id, rol, fk_usuario_principal }, administrador)
      ? { ...user, usuarioPrincipal: administrador }
      : user,
  );
};

export const isOwnStaff = (
  { id, rol, fk_usuario_principal }: { id: number; rol: string; fk_usuario_principal: number | null },
  administrador: number,
): boolean => fk_usuario_principal === administrador && id !== administrador && rol !== 'superadministrador';

export const listFull = async (db: Db) => {
  const rows = await full(db).orderBy('usuarios.id').execute();

  return rows.map(toUsuario);
};

export const findFull = async (db: Db, id: number) => {
  const row = await full(db)
    .select(['usuarios.version', 'usuarios.fk_usuario_actualizacion'])
    .where('usuarios.id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const { version, fk_usuario_actualizacion } = row;

  return { ...toUsuario(row), version, fk_usuario_actualizacion };
};

/** Locked, as the form sends it back. */
export const findForUpdate = async (trx: Trx, where: RawBuilder<SqlBool>) => {
  const row = await trx
    .selectFrom('usuarios')
    .select(['id', 'username', 'nombre', 'apellido', 'rol', 'estado', 'fk_usuario_principal', 'version'])
    .select(['cuenta_bancaria', 'sueldo_fijo', 'valor', 'paga'])
    .where(where)
    .forNoKeyUpdate()
    .executeTakeFirst();

  return (
    row && {
      id: row.id,
      record: { ...row, valor: centsToDollars(row.valor), paga: centsToDollars(row.paga) },
    }
  );
};

/** Only one if `id` is given. */
export const listAdministradores = (db: Db, id?: number) =>
  enabledAdministradores(db)
    .select(['ultima_conexion', 'cuenta_bancaria'])
    .where(ownedBy('id', id))
    .execute();

const users = (db: Db) => db.selectFrom('usuarios').orderBy(byName('usuarios'));

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

/** valor in dollars, paga in percent. */
const toUsuario = ({ fk_usuario_principal, principal_nombre, principal_apellido, ...user }: FullRow) => ({
  ...user,
  usuarioPrincipal: fk_usuario_principal,
  usuario_principal: fk_usuario_principal && {
    id: fk_usuario_principal,
    nombre: principal_nombre,
    apellido: principal_apellido,
  },
  valor: centsToDollars(user.valor),
  // Both are hundredths.
  paga: centsToDollars(user.paga),
});
