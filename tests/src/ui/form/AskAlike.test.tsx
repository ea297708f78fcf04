import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { alikeCall } from '../../../../contract/parecidos';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { transferenciasCalls, transferenciasRest } from '../../../../contract/transferencias';
import { prestamos } from '../../../../src/resources/prestamos';
import { transferencias } from '../../../../src/resources/transferencias';
import { startAt } from '../../../support/clock';
import { createUsuario } from '../../../support/factories';
import { choose, dialogIsClosed, save, write } from '../../../support/inputs';
import { answerCall, failCall, holdCall } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';
import { gastos, gastosRest } from '../../../support/sampleSection';

startAt('2026-11-20T15:00:00Z');

const CARLOS = createUsuario({ id: 4, nombre: 'Carlos', apellido: 'Nieto' });
const own = { api_local: true };
const alikeTo = (seccion: string, texto: string) => ({
  parecido: {
    seccion,
    id: 451,
    texto,
    creado_por: 'Ana Paredes',
    fecha_creacion: '2026-11-20T14:05:00.000Z',
  },
});
const ALIKE = answerCall(alikeCall(gastosRest), alikeTo('gastos', 'el gasto 451'));
const question = async () => within(await screen.findByRole('dialog', { name: 'Ya hay uno igual' }));

const openGasto = (answer = ALIKE, profile = own) =>
  renderSection(gastos, { path: '/create', role: 'administrador', profile, handlers: [answer] });
const taxi = async (user: UserEvent) => {
  await choose(user, /^Tipo/, 'Transporte');
  await write(/^Descripción/, 'Taxi al banco');
  await write(/^Valor/, '3.5');
  await save(user);
};

test('[U10] a gasto like an older one asks first, names it with who entered it, and keeps the input if it is not saved', async () => {
  const { user, bodies, sent } = openGasto();
  await taxi(user);
  const dialog = await question();

  expect(dialog.getByText(/^Es igual/)).toHaveTextContent('Es igual al gasto 451.');
  expect(dialog.getByText('Ana Paredes · 2026-11-20 09:05')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'al gasto 451' });
  expect(link).toHaveAttribute('href', '/auth/gastos/edit/451');
  expect(link).toHaveAttribute('target', '_blank');
  expect(await sent(alikeCall(gastosRest))).toMatchObject([
    { fecha: '2026-11-20', tipo: 'transporte', descripcion: 'Taxi al banco', valor: '3.5' },
  ]);
  // A second Enter saves nothing.
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await dialogIsClosed();

  expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Taxi al banco');
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  expect(bodies).toEqual([]);
});

test('[U30] the search for equal records is part of the save, and the button says so', async () => {
  const { user } = openGasto(holdCall(alikeCall(gastosRest)));
  await taxi(user);

  expect(await screen.findByRole('button', { name: 'Guardando…' })).toBeDisabled();
});

test('[U10] a second equal gasto may be saved', async () => {
  const { user, bodies } = openGasto();
  await taxi(user);
  await user.click((await question()).getByRole('button', { name: 'Guardar otro' }));

  expect(await screen.findByText(/^Gasto 99 creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'POST', descripcion: 'Taxi al banco' }]);
});

test.each([
  ['none is alike', answerCall(alikeCall(gastosRest), { parecido: null }), own],
  ['nobody answers', failCall(alikeCall(gastosRest)), own],
  ['another host cannot tell', ALIKE, { api_local: false }],
])('[U10] a gasto is saved without a question if %s', async (_, answer, profile) => {
  const { user } = openGasto(answer, profile);
  await taxi(user);

  expect(await screen.findByText(/^Gasto 99 creado/)).toBeVisible();
});

test('[U10] a transfer that is not made because it is made already keeps its input', async () => {
  const { user, bodies } = renderSection(transferencias, {
    path: '/create',
    role: 'administrador',
    profile: own,
    handlers: [
      answerCall(transferenciasCalls.destinos, { usuarios: [CARLOS] }),
      answerCall(alikeCall(transferenciasRest), alikeTo('transferencias', 'la transferencia 451')),
    ],
  });
  await choose(user, /^Destino/, 'Carlos Nieto');
  await write(/^Valor/, '80');
  await write(/^Concepto/, 'Cuadre');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Transferir' }));
  const dialog = await question();
  expect(dialog.getByText(/^Es igual/)).toHaveTextContent('Es igual a la transferencia 451.');
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await dialogIsClosed();

  expect(screen.getByLabelText(/^Concepto/)).toHaveValue('Cuadre');
  expect(bodies).toEqual([]);
});

test('[U10] an abono like an older one asks first, and says that it was not made', async () => {
  const abonos = restHost(abonosRest, []);
  const { user } = renderSection(prestamos, {
    path: '/edit/41',
    profile: own,
    rows: [recordOf(prestamosRest, 41, { valor: '100.00', abonado: '80.00', saldo: '20.00' })],
    handlers: [...abonos.handlers, answerCall(alikeCall(abonosRest), alikeTo('abonos', 'el abono 451'))],
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo abono' }));
  const send = async () => user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  await send();
  await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('No se registró el abono')).toBeVisible();
  expect(abonos.bodies).toEqual([]);

  await send();
  await user.click((await question()).getByRole('button', { name: 'Guardar otro' }));
  expect(await screen.findByText('Abono registrado')).toBeVisible();
  expect(abonos.bodies).toHaveLength(1);
});
