import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { catchFiles } from '../../../files';
import { renderApp } from '../../../render';

const TOTAL = 2_500;

test('an export reads all pages of a list', async () => {
  const files = catchFiles();
  const answer = ({ request }: { request: Request }) => {
    const [from, to] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0,0]');
    const rows = Array.from({ length: Math.min(to + 1, TOTAL) - from }, (_, index) => ({
      id: from + index + 1,
      fecha: '2026-11-18',
      valor: '1.00',
    }));

    return HttpResponse.json(rows, { headers: { 'Content-Range': `gastos ${from}-${to}/${TOTAL}` } });
  };
  const { user } = renderApp({ path: '/auth/gastos', handlers: [http.get('*/api/gastos', answer)] });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));

  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(TOTAL + 1);
  expect(await screen.findByRole('button', { name: 'Exportar' })).toBeEnabled();
});
