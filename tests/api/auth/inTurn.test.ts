import { expect, test } from 'vitest';
import { inTurn } from '../../../api/auth/attempts';

const fails = (message: string) => inTurn('ana', () => Promise.reject(new Error(message)));

test('[A20] who waits behind somebody that found no database hears it at once, and the next asks again', async () => {
  let asked = 0;
  const ask = () =>
    inTurn('ana', async () => {
      asked += 1;

      return 'in';
    });

  const outcomes = await Promise.allSettled([fails('Query read timeout'), ask(), ask()]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(asked).toBe(0);
  expect(await ask()).toBe('in');
});

test('another failure is nobody else’s', async () => {
  const outcomes = await Promise.allSettled([fails('otra cosa'), inTurn('ana', async () => 'in')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
