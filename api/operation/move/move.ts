import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { migrate } from '../../db/migrations';
import type { Schema } from '../../db/schema';
import { atOneMoment } from '../../ledger/atOneMoment';
import { OperatorError } from '../../start/operatorError';
import type { Business } from '../backup/backup';
import { hasUsers, refuseOthersTables } from '../backup/empty';
import {
  readLines,
  readSequences,
  readTableNames,
  setSequences,
  withoutRules,
  writeLines,
} from '../backup/tables';
import { type Digest, digestOf } from './digest';
import { moveProofs } from './moveProofs';

type Db = Kysely<Schema>;

/** What stands on both sides under one name, the same by its checksum. */
export interface Moved {
  name: string;
  from: Digest;
  to: Digest;
}

/** Rows of one statement. */
const AT_ONCE = 2_000;

/**
 * Moves a business that nobody else has open into an empty database and its place for proofs (ADR 032), and tells what is
 * there then. The proofs go first; the rows follow in one transaction, which stands only if each table is the same on both
 * sides. Cut short anywhere, it is begun again; what has been moved already is compared alone. The source keeps all it has.
 */
export const moveBusiness = async (from: Business, to: Business): Promise<Moved[]> => {
  await refuseOthersTables(to.db);
  await migrate(to.db);
  await migrate(from.db);
  // Before any proof is brought.
  if (await hasUsers(to.db)) await inBoth(from.db, to.db, requireSame(notEmpty));

  const proofs = { name: 'comprobantes', ...(await moveProofs(from.proofs, to.proofs)) };
  if (isOther(proofs)) throw notTheSame(proofs);
  const tables = await inBoth(from.db, to.db, async (source, target) => {
    await sql`lock table usuarios in exclusive mode`.execute(target);
    if (!(await hasUsers(target))) await copyTables(source, target);

    return requireSame(notTheSame)(source, target);
  });
  await sql`analyze`.execute(to.db);

  return [...tables, proofs];
};

const inBoth = <T>(from: Db, to: Db, work: (source: Db, target: Db) => Promise<T>): Promise<T> =>
  atOneMoment(from, (source) =>
    to.transaction().execute(async (target) => {
      // Instants are written, and so counted, alike on both sides.
      for (const trx of [source, target]) await sql`set local timezone to 'UTC'`.execute(trx);

      return work(source, target);
    }),
  );

const copyTables = async (source: Db, target: Db): Promise<void> => {
  const names = await readTableNames(source);
  // All tables of the target are emptied: none of them may be of anybody else.
  if (!isDeepStrictEqual(await readTableNames(target), names)) throw notEmpty();
  await withoutRules(target, async () => {
    for (const name of names) await copyTable(source, target, name);
    await setSequences(target, await readSequences(source));
  });
};

const copyTable = async (source: Db, target: Db, table: string): Promise<void> => {
  for await (const lines of readLines(source, table, AT_ONCE)) await writeLines(target, table, lines);
};

/** What each table comes to on both sides; one that differs is refused. */
const requireSame =
  (refusal: (other: Moved) => Error) =>
  async (source: Db, target: Db): Promise<Moved[]> => {
    const moved: Moved[] = [];
    for (const name of await readTableNames(source)) {
      const table = { name, from: await digestOf(source, name), to: await digestOf(target, name) };
      if (isOther(table)) throw refusal(table);
      moved.push(table);
    }

    return moved;
  };

const isOther = ({ from, to }: Moved) => !isDeepStrictEqual(from, to);

const notEmpty = () => new OperatorError('La base de datos de destino ya tiene otros datos: use una vacía.');

const notTheSame = ({ name, from, to }: Moved) =>
  new OperatorError(
    `No llegó igual: ${name} tiene ${from.rows} (${from.sum}) y en el destino ${to.rows} (${to.sum}). No se guardó nada: ejecútelo otra vez.`,
  );
