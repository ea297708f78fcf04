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

/** Adds npm's bill of materials to the build, without the parts that differ by run and machine. */
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

/** npm's own `--omit dev` also drops react and others that a tool needs. */
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
