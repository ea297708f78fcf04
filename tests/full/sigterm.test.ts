import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databases, openBusiness, USERS } from '../support/full/business';
import { signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';

const CLIENTS = 50;

/** 503: uploads over the limit of concurrent pictures. */
const ANSWERS = ['200', '503'];

test.each(databases)(
  '[A20] SIGTERM with 50 open connections on %s loses no request and ends the server within 10 s',
  async (database) => {
    const business = await openBusiness(database);
    const { url, child, exit } = await startServer(business.env);
    const callers = await Promise.all(USERS.map((username) => signIn(url, username)));
    const outcomes: string[] = [];
    let written = 0;

    const client = async (index: number) => {
      const caller = callers[index % callers.length];
      if (!caller) return;
      const calls = [
        () => caller.get(url, '/api/gastos?range=[0,24]'),
        () => caller.post(url, '/api/gastos', gasto(`${index}`)),
        () => caller.upload(url),
        () => caller.get(url, '/'),
      ];
      for (let turn = index; ; turn += 1) {
        const make = calls[turn % calls.length];
        const outcome = await make?.().then(
          ({ status }) => String(status),
          (error) => String(Object(error).code ?? error),
        );
        outcomes.push(String(outcome));
        if (turn % calls.length === 1 && outcome === '200') written += 1;
        if (!ANSWERS.includes(String(outcome))) return;
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
    await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(CLIENTS * 4);

    const begin = performance.now();
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - begin).toBeLessThan(10_000);
    await Promise.all(clients);

    // Every request is answered or refused at the connection.
    expect(outcomes.filter((outcome) => ![...ANSWERS, 'ECONNREFUSED'].includes(outcome))).toEqual([]);
    const { rows } = await business.look((db) =>
      sql<{ n: number }>`select count(*) as n from gastos`.execute(db),
    );
    expect(rows[0]?.n).toBe(written);
  },
);
