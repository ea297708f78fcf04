/** One line of the table: what was measured, in words, and the bound it is held to. */
export interface Row {
  what: string;
  measured: string;
  bound: string;
  holds: boolean;
}

export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);

  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Milliseconds of each of `times` runs, in sequence. */
export const sample = async (times: number, work: (turn: number) => Promise<unknown>): Promise<number[]> => {
  const samples: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await work(turn);
    samples.push(performance.now() - start);
  }

  return samples;
};

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const table = (rows: readonly Row[]): string =>
  [
    '| what | measured | bound | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ what, measured, bound, holds }) =>
        `| ${what} | ${measured} | ${bound} | ${holds ? 'holds' : '**broken**'} |`,
    ),
  ].join('\n');
