import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { nominaCalls } from '../../../../contract/nomina';
import { semanaCalls } from '../../../../contract/planillas';
import { createDetalle, createNomina } from '../../../support/factories';
import { rowsOf } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';

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

const renderSheet = (week?: Week, role?: string) =>
  renderApp({
    path: '/auth/nomina/planilla/1043',
    role,
    handlers: [
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) }),
      ...(week ? [answerCall(semanaCalls.one, week)] : []),
    ],
  });

const answerStep = (call: typeof semanaCalls.close | typeof semanaCalls.reopen, week: Week) =>
  server.use(
    answerCall(call, () => {
      server.use(answerCall(semanaCalls.one, week));

      return week;
    }),
  );
const isClosed = () => screen.findByText(/La semana está cerrada/);

test('a superadministrador reopens a closed week with a motivo, and a refusal keeps the motivo', async () => {
  const { user, sent } = renderSheet(CLOSED);
  await user.click(await screen.findByRole('button', { name: 'Reabrir semana' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reabrir semana' }));
  const accept = () => user.click(dialog.getByRole('button', { name: 'Reabrir semana' }));
  await accept();
  expect(await dialog.findByText('Escriba el motivo')).toBeVisible();

  server.use(refuseCall(semanaCalls.reopen, 409, 'La semana no está cerrada'));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Faltó una venta');
  await accept();
  expect(await dialog.findByText(/La semana no está cerrada/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Faltó una venta');

  answerStep(semanaCalls.reopen, REOPENED);
  await accept();
  expect(await screen.findByText('Semana reabierta')).toBeVisible();
  expect((await sent(semanaCalls.reopen)).at(-1)).toEqual({ motivo: 'Faltó una venta' });
  expect(await screen.findByText(/se reabrió el 2026-11-19. Motivo: Faltó una venta/)).toBeVisible();
});

test('a reopened week lists differences from the payment and can be closed again, also if the answer lacks the reopening', async () => {
  const { user, sent } = renderSheet(REOPENED);
  const [, row] = await rowsOf('Ventas distintas de las pagadas');
  expect(row).toEqual(['Marta Cedeño', '$100.00', '$120.50', '$20.50']);
  await user.click(await screen.findByRole('button', { name: 'Cerrar semana' }));
  answerStep(semanaCalls.close, { ...CLOSED, reapertura: undefined });
  await user.click(screen.getByRole('button', { name: 'Cerrar semana' }));

  expect(await screen.findByText('Semana cerrada')).toBeVisible();
  expect(await sent(semanaCalls.close)).toEqual([{}]);
  expect(await isClosed()).toBeVisible();
  expect(screen.queryByText(/se reabrió/)).toBeNull();
});

test.each([
  ['closed', CLOSED, 'InfoOutlinedIcon'],
  ['reopened', REOPENED, 'ReportProblemOutlinedIcon'],
])('a week that is %s says so, a reopened one as a warning', async (_, week, icon) => {
  renderSheet(week);
  const section = await screen.findByRole('region', { name: 'Cierre de la semana' });

  expect(within(section).getByTestId(icon)).toBeVisible();
});

test('a week that cannot be read shows an error, and Reintentar loads it; an administrador cannot reopen it', async () => {
  const { user } = renderSheet(CLOSED, 'administrador');
  server.use(refuseCall(semanaCalls.one, 500, 'Sin base de datos'));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('¡Error!Cierre de la semana: Sin base de datos');
  server.use(answerCall(semanaCalls.one, CLOSED));
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));

  expect(await isClosed()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reabrir semana' })).toBeNull();
});

test('a host without week closing shows nothing', async () => {
  const { calls } = renderSheet();

  await waitFor(() => expect(calls).toContain('GET /api/nomina/1043/semana'));
  await screen.findByRole('table');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[M5] who sold without a line is listed as such', async () => {
  renderSheet({
    ...REOPENED,
    diferencias: [{ usuario: 'Lola Rey', suma: '0.00', ahora: '1000.00', sin_linea: true }],
  });

  expect(await rowsOf('Ventas distintas de las pagadas')).toContainEqual([
    'Lola Rey (sin línea en la nomina)',
    '$0.00',
    '$1,000.00',
    '$1,000.00',
  ]);
});
