import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { roles } from '../../../../contract/roles';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createProfile } from '../../../factories';
import { answerCall, refuseCall } from '../../../msw';
import { renderApp } from '../../../render';

type Options = Partial<Parameters<typeof renderApp>[0]>;

const renderPassword = async ({ handlers = [], ...options }: Options = {}) => {
  const bodies: unknown[] = [];
  const app = renderApp({
    path: '/auth/configuracion/password',
    ...options,
    handlers: [
      ...handlers,
      answerCall(usuariosCalls.changePassword, async ({ request }) => {
        bodies.push(await request.json());

        return { message: 'Contraseña actualizada' };
      }),
    ],
  });
  await screen.findByLabelText('Contraseña actual');

  return { ...app, bodies, save: () => app.user.click(guardar()) };
};

const guardar = () => screen.getByRole('button', { name: 'Guardar' });
const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const fill = (current: string, next: string, again = next) => {
  write('Contraseña actual', current);
  write('Nueva contraseña', next);
  write('Confirmar contraseña', again);
};

test.each(roles)('[SPEC 6.3] %s changes the own password', async (role) => {
  await renderPassword({ role });

  expect(screen.getByRole('heading', { level: 1, name: 'Cambiar contraseña' })).toBeVisible();
});

test('[A24] with a password that somebody else set there is nothing else, until an own one is chosen', async () => {
  let isBorrowed = true;
  const profile = answerCall(usuariosCalls.profile, () => ({
    user: createProfile({ role: 'revisor', api_local: true, ...(isBorrowed && { clave_ajena: true }) }),
  }));
  const { calls, save } = await renderPassword({ path: '/auth/premios', handlers: [profile] });
  expect(window.location.pathname).toBe('/auth/configuracion/password');
  expect(screen.getByText('Otra persona puso su contraseña. Elija una propia para continuar.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(new Set(calls)).toEqual(new Set(['GET /api/usuarios/profile']));

  fill('primera-clave', 'una-clave-propia');
  isBorrowed = false;
  await save();

  expect(await screen.findByText(/^Le damos la bienvenida, Ana/)).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Premios' })).not.toHaveLength(0);
  expect(window.location.pathname).toBe('/auth/dashboard');
});

test('what the user may open and could not be found out is asked for again, and is no refusal', async () => {
  let asked = 0;
  let isAway = true;
  const user = createProfile({ clave_ajena: true });
  const app = renderApp({
    path: '/auth/configuracion/password',
    handlers: [
      http.get(`*${usuariosCalls.profile.path}`, () => {
        asked += 1;

        return asked > 1 && isAway
          ? HttpResponse.json({ error: 'Sin base de datos' }, { status: 500 })
          : HttpResponse.json({ user });
      }),
    ],
  });

  expect(await screen.findByText('Sin base de datos')).toBeVisible();
  expect(screen.queryByText(/Su rol no puede/)).not.toBeInTheDocument();
  isAway = false;
  await app.user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
});

test('Ajustes in the top bar leads here', async () => {
  await renderPassword();

  expect(screen.getByRole('link', { name: 'Ajustes' })).toHaveAttribute(
    'href',
    '/auth/configuracion/password',
  );
});

test('password managers are told which field is which', async () => {
  await renderPassword();

  expect(field('Contraseña actual')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('Nueva contraseña')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Confirmar contraseña')).toHaveAttribute('autocomplete', 'new-password');
  for (const label of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña']) {
    expect(field(label)).toHaveAttribute('type', 'password');
  }
});

test('[SPEC 6.3] Guardar sends the own id and the three passwords; ¡Correcto!, padded, and the fields are empty', async () => {
  const { save, bodies } = await renderPassword();
  fill('vieja-clave-1', 'nueva-clave-1');

  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent(/^¡Correcto!Contraseña actualizada!{8,18}$/);
  expect(bodies).toEqual([
    {
      id: 7,
      current_password: 'vieja-clave-1',
      new_password: 'nueva-clave-1',
      confirmation_password: 'nueva-clave-1',
    },
  ]);
  expect(field('Contraseña actual')).toHaveValue('');
  expect(field('Nueva contraseña')).toHaveValue('');
  expect(field('Confirmar contraseña')).toHaveValue('');
});

test.each([
  ['', 'nueva-clave-1', 'nueva-clave-1', 'Escriba su contraseña actual'],
  ['vieja-clave-1', '', '', 'Escriba la nueva contraseña'],
  ['vieja-clave-1', 'corta12', 'corta12', 'La contraseña debe tener al menos 8 caracteres'],
  ['vieja-clave-1', 'vieja-clave-1', 'vieja-clave-1', 'La contraseña nueva debe ser distinta de la actual'],
  ['vieja-clave-1', 'nueva-clave-1', 'nueva-clave-2', 'Las contraseñas no coinciden'],
])('"%s", "%s" and "%s" are refused beside the field', async (current, next, again, refusal) => {
  const { save, bodies } = await renderPassword();
  fill(current, next, again);

  await save();

  expect(await screen.findByText(refusal)).toBeVisible();
  expect(bodies).toEqual([]);
});

describe('a refusal of the API shows ¡Error! with its text, and keeps the input', () => {
  test.each([
    [401, 'La contraseña actual no es correcta'],
    [403, 'Solo puede cambiar su propia contraseña'],
    [422, 'La contraseña no puede ser el nombre de usuario'],
  ])('%d', async (status, text) => {
    const { save, onLeave } = await renderPassword({
      handlers: [
        refuseCall(usuariosCalls.changePassword, status, text),
        answerCall(authCalls.refresh, { accessToken: 'otro-token' }),
      ],
    });
    fill('vieja-clave-1', 'nueva-clave-1');

    await save();

    expect(await screen.findByRole('alert')).toHaveTextContent(`¡Error!${text}`);
    expect(field('Contraseña actual')).toHaveValue('vieja-clave-1');
    expect(field('Nueva contraseña')).toHaveValue('nueva-clave-1');
    expect(onLeave).not.toHaveBeenCalled();
  });
});

test('a current password that is refused is marked, and has the focus', async () => {
  const error = 'La contraseña actual no es correcta';
  const refusal = http.post('*/api/usuarios/update_password_usuario', () =>
    HttpResponse.json({ error, errors: { current_password: error } }, { status: 422 }),
  );
  const { save } = await renderPassword({ handlers: [refusal] });
  fill('vieja-clave-1', 'nueva-clave-1');

  await save();

  await waitFor(() => expect(field('Contraseña actual')).toBeInvalid());
  expect(field('Contraseña actual')).toHaveFocus();
});

test('[F12] a double click makes one request', async () => {
  const { bodies } = await renderPassword();
  fill('vieja-clave-1', 'nueva-clave-1');

  fireEvent.click(guardar());
  fireEvent.click(guardar());

  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(await screen.findByText(/^Contraseña actualizada/)).toBeVisible();
  expect(bodies).toHaveLength(1);
});
