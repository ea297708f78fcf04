import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { depositosRest } from '../../../../contract/depositos';
import { SUMS_HEADER } from '../../../../contract/rest';
import { depositos } from '../../../../src/resources/depositos';
import { catchFiles, picture } from '../../../support/files';
import { cellsOf, write } from '../../../support/inputs';
import { server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { refuseWrites } from '../../../support/rest';

const PENDIENTE = recordOf(depositosRest, 31, {
  fk_usuario: 3,
  tipo: 'RECIBIR',
  banco: 'Pichincha',
  cuenta_bancaria: '22000111',
  valor: '500.50',
  estado: 'P',
});
const DEPOSITADO = recordOf(depositosRest, 30, { estado: 'D', comprobante: 'comprobantes/a.png' });

const open = async (pending: object = {}, role?: string) => {
  catchFiles();
  const app = renderSection(depositos, { role, rows: [{ ...PENDIENTE, ...pending }, DEPOSITADO] });
  const table = within(await screen.findByRole('table', { name: 'Solicitudes depositos' }));
  const press = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: `${name} solicitud 31` }));

    return { dialog, accept: () => app.user.click(dialog.getByRole('button', { name })) };
  };

  return { ...app, table, press };
};
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());

test('TOTAL is below Valor, and nothing is below the buttons', async () => {
  const headers = { 'Content-Range': 'depositos 0-0/1', [SUMS_HEADER]: '{"valor":"500.50"}' };
  renderSection(depositos, {
    handlers: [http.get('*/api/depositos', () => HttpResponse.json([PENDIENTE], { headers }))],
  });

  expect(cellsOf(await screen.findByRole('row', { name: /^TOTAL/ }))).toEqual([
    'TOTAL',
    '',
    '',
    '',
    '',
    '',
    '$501 exacto $500.50',
    '',
    '',
    '',
  ]);
});

test('Depositar needs the proof and updates the page', async () => {
  const { user, bodies, press } = await open();
  const { dialog, accept } = await press('Depositar');
  expect(dialog.getByText(/: \$500\.50\. Entra hoy en el libro de caja de Berta Mora\./)).toBeVisible();
  await accept();
  expect(await dialog.findByText('Cargue el comprobante del depósito')).toBeVisible();
  expect(bodies).toEqual([]);

  await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
  expect(await dialog.findByRole('list', { name: 'Archivos cargados' })).toHaveTextContent('recibo.png');
  await accept();

  expect(await screen.findByText('Solicitud depositada')).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'PUT', id: 31, banco: 'Pichincha', estado: 'D', comprobante: 'comprobantes/uno.png' },
  ]);
  await isGone('Depositar');
});

test('a refusal is shown in the dialog, which keeps the motivo', async () => {
  const { press } = await open();
  const { dialog, accept } = await press('Rechazar');
  server.use(...refuseWrites(depositosRest, 409, 'Otro usuario modificó este registro', 'outdated'));
  await write('Motivo del rechazo', 'Cuenta ajena');
  await accept();

  expect(await dialog.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(dialog.getByLabelText('Motivo del rechazo')).toHaveValue('Cuenta ajena');
  expect(dialog.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
});

test('an administrador can only withdraw a pending request, with a motivo, and sees the history', async () => {
  const { user, bodies, press } = await open({ fk_usuario: 7 }, 'administrador');
  expect(screen.queryByRole('button', { name: 'Depositar' })).not.toBeInTheDocument();
  const { accept } = await press('Retirar');
  await write('Motivo del retiro', 'Ya no hace falta');
  await accept();

  expect(await screen.findByText('Solicitud retirada')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', estado: 'X', motivo_anulacion: 'Ya no hace falta' }]);
  await isGone('Retirar');
  await user.click(screen.getAllByRole('button', { name: 'Historial' })[0] as HTMLElement);
  const history = within(await screen.findByRole('dialog', { name: 'Historial' }));
  expect(await history.findByText('Todavía no hay cambios')).toBeVisible();
});
