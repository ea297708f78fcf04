import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import type { Schema } from '../api/db/schema';

interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  Plans?: Plan[];
}

/** Indexes used and long tables scanned sequentially during a request. */
export interface Work {
  indexes: string[];
  scanned: string[];
}

/** Reads the plans of statements. */
export const explain = async (
  db: Kysely<Schema>,
  longTables: readonly string[],
  statements: readonly Statement[],
): Promise<Work> => {
  const nodes: Plan[] = [];
  for (const { text, values } of statements) {
    const plan = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...values]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(plan);
    for (const row of rows) nodes.push(...flatten(row['QUERY PLAN'][0].Plan));
  }
  const relationsOf = (isWanted: (node: Plan) => boolean, name: 'Index Name' | 'Relation Name') => [
    ...new Set(nodes.filter(isWanted).flatMap((node) => node[name] ?? [])),
  ];

  return {
    indexes: relationsOf((node) => node['Index Name'] !== undefined, 'Index Name').sort(),
    scanned: relationsOf(
      (node) => node['Node Type'] === 'Seq Scan' && longTables.includes(node['Relation Name'] ?? ''),
      'Relation Name',
    ),
  };
};

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** Runs statements in sequence on one connection. */
export const runBare = (db: Kysely<Schema>, statements: readonly Statement[]): Promise<void> =>
  db.connection().execute(async (connection) => {
    for (const { text, values } of statements) {
      await connection.executeQuery(CompiledQuery.raw(text, [...values]));
    }
  });

/** Every SELECT that `work` sends, taken from the driver. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listen(this: pg.Client, ...sent: unknown[]) {
    const { text, values = [] } = Object(sent[0]);
    if (/^\s*(select|with)/i.test(text)) seen.push({ text, values });

    return Reflect.apply(query, this, sent);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }

  return seen;
};
