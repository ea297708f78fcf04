import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const COMMAND = 'npm sbom --sbom-format cyclonedx --package-lock-only --include dev --no-update-notifier';
/** Captures npm's messages; execSync adds them to the error on failure. */
const OPTIONS = { stdio: 'pipe', maxBuffer: 2 ** 26 } as const;

interface Component {
  'bom-ref': string;
  properties: { name: string }[];
}
interface Dependency {
  ref: string;
  dependsOn: string[];
}

/** Puts npm's list of what the program is made of beside it, without what every run and machine says anew. */
export const billOfMaterials = (): Plugin => ({
  name: 'bill-of-materials',
  writeBundle({ dir = '' }) {
    const { serialNumber, ...bill } = JSON.parse(execSync(COMMAND, OPTIONS).toString());
    const { timestamp, tools, component: own, ...metadata } = bill.metadata;
    const root: string = own['bom-ref'];
    const settled = {
      ...bill,
      // npm would name it after the folder.
      metadata: { ...metadata, component: { ...own, name: root.split('@')[0] } },
      ...forProduction(root, bill),
    };

    writeFileSync(join(dir, 'sbom.cdx.json'), `${JSON.stringify(settled, null, 2)}\n`);
  },
});

/** npm's own `--omit dev` leaves out react and others that a tool wants as well. */
const forProduction = (root: string, bill: { components: Component[]; dependencies: Dependency[] }) => {
  const components = bill.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const kept = new Set([root, ...components.map((component) => component['bom-ref'])]);
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));

  return { components, dependencies };
};
