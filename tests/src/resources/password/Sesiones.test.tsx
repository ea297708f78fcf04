import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sesionesCalls } from '../../../../contract/sesiones';
import { startAt } from '../../../support/clock';
import { rowsOf } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';

startAt('2026-10-14T16:00:00Z');

const HERE = {
  id: 'aqui',
  agente: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36',
  fecha_creacion: '2026-10-14T15:00:00.000Z',
  ultimo_uso: '2026-10-14T16:00:00.000Z',
  actual: true,
};
const PHONE = {
  id: 'alla',
  agente: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36',
  fecha_creacion: '2026-10-12T13:30:00.000Z',
  ultimo_uso: '2026-10-14T15:57:00.000Z',
  actual: false,
};
const CLOSE = 'POST /api/sesiones/cerrar-otras';

const open = (api_local = true) =>
  renderApp({
    path: '/auth/configuracion/password',
    role: 'sumador',
    profile: { api_local },
    handlers: [answerCall(sesionesCalls.list, { sesiones: [HERE, PHONE] })],
  });
const rows = async () => (await rowsOf('Mis sesiones')).slice(1);

test('Ajustes lists the devices with a session by name; Cerrar mis otras sesiones keeps this one', async () => {
  const { user, calls } = open();
  expect(await rows()).toEqual([
    ['Chrome en Windows Este dispositivo', '2026-10-14 10:00', 'hace unos segundos'],
    ['Chrome en Android ', '2026-10-12 08:30', 'hace 3 minutos'],
  ]);
  const closeOthers = () => user.click(screen.getByRole('button', { name: 'Cerrar mis otras sesiones' }));
  expect(calls).not.toContain(CLOSE);
  server.use(refuseCall(sesionesCalls.closeOthers, 503, 'La base no responde'));
  await closeOthers();
  expect(await screen.findByText('La base no responde')).toBeVisible();
  expect(await rows()).toHaveLength(2);

  server.use(
    answerCall(sesionesCalls.closeOthers, { message: 'Sus otras sesiones se cerraron' }),
    answerCall(sesionesCalls.list, { sesiones: [HERE] }),
  );
  await closeOthers();
  expect(await screen.findByText(/^Sus otras sesiones se cerraron/)).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Cerrar mis otras sesiones' })).toBeDisabled();
});

test('sessions that cannot be read say why and can be loaded again', async () => {
  const { user } = open();
  server.use(refuseCall(sesionesCalls.list, 503, 'La base no responde'));
  expect(await screen.findByText('La base no responde')).toBeVisible();
  expect(screen.getByLabelText('Contraseña actual')).toBeVisible();

  server.use(answerCall(sesionesCalls.list, { sesiones: [HERE] }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await rows()).toHaveLength(1);
});

test('another host is not asked for sessions', async () => {
  const { calls } = open(false);

  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
  expect(screen.queryByText('Mis sesiones')).not.toBeInTheDocument();
  expect(calls).not.toContain('GET /api/sesiones');
});
