import { sql } from 'kysely';
import type { Session } from '../access';
import type { Condition } from '../rest/restTable';

/** An administrador has to do with own records; who else the section lets in, with all. */
export const ownRecords = ({ user }: Session): Condition | undefined =>
  user.rol === 'administrador' ? sql`fk_usuario = ${user.id}` : undefined;

/** Besides, a sumador with those of the administrador they work for. */
export const recordsOfPrincipal = (session: Session): Condition | undefined =>
  session.user.rol === 'sumador'
    ? sql`fk_usuario = (select u.fk_usuario_principal from usuarios u where u.id = ${session.user.id})`
    : ownRecords(session);
