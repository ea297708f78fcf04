import { expect, test } from 'vitest';
import { createTeller } from '../../../api/start/watchCommand';

/** Tells a text at each of these times, in seconds, then clears. */
const written = (isTTY: boolean, seconds: readonly number[]): string[] => {
  const out: string[] = [];
  let time = 0;
  const { tell, clear } = createTeller({ isTTY, write: (text) => out.push(text) }, () => time * 1_000);
  for (const second of seconds) {
    time = second;
    tell(`Filas: ${second} de 30`);
  }
  clear();

  return out;
};

test('[U30] a command says nothing of its first two seconds, then changes one line of a terminal', () => {
  expect(written(true, [0, 1, 1.9])).toEqual([]);
  expect(written(true, [0, 2, 2.05, 2.2])).toEqual([
    '\r\x1b[KFilas: 2 de 30',
    '\r\x1b[KFilas: 2.2 de 30',
    '\r\x1b[K',
  ]);
});

test('[U30] where there is no terminal, it says nothing: cron would mail it', () => {
  expect(written(false, [0, 1, 2, 3, 6, 7, 12, 13])).toEqual([]);
});
