import { expect, onTestFinished, test } from 'vitest';
import { openCluster } from '../../ops/failover/cluster';
import { runFailover } from '../../ops/failover/failover';
import { missingPackages } from '../../ops/failover/programs';

const missing = missingPackages();
if (missing.length > 0) console.log(`Without ${missing.join(', ')} no failover is tried.`);

test.runIf(missing.length === 0)(
  '[O6] the primary dies during writes: no acknowledged write is lost or doubled, and the cluster recovers by itself',
  async () => {
    const cluster = await openCluster({ apis: 2 });
    onTestFinished(() => cluster.close());

    const result = await runFailover(cluster, () => undefined);

    expect(result).toMatchObject({ lost: [], double: [], ended: 0 });
    expect(result.after).not.toBe(result.before);
    expect(result.acknowledged).toBeGreaterThan(500);
    // Every refusal is one that clients retry.
    expect(Object.keys(result.refused).filter((answer) => answer !== '503' && answer !== 'cut')).toEqual([]);
  },
);
