import { ffuf } from './ffuf';
import { hydra } from './hydra';
import { sqlmap } from './sqlmap';
import { startTarget } from './target';
import { isInstalled } from './tool';
import { wapiti } from './wapiti';

/** Runs public attack tools against the built server. A finding, a fault in its log or an unresponsive server fails. */
const TOOLS = { sqlmap, wapiti, ffuf, hydra };

const missing = Object.keys(TOOLS).filter((tool) => !isInstalled(tool));
if (missing.length > 0) {
  console.error(`Install ${missing.join(', ')} first: Debian has packages of these names.`);
  process.exit(1);
}

const target = await startTarget();
const findings: string[] = [];
console.log('| tool | against | seen | findings | took |\n|---|---|---|---|---|');
for (const [tool, attack] of Object.entries(TOOLS)) {
  const begin = performance.now();
  const { against, seen, findings: found } = await attack(target);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`| ${tool} | ${against} | ${seen} | ${found.length} | ${seconds} s |`);
  findings.push(...found.map((finding) => `${tool}: ${finding}`));
}

if (!(await target.answers())) findings.push('the server answers no more');
findings.push(...target.faults().map((line) => `log: ${line}`));
const refusals = Object.entries(target.refusals()).map(([status, times]) => `${times} × ${status}`);
console.log(`\nThe server's log: ${refusals.join(', ')}.`);
await target.close();

for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
