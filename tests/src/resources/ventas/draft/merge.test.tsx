import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { colillasCalls } from '../../../../../contract/colillas';
import { feriadosRest } from '../../../../../contract/feriados';
import { sorteosRest } from '../../../../../contract/sorteos';
import { ventas } from '../../../../../src/resources/ventas';
import { startAt } from '../../../../support/clock';
import { sorteo } from '../../../../support/factories';
import { eventsHost } from '../../../../support/features/live/eventsHost';
import { answerCall } from '../../../../support/msw';
import { renderSection } from '../../../../support/renderSection';
import { BY_MARTA, sharedDraft } from '../../../../support/resources/sharedDraft';
import { DRAFT } from '../../../../support/resources/ventas';
import { restHost } from '../../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const LOTTO = { ...sorteo, id: 1, cifras: 3, version: 1 };
const DRAWS = [...restHost(sorteosRest, [LOTTO]).handlers, ...restHost(feriadosRest).handlers];
const NO_LARGEST = answerCall(colillasCalls.largest, { mayor: '0.00' });
const A = { id: 101, colilla: '001', valor: '1.00' };
const B = { id: 102, colilla: '002', valor: '2.00' };
const T = { id: 301, colilla: '777', valor: '7.00' };
const TWO = { ...DRAFT, detalle_ventas: [A, B] };

const render = (host: Pick<ReturnType<typeof sharedDraft>, 'handlers'>, options: object = {}) =>
  renderSection(ventas, {
    path: '/edit/12',
    rows: [DRAFT],
    role: 'sumador',
    ...options,
    handlers: [...host.handlers, ...DRAWS],
  });
const open = async (draft = TWO) => {
  const host = sharedDraft(draft);
  const { user } = render(host);
  await screen.findByRole('table', { name: 'Colillas' });

  return { ...host, user };
};
const cell = (column: 'Colilla' | 'Valor', row: number) =>
  screen.getByLabelText<HTMLInputElement>(`${column}, fila ${row}`);
/** '001 1.00', for each row that is not blank. */
const shown = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(/^Colilla, fila/)
    .map(({ value }, index) => `${value} ${cell('Valor', index + 1).value}`.trim())
    .filter(Boolean);
const stored = (host: { stored: () => Record<string, unknown> }) =>
  (host.stored().detalle_ventas as { colilla: string; valor: string }[]).map(
    ({ colilla, valor }) => `${colilla} ${valor}`,
  );
type User = Awaited<ReturnType<typeof open>>['user'];
const saveNow = (user: User) => user.keyboard('{Control>}s{/Control}');
const merged = () => screen.findByText(`${BY_MARTA}. Se unieron las filas.`);
const typeIn = async (user: User, input: HTMLInputElement, text: string) => {
  await user.click(input);
  await user.keyboard(text);
};
const choice = (fila: number, name: string) =>
  within(screen.getByRole('group', { name: `Elegir: Fila ${fila}` })).getByRole('button', { name });

describe('[W6] two people in one draft', () => {
  test('keep the rows of both without a question, and are told who the other is', async () => {
    const { user, ...host } = await open();
    host.change({ detalle_ventas: [{ ...A, valor: '9.00' }, T] });
    await typeIn(user, cell('Colilla', 3), '5{Enter}1');
    await saveNow(user);

    expect(await merged()).toBeVisible();
    expect(screen.queryByText(/guardado:/)).toBeNull();
    await waitFor(() => expect(stored(host)).toEqual(['001 9.00', '777 7.00', '5 1.00']));
    expect(shown()).toEqual(['001 9.00', '777 7.00', '5 1']);
    expect(host.refusals()).toBe(1);
    expect(host.stored().detalle_ventas).toMatchObject([{ id: A.id }, { id: T.id }, {}]);
  });

  test('go on typing where they were, letter for letter', async () => {
    const { user, ...host } = await open();
    await typeIn(user, cell('Colilla', 3), '5{Enter}1');
    const input = cell('Valor', 3);
    host.change({ detalle_ventas: [T, A, B] });
    await saveNow(user);
    await merged();
    await user.keyboard('.25{Enter}6');

    expect(input).toHaveValue('1.25');
    expect(input.isConnected).toBe(true);
    expect(shown()).toEqual(['777 7.00', '001 1.00', '002 2.00', '5 1.25', '6']);
    expect(cell('Colilla', 5)).toHaveFocus();
  });

  test('are asked only about rows that both changed, one beside the other', async () => {
    const { user, ...host } = await open();
    host.change({ detalle_ventas: [{ ...A, valor: '9.00' }, B, T] });
    await typeIn(user, cell('Valor', 1), '8');
    await saveNow(user);

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(BY_MARTA);
    expect(notice).toHaveTextContent('Fila 1 guardado: 001 $9.00 · suyo: 001 $8.00');
    expect(screen.getAllByRole('group', { name: /^Elegir:/ })).toHaveLength(1);
    expect(shown()).toEqual(['001 8', '002 2.00', '777 7.00']);
    expect(host.bodies).toEqual([]);
    await user.click(choice(1, 'Usar el guardado'));

    expect(shown()).toEqual(['001 9.00', '002 2.00', '777 7.00']);
    await waitFor(() => expect(screen.queryByText(/guardado:/)).toBeNull());
    await typeIn(user, cell('Colilla', 4), '6{Enter}1');
    await saveNow(user);
    await waitFor(() => expect(stored(host)).toEqual(['001 9.00', '002 2.00', '777 7.00', '6 1.00']));
  });

  test('decide each row for itself, one that the other removed too', async () => {
    const { user, ...host } = await open();
    host.change({ detalle_ventas: [{ ...A, valor: '9.00' }] });
    await typeIn(user, cell('Valor', 1), '8');
    await typeIn(user, cell('Valor', 2), '7');
    await saveNow(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Fila 2 guardado: quitada · suyo: 002 $7.00');
    await user.click(choice(1, 'Usar el guardado'));
    expect(host.bodies).toEqual([]);
    await user.click(choice(1, 'Dejar el mío'));
    await user.click(choice(2, 'Usar el guardado'));

    await waitFor(() => expect(stored(host)).toEqual(['001 8.00']));
    expect(shown()).toEqual(['001 8']);
  });

  test('get a row back that one removed, if the change of the other stays', async () => {
    const { user, ...host } = await open();
    host.change({ detalle_ventas: [{ ...A, valor: '9.00' }, B] });
    await user.click(cell('Colilla', 1));
    await user.keyboard('{Control>}{Delete}{/Control}');
    await saveNow(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Fila 1 guardado: 001 $9.00 · suyo: quitada');
    await user.click(choice(1, 'Usar el guardado'));

    expect(shown()).toEqual(['001 9.00', '002 2.00']);
  });

  test('merge rows to be corrected as well', async () => {
    const wrong = { id: 103, fila: 3, colilla: '4', valor: '' };
    const { user, ...host } = await open({ ...TWO, filas_por_corregir: [wrong] } as typeof TWO);
    host.change({ filas_por_corregir: [{ ...wrong, colilla: '45' }] });
    await typeIn(user, cell('Valor', 1), '3');
    await saveNow(user);
    await merged();

    await waitFor(() => expect(stored(host)).toEqual(['001 3.00', '002 2.00']));
    expect(host.stored().filas_por_corregir).toMatchObject([{ id: 103, fila: 3, colilla: '45' }]);
  });

  test('undo their own rows, never those of the other', async () => {
    const { user, ...host } = await open();
    await typeIn(user, cell('Valor', 1), '3');
    host.change({ detalle_ventas: [A, B, T] });
    await saveNow(user);
    await merged();
    await typeIn(user, cell('Colilla', 4), '9');
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');

    expect(shown()).toEqual(['001 3', '002 2.00', '777 7.00']);
  });

  test('are not merged if the other moved the venta: the rows belong to another day', async () => {
    const { user, ...host } = await open();
    host.change({ fecha: '2026-11-18', detalle_ventas: [A] });
    await typeIn(user, cell('Colilla', 3), '5{Enter}1');
    await saveNow(user);

    expect(await screen.findByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
    expect(screen.queryByText(/Se unieron las filas/)).toBeNull();
    expect(shown()).toEqual(['001 1.00', '002 2.00', '5 1']);
    expect(stored(host)).toEqual(['001 1.00']);
  });

  test('on a host without ids know a row by its place', async () => {
    const without = [A, B].map(({ id, ...row }) => row);
    const { user, ...host } = await open({ ...DRAFT, detalle_ventas: without } as typeof TWO);
    host.change({ detalle_ventas: [without[0], { ...without[1], valor: '9.00' }] });
    await typeIn(user, cell('Valor', 1), '3');
    await saveNow(user);
    await merged();

    await waitFor(() => expect(stored(host)).toEqual(['001 3.00', '002 9.00']));
  });

  test('hear of a save at once, and Cargar de nuevo drops nothing that is typed', async () => {
    const events = eventsHost();
    const host = sharedDraft(TWO);
    const { user } = renderSection(ventas, {
      path: '/edit/12',
      rows: [DRAFT],
      role: 'sumador',
      profile: { api_local: true },
      handlers: [events.handler, NO_LARGEST, ...host.handlers, ...DRAWS],
    });
    await screen.findByRole('table', { name: 'Colillas' });
    host.change({
      detalle_ventas: [A, B, T],
      fk_usuario_actualizacion: 8,
      usuario_actualizacion: { id: 8, nombre: 'Marta', apellido: 'Cedeño' },
      fecha_actualizacion: '2026-11-19T15:05:00Z',
    });
    await events.tell('ventas', 'updated', [12]);
    expect(await screen.findByText(new RegExp(`^${BY_MARTA}`))).toBeVisible();
    const button = screen.getByRole('button', { name: 'Cargar de nuevo' });
    await typeIn(user, cell('Colilla', 3), '5{Enter}1');
    // Without a blur, which saves.
    fireEvent.click(button);

    await waitFor(() => expect(shown()).toEqual(['001 1.00', '002 2.00', '777 7.00', '5 1']));
    await waitFor(() => expect(stored(host)).toEqual(['001 1.00', '002 2.00', '777 7.00', '5 1.00']));
    expect(screen.queryByText(/guardado:/)).toBeNull();
  });
});

const unsent = (rows: unknown[], values: object = {}) =>
  sessionStorage.setItem(
    'venta.7.12',
    JSON.stringify({
      version: 1,
      rows,
      base: [A, B].map(({ id, colilla, valor }) => [id, colilla, valor]),
      place: 'B 2026-11-19 1 1',
      ...values,
    }),
  );
const OFFLINE = [
  [A.id, '001', '1.00'],
  [B.id, '002', '2.00'],
  [555, '5', '1'],
];

describe('[W6] rows that were typed without a connection', () => {
  const reopen = async (rows: unknown[], values: object = {}, kept: object = {}) => {
    unsent(rows, kept);
    const host = sharedDraft(TWO);
    host.change(values);
    const { user } = render(host);
    await screen.findByRole('table', { name: 'Colillas' });

    return { ...host, user };
  };

  test('are merged when the draft is opened, and only what both changed is asked', async () => {
    const host = await reopen(OFFLINE, { detalle_ventas: [{ ...A, valor: '9.00' }, B, T] });

    expect(screen.getByText('Recuperamos lo que había escrito')).toBeVisible();
    await waitFor(() => expect(stored(host)).toEqual(['001 9.00', '002 2.00', '777 7.00', '5 1.00']));
    cleanup();

    const changed = [[A.id, '001', '8'], ...OFFLINE.slice(1)];
    const { user, ...asked } = await reopen(changed, { detalle_ventas: [{ ...A, valor: '9.00' }, B, T] });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Elegir: Fila 1' })).toBeVisible());
    await user.click(choice(1, 'Dejar el mío'));
    await waitFor(() => expect(stored(asked)).toEqual(['001 8.00', '002 2.00', '777 7.00', '5 1.00']));
  });

  test('keep with them what they were typed onto, so that only the own change counts', async () => {
    const { user, ...host } = await open();
    host.goAway(true);
    await typeIn(user, cell('Valor', 2), '3');
    await saveNow(user);
    await screen.findByText(/^Sin conexión: lo escrito se conserva/);
    cleanup();
    host.goAway(false);
    host.change({ detalle_ventas: [{ ...A, valor: '9.00' }, B] });
    render(host);

    expect(await screen.findByText('Recuperamos lo que había escrito')).toBeVisible();
    await waitFor(() => expect(stored(host)).toEqual(['001 9.00', '002 3.00']));
    expect(screen.queryByText(/guardado:/)).toBeNull();
  });

  test('are asked as a whole if the venta was moved meanwhile', async () => {
    await reopen(OFFLINE, { detalle_ventas: [A] }, { place: 'B 2026-11-18 1 1' });

    expect(screen.getByText(/Recuperarlo reemplaza las filas de abajo/)).toBeVisible();
    expect(shown()).toEqual(['001 1.00']);
  });
});
