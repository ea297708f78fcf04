import { ensureBuilt } from '../../scripts/build.mjs';
import { openCluster } from './cluster';
import { type Failover, runFailover } from './failover';
import { missingPackages } from './programs';

const main = async () => {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(`This takes Debian's packages: apt-get install ${missing.join(' ')}`);
    process.exit(1);
  }
  ensureBuilt();
  const cluster = await openCluster({ apis: 2 });
  const stop = async () => {
    await cluster.close();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  try {
    const result = await runFailover(cluster, (line) => console.log(`— ${line}`));
    console.log(`\n${toTable(result)}`);
    process.exitCode = result.lost.length + result.double.length + result.ended > 0 ? 1 : 0;
  } catch (error) {
    console.error(`What the programs said is in ${cluster.folder}`);
    await cluster.close({ keep: true });
    throw error;
  }
  await cluster.close();
};

const toTable = (result: Failover): string => {
  const refused = Object.entries(result.refused).map(([answer, times]) => `${times} × ${answer}`);
  const rows: [string, string | number][] = [
    ['primary before the kill, and after it', `${result.before}, ${result.after}`],
    ['seconds without an acknowledged write', result.refusedFor.toFixed(1)],
    ['tries that were refused, and made again', refused.join(', ') || 'none'],
    ['writes acknowledged', result.acknowledged],
    ['of them not found', result.lost.length],
    ['writes found twice', result.double.length],
    ['seconds until the killed one follows again', result.backAfter.toFixed(1)],
    ['servers that had to be started again', result.ended],
  ];

  return rows.map(([what, value]) => `${what.padEnd(44)} ${value}`).join('\n');
};

await main();
