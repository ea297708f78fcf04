import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../../auth/permission';
import type { Db } from '../../db/schema';
import { dayStart } from '../../ledger/clock';
import { sorteoName } from '../../ledger/names';
import { ownedBy, ownerOf } from '../../ownership/owner';
import { doneIn, type Waiting } from './queue';

/** Drafts that the user began. */
export const draftsOf = (session: Session): RawBuilder<Waiting> => sql<Waiting>`
  select v.id, v.fecha, v.fk_vendedor, ${sorteoName('s')} as detalle, v.total as valor
  from ventas v join sorteos s on s.id = v.fk_sorteo
  where v.estado = 'B' and v.fk_usuario_sumador = ${session.user.id}
    and ${ownedBy('v.fk_usuario', ownerOf(session))}`;

/** A venta that is closed changes no more, unless it is annulled. */
export const ventasClosed = (db: Db, { user: { id } }: Session, hoy: string) =>
  doneIn(
    db,
    sql`select 'C' as estado, count(*) as conteo, sum(total) as valor from ventas
      where estado = 'C' and fk_usuario_sumador = ${id} and fk_usuario_actualizacion = ${id}
        and fecha_actualizacion >= ${dayStart(hoy)}
      having count(*) > 0`,
  );
