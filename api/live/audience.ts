import type { CallAccess } from '../../contract/call';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { rests } from '../../contract/rests';
import { usuariosCalls } from '../../contract/usuarios';
import type { Session } from '../auth/permission';
import type { Db } from '../db/schema';
import { ownerOf, ownersOf, tableOf } from '../ownership/owner';

/** Who hears of the records of a section. */
interface Audience {
  /** Of the call that lists them. */
  access: CallAccess;
  /** Whose records a session hears of, undefined for all. */
  ownerOf(session: Session): number | undefined;
  /** Whose each record is; undefined: everybody's. */
  ownersOf(db: Db, ids: readonly number[]): ReturnType<typeof ownersOf>;
}

const audiences = new Map<string, Audience>([
  [
    'notificaciones',
    {
      access: notificacionesCalls.list.access,
      ownerOf: ({ user }) => user.id,
      ownersOf: (db, ids) => ownersOf(db, 'notificaciones', ids),
    },
  ],
  // Their names are everybody's.
  [
    'usuarios',
    {
      access: usuariosCalls.list.access,
      ownerOf,
      ownersOf: async (_, ids) => new Map(ids.map((id) => [id, undefined])),
    },
  ],
  [
    'nomina',
    { access: nominaCalls.list.access, ownerOf, ownersOf: (db, ids) => ownersOf(db, 'nominas', ids) },
  ],
  ...rests.map(({ name, calls }): [string, Audience] => {
    const table = tableOf(name);

    return [name, { access: calls.list.access, ownerOf, ownersOf: (db, ids) => ownersOf(db, table, ids) }];
  }),
]);

/** Of a section that nobody described nobody hears. */
export const audienceOf = (recurso: string): Audience | undefined => audiences.get(recurso);

export const isOpenTo = ({ access }: Audience, { user }: Session): boolean =>
  access === 'session' || (Array.isArray(access) && access.includes(user.rol));

/** Whether a record of these owners is the session's to hear of. */
export const concernsSession = (owner: number | undefined, owners: readonly number[] | undefined): boolean =>
  owner === undefined || owners === undefined || owners.includes(owner);
