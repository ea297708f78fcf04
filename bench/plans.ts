import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  Plans?: Plan[];
}

/** What the database did for a request: the indexes it used, and the long tables that it read from end to end. */
export interface Work {
  indexes: string[];
  scanned: string[];
}

/** Explains every SELECT that `work` sends. */
export const explain = async (
  databaseUrl: string,
  longTables: readonly string[],
  work: () => Promise<unknown>,
): Promise<Work> => {
  const statements = await statementsOf(work);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const nodes: Plan[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
      nodes.push(...flatten(rows[0]['QUERY PLAN'][0].Plan));
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
  } finally {
    await client.end();
  }
};

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** The driver's own way to the server, listened to while `work` runs. */
const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listen(this: pg.Client, ...sent: unknown[]) {
    const [text, values] = sent;
    if (typeof text === 'string' && /^\s*(select|with)/i.test(text)) {
      seen.push({ text, values: Array.isArray(values) ? values : [] });
    }

    return Reflect.apply(query, this, sent);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }

  return seen;
};
