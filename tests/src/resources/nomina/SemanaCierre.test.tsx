import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { nominaCalls } from '../../../../contract/nomina';
import { semanaCalls } from '../../../../contract/planillas';
import { createDetalle, createNomina } from '../../../factories';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';

type Week = RawAnswerOf<typeof semanaCalls.one>;

const CLOSED: Week = {
  fecha: '2026-11-09',
  fk_usuario: 2,
  cerrada: true,
  reapertura: null,
  diferencias: [],
};
const REOPENED: Week = {
  ...CLOSED,
  cerrada: false,
  reapertura: {
    motivo: 'Faltó una venta',
    fecha_creacion: '2026-11-20T02:00:00.000Z',
    fk_usuario_creacion: 1,
  },
  diferencias: [{ usuario: 'Marta Cedeño', suma: '100.00', ahora: '120.50' }],
};

const renderSheet = (week: Week, role = 'superadministrador') => {
  const sent: unknown[] = [];
  let stands = week;
  const app = renderApp({
    path: '/auth/nomina/planilla/1043',
    role,
    handlers: [
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) }),
      answerCall(semanaCalls.one, () => stands),
      answerCall(semanaCalls.reopen, async ({ request }) => {
        sent.push(await request.json());
        stands = REOPENED;

        return stands;
      }),
      answerCall(semanaCalls.close, async ({ request }) => {
        sent.push(await request.json());
        stands = CLOSED;

        return stands;
      }),
    ],
  });

  return { ...app, sent };
};

const button = (name: string) => screen.findByRole('button', { name });

test('a superadministrador reopens a closed week with a motivo', async () => {
  const { user, sent } = renderSheet(CLOSED);

  await user.click(await button('Reabrir semana'));
  const dialog = within(screen.getByRole('dialog', { name: 'Reabrir semana' }));
  await user.click(dialog.getByRole('button', { name: 'Reabrir semana' }));
  expect(await dialog.findByText('Escriba el motivo')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Faltó una venta');
  await user.click(dialog.getByRole('button', { name: 'Reabrir semana' }));

  expect(await screen.findByText('Semana reabierta')).toBeVisible();
  expect(sent).toEqual([{ motivo: 'Faltó una venta' }]);
  expect(await screen.findByText(/se reabrió el 2026-11-19. Motivo: Faltó una venta/)).toBeVisible();
});

test('a reopened week lists what differs from what was paid, and is closed again', async () => {
  const { user, sent } = renderSheet(REOPENED);

  const table = within(await screen.findByRole('table', { name: 'Ventas distintas de las pagadas' }));
  expect(
    table
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['Marta Cedeño', '$100.00', '$120.50', '$20.50']);
  await user.click(await button('Cerrar semana'));
  await user.click(screen.getByRole('button', { name: 'Cerrar semana' }));

  expect(await screen.findByText('Semana cerrada')).toBeVisible();
  expect(sent).toEqual([{}]);
  expect(await screen.findByText(/La semana está cerrada/)).toBeVisible();
});

test('a week that was closed again is not said to be open besides, where the answer names no reopening', async () => {
  const { user } = renderApp({
    path: '/auth/nomina/planilla/1043',
    role: 'superadministrador',
    handlers: [
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) }),
      answerCall(semanaCalls.one, REOPENED),
      answerCall(semanaCalls.close, { ...CLOSED, reapertura: undefined }),
    ],
  });
  await user.click(await button('Cerrar semana'));
  server.use(answerCall(semanaCalls.one, () => new Promise(() => undefined)));

  await user.click(screen.getByRole('button', { name: 'Cerrar semana' }));

  expect(await screen.findByText(/La semana está cerrada/)).toBeVisible();
  expect(screen.queryByText(/se reabrió/)).toBeNull();
});

test('a refusal stands in the dialog and keeps the motivo', async () => {
  const { user } = renderApp({
    path: '/auth/nomina/planilla/1043',
    handlers: [
      answerCall(nominaCalls.one, { nomina: createNomina() }),
      answerCall(semanaCalls.one, CLOSED),
      refuseCall(semanaCalls.reopen, 409, 'La semana no está cerrada'),
    ],
  });

  await user.click(await button('Reabrir semana'));
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Faltó una venta');
  await user.click(screen.getByRole('button', { name: 'Reabrir semana' }));

  expect(await screen.findByText(/La semana no está cerrada/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Faltó una venta');
});

test('a week that cannot be read says so, and is read on Reintentar', async () => {
  const { user } = renderSheet(CLOSED);
  server.use(refuseCall(semanaCalls.one, 500, 'Sin base de datos'));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('¡Error!Cierre de la semana: Sin base de datos');
  server.use(answerCall(semanaCalls.one, CLOSED));
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText(/La semana está cerrada/)).toBeVisible();
});

test('a host that knows no closing of weeks has nothing to say', async () => {
  const { calls } = renderApp({
    path: '/auth/nomina/planilla/1043',
    handlers: [answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) })],
  });

  await waitFor(() => expect(calls).toContain('GET /api/nomina/1043/semana'));
  await screen.findByRole('table');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an administrador sees that the week is closed, and cannot reopen it', async () => {
  renderSheet(CLOSED, 'administrador');

  expect(await screen.findByText(/La semana está cerrada/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reabrir semana' })).toBeNull();
});
