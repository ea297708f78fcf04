import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { EVENTOS } from '../../../../contract/eventos';
import { gastosRest } from '../../../../contract/gastos';
import { nominaCalls } from '../../../../contract/nomina';
import { notificacionesCalls } from '../../../../contract/notificaciones';
import { usuariosCalls } from '../../../../contract/usuarios';
import {
  createDetalle,
  createGasto,
  createNomina,
  createNotificacion,
  createProfile,
} from '../../../factories';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
import { createGate } from '../../http/gate';
import { eventsHost } from './eventsHost';

const ours = answerCall(usuariosCalls.profile, { user: createProfile({ api_local: true }) });

const gasto = (id: number, descripcion: string) => createGasto({ id, descripcion, fk_usuario: 7 });

/** The page on a host whose records and events the test writes. */
const open = (path: string) => {
  const rows = [gasto(2, 'Papel'), gasto(1, 'Luz')];
  const events = eventsHost();
  const host = restHost(gastosRest, rows);
  const page = renderApp({
    path,
    handlers: [ours, events.handler, answerCall(usuariosCalls.list, { usuarios: [] }), ...host.handlers],
  });
  const change = (id: number, values: object) => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row) rows[at] = { ...row, version: row.version + 1, ...values };
  };

  return { ...page, events, rows, change };
};

const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .flatMap((row) => /Papel bond|Papel|Luz|Agua|Tinta/.exec(row.textContent ?? '')?.[0] ?? []);

const updateButton = () => screen.findByRole('button', { name: 'Hay cambios: actualizar' });
const noButton = () => expect(screen.queryByRole('button', { name: /cambios/ })).toBeNull();

test('a list says that it has changed, and its rows stay until they are asked for', async () => {
  const { events, rows, change, user } = open('/auth/gastos');
  await screen.findByText('Papel');

  rows.unshift(gasto(4, 'Tinta'), gasto(3, 'Agua'));
  change(2, { descripcion: 'Papel bond' });
  await events.tell('gastos', 'created', [3, 4]);
  const button = await updateButton();
  expect(button.closest('[role="status"]')).not.toBeNull();
  expect(shown()).toEqual(['Papel', 'Luz']);

  await user.click(button);
  await waitFor(() => expect(shown()).toEqual(['Tinta', 'Agua', 'Papel bond', 'Luz']));
  noButton();
});

test('a change that was missed while the connection was down is told when it is back', async () => {
  const { events, change, user } = open('/auth/gastos');
  await screen.findByText('Papel');
  await waitFor(() => expect(events.opened()).toBe(1));

  events.cut();
  change(2, { descripcion: 'Papel bond' });

  await user.click(await updateButton());
  expect(await screen.findByText('Papel bond')).toBeVisible();
  expect(events.opened()).toBe(2);
});

test('a page that nobody looks at holds no stream', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { events } = open('/auth/gastos');
  await screen.findByText('Papel');
  await screen.findByText(/^Actualizado/);
  expect(events.opened()).toBe(0);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(events.opened()).toBe(1));
});

test('the sheet of a nomina shows whom a colleague has paid', async () => {
  const events = eventsHost();
  let detalle_nominas = [createDetalle({ comprobante: '' })];
  renderApp({
    path: '/auth/nomina/planilla/1',
    handlers: [
      ours,
      events.handler,
      answerCall(nominaCalls.one, () => ({ nomina: createNomina({ id: 1, detalle_nominas }) })),
    ],
  });
  expect(await screen.findByText('0/1')).toBeVisible();

  detalle_nominas = [createDetalle({ comprobante: 'comprobantes/pago.png' })];
  await vi.waitFor(async () => {
    await events.tell('nomina', 'updated', [1]);
    expect(screen.getByText('1/1')).toBeVisible();
  }, 15_000);
});

test('a host without events is asked once, and nothing is said of it', async () => {
  const asked = vi.fn(() => HttpResponse.json({ error: 'No existe lo que busca' }, { status: 404 }));
  const { calls } = renderApp({
    path: '/auth/gastos',
    handlers: [ours, http.get(`*${EVENTOS}`, asked), ...restHost(gastosRest, [gasto(1, 'Luz')]).handlers],
  });
  await screen.findByText('Luz');
  await waitFor(() => expect(asked).toHaveBeenCalled());

  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.filter((call) => call.endsWith(EVENTOS))).toHaveLength(1);
});

test('a notification lights the bell at once', async () => {
  let notificaciones = [createNotificacion({ leido: 'S' })];
  const events = eventsHost();
  renderApp({
    path: '/auth/gastos',
    handlers: [
      ours,
      events.handler,
      answerCall(notificacionesCalls.list, () => ({ notificaciones })),
      ...restHost(gastosRest).handlers,
    ],
  });
  const bell = await screen.findByRole('button', { name: 'Notificaciones' });
  await waitFor(() => expect(events.opened()).toBe(1));
  expect(bell).not.toHaveAccessibleDescription('hay notificaciones sin leer');

  notificaciones = [createNotificacion({ leido: 'N' })];
  await vi.waitFor(async () => {
    await events.tell('notificaciones', 'created', [1]);
    expect(bell).toHaveAccessibleDescription('hay notificaciones sin leer');
  }, 15_000);
});

test('what the page itself saves while it is read is no change of another user', async () => {
  const { events, user } = open('/auth/gastos/edit/2');
  const descripcion = await screen.findByRole('textbox', { name: /Descripción/ });
  await waitFor(() => expect(descripcion).toHaveValue('Papel'));
  await user.type(descripcion, ' bond');
  const gate = createGate();
  const stood: boolean[] = [];
  server.use(
    http.get('*/api/gastos/2', async () => {
      stood.push(descripcion.isConnected);
      await gate.passed;
      // Fall through to the handler that answers with the saved record.
      return undefined;
    }),
  );

  await events.tell('gastos', 'updated', [2]);
  await waitFor(() => expect(stood).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Gasto actualizado');
  gate.open();
  await events.tell('gastos', 'updated', [2]);

  await waitFor(() => expect(stood).toEqual([true, true]));
});

test('what another user has saved is told, and what is written stays until the record is loaded again', async () => {
  const { events, change, user } = open('/auth/gastos/edit/2');
  const descripcion = await screen.findByRole('textbox', { name: /Descripción/ });
  await waitFor(() => expect(descripcion).toHaveValue('Papel'));
  await user.type(descripcion, ' fino');

  change(2, { descripcion: 'Papel bond' });
  await events.tell('gastos', 'updated', [2]);
  const notice = await screen.findByText(/Otro usuario modificó este registro/);
  expect(descripcion).toHaveValue('Papel fino');

  await user.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Descripción/ })).toHaveValue('Papel bond'));
  expect(notice).not.toBeInTheDocument();
});
