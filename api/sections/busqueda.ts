import { sql } from 'kysely';
import { busquedaCalls, type Hallazgo } from '../../contract/busqueda';
import { namesOf } from '../../contract/derive';
import { nominaAccess } from '../../contract/nomina';
import type { RestSection } from '../../contract/rest';
import { restSections } from '../../contract/restSections';
import { Rol, rolLabels } from '../../contract/roles';
import { usuariosAccess } from '../../contract/usuarios';
import type { Answer } from '../answer/answer';
import { hasRole, type Session } from '../auth/permission';
import { byName, fullName } from '../db/names';
import type { Db } from '../db/schema';
import { businessDay } from '../ledger/clock';
import { addDays } from '../ledger/week';
import { ownedBy, ownerOf } from '../ownership/owner';
import { type Condition, isAmount, isOneOf, matches } from '../rest/conditions';
import { inScope } from '../rest/read';
import { withReferences } from '../rest/references';
import { describeTable, type Stored } from '../rest/restTable';
import { byColilla } from './ventas/byColilla';

interface Asked {
  session: Session;
  words: string;
  id: number | undefined;
  now: Date;
}

type Found = Omit<Hallazgo, 'seccion'>;

type Find = (db: Db, asked: Asked) => Promise<readonly Found[]>;

const MOST = 5;

export const busquedaRoutes = (answer: Answer): void => {
  answer(busquedaCalls.find, async ({ db, session, now, query: { q } }) => {
    const hallazgos: Hallazgo[] = [];
    // In sequence, to use one connection.
    for (const [seccion, access, find] of searches) {
      if (!hasRole(session, access)) continue;
      const found = await find(db, { session, words: q, id: idOf(q), now });
      hallazgos.push(...found.map((row) => ({ seccion, ...row })));
    }

    return { hallazgos };
  });
};

/** 3353 or #3353; a leading zero means a colilla or cédula. */
const idOf = (words: string): number | undefined => {
  const [, digits] = /^#?([1-9]\d{0,14})$/.exec(words) ?? [];

  return digits === undefined ? undefined : Number(digits);
};

const findIn = (section: RestSection): Find => {
  const table = describeTable(section, {});
  // A text with a filter of its own is a code and has no index: such a record is found by its id.
  const texts = namesOf(
    section.fields,
    ({ search, kind, filter }) => search === true && kind !== 'reference' && !filter,
  );

  // Enabled records first. A long table has no such estado and is read from its end, until enough are found.
  const first = section.fields.estado?.words?.I ? sql`estado = 'I',` : sql``;
  const hasDay = section.fields.fecha?.kind === 'day';

  return async (db, { session, words, id, now }) => {
    const since = addDays(businessDay(now), -DAYS_OF_AMOUNTS);
    const amounts = isAmount(words, table.amounts).map((amount) =>
      hasDay ? sql<boolean>`(fecha >= ${since} and ${amount})` : amount,
    );
    const named = texts.length > 0 ? [matches(texts, words)] : [];
    const sold = (section.name === 'ventas' && byColilla(words)) || sql<boolean>`false`;
    const condition = orId(id, anyOf([...named, ...amounts, sold]));
    const order = sql`order by ${id === undefined ? sql`` : sql`id <> ${id},`} ${first} id desc`;
    const page = sql<Stored>`${inScope(table, condition, session)} ${order} limit ${MOST}`;
    const { rows } = await sql<Stored>`${withReferences(page, table.references)} ${order}`.execute(db);

    return rows.map((row) => foundIn(section, texts, row));
  };
};

/** Amounts have no index, so they are looked for in recent records. */
const DAYS_OF_AMOUNTS = 365;

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

const foundIn = ({ fields, singular }: RestSection, texts: readonly string[], row: Stored): Found => {
  const word = singular.replace(/^(el|la) (.)/, (_, _article, first: string) => first.toUpperCase());
  const { id, nombre, apellido, hora_sorteo, fecha, sorteo, vendedor, colilla, estado } = row;
  const own = texts.filter((text) => !['nombre', 'apellido'].includes(text)).map((text) => row[text]);
  const [money] = namesOf(fields, ({ kind }) => kind === 'money');
  const parts = [
    fecha,
    wordsOf(sorteo),
    wordsOf(vendedor),
    colilla && `colilla ${colilla}`,
    ...own,
    money && asDollars(Number(row[money])),
    estado === 'I' && 'no habilitado',
  ];

  return {
    id,
    texto: nombre ? wordsOf({ nombre, apellido, hora_sorteo }) : `${word} ${id}`,
    detalle: parts.filter(Boolean).join(' · '),
  };
};

const wordsOf = (named: unknown): string => {
  const { nombre, apellido, hora_sorteo } = Object(named ?? {});

  return [nombre, apellido, hora_sorteo].filter(Boolean).join(' ');
};

const asDollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const orId = (id: number | undefined, condition: Condition): Condition =>
  id === undefined ? condition : sql`(${isOneOf([id])} or ${condition})`;

const findNominas: Find = async (db, { session, words, id }) => {
  const condition = orId(undefined, anyOf([...isAmount(words, ['n.total']), sql`n.id = ${id ?? 0}`]));

  const { rows } = await sql<Found>`
    select n.id, 'Nomina ' || n.id as texto,
      concat_ws(' · ', n.fecha::text || ' al ' || n.fecha_final::text, ${fullName('u')}) as detalle
    from nominas n join usuarios u on u.id = n.fk_usuario
    where ${condition} and ${ownedBy('n.fk_usuario', ownerOf(session))}
    order by n.id <> ${id ?? 0}, n.id desc limit ${MOST}`.execute(db);

  return rows;
};

const findUsuarios: Find = async (db, { id, words }) => {
  const roles = Rol.options.map((rol) => sql`when ${rol} then ${rolLabels[rol]}`);
  const { rows } = await sql<Found>`
    select id, ${fullName('usuarios')} as texto, concat_ws(' · ',
      case rol ${sql.join(roles, sql` `)} end, username, case when estado = 'I' then 'no habilitado' end) as detalle
    from usuarios where ${orId(id, matches(['nombre', 'apellido', 'username'], words))}
    order by estado, ${byName('usuarios')} limit ${MOST}`.execute(db);

  return rows;
};

const searches: readonly (readonly [seccion: string, access: readonly Rol[], find: Find])[] = [
  ...restSections
    .filter(({ fields }) => namesOf(fields, ({ search }) => search === true)[0])
    .map((section) => [section.name, section.readers, findIn(section)] as const),
  ['nomina', nominaAccess, findNominas],
  ['usuarios', usuariosAccess, findUsuarios],
];
