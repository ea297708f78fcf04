import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transferenciasCalls, transferenciasRest } from '../../../../contract/transferencias';
import { usuariosCalls } from '../../../../contract/usuarios';
import { today } from '../../../../src/format/dates';
import { createUsuario } from '../../../factories';
import { cellsOf, choose, write } from '../../../inputs';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
/** The user of the session. */
const ANA = createUsuario({ id: 7, nombre: 'Ana', apellido: 'Paredes' });
const CUADRE = {
  id: 9,
  fecha: '2026-11-18',
  fk_usuario_origen: 3,
  usuario_origen: { id: 3, nombre: 'Luis', apellido: 'Zambrano' },
  fk_usuario_destino: 4,
  usuario_destino: { id: 4, nombre: 'Rosa', apellido: 'Mera' },
  valor: '250.00',
  concepto: 'Cuadre de caja',
  comprobante: '',
  estado: 'A',
  version: 1,
};

const open = (path = '', { role }: { role?: string } = {}) => {
  const host = restHost(transferenciasRest, [CUADRE]);
  const app = renderApp({
    path: `/auth/transferencias${path}`,
    role,
    handlers: [
      answerCall(transferenciasCalls.destinos, { usuarios: [ANA, LUIS, ROSA] }),
      ...host.handlers,
      answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
    ],
  });

  return { ...app, ...host };
};

type User = ReturnType<typeof renderApp>['user'];
const optionsOf = async (user: User, name: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name }));

  return (await screen.findAllByRole('option')).map((option) => option.textContent);
};
const writeRest = async () => {
  await write(/^Valor/, '80');
  await write(/^Concepto/, 'Cuadre');
};
const save = () => screen.getByRole('button', { name: 'Guardar' });
const question = async () => within(await screen.findByRole('dialog', { name: 'Hacer transferencia' }));
const transfer = async (user: User) =>
  user.click((await question()).getByRole('button', { name: 'Transferir' }));

test('the list shows both sides, says how a transfer is undone, and leads to no form', async () => {
  const { user } = open();
  const [head, row] = within(
    await screen.findByRole('table', { name: 'Transferencias internas' }),
  ).getAllByRole('row');

  expect(cellsOf(head).slice(0, 6)).toEqual(['Id', 'Fecha', 'Origen', 'Destino', 'Valor', 'Concepto']);
  expect(cellsOf(row).slice(0, 6)).toEqual([
    '9',
    '2026-11-18',
    'Luis Zambrano',
    'Rosa Mera',
    '$250',
    'Cuadre de caja',
  ]);
  expect(screen.getByText(/se deshace con la transferencia contraria/)).toBeVisible();

  await user.click(screen.getByText('Cuadre de caja'));
  expect(window.location.pathname).toBe('/auth/transferencias');
});

test('an administrador is the origin, never the destination, and is asked before the transfer is made', async () => {
  const { user, bodies } = open('/create', { role: 'administrador' });
  expect(await optionsOf(user, /^Destino/)).toEqual(['Luis Zambrano', 'Rosa Mera']);
  await user.click(screen.getByRole('option', { name: 'Rosa Mera' }));
  expect(screen.queryByLabelText(/^Origen/)).not.toBeInTheDocument();
  await writeRest();
  await user.click(save());
  expect(
    await (await question()).findByText(
      (_, element) =>
        element?.textContent === 'Pasan $80.00 de la caja de Ana Paredes a la de Rosa Mera.' &&
        element.tagName === 'P',
    ),
  ).toBeVisible();
  expect(bodies).toEqual([]);
  await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
  expect(bodies).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  await transfer(user);

  expect(await screen.findByText(/Transferencia \d+ creada/)).toBeVisible();
  expect(bodies).toEqual([
    {
      method: 'POST',
      fecha: today(),
      fk_usuario_origen: '',
      fk_usuario_destino: 4,
      valor: '80',
      concepto: 'Cuadre',
      comprobante: '',
    },
  ]);
});

test('a superadministrador chooses the origin, which is no destination', async () => {
  const { user, bodies } = open('/create');
  await choose(user, /^Destino/, 'Luis Zambrano');
  await choose(user, /^Origen/, 'Luis Zambrano');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Destino/ })).toHaveValue(''));
  expect(await optionsOf(user, /^Destino/)).toEqual(['Ana Paredes', 'Rosa Mera']);
  await user.click(screen.getByRole('option', { name: 'Rosa Mera' }));
  await writeRest();
  await user.click(save());
  await transfer(user);

  await waitFor(() =>
    expect(bodies).toMatchObject([{ fk_usuario_origen: 3, fk_usuario_destino: 4, valor: '80' }]),
  );
});

test('a transfer to nobody is not sent, and a refusal keeps the form', async () => {
  const { user, bodies } = open('/create', { role: 'administrador' });
  await screen.findByRole('combobox', { name: /^Destino/ });
  await writeRest();
  await user.click(save());
  expect(await screen.findByText('Elija el administrador de destino')).toBeVisible();
  expect(bodies).toEqual([]);

  // The refused input has the focus, and its choices do not cover the message.
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: 'Rosa Mera' }));
  server.use(...refuseWrites(transferenciasRest, 409, 'La semana está cerrada'));
  await user.click(save());
  await transfer(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('La semana está cerrada');
  expect(screen.getByLabelText(/^Concepto/)).toHaveValue('Cuadre');
});
