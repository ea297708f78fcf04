import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { startAt } from '../../../../support/clock';
import { exportCsv } from '../../../../support/inputs';
import { recordOf, renderSection } from '../../../../support/renderSection';
import { gastos, gastosRest } from '../../../../support/sampleSection';

startAt('2026-11-20T15:00:00Z');

const PAGE = 1_000;

/** Our API, where a gasto of the first page of an export is annulled as soon as that page is read. */
const shrinkingHost = () => {
  const row = recordOf(gastosRest, 1);
  const stored = Array.from({ length: PAGE + 1 }, (_, index) => ({ ...row, id: index + 1 }));

  return [
    http.get('*/api/gastos/ids', () => HttpResponse.json(stored.map(({ id }) => id))),
    http.get('*/api/gastos', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const { id: asked } = JSON.parse(searchParams.get('filter') ?? '{}');
      if (asked) return HttpResponse.json(stored.filter(({ id }) => asked.includes(id)));

      const [from, to] = JSON.parse(searchParams.get('range') ?? '[0,24]');
      const rows = stored.slice(from, to + 1);
      const range = `gastos ${from}-${to}/${stored.length}`;
      if (rows.length === PAGE) stored.shift();

      return HttpResponse.json(rows, { headers: { 'Content-Range': range } });
    }),
  ];
};

test('[M10] an export misses no record when another one leaves the list between two of its pages @ci', async () => {
  const { user } = renderSection(gastos, { profile: { api_local: true }, handlers: shrinkingHost() });
  await screen.findByRole('table', { name: 'Gastos' });
  const [, ...lines] = (await exportCsv(user)).filter(Boolean);

  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(
    Array.from({ length: PAGE }, (_, index) => index + 2),
  );
});
