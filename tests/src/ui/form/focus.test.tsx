import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { depositos } from '../../../../src/resources/depositos';
import { premios } from '../../../../src/resources/premios';
import { vendedores } from '../../../../src/resources/vendedores';
import { startAt } from '../../../support/clock';
import { choose, save, startAnnulling, write } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { gastos } from '../../../support/sampleSection';

startAt('2026-11-20T15:00:00Z');

const field = (label: RegExp) => screen.findByLabelText(label);
const hasFocus = (label: RegExp) => waitFor(async () => expect(await field(label)).toHaveFocus());

test('a new record opens with focus in its first field, except on touch screens', async () => {
  renderSection(vendedores, { path: '/create', role: 'administrador' });
  await hasFocus(/^Código/);

  cleanup();
  setMedia('pointer: coarse');
  renderSection(gastos, { path: '/create', role: 'administrador' });
  expect(await field(/^Fecha/)).not.toHaveFocus();
});

test('an edit form takes no focus; a dialog focuses its field, also after a refusal', async () => {
  const { user } = renderSection(gastos, { path: '/edit/1' });
  expect(await field(/^Fecha/)).not.toHaveFocus();
  await startAnnulling(user);
  const dialog = within(await screen.findByRole('dialog'));
  const motivo = dialog.getByLabelText(/^Motivo/);
  await waitFor(() => expect(motivo).toHaveFocus());

  const error = 'Explique mejor el motivo';
  const body = { error, errors: { motivo_anulacion: error } };
  server.use(http.put('*/api/gastos/1', () => HttpResponse.json(body, { status: 409 })));
  await user.type(motivo, 'x');
  await user.click(dialog.getByRole('button', { name: 'Anular gasto' }));
  await waitFor(() => expect(motivo).toHaveAccessibleDescription(/Explique/));
  expect(motivo).toHaveFocus();
});

test('[Y8] the next deposit keeps bank and account, with focus in the first field that is not prefilled', async () => {
  const { user } = renderSection(depositos, { path: '/create', role: 'administrador' });
  await choose(user, /^Tipo/, 'Recibir');
  await write(/^Banco/, 'Pichincha');
  await write(/^Cuenta bancaria/, '22000111');
  await write(/^Valor/, '500');
  await save(user);
  await screen.findByText(/Solicitud \d+ creada/);

  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Tipo/ })).toHaveFocus());
  expect(await field(/^Valor/)).toHaveValue('');
  expect(await field(/^Banco/)).toHaveValue('Pichincha');
  expect(await field(/^Cuenta bancaria/)).toHaveValue('22000111');
});

test('[Y8] the next gasto has the focus in the first field that is not prefilled', async () => {
  const { user } = renderSection(gastos, { path: '/create' });
  await hasFocus(/^Fecha/);
  await choose(user, /^Administrador/, 'Berta Mora');
  await choose(user, /^Tipo/, 'Transporte');
  await write(/^Descripción/, 'Taxi');
  await write(/^Valor/, '3.50');
  await save(user);
  await screen.findByText(/Gasto \d+ creado/);

  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Administrador/ })).toHaveFocus());
  expect(await field(/^Fecha/)).toHaveValue('2026-11-20');
});

test('[U42] the next premio keeps fecha and sorteo, with focus in Promotor', async () => {
  const { user } = renderSection(premios, { path: '/create' });
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await choose(user, /^Promotor/, 'P-01 · Zoe Paz');
  await write(/^Colilla/, '123');
  await write(/^Valor/, '500');
  await save(user);
  await screen.findByText(/Premio \d+ creado/);

  const combobox = (name: RegExp) => screen.getByRole('combobox', { name });
  await waitFor(() => expect(combobox(/^Promotor/)).toHaveFocus());
  expect(combobox(/^Sorteo/)).toHaveValue('Lotto 20:00');
});
