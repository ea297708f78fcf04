import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { archivosCalls } from '../../../../contract/archivos';
import { depositosRest } from '../../../../contract/depositos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { today } from '../../../../src/format/dates';
import { createUsuario } from '../../../factories';
import { catchFiles, picture } from '../../../files';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';
// Loaded before the tests, so that no test waits for a lazy import.
import '../../../../src/resources/depositos/DepositoCreate';
import '../../../../src/resources/depositos/DepositosList';
import '../../../../src/ui/HistorialDrawer';

const PENDIENTE = {
  id: 31,
  fecha: '2026-11-18',
  fk_usuario: 3,
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

const open = (path = '', { role }: { role?: string } = {}) => {
  catchFiles();
  const host = restHost(depositosRest, [PENDIENTE, DEPOSITADO]);
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

test('the list shows the requests with their state in words', async () => {
  open();
  const [head, ...rows] = within(await table()).getAllByRole('row');
  const cells = (row?: HTMLElement) => [...(row?.children ?? [])].slice(0, 9).map((cell) => cell.textContent);

  expect(cells(head)).toEqual([
    'ID',
    'FECHA',
    'ADMINISTRADOR',
    'TIPO',
    'BANCO',
    'CUENTA',
    'VALOR',
    'ESTADO',
    'COMPROBANTE',
  ]);
  await expect
    .poll(() => rows.map(cells))
    .toEqual([
      ['31', '2026-11-18', 'Luis Zambrano', 'Recibir', 'Pichincha', '22000111', '$501', 'Pendiente', '—'],
      ['30', '2026-11-18', 'Luis Zambrano', 'Entregar', 'Pichincha', '22000111', '$501', 'Depositado', 'Ver'],
    ]);
});

test('the state and the tipo narrow the list', async () => {
  const { user, asked } = open();
  await table();
  await user.selectOptions(screen.getByLabelText('Estado'), 'Pendiente');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Recibir');

  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { estado: 'P', tipo: 'RECIBIR' } }));
});

test('Depositar wants the proof, and is told to the page', async () => {
  const { user, bodies } = open();
  const dialog = await press(user, 'Depositar');
  expect(dialog.getByText(/: \$500\.50\. Entra hoy en el libro de caja/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  expect(await dialog.findByText('Cargue el comprobante del depósito')).toBeVisible();
  expect(bodies).toEqual([]);

  await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
  await dialog.findByText('recibo.png');
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

  expect(await screen.findByText('Solicitud depositada')).toBeVisible();
  expect(bodies).toEqual([{ method: 'PUT', ...PENDIENTE, estado: 'D', comprobante: 'comprobantes/uno.png' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Depositar' })).not.toBeInTheDocument());
});

test('a refusal stands in the dialog, the motivo of the rejection kept', async () => {
  const { user } = open();
  const dialog = await press(user, 'Rechazar');
  server.use(...refuseWrites(depositosRest, 409, 'Otro usuario modificó este registro'));
  await user.type(dialog.getByLabelText('Motivo del rechazo'), 'Cuenta ajena');
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(dialog.getByLabelText('Motivo del rechazo')).toHaveValue('Cuenta ajena');
  expect(dialog.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
});

test('an administrador resolves nothing, but sees the history', async () => {
  const { user } = open('', { role: 'administrador' });
  await table();
  expect(screen.queryByRole('button', { name: 'Depositar' })).not.toBeInTheDocument();
  server.use(answerCall(depositosRest.calls.history, []));

  await user.click(screen.getAllByRole('button', { name: 'Historial' })[0] ?? document.body);

  expect(
    await within(await screen.findByRole('dialog', { name: 'Historial' })).findByText(
      'Todavía no hay cambios.',
    ),
  ).toBeVisible();
});

test('a new request is pending', async () => {
  const { user, bodies } = open('/create', { role: 'administrador' });
  await user.click(await screen.findByRole('combobox', { name: /^Tipo/ }));
  await user.click(await screen.findByRole('option', { name: 'Entregar' }));
  const write = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  write(/^Banco/, 'Pichincha');
  write(/^Cuenta bancaria/, '22000111');
  write(/^Valor/, '80');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Solicitud creada')).toBeVisible();
  expect(bodies).toEqual([
    {
      method: 'POST',
      fecha: today(),
      fk_usuario: '',
      tipo: 'ENTREGAR',
      banco: 'Pichincha',
      cuenta_bancaria: '22000111',
      valor: '80',
      motivo: '',
      comprobante: '',
      estado: 'P',
      motivo_rechazo: '',
    },
  ]);
});
