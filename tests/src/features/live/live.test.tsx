import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { dashboardCalls } from '../../../../contract/dashboard';
import { EVENTOS } from '../../../../contract/eventos';
import { nominaCalls } from '../../../../contract/nomina';
import { notificacionesCalls } from '../../../../contract/notificaciones';
import { planillasCalls, semanaCalls } from '../../../../contract/planillas';
import { createDetalle, createNomina, createNotificacion, createTablero } from '../../../support/factories';
import { eventsHost } from '../../../support/features/live/eventsHost';
import { createGate } from '../../../support/http/gate';
import { save } from '../../../support/inputs';
import { answerCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { recordOf, renderSection } from '../../../support/renderSection';
import { gastos, gastosRest } from '../../../support/sampleSection';

const own = { api_local: true };
const gasto = (id: number, descripcion: string) => recordOf(gastosRest, id, { descripcion });

const open = async (path = '') => {
  const rows = [gasto(2, 'Papel'), gasto(1, 'Luz')];
  const events = eventsHost();
  const app = renderSection(gastos, { path, profile: own, rows, handlers: [events.handler] });
  await screen.findByRole(path ? 'textbox' : 'table', path ? { name: /Descripción/ } : {});
  const change = (id: number, descripcion: string, values: object = {}) => {
    const at = rows.findIndex((row) => row.id === id);
    rows[at] = { ...gasto(id, descripcion), version: 2, ...values };
  };

  return { ...app, events, rows, change };
};

const shown = () =>
  screen.getAllByText(/^(Papel bond|Papel|Luz|Agua)$/).map(({ textContent }) => textContent);
const updateButton = () => screen.findByRole('button', { name: 'Hay cambios: actualizar' });
const descripcion = () => screen.getByRole('textbox', { name: /Descripción/ });

test('a list says that it has changed, also during a lost connection, and keeps its rows until it is updated @long', async () => {
  const { events, rows, change, user } = await open();
  rows.unshift(gasto(3, 'Agua'));
  await events.tell('gastos', 'created', [3]);
  const button = await updateButton();
  expect(button.closest('[role="status"]')).not.toBeNull();
  expect(shown()).toEqual(['Papel', 'Luz']);
  await user.click(button);
  await waitFor(() => expect(shown()).toEqual(['Agua', 'Papel', 'Luz']));
  expect(screen.queryByRole('button', { name: /cambios/ })).toBeNull();

  events.cut();
  change(2, 'Papel bond');
  await user.click(await updateButton());
  await waitFor(() => expect(shown()).toEqual(['Agua', 'Papel bond', 'Luz']));
  expect(events.opened()).toBe(2);
});

test('[U34] the notice of a changed list takes the place of the age of the list @ci', async () => {
  const { events, rows, user } = await open();
  const age = await screen.findByText(/^Actualizado/);
  rows.unshift(gasto(3, 'Agua'));
  await events.tell('gastos', 'created', [3]);
  const notice = await updateButton();
  expect(age).not.toBeInTheDocument();
  expect(notice.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(notice);
  expect(await screen.findByText('Actualizado hace unos segundos')).toBeVisible();
});

test('[U34] a list whose rows stay the same says that another page has changed @ci', async () => {
  const events = eventsHost();
  let total = 26;
  const list = http.get('*/api/gastos', () =>
    HttpResponse.json([gasto(1, 'Luz')], { headers: { 'Content-Range': `gastos 0-24/${total}` } }),
  );
  renderSection(gastos, { profile: own, handlers: [events.handler, list] });
  await screen.findByRole('cell', { name: 'Luz' });
  total = 27;
  await events.tell('gastos', 'created', [99]);

  expect(await updateButton()).toBeVisible();
});

test('a hidden page holds no stream', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { events } = await open();
  await screen.findByText(/^Actualizado/);
  expect(events.opened()).toBe(0);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(events.opened()).toBe(1));
});

test('the sheet of a nomina shows the payments of a colleague at once, and the bell new notifications', async () => {
  const events = eventsHost();
  let detalle_nominas = [createDetalle({ comprobante: '' })];
  let notificaciones = [createNotificacion({ leido: 'S' })];
  renderApp({
    path: '/auth/nomina/planilla/1',
    profile: own,
    handlers: [
      events.handler,
      answerCall(nominaCalls.one, () => ({ nomina: createNomina({ id: 1, detalle_nominas }) })),
      answerCall(notificacionesCalls.list, () => ({ notificaciones })),
    ],
  });
  expect(await screen.findByText('0/1')).toBeVisible();
  const bell = screen.getByRole('button', { name: 'Notificaciones' });
  expect(bell).not.toHaveAccessibleDescription('hay notificaciones sin leer');

  detalle_nominas = [createDetalle({ comprobante: 'comprobantes/pago.png' })];
  notificaciones = [createNotificacion({ leido: 'N' })];
  await vi.waitFor(async () => {
    await events.tell('nomina', 'updated', [1]);
    await events.tell('notificaciones', 'created', [1]);
    expect(screen.getByText('1/1')).toBeVisible();
    expect(bell).toHaveAccessibleDescription('hay notificaciones sin leer');
  }, 15_000);
});

const WEEK = { fecha: '2026-11-16', fecha_final: '2026-11-22' };

test.each([
  {
    name: 'dashboard',
    path: 'dashboard',
    role: 'administrador',
    before: '$80',
    after: '$95',
  },
  {
    name: 'sheets',
    path: 'planillas',
    role: 'revisor',
    before: '$80',
    after: '$95',
  },
  {
    name: 'closed week',
    path: 'nomina/planilla/1',
    role: 'administrador',
    before: /^La semana está cerrada/,
    after: /^La semana se reabrió/,
  },
])('what the $name shows follows a change in any section', async ({ path, role, before, after }) => {
  const events = eventsHost();
  let isChanged = false;
  const valor = () => (isChanged ? '95.00' : '80.00');
  const reapertura = { motivo: 'Faltó', fecha_creacion: '2026-11-20T02:00:00.000Z', fk_usuario_creacion: 1 };
  renderApp({
    path: `/auth/${path}`,
    role,
    profile: own,
    handlers: [
      events.handler,
      answerCall(dashboardCalls.one, () => createTablero({ gastos: valor() })),
      answerCall(planillasCalls.premios, () => ({
        ...WEEK,
        filas: [],
        pagado_en_la_semana: { conteo: 1, valor: valor() },
      })),
      answerCall(nominaCalls.one, { nomina: createNomina({ id: 1, detalle_nominas: [createDetalle()] }) }),
      answerCall(semanaCalls.one, () => ({
        fecha: WEEK.fecha,
        fk_usuario: 7,
        cerrada: !isChanged,
        reapertura: isChanged ? reapertura : null,
        diferencias: [],
      })),
    ],
  });
  await screen.findAllByText(before);
  isChanged = true;
  await events.tell('gastos', 'created', [1]);

  expect(await screen.findByText(after)).toBeVisible();
});

test('a host without events is asked once, without a message', async () => {
  const missing = { error: 'No existe lo que busca' };
  const asked = vi.fn(() => HttpResponse.json(missing, { status: 404 }));
  renderSection(gastos, { profile: own, handlers: [http.get(`*${EVENTOS}`, asked)] });
  await screen.findByText(/^Actualizado/);
  await waitFor(() => expect(asked).toHaveBeenCalled());

  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
});

test('a save by this page during a reload is not reported as a change by another user @long', async () => {
  const { events, user } = await open('/edit/2');
  await user.type(descripcion(), ' bond');
  const input = descripcion();
  const gate = createGate();
  const stood: boolean[] = [];
  server.use(
    http.get('*/api/gastos/2', async () => {
      stood.push(input.isConnected);
      await gate.passed;
      // Fall through to the handler that answers with the saved record.
      return undefined;
    }),
  );

  await events.tell('gastos', 'updated', [2]);
  await waitFor(() => expect(stood).toHaveLength(1));
  await save(user);
  await screen.findByText('Gasto actualizado');
  gate.open();
  await events.tell('gastos', 'updated', [2]);

  await waitFor(() => expect(stood).toEqual([true, true]));
});

test('a change that is loaded while nothing is typed replaces the record', async () => {
  const { events, change, user } = await open('/edit/2');
  change(2, 'Papel bond', { fk_usuario_actualizacion: 8 });
  await events.tell('gastos', 'updated', [2]);
  await user.click(await screen.findByRole('button', { name: 'Cargar de nuevo' }));

  await waitFor(() => expect(descripcion()).toHaveValue('Papel bond'));
});

test.each([
  ['by another user', 8, /^Otro usuario modificó este registro/],
  ['in another tab', 7, /^Usted modificó este registro en otra pestaña o equipo/],
])('[M12] a change %s is reported, and the input stays until the record is reloaded', async (_, by, text) => {
  const { events, change, user } = await open('/edit/2');
  await user.type(descripcion(), ' fino');
  change(2, 'Papel bond', { fk_usuario_actualizacion: by });
  await events.tell('gastos', 'updated', [2]);
  const notice = await screen.findByText(text);
  expect(descripcion()).toHaveValue('Papel fino');

  await user.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));
  expect(await screen.findByText(/guardado: Papel bond · suyo: Papel fino/)).toBeVisible();
  expect(notice).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usar el guardado' }));
  expect(descripcion()).toHaveValue('Papel bond');
});
