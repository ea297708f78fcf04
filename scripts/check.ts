import { spawnSync } from 'node:child_process';

/** Types, lint and unused code. The first one that fails ends it and says what to do. */
const CHECKS = [
  ['tsc --noEmit', 'The types do not fit: mend what is named above.'],
  ['biome check', '`npm run fix` repairs the format and what else Biome can; the rest is named above.'],
  ['knip', 'Delete what nothing uses, or its export.'],
] as const;

for (const [command, advice] of CHECKS) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`\n${advice}`);
  process.exit(1);
}
