import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sesionesCalls } from '../../../../contract/sesiones';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createProfile } from '../../../factories';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const HERE = {
  id: 'aqui',
  agente: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36',
  fecha_creacion: '2026-10-14T15:00:00.000Z',
  ultimo_uso: ago(0),
  actual: true,
};
const PHONE = {
  id: 'alla',
  agente: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36',
  fecha_creacion: '2026-10-12T13:30:00.000Z',
  ultimo_uso: ago(3),
  actual: false,
};

type Options = Pick<Parameters<typeof renderApp>[0], 'handlers'>;

const open = ({ handlers = [] }: Options = {}) => {
  let sesiones = [HERE, PHONE];

  return renderApp({
    path: '/auth/configuracion/password',
    role: 'sumador',
    handlers: [
      ...handlers,
      answerCall(usuariosCalls.profile, { user: createProfile({ role: 'sumador', api_local: true }) }),
      answerCall(sesionesCalls.list, () => ({ sesiones })),
      answerCall(sesionesCalls.closeOthers, () => {
        sesiones = [HERE];

        return { message: 'Sus otras sesiones se cerraron' };
      }),
    ],
  });
};

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Mis sesiones' });

  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
};
const closeOthers = () => screen.findByRole('button', { name: 'Cerrar mis otras sesiones' });

test('Ajustes lists the devices with a session in words, this one marked', async () => {
  open();

  expect(await rows()).toEqual([
    ['Chrome en Windows Este dispositivo', '2026-10-14 10:00', 'hace unos segundos'],
    ['Chrome en Android ', '2026-10-12 08:30', 'hace 3 minutos'],
  ]);
});

test('Cerrar mis otras sesiones asks first, then says what the server says and lists this one alone', async () => {
  const { user, calls } = open();
  await user.click(await closeOthers());
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar mis otras sesiones' }));
  expect(calls).not.toContain('POST /api/sesiones/cerrar-otras');

  await user.click(dialog.getByRole('button', { name: 'Cerrar sesiones' }));

  expect(await screen.findByText(/^Sus otras sesiones se cerraron/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(await closeOthers()).toBeDisabled();
});

test('Cancelar closes nothing', async () => {
  const { user, calls } = open();
  await user.click(await closeOthers());
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).not.toContain('POST /api/sesiones/cerrar-otras');
  expect(await rows()).toHaveLength(2);
});

test('a refusal shows ¡Error! with its text, and the sessions stay listed', async () => {
  const { user } = open({ handlers: [refuseCall(sesionesCalls.closeOthers, 503, 'La base no responde')] });
  await user.click(await closeOthers());
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesiones' }));

  expect(await screen.findByText('La base no responde')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rows()).toHaveLength(2);
});

test('sessions that cannot be read say why, and can be asked for again', async () => {
  const { user } = open({ handlers: [refuseCall(sesionesCalls.list, 503, 'La base no responde')] });
  expect(await screen.findByText('La base no responde')).toBeVisible();
  expect(screen.getByLabelText('Contraseña actual')).toBeVisible();

  server.use(answerCall(sesionesCalls.list, { sesiones: [HERE] }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await rows()).toHaveLength(1);
});

test('another host is asked for no sessions', async () => {
  const { calls } = renderApp({ path: '/auth/configuracion/password' });

  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
  expect(screen.queryByText('Mis sesiones')).not.toBeInTheDocument();
  expect(calls).not.toContain('GET /api/sesiones');
});
