import { type RawBuilder, sql } from 'kysely';
import { type Database, openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import type { Db } from '../api/db/schema';
import { businessDay } from '../api/ledger/clock';
import { addDays } from '../api/ledger/week';
import { gastosRest } from '../contract/gastos';
import { MOST_FILAS } from '../contract/importar';
import { createCaller } from './caller';
import { ms, type Row, sample } from './report';
import { inNewFolder } from './start';

const CHIEF = 1;
const OWNERS = [2, 3, 4, 5];
/** In milliseconds. */
const MOST_MS = 1_500;
const STORED = 50_000;
const REPEATED = 20_000;

/** Looks and searches over rows that are alike, whose cost must not be a product of two sizes. */
export const benchAlike = async (name: string, where?: Parameters<typeof openDatabase>[0]): Promise<Row[]> =>
  where
    ? measureAll(name, await openDatabase(where))
    : inNewFolder(async (dataDir) => measureAll(name, await openDatabase({ dataDir })));

const measureAll = async (name: string, database: Database): Promise<Row[]> => {
  const { db } = database;
  try {
    await migrate(db);
    await addUsers(db);
    const [chief, own] = [await createCaller(database, CHIEF), await createCaller(database, OWNERS[0] ?? 0)];
    const rows: Row[] = [];
    const measure = async (what: string, ask: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      const [took = Number.NaN] = await sample(1, ask);
      const { user, system } = process.cpuUsage(before);
      const measured = `${ms(took)}; ${ms((user + system) / 1_000)} of processor here`;
      rows.push({ what: `${name}: ${what}`, measured, bound: ms(MOST_MS), holds: took <= MOST_MS });
    };
    const look = (call: typeof chief, filas: readonly Gasto[]) => () =>
      call(`/api/${gastosRest.name}/importar`, {
        archivo: 'gastos.xlsx',
        columnas: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', 'forma_pago', 'estado'],
        filas,
        por_defecto: {},
        solo_revisar: true,
      });

    for (const size of SIZES) {
      await measure(`a look at ${size} gastos that differ in descripcion`, look(own, rowsOf(size, alike)));
    }
    await measure(
      `a look at ${MOST_FILAS} gastos over 1,250 weeks of 4 administradores`,
      look(chief, rowsOf(MOST_FILAS, spread)),
    );
    await store(db, STORED, sql`'Taxi'`);
    await measure(`a look at 250 equal gastos beside ${STORED} equal ones`, look(own, rowsOf(250, equal)));
    await store(db, REPEATED, sql`repeat('a', 400)`);
    await measure(`one search word of 100 letters over ${REPEATED} repeating texts`, () =>
      chief(
        `/api/gastos?filter=${JSON.stringify({ q: `${'a'.repeat(39)}${'b'.repeat(61)}` })}&range=[0,24]&sort=["id","ASC"]`,
      ),
    );

    return rows;
  } finally {
    await database.close();
  }
};

const SIZES = [500, 1_000, 2_000, MOST_FILAS];

type Gasto = readonly [string, number, string, string, string, string, string];

const TODAY = businessDay(new Date());

const alike = (n: number): Gasto => [TODAY, 2, 'otros', `Taxi ${n}`, '12.50', 'efectivo', 'A'];
const equal = (): Gasto => [TODAY, 2, 'otros', 'Taxi', '12.50', 'efectivo', 'A'];
const spread = (n: number): Gasto => [
  addDays(TODAY, -7 * Math.floor(n / OWNERS.length)),
  OWNERS[n % OWNERS.length] ?? 0,
  'otros',
  `Taxi ${n}`,
  '12.50',
  'efectivo',
  'A',
];

const rowsOf = (size: number, rowAt: (n: number) => Gasto) =>
  Array.from({ length: size }, (_, n) => rowAt(n));

const addUsers = (db: Db) =>
  sql`insert into usuarios
    (id, nombre, apellido, username, password_hash, rol, estado, cuenta_bancaria, sueldo_fijo)
  overriding system value
  select n, 'Ana', 'Mera ' || n, 'usuario' || n, '', case n when ${CHIEF} then 'superadministrador' else 'administrador' end,
    'A', '', 'S' from generate_series(1, ${1 + OWNERS.length}::int) n`.execute(db);

const store = (db: Db, size: number, descripcion: RawBuilder<unknown>) =>
  sql`
  insert into gastos (fecha, fk_usuario, tipo, descripcion, valor, forma_pago, estado, fecha_creacion)
  select ${TODAY}, 2, 'otros', ${descripcion}, 1250, 'efectivo', 'A', now() - interval '1 hour'
  from generate_series(1, ${size}::int)`.execute(db);
