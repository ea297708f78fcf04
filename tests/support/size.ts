/** Set by `npm run test:full`. */
export const isFull = process.env.TEST_SIZE === 'full';

export const sized = (each: number, full: number): number => (isFull ? full : each);

/** Only `npm run test:full` runs these files, and tests with @long in their title. */
export const LONG_FILES: string[] = [
  'tests/api/demo/seed.test.ts',
  'tests/api/db/durability.test.ts',
  'tests/src/stockSection.test.tsx',
];
