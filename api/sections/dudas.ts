import { sql } from 'kysely';
import { centsToDollars } from '../../contract/common';
import { dudasCall } from '../../contract/dudas';
import { restSections } from '../../contract/restSections';
import type { Answer } from '../answer/answer';
import { hasRole } from '../auth/permission';
import { fullName } from '../db/names';
import { ownedBy, ownerOf } from '../ownership/owner';

const DAYS = 7;
const MOST = 50;

/** Lists the unusual amounts that were saved, in the sections and for the administrador that the session reads. */
export const dudasRoutes = (answer: Answer): void => {
  answer(dudasCall, async ({ db, session, now }) => {
    const readable = restSections.filter(({ readers }) => hasRole(session, readers)).map(({ name }) => name);
    const rows = await db
      .selectFrom('dudas')
      .innerJoin('usuarios as u', 'u.id', 'dudas.fk_usuario')
      .select([
        'recurso',
        'fk_registro',
        'dudas.valor',
        'texto',
        'motivo',
        'fecha',
        fullName('u').as('usuario'),
      ])
      .where('recurso', '=', sql<string>`any(${readable}::text[])`)
      .where('fecha', '>', new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000).toISOString())
      .where(ownedBy('fk_usuario_dueno', ownerOf(session)))
      .orderBy('fecha', 'desc')
      .orderBy('dudas.id', 'desc')
      .limit(MOST)
      .execute();

    return rows.map(({ valor, ...row }) => ({ ...row, valor: centsToDollars(valor) }));
  });
};
