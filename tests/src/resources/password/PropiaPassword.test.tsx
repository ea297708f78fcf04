import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { sesionesCalls } from '../../../../contract/sesiones';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createProfile } from '../../../support/factories';
import { save, write } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';

type Options = Partial<Parameters<typeof renderApp>[0]>;

const open = async ({ handlers = [], ...options }: Options = {}) => {
  const app = renderApp({
    path: '/auth/configuracion/password',
    ...options,
    handlers: [...handlers, answerCall(usuariosCalls.changePassword, { message: 'Contraseña actualizada' })],
  });
  await screen.findByLabelText('Contraseña actual');

  return { ...app, bodies: () => app.sent(usuariosCalls.changePassword) };
};

const LABELS = ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña'] as const;
const fields = () => LABELS.map((label) => screen.getByLabelText(label));
const fill = async (...[current, next, again = next]: string[]) => {
  for (const [index, text] of [current, next, again].entries()) await write(LABELS[index] ?? '', text ?? '');
};

test('[A24] [U32] with a password set by another user only this screen opens, until an own one is chosen, which a message says', async () => {
  let isBorrowed = true;
  const profile = answerCall(usuariosCalls.profile, () => ({
    user: createProfile({ role: 'revisor', api_local: true, ...(isBorrowed && { clave_ajena: true }) }),
  }));
  const { user, calls } = await open({ path: '/auth/premios', handlers: [profile] });
  expect(window.location.pathname).toBe('/auth/configuracion/password');
  expect(screen.getByText('Otra persona puso su contraseña. Elija una propia para continuar.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Cambiar contraseña' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Apariencia' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(new Set(calls)).toEqual(new Set(['GET /api/usuarios/profile']));

  await fill('primera-clave', 'una-clave-propia');
  isBorrowed = false;
  await save(user);

  expect(await screen.findByRole('heading', { level: 1, name: 'Premios' })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Premios' })).not.toHaveLength(0);
  expect(window.location.pathname).toBe('/auth/dashboard');
  expect(await screen.findByText('Contraseña cambiada: ya puede usar el programa')).toBeVisible();
});

test('[Y7] Ajustes has the password, how the pages look, and the own sessions', async () => {
  const { user } = await open({
    profile: { api_local: true },
    handlers: [answerCall(sesionesCalls.list, { sesiones: [] })],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  const parts = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Cambiar contraseña',
    'Apariencia',
    'Mis sesiones',
  ]);

  const dark = screen.getByRole('switch', { name: 'Modo oscuro' });
  expect(dark).not.toBeChecked();
  await user.click(dark);
  expect(dark).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Mi cuenta' }));
  expect(await screen.findByText('Cambiar a modo claro')).toBeVisible();
});

test('a failed profile shows no refusal and is requested again', async () => {
  const user = createProfile({ clave_ajena: true });
  const app = renderApp({
    path: '/auth/configuracion/password',
    handlers: [
      http.get(`*${usuariosCalls.profile.path}`, () => HttpResponse.json({ user }), { once: true }),
      refuseCall(usuariosCalls.profile, 500, 'Sin base de datos'),
    ],
  });

  expect(await screen.findByText('Sin base de datos')).toBeVisible();
  expect(screen.queryByText(/Su rol no puede/)).not.toBeInTheDocument();
  server.use(answerCall(usuariosCalls.profile, { user }));
  await app.user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
});

test('[SPEC 6.3] Guardar sends the own id and the three passwords, shows the padded ¡Correcto! and empties the fields', async () => {
  const { user, bodies } = await open();
  // Password managers need these attributes.
  const kinds = fields().map((field) => [field.getAttribute('type'), field.getAttribute('autocomplete')]);
  expect(kinds).toEqual([
    ['password', 'current-password'],
    ['password', 'new-password'],
    ['password', 'new-password'],
  ]);
  await fill('vieja-clave-1', 'nueva-clave-1');
  await save(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(/^¡Correcto!Contraseña actualizada!{8,18}$/);
  expect(await bodies()).toEqual([
    {
      id: 7,
      current_password: 'vieja-clave-1',
      new_password: 'nueva-clave-1',
      confirmation_password: 'nueva-clave-1',
    },
  ]);
  for (const field of fields()) expect(field).toHaveValue('');
});

test('an invalid new password is refused beside the field', async () => {
  const { user, bodies } = await open();

  for (const [current, next, again, refusal] of [
    ['', 'nueva-clave-1', 'nueva-clave-1', 'Escriba su contraseña actual'],
    ['vieja-clave-1', '', '', 'Escriba la nueva contraseña'],
    ['vieja-clave-1', 'corta12', 'corta12', 'La contraseña debe tener al menos 8 caracteres'],
    ['vieja-clave-1', 'vieja-clave-1', 'vieja-clave-1', 'La contraseña nueva debe ser distinta de la actual'],
    ['vieja-clave-1', 'nueva-clave-1', 'nueva-clave-2', 'Las contraseñas no coinciden'],
  ] as const) {
    await fill(current, next, again);
    await save(user);

    expect(await screen.findByText(refusal)).toBeVisible();
  }
  expect(await bodies()).toEqual([]);
});

test('a refused current password is shown and marked, keeps the input and signs nobody out', async () => {
  const error = 'La contraseña actual no es correcta';
  const body = { error, errors: { current_password: error } };
  const { user, onLeave } = await open({
    handlers: [
      http.post(`*${usuariosCalls.changePassword.path}`, () => HttpResponse.json(body, { status: 401 })),
      answerCall(authCalls.refresh, { accessToken: 'otro-token' }),
    ],
  });
  await fill('vieja-clave-1', 'nueva-clave-1');
  await save(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(`¡Error!${error}`);
  const [current, next] = fields();
  await waitFor(() => expect(current).toBeInvalid());
  expect(current).toHaveFocus();
  expect(current).toHaveValue('vieja-clave-1');
  expect(next).toHaveValue('nueva-clave-1');
  expect(onLeave).not.toHaveBeenCalled();
});
