import { type RawBuilder, sql } from 'kysely';
import { Rol, rolLabels } from '../../../contract/roles';
import { fullName, sorteoName } from '../../db/names';
import type { Db } from '../../db/schema';
import { type OwnedTable, ownedBy, recordsOf } from '../../ownership/owner';
import { all, type Condition, isOneOf, matches } from '../../rest/conditions';

interface Asked {
  words: string;
  id: number | undefined;
  owner: number | undefined;
}

interface Found {
  id: number;
  texto: string;
  detalle: string;
}

export type Find = (db: Db, asked: Asked) => Promise<readonly Found[]>;

const MOST = 5;

const NOT_ENABLED = sql`case when estado = 'I' then 'no habilitado' end`;

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Searches by primary key, because these tables are long. */
const byId =
  (find: (id: number, owner: number | undefined) => RawBuilder<Found>): Find =>
  async (db, { id, owner }) =>
    id === undefined ? [] : (await find(id, owner).execute(db)).rows;

export const findPremio = byId(
  (id, owner) => sql`
    select r.id, 'Premio ' || r.id as texto,
      concat_ws(' · ', ${day('r.fecha')}, 'colilla ' || r.colilla, ${fullName('p')}) as detalle
    from (select * from premios where ${all([isOneOf([id]), recordsOf('premios', owner)])}) r
    join vendedores p on p.id = r.fk_vendedor`,
);

export const findVenta = byId(
  (id, owner) => sql`
    select v.id, 'Venta ' || v.id as texto,
      concat_ws(' · ', ${day('v.fecha')}, ${sorteoName('s')}, ${fullName('p')}) as detalle
    from (select * from ventas where ${all([isOneOf([id]), recordsOf('ventas', owner)])}) v
    join sorteos s on s.id = v.fk_sorteo
    join vendedores p on p.id = v.fk_vendedor`,
);

export const findNomina = byId(
  (id, owner) => sql`
    select n.id, 'Nomina ' || n.id as texto,
      concat_ws(' · ', ${day('n.fecha')} || ' al ' || ${day('n.fecha_final')}, ${fullName('u')}) as detalle
    from nominas n join usuarios u on u.id = n.fk_usuario
    where n.id = ${id} and ${ownedBy('n.fk_usuario', owner)}`,
);

const byWords =
  (
    table: OwnedTable,
    columns: readonly string[],
    texto: RawBuilder<unknown>,
    detalle: RawBuilder<unknown>,
  ): Find =>
  async (db, { words, id, owner }) => {
    const { rows } = await sql<Found>`
      select id, ${texto} as texto, concat_ws(' · ', ${detalle}) as detalle
      from ${sql.table(table)} where ${all([recordsOf(table, owner), orId(id, matches(columns, words))])}
      order by id desc limit ${MOST}`.execute(db);

    return rows;
  };

export const findCash = (table: OwnedTable, word: string, ...columns: readonly string[]): Find => {
  const written = sql.join(columns.map((column) => sql.ref(column)));
  const dollars = sql`to_char(valor * 0.01, 'FM$999,999,990.00')`;

  return byWords(
    table,
    columns,
    sql`${sql.lit(word)} || ' ' || id`,
    sql`${day('fecha')}, ${written}, ${dollars}`,
  );
};

export const findSorteos = byWords('sorteos', ['nombre'], sorteoName('sorteos'), NOT_ENABLED);
export const findFeriados = byWords('feriados', ['nombre'], sql.ref('nombre'), day('fecha'));

export const findVendedores: Find = async (db, { words, id, owner }) => {
  const isMeant = orId(id, sql`(cedula = ${words} or ${matches(['codigo', 'nombre', 'apellido'], words)})`);
  const { rows } = await sql<Found>`
    select id, ${fullName('vendedores')} as texto,
      concat_ws(' · ', codigo, ${NOT_ENABLED}) as detalle
    from vendedores where ${all([recordsOf('vendedores', owner), isMeant])}
    ${enabledFirst}`.execute(db);

  return rows;
};

export const findUsuarios: Find = async (db, { words, id, owner }) => {
  const isMeant = orId(id, matches(['nombre', 'apellido', 'username'], words));
  const { rows } = await sql<Found & { rol: string }>`
    select id, ${fullName('usuarios')} as texto, rol,
      concat_ws(' · ', username, ${NOT_ENABLED}) as detalle
    from usuarios where ${all([ownedBy('id', owner), isMeant])}
    ${enabledFirst}`.execute(db);

  return rows.map(({ rol, detalle, ...found }) => ({ ...found, detalle: withRole(rol, detalle) }));
};

const withRole = (rol: string, detalle: string): string => {
  const { success, data } = Rol.safeParse(rol);

  return success ? `${rolLabels[data]} · ${detalle}` : detalle;
};

const enabledFirst = sql`order by estado, nombre, apellido, id limit ${MOST}`;

const orId = (id: number | undefined, condition: Condition): Condition =>
  id === undefined ? condition : sql`(${isOneOf([id])} or ${condition})`;
