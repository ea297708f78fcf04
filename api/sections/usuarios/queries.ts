import { sql } from 'kysely';
import { isPersonal } from '../../../contract/roles';
import type { Session } from '../../auth/permission';
import { byName } from '../../db/names';
import type { Db } from '../../db/schema';
import { withAuthors } from '../../history/outdated';
import { inDollars } from '../../ledger/money';
import { ownedBy } from '../../ownership/owner';
import { administradoresToSettle, enabledAdministradores } from '../../ownership/usuarios';

/** Also a part of the answer to a sign-in. */
export const profileOf = ({ user }: Session) => {
  const { id, nombre, apellido, rol, clave_ajena, fk_usuario_principal } = user;
  const sin_administrador = rol === 'sumador' && fk_usuario_principal === null;

  return {
    id,
    nombre,
    apellido,
    role: rol,
    api_local: true,
    ...(clave_ajena && { clave_ajena }),
    ...(sin_administrador && { sin_administrador }),
  };
};

/** For roles that see only names and connections. */
export const listShort = (db: Db) =>
  users(db).select(['id', 'nombre', 'apellido', 'ultima_conexion']).execute();

/** With the principal of users whose password the administrador may set. */
export const listForAdministrador = async (db: Db, administrador: number) => {
  const rows = await users(db)
    .select(['id', 'nombre', 'apellido', 'ultima_conexion', 'rol', 'fk_usuario_principal'])
    .execute();

  return rows.map(({ rol, fk_usuario_principal, ...user }) =>
    isOwnStaff({ rol, fk_usuario_principal }, administrador)
      ? { ...user, usuarioPrincipal: administrador }
      : user,
  );
};

export const isOwnStaff = (
  { rol, fk_usuario_principal }: { rol: string; fk_usuario_principal: number | null },
  administrador: number,
): boolean => fk_usuario_principal === administrador && isPersonal(rol);

export const listFull = async (db: Db) => {
  const rows = await full(db).orderBy('id').execute();

  return rows.map(toUsuario);
};

export const findFull = async (db: Db, id: number) => {
  const row = await full(db)
    .select(['version', 'fk_usuario_actualizacion', 'fecha_actualizacion'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [named] = await withAuthors(db, [row]);
  const { version, fk_usuario_actualizacion, fecha_actualizacion } = row;

  return {
    ...toUsuario(row),
    version,
    fk_usuario_actualizacion,
    fecha_actualizacion,
    usuario_actualizacion: Object(named).usuario_actualizacion,
  };
};

export const listAdministradores = (db: Db, id: number | undefined, isToSettle: boolean) =>
  (isToSettle ? administradoresToSettle : enabledAdministradores)(db)
    .select(['estado', 'ultima_conexion', 'cuenta_bancaria'])
    .where(ownedBy('id', id))
    .execute();

const users = (db: Db) => db.selectFrom('usuarios').orderBy(byName('usuarios'));

export const formFields = [
  'nombre',
  'apellido',
  'rol',
  'estado',
  'fk_usuario_principal',
  'cuenta_bancaria',
  'sueldo_fijo',
  'valor',
  'paga',
] as const;

/** valor in dollars, paga in percent: both are hundredths. */
export const amountsOf = ({ valor, paga }: { valor: number; paga: number }) => inDollars({ valor, paga });

const full = (db: Db) =>
  db.selectFrom('usuarios').select(['id', 'username', 'ultima_conexion', ...formFields, principal]);

const principal = sql<{ id: number; nombre: string; apellido: string } | null>`(
  select json_build_object('id', p.id, 'nombre', p.nombre, 'apellido', p.apellido)
  from usuarios p where p.id = usuarios.fk_usuario_principal
)`.as('usuario_principal');

type FullRow = Awaited<ReturnType<ReturnType<typeof full>['executeTakeFirstOrThrow']>>;

const toUsuario = ({ fk_usuario_principal: usuarioPrincipal, ...user }: FullRow) => ({
  ...user,
  usuarioPrincipal,
  ...amountsOf(user),
});
