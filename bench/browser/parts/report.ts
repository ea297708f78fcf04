import { ms, quantile } from '../../report';
import type { App } from '../apps';
import { MARK } from '../inPage';
import { markAnswer, scrollThrough } from '../inReport';
import { count, definePart, signedIn, TURNS } from '../part';
import type { Tab } from '../tab';

const LINES = 5_000;
const FIRST_ROWS = { head: 'saldo', rows: 20 };

/** A report of many lines, and a stock list with as many rows. */
export const report = definePart(
  {
    lines: [`answer of a report of ${LINES.toLocaleString('en')} lines → first rows`, ms],
    worstTask: ['its longest task over 50 ms while it is scrolled to its end, CPU × 1', ms],
    found: ['its rows that Ctrl+F finds then', count],
  },
  (browser, app) =>
    signedIn(browser, app, async (tab) => {
      const { page, cdp } = tab;
      await answerLines(tab, app);
      const samples: number[] = [];
      for (const _ of TURNS) samples.push(await openReport(tab, app));
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await openReport(tab, app);
      const worstTask = await page.evaluate(scrollThrough);

      return { lines: quantile(samples, 0.5), worstTask, found: await page.locator('tbody tr').count() };
    }),
);

const openReport = async ({ open, until }: Tab, { hasFigures }: App): Promise<number> => {
  await open(hasFigures ? 'reportes/movimientos?fk_usuario=2' : 'movimientos');

  return until(FIRST_ROWS);
};

const answerLines = async ({ page }: Tab, { hasFigures }: App) => {
  const path = hasFigures ? '/api/reportes/movimientos' : '/api/movimientos';
  const filas = Array.from({ length: LINES }, (_, line) => ({
    fecha: '2026-11-20',
    concepto: 'VENTA',
    recurso: 'ventas',
    fk_registro: line + 1,
    detalle: `Sorteo de la noche, promotor ${line % 200}`,
    ingreso: 12_345 + line,
    egreso: 0,
    saldo: 100_000 + line * 12_345,
  }));
  const json = hasFigures
    ? { saldo_anterior: 0, filas, saldo: 0 }
    : filas.map((fila, id) => ({ ...fila, id }));

  await page.addInitScript(markAnswer, { mark: MARK, path });
  await page.route(`**${path}?*`, (route) =>
    route.fulfill({ json, headers: { 'content-range': `movimientos 0-${LINES - 1}/${LINES}` } }),
  );
};
