/** Set by `npm run test:full`. */
export const isFull = process.env.TEST_SIZE === 'full';

/** Set by `.ci/run`, too. */
const hasAllKinds = isFull || process.env.TEST_SIZE === 'ci';

export const sized = (each: number, full: number): number => (isFull ? full : each);

/** The marks in titles of what this size leaves out. */
export const LEFT_OUT: RegExp | undefined = isFull ? undefined : hasAllKinds ? /@long/ : /@(long|ci)/;

/** The kinds of a loop. `npm test` tries those that `isTried` chooses, `.ci/run` and `npm run test:full` all. */
export const kindsOf = <T>(all: readonly T[], isTried: (kind: T, index: number) => boolean): T[] => {
  const kinds = hasAllKinds ? [...all] : all.filter(isTried);
  if (kinds.length === 0) throw new Error('npm test would try no kind of this loop');

  return kinds;
};

/** Kinds and details of statements that other files hold, too: `.ci/run` runs these files, `npm test` does not. */
export const CI_FILES: string[] = [
  'tests/api/db/fileSizes.test.ts',
  'tests/api/files/lyingStore.test.ts',
  'tests/api/files/sweep.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/api/rest/alike.test.ts',
  'tests/api/sections/boundedAnswers.test.ts',
  'tests/api/start/failedStart.test.ts',
  'tests/src/features/offline/offline.test.tsx',
  'tests/src/layout/keptFocus.test.tsx',
  'tests/src/resources/ventas/doubts.test.tsx',
  'tests/src/ui/inputs/pictures/AlikePicture.test.tsx',
  'tests/src/views/LastRecords.test.tsx',
];

/** Only `npm run test:full` runs these files, and tests with @long in their title. */
export const LONG_FILES: string[] = [
  'tests/api/demo/seed.test.ts',
  'tests/api/db/durability.test.ts',
  'tests/src/stockSection.test.tsx',
];

export const LEFT_OUT_FILES: string[] = [...(isFull ? [] : LONG_FILES), ...(hasAllKinds ? [] : CI_FILES)];
