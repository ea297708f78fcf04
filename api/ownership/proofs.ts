import { type RawBuilder, sql } from 'kysely';
import { namesOf, undoneEstados } from '../../contract/derive';
import { nominaAccess } from '../../contract/nomina';
import type { Parecido } from '../../contract/parecidos';
import { restSections } from '../../contract/restSections';
import type { Rol } from '../../contract/roles';
import { hasRole, type Session } from '../auth/permission';
import { fullName } from '../db/names';
import type { Db, Schema } from '../db/schema';
import { ownedBy, ownerOf, recordsOf, tableOf } from './owner';

/** The indexes of migration 004 serve this condition. */
const names = (column: string, path: string): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} <> '' and string_to_array(${sql.ref(column)}, ',') @> array[${path}::text])`;

/** The index of migration 013 serves this condition. */
const inHistory = (condition: RawBuilder<unknown>) =>
  sql`cambios::text like '%comprobantes/%' and rutas_de(cambios) ${condition}`;

/** By a record, or by the history of one. */
export const namedAmong = (db: Db, paths: readonly string[]): Promise<Set<string>> =>
  readNamed(db, sql`&& ${paths}::text[]`);

export const allNamed = (db: Db): Promise<Set<string>> => readNamed(db, sql`is not null`);

const readNamed = async (db: Db, condition: RawBuilder<unknown>): Promise<Set<string>> => {
  const found = naming(undefined).flatMap(({ table, columns }) =>
    columns.map((column) => {
      const named = sql`string_to_array(${sql.ref(column)}, ',')`;

      return sql`select unnest(${named}) as path from ${sql.table(table)}
        where ${sql.ref(column)} <> '' and ${named} ${condition}`;
    }),
  );
  const before = sql`select unnest(rutas_de(cambios)) as path from historial where ${inHistory(condition)}`;
  const { rows } = await sql<{ path: string }>`${sql.join([...found, before], sql` union all `)}`.execute(db);

  return new Set(rows.map(({ path }) => path));
};

export const readsProof = async (db: Db, session: Session, path: string): Promise<boolean> => {
  const owner = ownerOf(session);
  const named = naming(owner)
    .filter(({ access }) => hasRole(session, access))
    .flatMap(({ table, recurso, columns, own }) => [
      ...columns.map(
        (column) => sql`select from ${sql.table(table)} where ${names(column, path)} and ${own}`,
      ),
      ...(recurso === undefined ? [] : [inHistoryOf(recurso, table, own, path)]),
    ]);
  const sent = sql`select from archivos where ruta = ${path} and fk_usuario = ${session.user.id}`;
  const { rows } = await sql`${sql.join([sent, ...named], sql` union all `)} limit 1`.execute(db);

  return rows.length > 0;
};

const inHistoryOf = (recurso: string, table: string, own: RawBuilder<boolean>, path: string) =>
  sql`select from ${sql.table(table)} where ${own} and id in (select fk_registro from historial
    where recurso = ${recurso} and ${inHistory(sql`@> array[${path}::text]`)})`;

/** Records in force that name one of the pictures, and that the session may read. */
export const recordsNaming = async (
  db: Db,
  session: Session,
  paths: readonly string[],
): Promise<Parecido[]> => {
  const wanted = sql`${paths}::text[]`;
  const found = naming(ownerOf(session))
    .filter(({ access }) => hasRole(session, access))
    .flatMap(({ table, columns, own, inForce, described }) =>
      columns.map(
        (column) => sql`select ${described} from ${sql.table(table)}
          where ${sql.ref(column)} <> '' and string_to_array(${sql.ref(column)}, ',') && ${wanted}
            and ${own} and ${inForce}`,
      ),
    );
  if (paths.length === 0 || found.length === 0) return [];
  const { rows } = await sql<Parecido>`
    ${sql.join(found, sql` union all `)} order by id desc limit ${MOST_NAMED}`.execute(db);

  return rows;
};

const MOST_NAMED = 5;

interface Naming {
  table: keyof Schema;
  /** The name in the history. */
  recurso?: string;
  columns: readonly string[];
  access: readonly Rol[];
  own: RawBuilder<boolean>;
  inForce: RawBuilder<unknown>;
  /** Its `seccion`, `id` and `texto`. */
  described: RawBuilder<unknown>;
}

const ofRests = restSections.map((section) => ({
  table: tableOf(section.name),
  recurso: tableOf(section.name),
  access: section.readers,
  columns: namesOf(section.fields, ({ kind }) => kind === 'pictures'),
  inForce: sql`estado <> all (${undoneEstados(section.fields)}::text[])`,
  described: sql`${section.name}::text as seccion, id, ${section.singular}::text || ' ' || id as texto`,
}));

const naming = (owner: number | undefined): Naming[] => {
  const nominas = ownedBy('fk_usuario', owner);
  const rest = ofRests.map((one) => ({ ...one, own: recordsOf(one.table, owner) }));

  return [
    ...rest,
    {
      table: 'nominas',
      recurso: 'nomina',
      access: nominaAccess,
      columns: ['comprobante'],
      own: nominas,
      inForce: sql`true`,
      described: sql`'nomina' as seccion, id, 'la nomina ' || id as texto`,
    },
    {
      table: 'detalle_nominas',
      access: nominaAccess,
      columns: ['comprobante'],
      own: sql`fk_nomina in (select id from nominas where ${nominas})`,
      inForce: sql`true`,
      described: sql`'nomina' as seccion, fk_nomina as id,
        'el pago a ' || ${fullName('detalle_nominas')} || ' (nomina ' || fk_nomina || ')' as texto`,
    },
  ];
};
