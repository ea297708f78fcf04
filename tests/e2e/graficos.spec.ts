import { expect, type Page } from '@playwright/test';
import { enter, test } from '../support/e2e/staff';

const dollarsOf = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

/** The heights of the points of each line, in the dollars of the axis, and where the axis begins. */
const drawnIn = async (page: Page, title: string) => {
  const plot = page.getByRole('img', { name: title });
  await expect(plot.locator('.MuiChartsAxis-directionY')).toBeVisible();

  const { ticks, lines } = await plot.evaluate((picture) => {
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();

      return top + height / 2;
    };
    const labels = [...picture.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')];
    const paths = [
      ...picture.querySelectorAll<SVGPathElement>('.MuiLineChart-root path, path.MuiLineChart-line'),
    ];

    return {
      ticks: labels.map((label) => ({ text: label.textContent ?? '', at: middleOf(label) })),
      lines: paths
        .filter((path) => path.ownerSVGElement?.querySelector('.MuiChartsAxis-directionY'))
        .map((path) => {
          const { f: shift = 0 } = path.getScreenCTM() ?? {};

          return [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
            ([, , y]) => Number(y) + shift,
          );
        }),
    };
  });
  const [first, last] = [ticks.at(0), ticks.at(-1)];
  if (!first || !last) throw new Error('The axis has no amounts');
  const scale = (dollarsOf(last.text) - dollarsOf(first.text)) / (last.at - first.at);

  return {
    least: Math.min(dollarsOf(first.text), dollarsOf(last.text)),
    lines: lines.map((points) => points.map((at) => dollarsOf(first.text) + (at - first.at) * scale)),
  };
};

/** A point is a few pixels high. */
const expectNear = (drawn: readonly number[] = [], answered: readonly number[]) => {
  const span = Math.max(...answered, 0) - Math.min(...answered, 0);
  expect(span).toBeGreaterThan(0);
  expect(drawn).toHaveLength(answered.length);
  for (const [at, value] of answered.entries())
    expect(Math.abs((drawn[at] ?? 0) - value) / span).toBeLessThan(0.03);
};

/** Opens a report and returns the answer of the API that it draws. */
const answerTo = async <Answer>(page: Page, report: string): Promise<Answer> => {
  const answer = page.waitForResponse((response) => response.url().includes(`/api/reportes/${report}?`));
  await enter(page, 'administrador', `/auth/reportes/${report}`);

  return (await answer).json();
};

test('[L8] the plot of Histórico draws ventas, premios and utilidad of its weeks @ci', async ({ page }) => {
  const { filas } = await answerTo<{ filas: Record<string, string>[] }>(page, 'historico');
  const { lines } = await drawnIn(page, 'Ventas, premios y utilidad por semana');

  for (const [at, figure] of ['ventas', 'premios', 'utilidad'].entries())
    expectNear(
      lines[at],
      filas.map((fila) => Number(fila[figure])),
    );
});

/** A step has two points. */
const changes = (values: readonly number[]) =>
  values.filter((value, at) => at === 0 || Math.abs(value - (values[at - 1] ?? 0)) > 0.01);

test('[L8] the plot of Movimientos draws the last saldo of each day, from 0 @ci', async ({ page }) => {
  const { saldo_anterior, filas } = await answerTo<{
    saldo_anterior: string;
    filas: { fecha: string; saldo: string }[];
  }>(page, 'movimientos');
  const { least, lines } = await drawnIn(page, 'Saldo al final de cada día');
  const [line = []] = lines;
  const last = new Map(filas.map(({ fecha, saldo }) => [fecha, Number(saldo)]));
  const isFirstDay = filas[0]?.fecha.endsWith('-01');

  expect(filas.length).toBeGreaterThan(last.size);
  expect(least).toBeLessThanOrEqual(0);
  expectNear(changes(line), changes([...(isFirstDay ? [] : [Number(saldo_anterior)]), ...last.values()]));
});

test('[Y3] the amount of each bar is drawn in full @ci', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'superadministrador');
  const plot = page.getByRole('img', { name: '¿Qué se paga?' });
  await plot.scrollIntoViewIfNeeded();
  const amounts = plot.locator('.MuiBarChart-label');
  await expect(amounts.first()).toBeVisible();
  const cut = await amounts.evaluateAll((texts) =>
    texts
      .filter((text) => {
        const picture = text.closest('svg');
        const clipped = text.closest('g[clip-path]');
        const end = picture?.getBoundingClientRect().right ?? 0;

        return (
          text.getBoundingClientRect().right > end ||
          (clipped !== null && getComputedStyle(clipped).clipPath !== 'none')
        );
      })
      .map(({ textContent }) => textContent),
  );

  expect(cut).toEqual([]);
});
