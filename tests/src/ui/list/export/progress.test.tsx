import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { startAt } from '../../../../support/clock';
import { catchFiles } from '../../../../support/files';
import { createGate } from '../../../../support/http/gate';
import { recordOf, renderSection } from '../../../../support/renderSection';
import { gastos, gastosRest } from '../../../../support/sampleSection';

startAt('2026-11-20T15:00:00Z');

const PAGE = 1_000;
const TOTAL = 2_500;

/** An export whose second page waits. */
const exportSlowly = async () => {
  const files = catchFiles();
  const second = createGate();
  const row = recordOf(gastosRest, 1);
  const { user } = renderSection(gastos, {
    handlers: [
      http.get('*/api/gastos', async ({ request }) => {
        const [from, to] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0,0]');
        if (from === PAGE) await second.passed;
        const count = Math.min(to + 1, TOTAL) - from;
        const rows = Array.from({ length: count }, (_, index) => ({ ...row, id: from + index + 1 }));

        return HttpResponse.json(rows, { headers: { 'Content-Range': `gastos ${from}-${to}/${TOTAL}` } });
      }),
    ],
  });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const csv = await screen.findByRole('menuitem', { name: 'CSV' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  csv.click();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();

  return { user, files, second };
};

test('[U30] an export that takes long shows how far it is, and ends with its file', async () => {
  const { files, second } = await exportSlowly();
  expect(await screen.findByText('Exportando: 1,000 de 2,500')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Exportando' })).toHaveAttribute('aria-valuenow', '40');
  second.open();

  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(TOTAL + 1);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('[U30] an export is cancelled, and saves no file', async () => {
  const { user, files, second } = await exportSlowly();
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  second.open();

  expect(await screen.findByRole('alert')).toHaveTextContent('¡Atención!Se canceló la exportación');
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  expect(files).toEqual([]);
});
