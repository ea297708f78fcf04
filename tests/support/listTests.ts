import { relative } from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';

/** A test that is still to be written holds nothing. Biome refuses `skip`. */
const isWritten = ({ options: { mode } }: TestCase) => mode !== 'todo';

/** Prints the titles of all tests as JSON, also of those that run only if a program is here, which `vitest list` leaves out. */
const vitest = await createVitest('test', { watch: false, config: 'vitest.config.ts' });
const modules = await vitest.experimental_parseSpecifications(await vitest.globTestSpecifications());
const found = modules.flatMap(({ moduleId, project, children }) =>
  [...children.allTests()].filter(isWritten).map(({ fullName }) => ({
    name: fullName,
    file: relative(process.cwd(), moduleId),
    project: project.name,
  })),
);
await vitest.close();
process.stdout.write(JSON.stringify(found));
