import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { depositosRest } from '../../../../contract/depositos';
import { gastosRest } from '../../../../contract/gastos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import '../../../../src/domain/generated/GeneratedCreate';
import '../../../../src/domain/generated/GeneratedEdit';
import '../../../../src/resources/usuarios/UsuarioForm';
import { createGasto, createProfile, createUsuario } from '../../../factories';
import { choose, write } from '../../../inputs';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
import { setMedia } from '../layout/media';

const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] });
});

const open = (path: string) =>
  renderApp({
    path: `/auth/${path}`,
    handlers: [
      ...restHost(depositosRest).handlers,
      ...restHost(vendedoresRest).handlers,
      ...restHost(gastosRest, [createGasto({ fk_usuario: 4 })]).handlers,
      answerCall(usuariosCalls.profile, { user: createProfile({ role: 'administrador' }) }),
      answerCall(usuariosCalls.list, { usuarios: [ROSA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [ROSA] }),
    ],
  });

const refusal = (error: string, name: string) =>
  HttpResponse.json({ error, errors: { [name]: error } }, { status: 409 });
const field = (label: RegExp) => screen.findByLabelText(label);

test.each([
  ['gastos/create', /^Fecha/],
  ['vendedores/create', /^Código/],
])('%s opens with focus in its first field', async (path, label) => {
  open(path);

  const first = await field(label);
  await waitFor(() => expect(first).toHaveFocus());
});

test('on a touch screen no field has the focus, so that its keyboard covers nothing', async () => {
  setMedia('pointer: coarse');
  open('vendedores/create');

  expect(await field(/^Código/)).not.toHaveFocus();
});

test('a form that changes a record takes no focus; a dialog with a field opens with focus in it', async () => {
  const { user } = open('gastos/edit/12');
  const fecha = await field(/^Fecha/);
  expect(fecha).not.toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Anular' }));

  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText(/^Motivo/)).toHaveFocus());
});

test('the next deposit keeps bank and account, with focus in its first field', async () => {
  const { user } = open('depositos/create');
  await choose(user, /^Tipo/, 'Recibir');
  await write(/^Banco/, 'Pichincha');
  await write(/^Cuenta bancaria/, '22000111');
  await write(/^Valor/, '500');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(/Solicitud \d+ creada/);

  await waitFor(async () => expect(await field(/^Fecha/)).toHaveFocus());
  expect(await field(/^Valor/)).toHaveValue('');
  expect(await field(/^Banco/)).toHaveValue('Pichincha');
  expect(await field(/^Cuenta bancaria/)).toHaveValue('22000111');
});

test('what a dialog is refused for has the focus, and its text below', async () => {
  const { user } = open('gastos/edit/12');
  await user.click(await screen.findByRole('button', { name: 'Anular' }));
  const dialog = within(await screen.findByRole('dialog'));
  server.use(http.put('*/api/gastos/12', () => refusal('Explique mejor el motivo', 'motivo_anulacion')));
  await user.type(dialog.getByLabelText(/^Motivo/), 'x');

  await user.click(dialog.getByRole('button', { name: 'Anular gasto' }));

  await waitFor(() => expect(dialog.getByLabelText(/^Motivo/)).toHaveAccessibleDescription(/Explique/));
  expect(dialog.getByLabelText(/^Motivo/)).toHaveFocus();
});
