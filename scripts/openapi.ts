import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeContract } from '../api/openapi/openapi';
import { breaksBetween } from './openapiBreaks';

/** Writes docs/openapi.json. Refuses a breaking change unless the version has moved. */
const PATH = 'docs/openapi.json';

/** The description of the last commit. An earlier run may have written a break into the file. */
const committed = (): string | undefined => {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${PATH}`], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status === 0) return stdout;

  return existsSync(PATH) ? readFileSync(PATH, 'utf8') : undefined;
};

const now = describeContract();
const before = committed();
const old = before === undefined ? now : JSON.parse(before);
const major = (version: string) => Number(version.split('.')[0]);
const breaks = breaksBetween(old, JSON.parse(JSON.stringify(now)));

if (breaks.length > 0 && major(now.info.version) <= major(old.info.version)) {
  for (const one of breaks) console.error(one);
  console.error(
    `\nThis breaks who was written for ${old.info.version}: move CONTRACT_VERSION in contract/calls.ts to`,
  );
  console.error(`${major(old.info.version) + 1}.0.0 and say in CHANGELOG.md what a host must do.`);
  process.exit(1);
}
writeFileSync(PATH, `${JSON.stringify(now, null, 1)}\n`);
console.log(`${PATH} says ${now.info.version}, ${breaks.length} breaks`);
