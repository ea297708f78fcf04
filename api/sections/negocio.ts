import { negocioCalls } from '../../contract/negocio';
import type { Answer } from '../answer/answer';
import type { Db } from '../db/schema';
import { joinTransaction } from '../db/transactions';
import { changedBy, changesOf, record } from '../history/historial';
import { outdated, withAuthors } from '../history/outdated';
import type { Negocio } from '../process/negocio';

const ID = 1;

export const negocioRoutes = (answer: Answer): void => {
  answer(negocioCalls.one, async ({ db, negocio }) => {
    const { nombre, version } = await readNegocio(db);

    return { nombre, version, vigente: negocio.vigente() };
  });

  answer(negocioCalls.update, async ({ db, body, session, now, negocio }) => {
    const { nombre } = body;
    const version = await joinTransaction(db, async (trx) => {
      const before = await readNegocio(trx);
      const values = { nombre, version: body.version + 1, ...changedBy(session.user, now) };
      const written = await trx
        .insertInto('negocio')
        .values({ id: ID, ...values })
        .onConflict((on) =>
          on.column('id').doUpdateSet(values).where('negocio.version', '=', body.version),
        )
        .returning('version')
        .executeTakeFirst();
      if (!written) {
        const [current = before] = await withAuthors(trx, [before]);
        throw outdated({ session, now }, current);
      }
      const cambios = changesOf(["nombre"], before, values);
      if (cambios.length > 0) {
        await record(trx, "negocio", { session, now }, { id: ID, accion: "modificación", cambios });
      }

      return written.version;
    });
    negocio.learn(nombre);

    return { message: 'Negocio actualizado correctamente', nombre, vigente: negocio.vigente(), version };
  });
};

const NONE = { nombre: '', version: 0, fk_usuario_actualizacion: null, fecha_actualizacion: '' };

const readNegocio = async (db: Db) =>
  (await db
    .selectFrom('negocio')
    .select(['nombre', 'version', 'fk_usuario_actualizacion', 'fecha_actualizacion'])
    .executeTakeFirst()) ?? NONE;

/** Tells the pages the name of Configuración. */
export const learnNegocio = async (db: Db, negocio: Negocio): Promise<void> =>
  negocio.learn((await readNegocio(db)).nombre);
