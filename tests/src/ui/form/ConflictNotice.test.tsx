import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { usuariosCalls } from '../../../../contract/usuarios';
import '../../../../src/domain/generated/GeneratedEdit';
import { createGasto, createProfile, createUsuario } from '../../../factories';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';

const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
const LUZ = createGasto({ fecha: '2026-10-14', fk_usuario: 4 });

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

/** Writes a description and a value, and saves them where version 2 is saved already. */
const saveSecond = async (saved: object) => {
  const rows = [LUZ];
  const host = restHost(gastosRest, rows);
  const { user } = renderApp({
    path: '/auth/gastos/edit/12',
    handlers: [
      ...host.handlers,
      answerCall(usuariosCalls.profile, { user: createProfile({ id: 7 }) }),
      answerCall(usuariosCalls.list, { usuarios: [ROSA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [ROSA] }),
    ],
  });
  await waitFor(() => expect(field(/^Descripción/)).toHaveValue('Luz'));
  await user.type(field(/^Descripción/), ' y agua');
  await user.clear(field(/^Valor/));
  await user.type(field(/^Valor/), '50');
  rows[0] = { ...LUZ, version: 2, ...saved };
  server.use(...refuseWrites(gastosRest, 409, 'Otro usuario modificó este registro'));
  await user.click(press('Guardar'));
  const notice = within(await screen.findByRole('alert'));
  server.resetHandlers(...host.handlers);

  return { user, notice, bodies: host.bodies };
};

test('a field that both changed is asked about, and Guardar sends the choice on the new version', async () => {
  const { user, notice, bodies } = await saveSecond({ descripcion: 'Luz de octubre', valor: '48.00' });

  expect(notice.getByText('Descripción').closest('p')).toHaveTextContent(
    'Descripción guardado: Luz de octubre · suyo: Luz y agua',
  );
  expect(notice.getByText('Valor').closest('p')).toHaveTextContent('guardado: $48.00 · suyo: $50.00');
  const choose = async (label: string, name: string) =>
    user.click(within(notice.getByRole('group', { name: `Elegir: ${label}` })).getByRole('button', { name }));
  await choose('Descripción', 'Usar el guardado');
  expect(field(/^Descripción/)).toHaveValue('Luz de octubre');
  await choose('Valor', 'Dejar el mío');
  expect(field(/^Valor/)).toHaveValue('50');

  await user.click(press('Guardar'));

  await screen.findByText('Gasto actualizado');
  expect(bodies).toMatchObject([{ descripcion: 'Luz de octubre', valor: '50', version: 2 }]);
});

test('as long as a field is not decided, the other change is not overwritten', async () => {
  const { user, bodies } = await saveSecond({ descripcion: 'Luz de octubre' });

  await user.click(press('Guardar'));

  await waitFor(() => expect(bodies).toMatchObject([{ version: 1 }]));
});

test('a field that was changed elsewhere alone is taken and listed, and nothing is asked', async () => {
  const { user, notice, bodies } = await saveSecond({ forma_pago: 'cheque', fecha: '2026-10-15' });

  expect(notice.getByText('Forma de pago: Efectivo → Cheque')).toBeVisible();
  expect(screen.getByLabelText(/^Fecha/)).toHaveValue('2026-10-15');
  expect(notice.queryByRole('button')).toBeNull();
  await user.click(press('Guardar'));

  await screen.findByText('Gasto actualizado');
  expect(bodies).toMatchObject([
    { descripcion: 'Luz y agua', forma_pago: 'cheque', fecha: '2026-10-15', version: 2 },
  ]);
});

test.each([
  [7, 'Usted modificó este registro en otra pestaña'],
  [4, 'Otro usuario modificó este registro'],
])('what user %i saved meanwhile is told to user 7 by: %s', async (fk_usuario_actualizacion, text) => {
  const { notice } = await saveSecond({ descripcion: 'Luz de octubre', fk_usuario_actualizacion });

  expect(notice.getByText(text, { exact: false })).toBeVisible();
});

test('where the record was annulled meanwhile there is nothing to choose: it can be loaded', async () => {
  const { user, notice } = await saveSecond({ estado: 'X', motivo_anulacion: 'Repetido' });
  expect(field(/^Descripción/)).toHaveValue('Luz y agua');

  await user.click(notice.getByRole('button', { name: 'Cargar de nuevo' }));

  expect(await screen.findByText('El gasto está anulado')).toBeVisible();
});
