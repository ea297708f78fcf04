import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { takenCall, usernameTakenCall } from '../../../../contract/ocupados';
import { vendedoresRest } from '../../../../contract/vendedores';
import { usuarios } from '../../../../src/resources/usuarios';
import { vendedores } from '../../../../src/resources/vendedores';
import { choose, save, write } from '../../../support/inputs';
import { answerCall, failCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { recordOf, renderSection } from '../../../support/renderSection';

const taken = takenCall(vendedoresRest);
const CODIGO = 'Ya existe un promotor con ese código';
const CEDULA = 'Ya existe un promotor con esa cédula';
const TAKEN: Record<string, string> = { 'P-01': CODIGO, '1710034065': CEDULA };

/** Knows P-01 and one cédula; the next free código is P-03. */
const api = answerCall(taken, ({ request }) => {
  const { id, ...asked } = Object.fromEntries(new URL(request.url).searchParams);
  const ocupados = Object.entries(asked).flatMap(([field, value]) =>
    TAKEN[value] ? [[field, TAKEN[value]]] : [],
  );

  return { ocupados: Object.fromEntries(ocupados), libres: id ? {} : { codigo: 'P-03' } };
});

const open = ({ path = '/create', api_local = true, handler = api } = {}) =>
  renderSection(vendedores, {
    path,
    rows: [recordOf(vendedoresRest, 1, { codigo: 'P-01' })],
    profile: { api_local },
    handlers: [handler],
  });

const codigo = () => screen.getByLabelText<HTMLInputElement>(/^Código/);
const cedula = () => screen.getByLabelText(/^Cédula/);
const ocupados = ({ calls }: ReturnType<typeof open>) =>
  calls.filter((call) => call === 'GET /api/vendedores/ocupados');

describe('[Y7] a value that another record has', () => {
  test('is told at its input while one types, and the save is tried all the same', async () => {
    const app = open();
    await write(/^Código/, 'P-01');
    expect(await screen.findByText(CODIGO)).toHaveRole('status');
    expect(codigo()).toHaveAccessibleDescription(CODIGO);
    expect(codigo()).toBeValid();
    // Half a cédula is not asked about.
    await write(/^Cédula/, '17100');
    await write(/^Cédula/, '171003406-5');
    await waitFor(() => expect(cedula()).toHaveAccessibleDescription(CEDULA));

    await write(/^Nombre/, 'Eva');
    await write(/^Apellido/, 'Mora');
    await choose(app.user, /^Administrador/, 'Berta Mora');
    await write(/^Porcentaje/, '10');
    await save(app.user);
    await waitFor(() => expect(app.bodies).toMatchObject([{ codigo: 'P-01', cedula: '171003406-5' }]));
    expect(await app.sent(taken)).toEqual(expect.arrayContaining(['?codigo=P-01', '?cedula=1710034065']));
    expect(await app.sent(taken)).not.toContain('?cedula=17100');
  });

  test('is not that of the record itself', async () => {
    const app = open({ path: '/edit/1' });
    await waitFor(() => expect(codigo()).toHaveValue('P-01'));
    await write(/^Código/, 'P-09');
    await waitFor(async () => expect(await app.sent(taken)).toEqual(['?id=1&codigo=P-09']));
    await write(/^Código/, 'P-01');

    expect(screen.queryByText(CODIGO)).not.toBeInTheDocument();
    expect(ocupados(app)).toHaveLength(1);
  });

  test('is the username of a user as well', async () => {
    const text = 'Ya existe un usuario con ese username';
    renderApp({
      path: `/auth/${usuarios.path}/create`,
      profile: { api_local: true },
      handlers: [answerCall(usernameTakenCall, { ocupados: { username: text }, libres: {} })],
    });
    await write(/^Username/, 'emora');

    expect(await screen.findByText(text)).toHaveRole('status');
  });

  test('is not asked of another host', async () => {
    const other = open({ api_local: false });
    await write(/^Código/, 'P-01');
    await write(/^Cédula/, '1710034065');
    await write(/^Nombre/, 'Eva');
    expect(ocupados(other)).toEqual([]);
  });

  test('cannot be told if the call fails: the form goes on', async () => {
    const app = open({ handler: failCall(taken) });
    await write(/^Código/, 'P-01');
    await waitFor(() => expect(ocupados(app).length).toBeGreaterThan(0));

    expect(codigo()).toHaveValue('P-01');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('[Y7] the next free código', () => {
  test('stands selected in a new promotor, whose form is still untouched', async () => {
    const { user } = open();
    await waitFor(() => expect(codigo()).toHaveValue('P-03'));
    expect(codigo()).toHaveAccessibleDescription('El siguiente libre');
    expect(codigo()).toHaveFocus();
    expect([codigo().selectionStart, codigo().selectionEnd]).toEqual([0, 4]);

    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    expect(await screen.findByRole('table', { name: 'Promotores' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('gives way to what is typed, and does not come back', async () => {
    const { user } = open();
    await waitFor(() => expect(codigo()).toHaveValue('P-03'));
    await user.keyboard('Z');
    expect(codigo()).toHaveValue('Z');
    await user.clear(codigo());
    await write(/^Nombre/, 'Eva');

    expect(codigo()).toHaveValue('');
  });

  test('is saved as if it were typed', async () => {
    const app = open();
    await waitFor(() => expect(codigo()).toHaveValue('P-03'));
    await write(/^Cédula/, '0926687856');
    await write(/^Nombre/, 'Eva');
    await write(/^Apellido/, 'Mora');
    await choose(app.user, /^Administrador/, 'Berta Mora');
    await write(/^Porcentaje/, '10');
    await save(app.user);

    await waitFor(() => expect(app.bodies).toMatchObject([{ codigo: 'P-03', nombre: 'Eva' }]));
  });
});
