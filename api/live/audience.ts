import type { CallAccess } from '../../contract/call';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { restSections } from '../../contract/restSections';
import { usuariosCalls } from '../../contract/usuarios';
import type { Session } from '../auth/permission';
import type { Db } from '../db/schema';
import { ownerOf, ownersOf, tableOf } from '../ownership/owner';

interface Audience {
  access: CallAccess;
  ownerOf(session: Session): number | undefined;
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
  [
    'usuarios',
    { access: usuariosCalls.list.access, ownerOf, ownersOf: (db, ids) => ownersOf(db, 'usuarios', ids) },
  ],
  [
    'nomina',
    { access: nominaCalls.list.access, ownerOf, ownersOf: (db, ids) => ownersOf(db, 'nominas', ids) },
  ],
  ...restSections.map(({ name, calls }): [string, Audience] => {
    const table = tableOf(name);

    return [name, { access: calls.list.access, ownerOf, ownersOf: (db, ids) => ownersOf(db, table, ids) }];
  }),
]);

export const audienceOf = (recurso: string): Audience | undefined => audiences.get(recurso);

export const isOpenTo = ({ access }: Audience, { user }: Session): boolean =>
  access === 'session' || (Array.isArray(access) && access.includes(user.rol));

export const concernsSession = (owner: number | undefined, owners: readonly number[] | undefined): boolean =>
  owner === undefined || owners === undefined || owners.includes(owner);
