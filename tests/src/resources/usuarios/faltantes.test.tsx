import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { faltantesOf } from '../../../../src/resources/usuarios/faltantes';
import { ventas } from '../../../../src/resources/ventas';
import { createUsuario } from '../../../support/factories';
import { choose, save, write } from '../../../support/inputs';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { renderSection } from '../../../support/renderSection';

const NOTHING = 'Sin usuario principal: no ve promotores ni ventas';
const ALL = 'Sin usuario principal: ve los registros de todos los administradores';
const UNPAID = 'Sin sueldo: la nomina no le paga nada';

test.each([
  ['sumador', { principal: '', sueldo_fijo: 'S', valor: '' }, [NOTHING, UNPAID]],
  ['premiacion', { principal: null, sueldo_fijo: 'S', valor: 10_000 }, [ALL]],
  ['revisor', { principal: 3, sueldo_fijo: 'N', paga: '0' }, [UNPAID]],
  ['sumador', { principal: 3, sueldo_fijo: 'N', paga: '7,5' }, []],
  ['sumador', { principal: 3, sueldo_fijo: 'S', valor: '120.50' }, []],
  ['administrador', { principal: '', sueldo_fijo: 'S', valor: '' }, []],
])('[U26] what a %s lacks is said: %j', (rol, values, said) => {
  expect(faltantesOf({ rol, ...values })).toEqual(said);
});

const chooseSumador = async () => {
  const { user } = renderApp({
    path: '/auth/usuarios/create',
    handlers: [answerCall(usuariosCalls.create, { message: 'Usuario creado' })],
  });
  await choose(user, /^Rol/, 'Sumador');

  return user;
};

const saveEva = async (user: UserEvent) => {
  for (const [label, text] of [
    [/^Nombre/, 'Eva'],
    [/^Apellido/, 'Loor'],
    [/^Username/, 'eloor'],
    [/^Contraseña/, 'una-clave-larga'],
  ] as const)
    await write(label, text);
  await save(user);
};

test('[U26] the form warns while it is filled in, and again after the save', async () => {
  const user = await chooseSumador();
  expect(await screen.findByText(NOTHING)).toBeVisible();
  expect(screen.getByText(UNPAID)).toBeVisible();
  await saveEva(user);

  expect(await screen.findByText(`${NOTHING}. ${UNPAID}`)).toBeVisible();
});

test('[Y7] what a saved user lacks stands in an amber box below the green one', async () => {
  await saveEva(await chooseSumador());

  const [done, warning] = await screen.findAllByRole('alert');
  expect(done).toHaveTextContent(/^¡Correcto!Usuario creado!+$/);
  expect(done).toHaveClass('MuiAlert-colorSuccess');
  expect(warning).toHaveTextContent(`¡Atención!${NOTHING}. ${UNPAID}`);
  expect(warning).toHaveClass('MuiAlert-colorWarning');
});

test('[U26] the list marks who lacks something', async () => {
  const eva = createUsuario({ id: 12, nombre: 'Eva', rol: 'sumador', valor: '0' });
  renderApp({
    path: '/auth/usuarios',
    handlers: [answerCall(usuariosCalls.list, { usuarios: [createUsuario(), eva] })],
  });

  expect(await screen.findByTitle(`${NOTHING}. ${UNPAID}`)).toBeInTheDocument();
  expect(screen.getAllByTitle(/^Sin /)).toHaveLength(1);
});

test('[U26] a sumador without an administrador reads so where the promotores would be', async () => {
  const { user } = renderSection(ventas, {
    path: '/create',
    role: 'sumador',
    profile: { api_local: true, sin_administrador: true },
  });
  await user.type(await screen.findByRole('combobox', { name: /^Promotor/ }), 'zzz');

  expect(await screen.findByText('Su usuario no tiene administrador: pida que lo asignen')).toBeVisible();
});

test.each(['dashboard', 'ventas', 'planillas', 'vendedores'])(
  '[U26] a sumador without an administrador reads on %s why it is empty',
  async (section) => {
    renderApp({
      path: `/auth/${section}`,
      role: 'sumador',
      profile: { api_local: true, sin_administrador: true },
    });

    expect(await screen.findByText(/^Su usuario no tiene administrador, por eso no ve/)).toBeVisible();
  },
);
