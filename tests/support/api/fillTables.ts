import { type RawBuilder, sql } from 'kysely';
import { tableOf } from '../../../api/ownership/owner';
import type { Fields } from '../../../contract/field';
import { restSections } from '../../../contract/restSections';
import { sized } from '../size';
import { type Made, oneOfEach } from './samples';
import type { World } from './world';

const OWNERS = 20;
/** The longest report of cash. */
export const DAYS = 92;
/** 24 years. */
const WEEKS = 1_250;
const PICTURES = sized(3, 10);
const LINES = sized(10, 20);
const LONGEST_NOTE = 500;
const LONGEST_TEXT = 100;

/** The copies of a record differ in these. */
export interface Kind {
  texts?: 'each' | 'longest';
  /** A day or a week later with each copy. */
  days?: 'day' | 'week';
  owners?: true;
  money?: true;
  pictures?: true;
  lines?: true;
}

/** One record of each section through the API, and `rows` copies of it, over 92 days and 20 administradores. */
export const fillTables = async (world: World, rows: number): Promise<Made> =>
  (await fillKind(world, { texts: 'each', days: 'day', owners: true })).addUpTo(rows);

/** The records of which copies of this kind are added. */
export const fillKind = async (world: World, kind: Kind, sections: readonly Section[] = restSections) => {
  const made = await oneOfEach(world);
  const owners = await addOwners(world);
  let filled = 0;

  return {
    async addUpTo(rows: number): Promise<Made> {
      await addCopies(world, { made, owners, kind, sections, after: filled, rows });
      filled = rows;

      return made;
    },
  };
};

type Section = (typeof restSections)[number];

interface Copies {
  made: Made;
  owners: readonly number[];
  kind: Kind;
  sections: readonly Section[];
  /** Copies are numbered from here on. */
  after: number;
  rows: number;
}

const addCopies = async (world: World, { made, owners, kind, sections, after, rows }: Copies) => {
  const { db } = world;
  const tables = await db.introspection.getTables();

  for (const { name, fields } of sections) {
    const table = tableOf(name);
    const columns = (tables.find((found) => found.name === table)?.columns ?? [])
      .map((column) => column.name)
      .filter((column) => column !== 'id');
    const values = columns.map(
      (column) => EXCEPTIONS[`${name}.${column}`] ?? copiedValue(fields, column, { owners, kind }),
    );
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(table)} r cross join generate_series(${after + 1}::int, ${rows}::int) n
      ${sql.join(columns.map(joinOf), sql` `)} where r.id = ${made[name]?.id}`.execute(db);
  }
  for (const statement of besides(world, { made, owners, kind, after, rows })) await statement.execute(db);
  // PostgreSQL does so by itself. The embedded database has no statistics until nobody asks for a second.
  if (process.env.TEST_DATABASE === 'postgres') await sql`vacuum analyze`.execute(db);
};

const addOwners = async (world: World) => {
  const others = await Promise.all(
    Array.from({ length: OWNERS - 2 }, () => world.addUser({ rol: 'administrador' })),
  );

  return [world.berta.user, world.carlos.user, ...others].map(({ id }) => id);
};

/** A venta and a premio have a promotor of their own, because a promotor has one venta of a draw and day. */
const REFERENCES: Readonly<Record<string, string>> = {
  fk_vendedor: 'vendedores',
  fk_sorteo: 'sorteos',
  fk_prestamo: 'prestamos',
};

const joinOf = (column: string) => {
  const table = REFERENCES[column];
  if (!table) return sql``;

  return sql`left join (select id, row_number() over (order by id desc) as turno from ${sql.table(table)})
    ${sql.table(`de_${column}`)} on ${sql.ref(`de_${column}.turno`)} = n`;
};

/** Appends the check digit to the first nine digits of a cédula. */
const withCheckDigit = (nine: RawBuilder<unknown>) =>
  sql`${nine} || (10 - (select sum(case when product > 9 then product - 9 else product end) from
    (select substr(${nine}, place, 1)::int * (1 + place % 2) as product from generate_series(1, 9) place) products) % 10) % 10`;

const EXCEPTIONS: Readonly<Record<string, RawBuilder<unknown>>> = {
  'feriados.fecha': sql`r.fecha + n::int`,
  'sorteos.dias': sql`r.dias`,
  'vendedores.codigo': sql`'Y-' || n`,
  'vendedores.cedula': withCheckDigit(sql`'17' || 3000000 + n`),
  'sorteos.nombre': sql`r.nombre || ' ' || n`,
  'vendedores.telefono': sql`r.telefono`,
  'premios.colilla': sql`lpad((n % 10000)::text, 4, '0')`,
  // Only paid ones have a day of payment.
  'premios.fecha_pago': sql`r.fecha_pago`,
};

const copiedValue = (fields: Fields, column: string, { owners, kind }: Pick<Copies, 'owners' | 'kind'>) => {
  const own = sql.ref(`r.${column}`);
  const field = fields[column];
  if (REFERENCES[column])
    return sql`case when ${own} is null then null else ${sql.ref(`de_${column}.id`)} end`;
  if (kind.owners && column === 'fk_usuario_destino') return ownerAt(owners, 1);
  if (kind.owners && (column === 'fk_usuario' || column === 'fk_usuario_origen')) return ownerAt(owners, 0);
  if (kind.days && field?.kind === 'day') {
    return kind.days === 'week'
      ? sql`${own} - 7 * (n % ${sql.lit(WEEKS)})::int`
      : sql`${own} - (n % ${sql.lit(DAYS)})::int`;
  }
  if (kind.money && column === 'valor') return sql`${own} + n`;
  if (kind.pictures && field?.kind === 'pictures') {
    return sql`(select string_agg('comprobantes/' || md5(n || ' ' || picture) || '.png', ',')
      from generate_series(1, ${sql.lit(PICTURES)}) picture)`;
  }
  const isPlain = field && ['text', 'note'].includes(field.kind) && !field.words;
  if (!kind.texts || !isPlain || column.startsWith('motivo_')) return own;

  return kind.texts === 'longest'
    ? sql`repeat('a', ${sql.lit(field.kind === 'note' ? LONGEST_NOTE : LONGEST_TEXT)})`
    : sql`${own} || ' ' || n`;
};

const ownerAt = (owners: readonly number[], shift: number) =>
  sql`(array[${sql.raw(owners.join())}]::bigint[])[1 + (n + ${sql.lit(shift)}) % ${sql.lit(OWNERS)}]`;

const besides = (
  { chief, berta }: World,
  { made, owners, kind, after, rows }: Pick<Copies, 'made' | 'owners' | 'kind' | 'after' | 'rows'>,
) => {
  const numbers = sql`generate_series(${after + 1}::int, ${rows}::int) n`;

  return [
    sql`insert into detalle_ventas (fk_venta, orden, colilla, valor)
      select id, line, lpad(((id + line) % 10000)::text, 4, '0'), 1000 from ventas,
        generate_series(1, ${sql.lit(kind.lines ? LINES : 1)}::int) line on conflict do nothing`,
    sql`insert into nominas (fk_usuario, fecha, fecha_final, cuenta_bancaria)
      select ${ownerAt(owners, 0)}, lunes, lunes + 6, '22' from ${numbers},
        lateral (select date '2026-09-28' - 7 * (n / ${sql.lit(OWNERS)})::int as lunes) semanas`,
    sql`insert into detalle_nominas (fk_nomina, fk_usuario, orden, nombre, apellido, cuenta_bancaria)
      select id, fk_usuario, 1, 'Ana', 'Mera', '22' from nominas on conflict do nothing`,
    sql`insert into usuarios (nombre, apellido, username, password_hash, rol, estado, fk_usuario_principal,
        cuenta_bancaria, sueldo_fijo)
      select 'Ana', 'Mera ' || n, 'antiguo' || n, '', 'sumador', 'A', ${berta.user.id}, '22', 'S'
      from generate_series(${Math.floor(after / 10) + 1}::int, ${Math.floor(rows / 10)}::int) n`,
    sql`insert into notificaciones (fk_usuario, mensaje, fecha, hora, secuencia)
      select ${chief.user.id}, 'Premio ' || n || ' por revisar', date '2026-10-14' - (n % 365)::int, '10:00',
        ${made.premios?.id} from ${numbers}`,
    sql`insert into historial (recurso, fk_registro, fk_usuario, fecha, accion, cambios)
      select 'gastos', ${made.gastos?.id}, ${chief.user.id}, now(), 'modificación',
        '[{"campo":"descripcion","antes":"Arriendo del local","despues":"Arriendo"}]' from ${numbers}`,
  ];
};
