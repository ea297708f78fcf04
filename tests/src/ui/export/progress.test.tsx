import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { catchFiles } from '../../../files';
import { renderApp } from '../../../render';
import { createGate } from '../../http/gate';

const PAGE = 1_000;
const TOTAL = 2_500;

/** The list, and then its export, of which the second page waits. */
const open = async () => {
  const files = catchFiles();
  const second = createGate();
  const answer = async ({ request }: { request: Request }) => {
    const [from, to] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0,0]');
    if (from === PAGE) await second.passed;
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

  return { user, files, second };
};

test('a long export shows how far it is, and ends with its file', async () => {
  const { files, second } = await open();
  expect(await screen.findByRole('progressbar', { name: 'Exportando' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(screen.getByText('Exportando: 1,000 de 2,500 filas')).toBeVisible();

  second.open();

  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(TOTAL + 1);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('a long export that is cancelled saves no file, and can begin anew', async () => {
  const { user, files, second } = await open();

  await user.click(await screen.findByRole('button', { name: 'Cancelar exportación' }));
  second.open();

  expect(await screen.findByRole('button', { name: 'Exportar' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(files).toEqual([]);
});
