import type { Selectable } from 'kysely';
import type { usuariosCalls } from '../../../contract/usuarios';
import type { RequestOf } from '../../answer/answer';
import { hashPassword } from '../../auth/password';
import { closeSessionsOf } from '../../auth/sessions';
import type { Usuarios } from '../../db/schema';
import { joinTransaction } from '../../db/transactions';
import type { Change, Stored, Table } from '../../rest/restTable';
import { insertRow, updateRow } from '../../rest/write';
import { amountsOf, formFields } from './queries';
import { checkPrincipal, keepOneSuperadministrador, refuseUsername } from './rules';

export const createUsuario = async ({
  body: { password, usuarioPrincipal, usuarioCreacion: _, ...data },
  ...write
}: RequestOf<typeof usuariosCalls.create>) => {
  refuseUsername(password, data.username);
  const credentials = { password_hash: await hashPassword(password), clave_ajena: true };
  const body = { ...data, ...credentials, fk_usuario_principal: usuarioPrincipal };
  await insertRow(usuariosTable, { ...write, body });

  return { message: 'Usuario creado correctamente' };
};

export const updateUsuario = ({
  db,
  body: { id, usuarioPrincipal, usuarioActualizacion: _, ...data },
  ...write
}: RequestOf<typeof usuariosCalls.update>) =>
  joinTransaction(db, async (trx) => {
    await keepOneSuperadministrador(trx, { id, ...data });
    const body = { ...data, fk_usuario_principal: usuarioPrincipal };
    const { row } = await updateRow(usuariosTable, id, { ...write, db: trx, body });

    return { message: 'Usuario actualizado correctamente', version: row.version };
  });

type Row = Stored & Selectable<Usuarios>;

const check = async ({ trx, data, before }: Change) => {
  const { rol, fk_usuario_principal: principal } = data as Row;
  await checkPrincipal(trx, { rol, principal, before: before as Row | undefined });

  return data;
};

/** Users are written as the records of other sections are; their calls spell the principal otherwise. */
export const usuariosTable = {
  table: 'usuarios',
  columns: ['username', 'password_hash', 'clave_ajena', ...formFields.filter((field) => field !== 'estado')],
  section: {
    fields: {},
    unique: { username: { fields: ['username'], text: 'Ya existe un usuario con ese username' } },
  },
  references: [],
  pictures: [],
  reasons: {},
  ownerColumn: undefined,
  of: 'del usuario',
  missing: 'No existe el usuario',
  travel: (row) => ({ ...row, ...amountsOf(row as Row) }),
  check,
  async written({ trx, now }, { id, estado }) {
    if (estado === 'I') await closeSessionsOf(trx, id, now);
  },
} as const satisfies Table;
