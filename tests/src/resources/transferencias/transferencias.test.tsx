import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { transferenciasCalls, transferenciasRest } from '../../../../contract/transferencias';
import { transferencias } from '../../../../src/resources/transferencias';
import { startAt } from '../../../support/clock';
import { createUsuario } from '../../../support/factories';
import { choose, dialogIsClosed, optionsOf, save, write } from '../../../support/inputs';
import { answerCall, server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { refuseWrites } from '../../../support/rest';

startAt('2026-11-20T15:00:00Z');

const ANA = createUsuario({ id: 7, nombre: 'Ana', apellido: 'Paredes' });
const BERTA = createUsuario({ nombre: 'Berta', apellido: 'Mora' });
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });

const open = (path = '', role?: string) =>
  renderSection(transferencias, {
    path,
    role,
    rows: [recordOf(transferenciasRest, 9, { concepto: 'Cuadre de caja' })],
    handlers: [answerCall(transferenciasCalls.destinos, { usuarios: [ANA, BERTA, ROSA] })],
  });

const writeRest = async () => {
  await write(/^Valor/, '80');
  await write(/^Concepto/, 'Cuadre');
};
const question = async () => within(await screen.findByRole('dialog', { name: 'Hacer transferencia' }));
const transfer = async (user: UserEvent) => {
  await save(user);
  await user.click((await question()).getByRole('button', { name: 'Transferir' }));
};

test('the list says how to undo a transfer, which opens without a form', async () => {
  const { user } = open('', 'administrador');
  expect(await screen.findByText(/se deshace con la transferencia contraria/)).toBeVisible();

  await user.click(await screen.findByText('Cuadre de caja'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Transferencia 9' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Resumen' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  for (const name of ['Guardar', 'Acciones'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an administrador is the origin, not a destination, and confirms the transfer @ci', async () => {
  const { user, bodies } = open('/create', 'administrador');
  expect(await optionsOf(user, /^Destino/)).toEqual(['Berta Mora', 'Rosa Mera']);
  await user.click(screen.getByRole('option', { name: 'Rosa Mera' }));
  expect(screen.queryByLabelText(/^Origen/)).not.toBeInTheDocument();
  await writeRest();
  await save(user);
  const dialog = await question();
  const asked = 'Pasan $80.00 de la caja de Ana Paredes a la de Rosa Mera.';
  await waitFor(() => expect(dialog.getByText(/^Pasan/)).toHaveTextContent(asked));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await dialogIsClosed();
  expect(bodies).toEqual([]);
  await transfer(user);

  expect(await screen.findByText(/Transferencia \d+ creada/)).toBeVisible();
  expect(bodies).toEqual([
    {
      method: 'POST',
      fecha: '2026-11-20',
      fk_usuario_origen: '',
      fk_usuario_destino: 4,
      valor: '80',
      concepto: 'Cuadre',
      comprobante: '',
    },
  ]);
});

test('a superadministrador chooses the origin, which is not a destination then @long', async () => {
  const { user, bodies } = open('/create');
  await choose(user, /^Destino/, 'Berta Mora');
  await choose(user, /^Origen/, 'Berta Mora');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Destino/ })).toHaveValue(''));
  expect(await optionsOf(user, /^Destino/)).toEqual(['Ana Paredes', 'Rosa Mera']);
  await user.click(screen.getByRole('option', { name: 'Rosa Mera' }));
  await writeRest();
  await transfer(user);

  await waitFor(() =>
    expect(bodies).toMatchObject([{ fk_usuario_origen: 3, fk_usuario_destino: 4, valor: '80' }]),
  );
});

test('a transfer without a destination is not sent, and a refusal keeps the form', async () => {
  const { user, bodies } = open('/create', 'administrador');
  await screen.findByRole('combobox', { name: /^Destino/ });
  await writeRest();
  await save(user);
  expect(await screen.findByText('Elija el administrador de destino')).toBeVisible();
  expect(bodies).toEqual([]);

  // The refused field has the focus, and its options do not cover the message.
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: 'Rosa Mera' }));
  server.use(...refuseWrites(transferenciasRest, 409, 'La semana está cerrada'));
  await transfer(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('La semana está cerrada');
  expect(screen.getByLabelText(/^Concepto/)).toHaveValue('Cuadre');
});
