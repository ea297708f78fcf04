import { expect, test } from 'vitest';
import { hashPassword } from '../../api/auth/password';
import { authCalls } from '../../contract/auth';
import { PASSWORD } from '../support/api/testApi';
import { openWorld } from '../support/api/world';

const world = openWorld();

/** Samples of each kind. Chance alone leaves 0.45 to 0.55 only once in ten thousand runs. */
const TIMES = 900;

/** The share of pairs in which the first takes longer; 0.5 means no difference. */
const areaUnderCurve = (ones: readonly number[], others: readonly number[]) => {
  const all = [...ones.map((ms) => ({ ms, isOne: true })), ...others.map((ms) => ({ ms, isOne: false }))];
  const ranks = all.toSorted((a, b) => a.ms - b.ms).map(({ isOne }, index) => (isOne ? index + 1 : 0));
  const sum = ranks.reduce((total, rank) => total + rank, 0);

  return (sum - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length);
};

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);

test('[A14] how long a refused sign-in takes does not tell whether the user exists or is enabled', async () => {
  // The users of the world have a cheaper hash.
  const password_hash = await hashPassword(PASSWORD);
  const { username: known } = await world.addUser({ password_hash });
  const { username: disabled } = await world.addUser({ password_hash, estado: 'I' });
  const names = { known, disabled, unknown: 'usuario0' };
  const kinds = ['known', 'disabled', 'unknown'] as const;
  const times = { known: [] as number[], disabled: [] as number[], unknown: [] as number[] };
  const tryOnce = async (username: string) => {
    await world.db.deleteFrom('intentos_fallidos').execute();
    const start = performance.now();
    const { status } = await world.call(authCalls.login, { body: { username, password: 'no es esta' } });
    const ms = performance.now() - start;
    expect(status).toBe(401);

    return ms;
  };
  for (const name of Object.values(names)) for (let time = 0; time < 20; time += 1) await tryOnce(name);

  // A random order in each round spreads the noise of the machine evenly.
  for (let round = 0; round < TIMES; round += 1) {
    for (const kind of shuffled(kinds)) times[kind].push(await tryOnce(names[kind]));
  }

  for (const [one, other] of [
    ['known', 'unknown'],
    ['known', 'disabled'],
    ['disabled', 'unknown'],
  ] as const) {
    const area = areaUnderCurve(times[one], times[other]);
    expect(area, `${one} against ${other}`).toBeGreaterThan(0.45);
    expect(area, `${one} against ${other}`).toBeLessThan(0.55);
  }
});
