import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { gastos } from '../../../../src/resources/gastos';
import { startAt } from '../../../support/clock';
import { catchFiles, picture } from '../../../support/files';
import { choose, save, write } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';

startAt('2026-11-20T15:00:00Z');

const open = (path = '', role?: string) => renderSection(gastos, { path, role });
const taxi = async (user: UserEvent) => {
  await choose(user, /^Tipo/, 'Transporte');
  await write(/^Descripción/, 'Taxi al banco');
  await write(/^Valor/, '3.5');
};

test('a list whose filter the API refuses can be left with one button', async () => {
  const { user, asked } = open('?filter={"q":"x"}');
  const refusal = { error: 'No se puede filtrar por ese dato' };
  server.use(http.get('*/api/gastos', () => HttpResponse.json(refusal, { status: 400 }), { once: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se puede filtrar por ese dato');
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));

  await screen.findByRole('table', { name: 'Gastos' });
  expect(asked.at(-1)?.filter).toEqual({});
});

test('a new gasto is sent with its uploaded picture, and the message links to it until the next request', async () => {
  catchFiles();
  const { user, bodies } = open('/create');
  await choose(user, /^Administrador/, 'Carlos Nieto');
  await taxi(user);
  await user.upload(screen.getByLabelText('Elegir archivos'), picture());
  expect(await screen.findByRole('list', { name: 'Archivos cargados' })).toHaveTextContent('recibo.png');
  await save(user);

  const told = await screen.findByText(/^Gasto 99 creado/);
  expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/auth/gastos/edit/99');
  const typed = { fk_usuario: 4, tipo: 'transporte', descripcion: 'Taxi al banco', valor: '3.5' };
  const proposed = { fecha: '2026-11-20', forma_pago: 'efectivo', estado: 'A', motivo_anulacion: '' };
  expect(bodies).toEqual([{ method: 'POST', ...typed, ...proposed, comprobante: 'comprobantes/uno.png' }]);
  await save(user);
  expect(told).not.toBeInTheDocument();
});

test('a save without an answer is repeated with its key; a changed or next gasto has a new key', async () => {
  const { user } = open('/create', 'administrador');
  const keys: (string | null)[] = [];
  const answers = [HttpResponse.error(), HttpResponse.error(), HttpResponse.json({ id: 20 })];
  server.use(
    http.post('*/api/gastos', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));

      return answers[keys.length - 1] ?? HttpResponse.json({ id: 21 });
    }),
  );
  await taxi(user);
  for (const tries of [1, 2]) {
    await save(user);
    await waitFor(() => expect(keys).toHaveLength(tries));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
  }
  await write(/^Valor/, '3.6');
  await save(user);
  await waitFor(() => expect(screen.getByLabelText(/^Descripción/)).toHaveValue(''));
  await taxi(user);
  await write(/^Valor/, '3.6');
  await save(user);
  await waitFor(() => expect(keys).toHaveLength(4));

  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('a history that cannot be read says why, and an empty one says that nothing changed', async () => {
  const { user } = open('/edit/1');
  server.use(refuseCall(gastosRest.calls.history, 503, 'La base de datos descansa'));
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  expect(await screen.findByText('La base de datos descansa')).toBeVisible();

  server.use(answerCall(gastosRest.calls.history, []));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('Todavía no hay cambios')).toBeVisible();
});
