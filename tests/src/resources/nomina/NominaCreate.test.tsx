import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { type PersonaPagada, pagosCalls } from '../../../../contract/pagos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createNomina, createUsuario } from '../../../support/factories';
import { choose, dialogIsClosed, optionsOf, save } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { withStyles } from '../../../support/styles';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera', cuenta_bancaria: null });
const SAVED = { message: 'Nomina creada' };

// Still Wednesday 18 in Guayaquil, already Thursday 19 in UTC.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-19T01:00:00Z'), toFake: ['Date'] }));

const open = async (usuarios = [LUIS, ROSA], handler = answerCall(nominaCalls.create, SAVED)) => {
  const app = renderApp({
    path: '/auth/nomina/create',
    handlers: [handler, answerCall(usuariosCalls.administradores, { usuarios })],
  });
  await screen.findByRole('combobox', { name: 'Administrador' });

  return { ...app, bodies: () => app.sent(nominaCalls.create) };
};

const administrador = () => screen.getByRole('combobox', { name: 'Administrador' });
const start = () => screen.getByLabelText(/^Fecha Inicio/);
const end = () => screen.getByLabelText('Fecha Final');
const account = () => screen.getByRole('textbox', { name: 'Cuenta Bancaria' });
const setStart = (day: string) => fireEvent.change(start(), { target: { value: day } });
const writeAccount = (text: string) => fireEvent.change(account(), { target: { value: text } });

const fill = async (user: UserEvent) => {
  await choose(user, 'Administrador', 'Luis Zambrano');
  setStart('2026-11-18');
  writeAccount('2200099999');
};
const openDialog = async (user: UserEvent) => {
  await save(user);

  return within(await screen.findByRole('dialog', { name: 'Guardar nomina' }));
};
const confirm = async (user: UserEvent) => {
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Guardar nomina' }));
};

test('[SPEC 2.18] [SPEC 2.19] Nueva Nomina, under Nomina > Nuevo, offers each administrator by full name', async () => {
  const { user } = await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Nueva Nomina' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Nomina' })).toHaveAttribute('href', '/auth/nomina');
  expect(way.getByText('Nuevo')).toHaveAttribute('aria-current', 'page');
  expect(administrador()).toHaveFocus();
  expect(await optionsOf(user, 'Administrador')).toEqual(['Luis Zambrano', 'Rosa Mera']);
});

test('the only administrator is already chosen, and their account is offered if they have one', async () => {
  await open([ROSA]);

  expect(administrador()).toHaveTextContent('Rosa Mera');
  expect(start()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Usar cuenta registrada' })).not.toBeInTheDocument();
});

test('[SPEC 2.20] [SPEC 2.21] dates are native inputs; a start of at most today in Guayaquil snaps to its Monday once its year is complete, and sets the Sunday of the read-only end', async () => {
  await open();

  expect(start()).toHaveAttribute('type', 'date');
  expect(start()).toHaveAttribute('max', '2026-11-18');
  expect(end()).toHaveAttribute('type', 'date');
  expect(end()).toBeDisabled();

  setStart('0202-11-15');
  expect(start()).toHaveValue('0202-11-15');
  expect(end()).toHaveValue('');
  setStart('2026-11-15');

  expect(start()).toHaveValue('2026-11-09');
  expect(end()).toHaveValue('2026-11-15');
});

test('[SPEC 5.4] a start after today is refused beside the field and opens no dialog', async () => {
  const { user } = await open();
  await fill(user);
  setStart('2026-11-19');
  await save(user);

  expect(await screen.findByText('La fecha de inicio no puede ser posterior a hoy')).toBeVisible();
  expect(start()).toBeInvalid();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("the administrator's registered account is offered, but never filled in by itself", async () => {
  const { user } = await open();
  await choose(user, 'Administrador', 'Luis Zambrano');
  expect(account()).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Usar cuenta registrada' }));

  expect(account()).toHaveValue('2200011111');
  expect(screen.getByRole('button', { name: 'Usar cuenta registrada' })).toBeDisabled();
});

test('[SPEC 5.3] administrator, start and account are required', async () => {
  const { user } = await open();
  writeAccount('   ');
  await save(user);

  expect(await screen.findByText('Elija un administrador')).toBeVisible();
  expect(screen.getByText('Elija la fecha de inicio')).toBeVisible();
  expect(screen.getByText('Escriba la cuenta bancaria')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("[SPEC 2.22] the dialog has the spec's two texts and the week in long Spanish form; Cancelar keeps the input", async () => {
  const { user, bodies } = await open();
  await fill(user);

  const dialog = await openDialog(user);
  for (const text of [
    'está seguro de guardar el siguiente registro de nomina?',
    'una vez guardado no podrá ser editado',
    'lunes 16 de NOVIEMBRE de 2026 al domingo 22 de NOVIEMBRE de 2026',
    /^La semana aún no termina/,
  ])
    expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));

  await dialogIsClosed();
  expect(account()).toHaveValue('2200099999');
  expect(await bodies()).toEqual([]);
  setStart('2026-11-15');
  expect((await openDialog(user)).queryByText(/La semana aún no termina/)).not.toBeInTheDocument();
});

test('[SPEC 2.23] [SPEC 7.15] Enter sends the five keys, shows ¡Correcto! with the padded message, and clears the form', async () => {
  const { user, bodies } = await open();
  await fill(user);
  await openDialog(user);
  await user.keyboard('{Enter}');

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^¡Correcto!Nomina creada!{17,27}$/);
  expect(within(alert).queryByRole('link')).not.toBeInTheDocument();
  await dialogIsClosed();
  expect(administrador()).not.toHaveTextContent('Luis Zambrano');
  for (const input of [start(), end(), account()]) expect(input).toHaveValue('');
  expect(await bodies()).toEqual([
    {
      fk_usuario: 3,
      fecha: '2026-11-16',
      fecha_final: '2026-11-22',
      fk_usuario_creacion: 7,
      cuenta_bancaria: '2200099999',
    },
  ]);
});

test('the message links to the new sheet and its first person, if the host returns the id', async () => {
  const { user } = await open([LUIS, ROSA], answerCall(nominaCalls.create, { ...SAVED, id: 1044 }));
  await fill(user);
  await confirm(user);

  for (const name of ['Abrir la planilla', 'Pagar a la primera persona']) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/auth/nomina/planilla/1044');
  }
});

test("[SPEC 2.24] a refusal shows ¡Error! with the server's text, closes the dialog and keeps the input", async () => {
  const refusal = refuseCall(nominaCalls.create, 409, 'Ya existe una nomina de esa semana');
  const { user, bodies } = await open([LUIS, ROSA], refusal);
  await fill(user);
  await confirm(user);

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('¡Error!Ya existe una nomina de esa semana');
  await dialogIsClosed();
  expect(administrador()).toHaveTextContent('Luis Zambrano');
  expect(start()).toHaveValue('2026-11-16');
  expect(end()).toHaveValue('2026-11-22');
  expect(account()).toHaveValue('2200099999');

  server.use(answerCall(nominaCalls.create, SAVED));
  await confirm(user);
  expect(await screen.findByText(/Nomina creada/)).toBeVisible();
  expect(await bodies()).toHaveLength(2);
});

describe('[M3] with our own API', () => {
  const GONE = createUsuario({ id: 9, nombre: 'Elsa', apellido: 'Rey', rol: 'administrador', estado: 'I' });
  const persona = (values: Partial<PersonaPagada>) => ({
    id: 5,
    nombre: 'Sara',
    apellido: 'Toro',
    rol: 'sumador',
    avisos: [],
    ...values,
    suma: '1000.00',
    base: '100.00',
  });
  const openOwn = async (personas: object[]) => {
    const app = renderApp({
      path: '/auth/nomina/create',
      profile: { api_local: true },
      handlers: [
        answerCall(nominaCalls.create, SAVED),
        answerCall(nominaCalls.list, { nominas: [createNomina({ fecha: '2026-11-09' })] }),
        answerCall(nominaCalls.count, { conteo: 1 }),
        answerCall(pagosCalls.payees, { personas } as never),
        answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
        answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA, GONE] }),
      ],
    });
    await screen.findByRole('combobox', { name: 'Administrador' });

    return app;
  };

  test('the question names who is paid although nobody expects it, and who is paid less', async () => {
    const { user } = await openOwn([
      persona({ id: 4, nombre: 'Ana' }),
      persona({ avisos: ['inhabilitado', 'sueldo en otra nomina'] }),
    ]);
    await fill(user);
    const dialog = await openDialog(user);

    expect(await dialog.findByText('Sara Toro')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Sara Toro: está inhabilitado, su sueldo fijo está en otra nomina de esta semana, se le pagan $100.00',
    );
    expect(dialog.queryByText(/^Ana/)).not.toBeInTheDocument();
  });

  test('[W2] the question names who gets much more than the mean of their last weeks', async () => {
    const { user } = await openOwn([persona({ media: '60.00' as never })]);
    await fill(user);
    const dialog = await openDialog(user);

    expect(await dialog.findByText('Sara Toro')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Sara Toro: se le pagan $100.00, más de lo usual: su media de 8 semanas es $60',
    );
  });

  test('[W11] who would be paid, with what ajustes of earlier weeks add', async () => {
    setMedia('min-width:1200px');
    const { user } = await openOwn([persona({ ajuste: '1.30' as never })]);
    await fill(user);
    const aside = within(await screen.findByRole('complementary', { name: 'Personas de esta nomina' }));
    expect(await aside.findByText('Total: $101.30')).toBeVisible();
    const dialog = await openDialog(user);

    expect(await dialog.findByText('Sara Toro')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Sara Toro: se le pagan $101.30, con +$1.30 de ajustes de semanas anteriores',
    );
  });

  test('[L7] beside the form stand the last nominas, and who would be paid once the week is chosen', async () => {
    setMedia('min-width:1200px');
    const { user } = await openOwn([persona({ id: 4, nombre: 'Ana' }), persona({})]);
    const last = await screen.findByRole('complementary', { name: 'Últimas nominas' });
    expect(await within(last).findByRole('link', { name: 'Luis Zambrano' })).toHaveAttribute(
      'href',
      '/auth/nomina/planilla/1043',
    );
    await fill(user);

    const personas = within(await screen.findByRole('complementary', { name: 'Personas de esta nomina' }));
    expect(await personas.findByText('Total: $200.00')).toBeVisible();
    expect(personas.getAllByRole('listitem')[0]).toHaveTextContent(/^Ana Toro\$100.00 ?Sumador$/);
  });

  test('a superadministrador can choose a disabled administrador', async () => {
    const { user } = await openOwn([]);

    await waitFor(async () =>
      expect(await optionsOf(user, 'Administrador')).toEqual([
        'Luis Zambrano',
        'Rosa Mera',
        'Elsa Rey (inhabilitado)',
      ]),
    );
  });
});

describe('on our own API', () => {
  const openOwn = async (
    borradores = { cuenta: 0, total: '0.00' },
    nominas = [] as ReturnType<typeof createNomina>[],
  ) => {
    const app = renderApp({
      path: '/auth/nomina/create',
      profile: { api_local: true },
      handlers: [
        answerCall(nominaCalls.create, SAVED),
        answerCall(nominaCalls.list, { nominas }),
        answerCall(nominaCalls.count, { conteo: nominas.length }),
        answerCall(pagosCalls.payees, { personas: [], borradores }),
        answerCall(usuariosCalls.list, { usuarios: [] }),
        answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
      ],
    });
    await screen.findByRole('combobox', { name: 'Administrador' });

    return app;
  };

  test('[U25] a week that has a nomina is told as soon as it is chosen, with the way to it', async () => {
    const { user, sent } = await openOwn(undefined, [createNomina({ id: 1044, fecha: '2026-11-16' })]);
    await choose(user, 'Administrador', 'Luis Zambrano');
    expect(screen.queryByText(/ya tiene nomina/)).not.toBeInTheDocument();
    setStart('2026-11-18');

    expect(await screen.findByText(/^Esa semana ya tiene nomina/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir la planilla' })).toHaveAttribute(
      'href',
      '/auth/nomina/planilla/1044',
    );
    expect((await sent(nominaCalls.list)).at(-1)).toMatchObject({
      fecha_inicio: '2026-11-16',
      fecha_final: '2026-11-22',
    });
  });

  test('[Y8] the notice of a week has its place before it comes, so that no button moves', async () => {
    withStyles();
    const { user } = await openOwn(undefined, [createNomina({ id: 1044, fecha: '2026-11-16' })]);
    await choose(user, 'Administrador', 'Luis Zambrano');
    const form = account().closest('form') as HTMLElement;
    const place = within(form).getByRole('status');
    expect(place).toBeEmptyDOMElement();
    expect(place).toHaveStyle({ minHeight: '56px' });
    setStart('2026-11-18');

    expect(await within(place).findByText(/^Esa semana ya tiene nomina/)).toBeVisible();
  });

  test('[U25] a week without a nomina says nothing', async () => {
    const { user, sent } = await openOwn();
    await fill(user);
    await vi.waitFor(async () => expect(await sent(nominaCalls.list)).not.toEqual([]));

    expect(screen.queryByText(/ya tiene nomina/)).not.toBeInTheDocument();
  });

  test('[U27] a week that runs, and what it would leave out, stand above the question', async () => {
    const { user } = await openOwn({ cuenta: 6, total: '493.00' });
    await fill(user);
    const dialog = await openDialog(user);
    const left = await dialog.findByText('No se pagan 6 borradores: $493.00');
    const asked = dialog.getByText('está seguro de guardar el siguiente registro de nomina?');

    expect(left.closest('[role="status"]')).toHaveTextContent(/^La semana aún no termina/);
    expect(left.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('[U27] drafts of a week that has ended are told too', async () => {
    const { user } = await openOwn({ cuenta: 1, total: '5.50' });
    await fill(user);
    setStart('2026-11-12');
    const dialog = await openDialog(user);

    expect(
      (await dialog.findByText('No se paga 1 borrador: $5.50')).closest('[role="status"]'),
    ).not.toHaveTextContent('aún no termina');
  });
});
