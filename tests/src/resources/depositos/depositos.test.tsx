import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { archivosCalls } from '../../../../contract/archivos';
import { depositosRest } from '../../../../contract/depositos';
import { SUMS_HEADER } from '../../../../contract/rest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../factories';
import { catchFiles, picture } from '../../../files';
import { cellsOf } from '../../../inputs';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';

const PENDIENTE = {
  id: 31,
  fecha: '2026-11-18',
  fk_usuario: 3,
  usuario: { id: 3, nombre: 'Luis', apellido: 'Zambrano' },
  tipo: 'RECIBIR',
  banco: 'Pichincha',
  cuenta_bancaria: '22000111',
  valor: '500.50',
  motivo: 'Para premios',
  comprobante: '',
  motivo_rechazo: '',
  estado: 'P',
  version: 1,
};
const DEPOSITADO = { ...PENDIENTE, id: 30, tipo: 'ENTREGAR', estado: 'D', comprobante: 'comprobantes/a.png' };

const open = (path = '', { role, pending = {} }: { role?: string; pending?: object } = {}) => {
  catchFiles();
  const host = restHost(depositosRest, [{ ...PENDIENTE, ...pending }, DEPOSITADO]);
  const app = renderApp({
    path: `/auth/depositos${path}`,
    role,
    handlers: [
      ...host.handlers,
      answerCall(usuariosCalls.list, { usuarios: [createUsuario()] }),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
      answerCall(archivosCalls.upload, { paths: ['comprobantes/uno.png'] }),
    ],
  });

  return { ...app, ...host };
};

const table = () => screen.findByRole('table', { name: 'Solicitudes depositos' });
const press = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
  await table();
  await user.click(screen.getByRole('button', { name }));

  return within(await screen.findByRole('dialog', { name: `${name} solicitud 31` }));
};

test('a TOTAL stands below Valor and nothing below the buttons', async () => {
  open();
  const headers = { 'Content-Range': 'depositos 0-0/1', [SUMS_HEADER]: '{"valor":"500.50"}' };
  server.use(http.get('*/api/depositos', () => HttpResponse.json([PENDIENTE], { headers })));
  const total = within(await table()).getByRole('row', { name: /^TOTAL/ });

  expect(cellsOf(total)).toEqual(['TOTAL', '', '', '', '', '', '$501 exacto $500.50', '', '', '']);
});

test('Depositar wants the proof, and is told to the page', async () => {
  const { user, bodies } = open();
  const dialog = await press(user, 'Depositar');
  expect(dialog.getByText(/: \$500\.50\. Entra hoy en el libro de caja de Luis Zambrano\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Depositar' }));
  expect(await dialog.findByText('Cargue el comprobante del depósito')).toBeVisible();
  expect(bodies).toEqual([]);

  await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
  expect(await dialog.findByRole('list', { name: 'Archivos cargados' })).toHaveTextContent('recibo.png');
  await user.click(dialog.getByRole('button', { name: 'Depositar' }));

  expect(await screen.findByText('Solicitud depositada')).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'PUT', ...PENDIENTE, estado: 'D', comprobante: 'comprobantes/uno.png' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Depositar' })).not.toBeInTheDocument());
});

test('Depositar of an Entregar says that the money leaves', async () => {
  const { user } = open('', { pending: { tipo: 'ENTREGAR' } });
  const dialog = await press(user, 'Depositar');

  expect(
    dialog.getByText('Pichincha, cuenta 22000111: $500.50. Sale hoy del libro de caja de Luis Zambrano.'),
  ).toBeVisible();
});

test('a refusal stands in the dialog, the motivo of the rejection kept', async () => {
  const { user } = open();
  const dialog = await press(user, 'Rechazar');
  server.use(...refuseWrites(depositosRest, 409, 'Otro usuario modificó este registro'));
  await user.type(dialog.getByLabelText('Motivo del rechazo'), 'Cuenta ajena');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(dialog.getByLabelText('Motivo del rechazo')).toHaveValue('Cuenta ajena');
  expect(dialog.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
});

test('whoever asked withdraws a pending request, with the motivo', async () => {
  const { user, bodies } = open('', { role: 'administrador', pending: { fk_usuario: 7 } });
  const dialog = await press(user, 'Retirar');
  await user.type(dialog.getByLabelText('Motivo del retiro'), 'Ya no hace falta');
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));

  expect(await screen.findByText('Solicitud retirada')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', estado: 'X', motivo_anulacion: 'Ya no hace falta' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument());
});

test('an administrador resolves nothing, but sees the history', async () => {
  const { user } = open('', { role: 'administrador' });
  await table();
  expect(screen.queryByRole('button', { name: /Depositar|Retirar/ })).not.toBeInTheDocument();
  server.use(answerCall(depositosRest.calls.history, []));

  await user.click(screen.getAllByRole('button', { name: 'Historial' })[0] ?? document.body);

  expect(
    await within(await screen.findByRole('dialog', { name: 'Historial' })).findByText(
      'Todavía no hay cambios',
    ),
  ).toBeVisible();
});
