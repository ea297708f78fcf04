import { expect, test } from 'vitest';
import { ApiError } from '../../../api/http/errors';
import { createLanes } from '../../../api/http/lanes';

const busy = () => new ApiError(503, 'ocupado');

const openWork = () => {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) => () => {
    started.push(id);

    return new Promise<number>((resolve) => ends.push(() => resolve(id)));
  };

  return { started, ends, work };
};

test('[A16] so many run at once, so many wait in the order they came, and more are refused', async () => {
  const { started, ends, work } = openWork();
  const inLane = createLanes({ lanes: 2, mostWaiting: 2, busy });

  const taken = [1, 2, 3, 4].map((id) => inLane(work(id)));
  await expect(inLane(work(5))).rejects.toThrow('ocupado');
  expect(started).toEqual([1, 2]);

  ends.shift()?.();
  expect(await taken[0]).toBe(1);
  expect(started).toEqual([1, 2, 3]);
  for (const _ of [2, 3, 4]) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(taken)).toEqual([1, 2, 3, 4]);
  expect(started).toEqual([1, 2, 3, 4]);
});

test('[A16] work that fails gives its lane back', async () => {
  const inLane = createLanes({ lanes: 1, mostWaiting: 0, busy });

  await expect(inLane(() => Promise.reject(new Error('roto')))).rejects.toThrow('roto');

  expect(await inLane(async () => 'bien')).toBe('bien');
});
