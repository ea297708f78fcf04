import { expect, test } from 'vitest';
import type { Call } from '../../contract/call';
import { cpuSeconds } from '../support/api/cpuSeconds';
import { right } from '../support/api/rightBodies';
import { isFull, sized } from '../support/size';

/** The largest body has 1 MB. */
const LENGTH = sized(200_000, 1_000_000);
const fill = (seed: string) => seed.repeat(Math.ceil(LENGTH / seed.length));

/** A long match for a regular expression that fails at the end: the worst case for backtracking. */
const texts = ['a', '0', ' ', '.', ',', '-', '(', '0.00', '12:', 'comprobantes/a,', '+ ', 'é'].flatMap(
  (seed) => [`${fill(seed)}!`, `1.${fill(seed)}!`],
);
const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const values: unknown[] = [
  ...texts,
  Array(LENGTH / 2).fill(0),
  Array(LENGTH / 4).fill('a'),
  Array(LENGTH / 4).fill({}),
  deep(1000),
  Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, n])),
];

const some = isFull ? values : values.filter((_, index) => index % 7 === 0);

const bodies = [...right].filter(([{ body, multipart }]) => body && !multipart);

test.each(bodies.map(([call, body]) => [`${call.method} ${call.path}`, call, body] as const))(
  '[A18] a long text in any field of %s is read in linear time',
  async (_, { body: schema }: Call, body) => {
    const dear: string[] = [];
    for (const name of Object.keys(body)) {
      for (const value of some) {
        let faults = 0;
        const cost = await cpuSeconds(() => {
          const { error } = schema?.safeParse({ ...body, [name]: value }) ?? {};
          faults = JSON.stringify(error?.issues ?? []).length;
        });
        if (cost > 5 || faults > 2 * LENGTH) dear.push(`${name}: ${cost} s, ${faults} signs of faults`);
      }
    }

    expect(dear).toEqual([]);
  },
);
