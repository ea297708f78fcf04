import { kB } from '../../report';
import { count, definePart, GASTOS, PREMIOS, signedIn } from '../part';
import type { Tab } from '../tab';

export const heap = definePart(
  {
    heap: ['heap after 50 changes of list', kB],
    growth: ['heap for each of them', kB],
    nodes: ['DOM nodes then', count],
    newNodes: ['more than 50 changes before', count],
  },
  (browser, app) => signedIn(browser, app, afterMany),
);

const afterMany = async ({ cdp, open, until, change }: Tab) => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await open('gastos');
  await until(GASTOS);
  await cdp.send('Performance.enable');
  const changeTimes = async (pairs: number) => {
    for (let pair = 0; pair < pairs; pair += 1) {
      await change('premios', PREMIOS);
      await change('gastos', GASTOS);
    }
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;

    return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes') };
  };
  const few = await changeTimes(5);
  const many = await changeTimes(25);

  return { ...many, growth: (many.heap - few.heap) / 50, newNodes: many.nodes - few.nodes };
};
