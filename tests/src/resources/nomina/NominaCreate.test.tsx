import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../factories';
import { answerCall, failCall, holdCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';

/** How often a promise is tried. */
const TIMES = process.env.TEST_SIZE === 'full' ? 50 : 5;

const LUIS = createUsuario({ id: 3, nombre: 'Luis', apellido: 'Zambrano', cuenta_bancaria: '2200011111' });
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera', cuenta_bancaria: null });

// A Wednesday; in Guayaquil it is still the day that in UTC has passed.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-19T01:00:00Z'), toFake: ['Date'] }));

const renderCreate = (usuarios = [LUIS, ROSA], handlers = [answerCall(nominaCalls.create, SAVED)]) => {
  const bodies: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/nomina/crear')) bodies.push(await request.clone().json());
  });
  const app = renderApp({
    path: '/auth/nomina/create',
    handlers: [...handlers, answerCall(usuariosCalls.administradores, { usuarios })],
  });

  return { ...app, bodies };
};
const SAVED = { message: 'Nomina creada' };

const administrador = () => screen.findByRole('combobox', { name: 'Administrador' });
const choose = async (user: UserEvent, name: string) => {
  await user.click(await administrador());
  await user.click(await screen.findByRole('option', { name }));
};
const start = () => screen.getByLabelText(/^Fecha Inicio/);
const end = () => screen.getByLabelText('Fecha Final');
const account = () => screen.getByRole('textbox', { name: 'Cuenta Bancaria' });
const writeAccount = (text: string) => fireEvent.change(account(), { target: { value: text } });
const save = () => screen.getByRole('button', { name: 'Guardar' });

const fill = async (user: UserEvent) => {
  await choose(user, 'Luis Zambrano');
  fireEvent.change(start(), { target: { value: '2026-11-18' } });
  writeAccount('2200099999');
};
const openDialog = async (user: UserEvent) => {
  await user.click(save());

  return within(await screen.findByRole('dialog', { name: 'Guardar nomina' }));
};
const saveAll = async (user: UserEvent) => {
  await fill(user);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Guardar nomina' }));
};

describe('the form', () => {
  test('[SPEC 2.18] is headed Nueva Nomina, under Nomina > Nuevo', async () => {
    renderCreate();

    expect(await screen.findByRole('heading', { level: 1, name: 'Nueva Nomina' })).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
    expect(way.getByRole('link', { name: 'Nomina' })).toHaveAttribute('href', '/auth/nomina');
    expect(way.getByText('Nuevo')).toHaveAttribute('aria-current', 'page');
  });

  test('[SPEC 2.19] offers each administrator by full name', async () => {
    const { user } = renderCreate();
    await user.click(await administrador());

    const options = await screen.findAllByRole('option');

    expect(options.map(({ textContent }) => textContent)).toEqual(['Luis Zambrano', 'Rosa Mera']);
  });

  test('has the only administrator chosen already, and begins with the date', async () => {
    renderCreate([ROSA]);

    expect(await administrador()).toHaveTextContent('Rosa Mera');
    expect(start()).toHaveFocus();
  });

  test('begins with the administrator where there are several', async () => {
    renderCreate();

    expect(await administrador()).toHaveFocus();
  });

  test('says so when the administrators cannot be read, and tries again', async () => {
    const { user } = renderApp({
      path: '/auth/nomina/create',
      handlers: [failCall(usuariosCalls.administradores)],
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('¡Error!');

    server.use(answerCall(usuariosCalls.administradores, { usuarios: [LUIS] }));
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));

    expect(await administrador()).toBeVisible();
  });
});

describe('the week', () => {
  test('[SPEC 2.21] a start date snaps to its Monday and sets the Sunday', async () => {
    renderCreate();
    await administrador();

    fireEvent.change(start(), { target: { value: '2026-11-15' } });

    expect(start()).toHaveValue('2026-11-09');
    expect(end()).toHaveValue('2026-11-15');
  });

  test('[SPEC 2.20] dates are native inputs, the start at most today in Guayaquil, the end not to be written', async () => {
    renderCreate();
    await administrador();

    expect(start()).toHaveAttribute('type', 'date');
    expect(start()).toHaveAttribute('max', '2026-11-18');
    expect(end()).toHaveAttribute('type', 'date');
    expect(end()).toBeDisabled();
  });

  test('[SPEC 2.21] a year that is still being typed does not snap', async () => {
    renderCreate();
    await administrador();

    fireEvent.change(start(), { target: { value: '0202-11-18' } });
    expect(start()).toHaveValue('0202-11-18');
    expect(end()).toHaveValue('');
    fireEvent.change(start(), { target: { value: '2026-11-18' } });

    expect(start()).toHaveValue('2026-11-16');
  });

  test('[SPEC 5.4] a start after today is refused beside the field and opens no dialog', async () => {
    const { user } = renderCreate();
    await fill(user);

    fireEvent.change(start(), { target: { value: '2026-11-19' } });
    await user.click(save());

    expect(await screen.findByText('La fecha de inicio no puede ser posterior a hoy')).toBeVisible();
    expect(start()).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the account', () => {
  test("the administrator's registered one is offered, never put in unasked", async () => {
    const { user } = renderCreate();
    await choose(user, 'Luis Zambrano');
    expect(account()).toHaveValue('');

    await user.click(screen.getByRole('button', { name: 'Usar cuenta registrada' }));

    expect(account()).toHaveValue('2200011111');
    expect(screen.getByRole('button', { name: 'Usar cuenta registrada' })).toBeDisabled();
  });

  test('nothing is offered where none is registered', async () => {
    const { user } = renderCreate();

    await choose(user, 'Rosa Mera');

    expect(screen.queryByRole('button', { name: 'Usar cuenta registrada' })).not.toBeInTheDocument();
  });
});

test('[SPEC 5.3] administrator, start and account are required', async () => {
  const { user } = renderCreate();
  await administrador();
  writeAccount('   ');

  await user.click(save());

  expect(await screen.findByText('Elija un administrador')).toBeVisible();
  expect(screen.getByText('Elija la fecha de inicio')).toBeVisible();
  expect(screen.getByText('Escriba la cuenta bancaria')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the confirmation', () => {
  test("[SPEC 2.22] shows the spec's two texts and the week in long Spanish form", async () => {
    const { user } = renderCreate();
    await fill(user);

    const dialog = await openDialog(user);

    expect(dialog.getByText('está seguro de guardar el siguiente registro de nomina?')).toBeVisible();
    expect(dialog.getByText('una vez guardado no podrá ser editado')).toBeVisible();
    expect(
      dialog.getByText('lunes 16 de NOVIEMBRE de 2026 al domingo 22 de NOVIEMBRE de 2026'),
    ).toBeVisible();
  });

  test('warns while the week is still running, not once it has passed', async () => {
    const { user } = renderCreate();
    await fill(user);
    expect((await openDialog(user)).getByText(/La semana aún no termina/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    fireEvent.change(start(), { target: { value: '2026-11-15' } });

    expect((await openDialog(user)).queryByText(/La semana aún no termina/)).not.toBeInTheDocument();
  });

  test('Cancelar sends nothing and keeps the input', async () => {
    const { user, bodies } = renderCreate();
    await fill(user);
    const dialog = await openDialog(user);

    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(account()).toHaveValue('2200099999');
    expect(bodies).toEqual([]);
  });

  test('the confirmation sends the five keys of the contract', async () => {
    const { user, bodies } = renderCreate();

    await saveAll(user);

    await waitFor(() =>
      expect(bodies).toEqual([
        {
          fk_usuario: 3,
          fecha: '2026-11-16',
          fecha_final: '2026-11-22',
          fk_usuario_creacion: 7,
          cuenta_bancaria: '2200099999',
        },
      ]),
    );
  });

  test('says Procesando... while it saves', async () => {
    const { user } = renderCreate([LUIS], [holdCall(nominaCalls.create)]);

    await saveAll(user);

    expect(await screen.findByRole('button', { name: 'Procesando...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  });

  test('[F12] a double click, and Enter with a click, make one request, time after time', async () => {
    const { bodies } = renderCreate([LUIS]);
    for (let turn = 1; turn <= TIMES; turn += 1) {
      await administrador();
      fireEvent.change(start(), { target: { value: '2026-11-18' } });
      writeAccount(`cuenta ${turn}`);
      const guardar = screen.getByText('Guardar');
      fireEvent.click(guardar);
      fireEvent.click(guardar);
      const aceptar = await screen.findByRole('button', { name: 'Guardar nomina' });

      // Enter on a button is a click without a pointer.
      fireEvent.click(aceptar, { detail: 1 });
      fireEvent.click(aceptar, { detail: turn % 2 ? 2 : 0 });

      await waitFor(() => expect(account()).toHaveValue(''));
      fireEvent.click(aceptar);
      await waitFor(() => expect(aceptar).not.toBeInTheDocument());
      expect(bodies).toHaveLength(turn);
    }
  }, 300_000);
});

test('Enter accepts the confirmation', async () => {
  const { user, bodies } = renderCreate();
  await screen.findByRole('heading', { level: 1 });
  await fill(user);
  await openDialog(user);

  await user.keyboard('{Enter}');

  await waitFor(() => expect(bodies).toHaveLength(1));
});

describe('after saving', () => {
  test("[SPEC 2.23] ¡Correcto! shows the server's message padded to 30 to 40 signs; dialog closed, form cleared", async () => {
    const { user } = renderCreate();

    await saveAll(user);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^¡Correcto!Nomina creada!{17,27}$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await administrador()).not.toHaveTextContent('Luis Zambrano');
    expect(start()).toHaveValue('');
    expect(end()).toHaveValue('');
    expect(account()).toHaveValue('');
  });

  test('the new sheet is a link away, and so is its first person, where the host says which it is', async () => {
    const { user } = renderCreate([LUIS, ROSA], [answerCall(nominaCalls.create, { ...SAVED, id: 1044 })]);

    await saveAll(user);

    for (const name of ['Abrir la planilla', 'Pagar a la primera persona']) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', '/auth/nomina/planilla/1044');
    }
  });

  test('a host that does not say which it made is given no link', async () => {
    const { user } = renderCreate();

    await saveAll(user);

    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('link')).not.toBeInTheDocument();
  });

  test("[SPEC 2.24] a refusal shows ¡Error! with the server's text; dialog closed, input kept", async () => {
    const { user, bodies } = renderCreate(
      [LUIS, ROSA],
      [refuseCall(nominaCalls.create, 409, 'Ya existe una nomina de esa semana')],
    );

    await saveAll(user);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('¡Error!Ya existe una nomina de esa semana');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await administrador()).toHaveTextContent('Luis Zambrano');
    expect(start()).toHaveValue('2026-11-16');
    expect(end()).toHaveValue('2026-11-22');
    expect(account()).toHaveValue('2200099999');
    expect(bodies).toHaveLength(1);
  });

  test('the refused input can be sent again', async () => {
    const { user, bodies } = renderCreate([LUIS], [refuseCall(nominaCalls.create, 500, 'Falló')]);
    await saveAll(user);
    await screen.findByText('Falló');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    server.use(answerCall(nominaCalls.create, SAVED));
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Guardar nomina' }));

    expect(await screen.findByText(/Nomina creada/)).toBeVisible();
    expect(bodies).toHaveLength(2);
  });
});

describe('leaving', () => {
  test('with unsaved input asks first', async () => {
    const { user } = renderCreate();
    await fill(user);

    await user.click(screen.getByRole('link', { name: 'Dashboard' }));

    expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(account()).toHaveValue('2200099999'));
  });

  test('an untouched form asks nothing', async () => {
    const { user } = renderCreate([LUIS]);
    await administrador();

    await user.click(screen.getByRole('link', { name: 'Dashboard' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
