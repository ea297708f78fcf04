import type { CallAccess } from '../../contract/call';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { restSections } from '../../contract/restSections';
import { usuariosCalls } from '../../contract/usuarios';
import type { Session } from '../auth/permission';
import { ownerOf, type ownersOf, tableOf } from '../ownership/owner';

interface Audience {
  access: CallAccess;
  table: Parameters<typeof ownersOf>[1];
  ownerOf(session: Session): number | undefined;
}

/** Who hears of the records of a resource. */
export const audiences: ReadonlyMap<string, Audience> = new Map<string, Audience>([
  [
    'notificaciones',
    { access: notificacionesCalls.list.access, table: 'notificaciones', ownerOf: ({ user }) => user.id },
  ],
  ['usuarios', { access: usuariosCalls.list.access, table: 'usuarios', ownerOf }],
  ['nomina', { access: nominaCalls.list.access, table: 'nominas', ownerOf }],
  ...restSections.map(({ name, calls }): [string, Audience] => [
    name,
    { access: calls.list.access, table: tableOf(name), ownerOf },
  ]),
]);
