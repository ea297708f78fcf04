import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Id, OptionalId } from '../../../contract/common';
import type { Importacion } from '../../../contract/importar';
import { usuariosCalls, usuariosImports } from '../../../contract/usuarios';
import { hashPassword } from '../../auth/password';
import type { Session } from '../../auth/permission';
import { atSavepoint } from '../../db/transactions';
import { ApiError, refusedField } from '../../http/errors';
import { type Importer, originOf } from '../../rest/importRows';
import { findForUpdate } from './queries';
import { createUsuario, updateUsuario } from './writeUsuario';

interface Request {
  session: Session;
  now: Date;
  body: Pick<Importacion, 'archivo' | 'solo_revisar'>;
}

/** Each costs a password hash. */
const MOST_NEW = 100;

const Nuevo = z.extend(z.omit(usuariosCalls.create.body, { usuarioPrincipal: true, usuarioCreacion: true }), {
  fk_usuario_principal: OptionalId,
});
/** The username finds them; a file changes no password. */
const Conocido = z.omit(Nuevo, { username: true, password: true });

/** A new user has to replace the password of the file. */
export const usuariosImporter = ({ session, now, body }: Request): Importer => {
  const writing = { session, now, motivo: originOf(body) };
  // A preview needs no hash.
  const hash = body.solo_revisar ? async () => '' : hashPassword;
  let made = 0;

  return {
    columns: ['id', ...Object.keys(Nuevo.shape)],
    own: {},
    schemaOf: (found) => (found ? Conocido : Nuevo),

    async find(trx, row) {
      const [key = ''] = usuariosImports.key;
      const said = String(row[key] ?? '').trim();
      if (row.id === undefined) {
        return findForUpdate(trx, sql`lower(${sql.ref(key)}) = lower(${said})`);
      }
      const id = Id.safeParse(row.id).data ?? 0;
      const found = await findForUpdate(trx, sql`id = ${id}`);
      if (!found) throw refusedField('id', 'No existe el usuario', 404);
      if (said !== '' && said.toLowerCase() !== found.record.username.toLowerCase()) {
        throw refusedField('username', 'El username de un usuario no se cambia');
      }

      return found;
    },

    async create(trx, data) {
      made += 1;
      if (made > MOST_NEW)
        throw new ApiError(422, `Importe ${MOST_NEW} usuarios nuevos a la vez como máximo`);
      const { fk_usuario_principal: usuarioPrincipal, ...nuevo } = data as z.output<typeof Nuevo>;
      const created = { ...nuevo, usuarioPrincipal, usuarioCreacion: null };
      // Another import may take the username in the meantime.
      await atSavepoint(trx, () => createUsuario({ ...writing, hash, db: trx, body: created }));
    },

    async update(trx, { id, record }, data) {
      const { fk_usuario_principal: usuarioPrincipal, ...known } = data as z.output<typeof Conocido>;
      const version = Number(record.version);
      const changed = { ...known, id, version, usuarioPrincipal, usuarioActualizacion: null };
      await updateUsuario({ ...writing, db: trx, body: changed });
    },
  };
};
