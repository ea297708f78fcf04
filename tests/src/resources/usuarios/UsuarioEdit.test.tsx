import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createProfile, createUsuario } from '../../../factories';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { withStyles } from '../../../styles';
import { choose } from './choose';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
const EVA = createUsuario({ id: 99, nombre: 'Eva', apellido: 'Mora', rol: 'sumador' });
const MARTA = {
  id: 12,
  nombre: 'Marta',
  apellido: 'Cedeño',
  username: 'mcedeno',
  rol: 'sumador',
  estado: 'I',
  usuarioPrincipal: 4,
  cuenta_bancaria: '2200077777',
  sueldo_fijo: 'N',
  valor: '350.50',
  paga: '7.50',
};

type Handlers = NonNullable<Parameters<typeof renderApp>[0]['handlers']>;

const renderEdit = (values = {}, handlers: Handlers = [], path = '/auth/usuarios/edit/12') => {
  const bodies: unknown[] = [];
  const passwords: unknown[] = [];
  const app = renderApp({
    path,
    handlers: [
      ...handlers,
      answerCall(usuariosCalls.one, { usuario: createUsuario({ ...MARTA, ...values }) }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
      answerCall(usuariosCalls.update, async ({ request }) => {
        bodies.push(await request.json());

        return { message: 'Usuario actualizado' };
      }),
      answerCall(usuariosCalls.setPassword, async ({ request }) => {
        passwords.push(await request.json());

        return { message: 'Contraseña actualizada' };
      }),
    ],
  });

  return { ...app, bodies, passwords };
};

const shown = () => screen.findByLabelText(/^Nombre/);
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const save = () => screen.getByRole('button', { name: 'Guardar' });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('the form shows the user as the API has it, headed by the full name', async () => {
  withStyles();
  renderEdit();
  await shown();

  const heading = screen.getByRole('heading', { level: 1, name: 'Marta Cedeño' });
  expect(heading).toBeVisible();
  // A long name makes no phone's page wider.
  expect(heading).toHaveStyle({ overflowWrap: 'break-word' });
  expect(field('Nombre')).toHaveValue('Marta');
  expect(field('Apellido')).toHaveValue('Cedeño');
  expect(field('Rol')).toHaveTextContent('Sumador');
  expect(field('Habilitado')).toHaveTextContent('No');
  await waitFor(() => expect(field('Usuario principal')).toHaveDisplayValue('Rosa Mera'));
  expect(field('Cuenta bancaria')).toHaveValue('2200077777');
  expect(field('Sueldo fijo')).toHaveTextContent('No');
  expect(field('Valor')).toHaveValue('350.50');
  expect(field('Paga')).toHaveValue('7.50');
});

test('the username is shown and cannot be changed; there is no password', async () => {
  renderEdit();
  await shown();

  expect(field('Username')).toHaveValue('mcedeno');
  expect(field('Username')).toBeDisabled();
  expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
});

test('the form starts from what the API says now, not from what the list said before', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, calls } = renderEdit(
    {},
    [
      answerCall(usuariosCalls.list, { usuarios: [createUsuario(MARTA)] }),
      answerCall(usuariosCalls.one, async () => {
        await asked;

        return { usuario: createUsuario({ ...MARTA, nombre: 'Martha' }) };
      }),
    ],
    '/auth/usuarios',
  );
  await user.click(await screen.findByRole('link', { name: '12' }));
  await waitFor(() => expect(calls).toContain('GET /api/usuarios/12'));
  expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeVisible();

  answer();

  expect(await shown()).toHaveValue('Martha');
});

test.each([
  ['nobody', null, 'Ninguno'],
  ['who is no administrator any more', { id: 99, nombre: 'Eva', apellido: 'Mora' }, 'Eva Mora'],
])('as principal %s is shown', async (_who, usuarioPrincipal, text) => {
  renderEdit({ usuarioPrincipal }, [answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA, EVA] })]);
  await shown();

  await waitFor(() => expect(field('Usuario principal')).toHaveDisplayValue(text));
});

test('Guardar sends the eleven fields of update; the form stays, ¡Correcto! shows the padded message', async () => {
  const { user, bodies } = renderEdit();
  await shown();
  write('Nombre', 'Martha');
  await choose(user, 'Usuario principal', 'Ninguno');

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent(/^¡Correcto!Usuario actualizado!{11,21}$/);
  expect(bodies).toEqual([
    {
      id: 12,
      nombre: 'Martha',
      apellido: 'Cedeño',
      rol: 'sumador',
      usuarioActualizacion: 7,
      estado: 'I',
      usuarioPrincipal: '',
      cuenta_bancaria: '2200077777',
      sueldo_fijo: 'N',
      valor: '350.50',
      paga: '7.50',
    },
  ]);
  expect(field('Nombre')).toHaveValue('Martha');
  expect(screen.getByRole('heading', { level: 1, name: 'Martha Cedeño' })).toBeVisible();
});

test('a change goes out with the version that the host told, and the next one with the version it got', async () => {
  const { user, bodies } = renderEdit({ version: '4' }, [
    answerCall(usuariosCalls.update, async ({ request }) => {
      bodies.push(await request.json());

      return { message: 'Usuario actualizado', version: 5 };
    }),
  ]);
  await shown();
  write('Nombre', 'Martha');
  await user.click(save());
  await screen.findByText(/Usuario actualizado/);
  write('Nombre', 'Marthita');
  await user.click(save());

  await waitFor(() =>
    expect(bodies).toMatchObject([
      { id: 12, nombre: 'Martha', version: 4 },
      { id: 12, nombre: 'Marthita', version: 5 },
    ]),
  );
});

test('Enter takes the administrador that is looked for, not Ninguno above all', async () => {
  const { user } = renderEdit();
  await shown();
  const principal = screen.getByRole('combobox', { name: 'Usuario principal' });
  await waitFor(() => expect(principal).toHaveDisplayValue('Rosa Mera'));

  await user.click(principal);
  expect(await screen.findByRole('option', { name: 'Rosa Mera', selected: true })).toBeVisible();
  fireEvent.change(principal, { target: { value: 'zambrano' } });
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Luis Zambrano']),
  );
  await user.keyboard('{Enter}');

  expect(principal).toHaveDisplayValue('Luis Zambrano');
});

test('an unknown role asks for a choice', async () => {
  const { user, bodies } = renderEdit({ rol: 'cajero' });
  await shown();

  await user.click(save());

  expect(await screen.findByText('Elija un rol')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('an unknown user is told in words, with the way back, and no try that would find none either', async () => {
  renderEdit({}, [refuseCall(usuariosCalls.one, 404, 'No existe el usuario')]);
  const alert = within(await screen.findByRole('alert'));

  expect(alert.getByText('No existe el usuario')).toBeVisible();
  expect(alert.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute('href', '/auth/usuarios');
  expect(alert.queryByRole('button')).not.toBeInTheDocument();
});

test('a user who could not be read is told in words, with a way back and another try', async () => {
  const { user } = renderEdit({}, [refuseCall(usuariosCalls.one, 500, 'Falló')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!Falló');
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/auth/usuarios');

  server.use(answerCall(usuariosCalls.one, { usuario: createUsuario(MARTA) }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await shown()).toHaveValue('Marta');
});

describe('Cambiar contraseña', () => {
  const openDialog = async (handlers: Handlers = []) => {
    const app = renderEdit({}, handlers);
    await app.user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
    const accept = () => app.user.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
    const writeBoth = (text: string, again = text) => {
      fireEvent.change(dialog.getByLabelText('Nueva contraseña'), { target: { value: text } });
      fireEvent.change(dialog.getByLabelText('Confirmar contraseña'), { target: { value: again } });
    };

    return { ...app, dialog, accept, writeBoth };
  };

  test('[SPEC 6.2] sends id, password and who does it, closes, and says ¡Correcto!', async () => {
    const { accept, writeBoth, passwords, bodies } = await openDialog();
    writeBoth('otra-clave-9');

    await accept();

    expect(await screen.findByText(/^Contraseña actualizada!{8,18}$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(passwords).toEqual([{ id: 12, password: 'otra-clave-9', usuarioActualizacion: 7 }]);
    expect(bodies).toEqual([]);
  });

  test('what is no new password is refused beside the field', async () => {
    const { dialog, accept, writeBoth, passwords } = await openDialog([
      answerCall(usuariosCalls.one, { usuario: createUsuario({ ...MARTA, username: 'martacedeno' }) }),
    ]);

    for (const [text, again, refusal] of [
      ['', '', 'Escriba la nueva contraseña'],
      ['1234567', '1234567', 'La contraseña debe tener al menos 8 caracteres'],
      ['otra-clave-9', 'otra-clave-8', 'Las contraseñas no coinciden'],
      ['MartaCedeno', 'MartaCedeno', 'La contraseña no puede ser el nombre de usuario'],
    ] as const) {
      writeBoth(text, again);
      await accept();

      expect(await dialog.findByText(refusal)).toBeVisible();
      expect(passwords).toEqual([]);
    }
  });

  test('a refusal stands in the dialog as ¡Error!, the input kept', async () => {
    const { dialog, accept, writeBoth } = await openDialog([
      refuseCall(usuariosCalls.setPassword, 422, 'Esa contraseña ya fue usada'),
    ]);
    writeBoth('otra-clave-9');

    await accept();

    expect(await dialog.findByRole('alert')).toHaveTextContent('¡Error!Esa contraseña ya fue usada');
    expect(dialog.getByLabelText('Nueva contraseña')).toHaveValue('otra-clave-9');
  });
});

const OWN_API = answerCall(usuariosCalls.profile, { user: createProfile({ api_local: true }) });

test('a user who failed to sign in too often is let try again', async () => {
  const unlocked: unknown[] = [];
  const unlock = answerCall(usuariosCalls.unlock, async ({ request }) => {
    unlocked.push(await request.json());

    return { message: 'El usuario ya puede volver a intentarlo' };
  });
  const { user } = renderEdit({}, [unlock, OWN_API]);
  await shown();

  await user.click(screen.getByRole('button', { name: 'Desbloquear ingreso' }));

  expect(await screen.findByText(/El usuario ya puede volver a intentarlo/)).toBeVisible();
  expect(unlocked).toEqual([{ id: 12 }]);
});

test('another host is not asked for what is no call of the specification', async () => {
  renderEdit();
  await shown();

  expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desbloquear ingreso' })).not.toBeInTheDocument();
});
