import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { premios } from '../../../../src/resources/premios';
import { startAt } from '../../../support/clock';
import { eventsHost } from '../../../support/features/live/eventsHost';
import { server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { refuseWrites } from '../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const premio = (id: number, estado: string) =>
  recordOf(premiosRest, id, { fecha: '2026-11-18', valor: '10.50', estado, fk_usuario_paso: 4 });

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('[U34] the counts of the tabs follow the work of others, also if no shown row has changed @ci', async () => {
  const events = eventsHost();
  let rows = [premio(81, 'PENDIENTE')];
  let counts: object = { PENDIENTE: 1, PAGADO: 3 };
  const { user } = renderSection(premios, {
    profile: { api_local: true },
    handlers: [
      events.handler,
      http.get('*/api/premios', () =>
        HttpResponse.json(rows, {
          headers: { 'Content-Range': `premios 0-24/${rows.length}`, 'X-Counts': JSON.stringify(counts) },
        }),
      ),
    ],
  });
  await screen.findByRole('table');
  expect(tabs()).toContain('Pagado 3');

  counts = { PENDIENTE: 1, PAGADO: 4 };
  await events.tell('premios', 'updated', [70]);
  await waitFor(() => expect(tabs()).toContain('Pagado 4'), { timeout: 5_000 });
  expect(screen.queryByRole('button', { name: /^Hay cambios/ })).toBeNull();

  rows = [premio(82, 'PENDIENTE'), ...rows];
  counts = { PENDIENTE: 2, PAGADO: 4 };
  await events.tell('premios', 'created', [82]);
  const notice = await screen.findByRole('button', { name: 'Hay cambios: actualizar' }, { timeout: 8_000 });
  expect(tabs()).toContain('Pendiente 1');
  await user.click(notice);
  await waitFor(() => expect(tabs()).toContain('Pendiente 2'));
});

const pay = async () => {
  const app = renderSection(premios, { role: 'premiacion', rows: [premio(82, 'REVISADO')] });
  await app.user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
  await app.user.click(screen.getByRole('button', { name: 'Pagar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar premios' }));

  return { ...app, accept: await dialog.findByRole('button', { name: /^Pagar 1/ }) };
};

test('[U34] a success ends with its tab @ci', async () => {
  const { user, accept } = await pay();
  await user.click(accept);
  const done = await screen.findByText(/^Premios pagados: 1/);
  await user.click(tab('Pagado'));

  await waitFor(() => expect(done).not.toBeInTheDocument());
});

test('[U34] what was refused stays on the next tab', async () => {
  const { user, accept } = await pay();
  server.use(...refuseWrites(premiosRest, 409, 'Ya fue pagado'));
  await user.click(accept);
  const refused = await screen.findByText('82: Ya fue pagado');
  await user.click(tab('Pagado'));

  await waitFor(() => expect(window.location.search).toContain('PAGADO'));
  expect(refused).toBeVisible();
});

test.each([
  ['a tab without boxes', 'Rechazado', [premio(83, 'RECHAZADO')]],
  ['an empty tab', 'Revisado', []],
])('[W9] what is selected is told on %s, and can be let go there', async (_kind, name, rows) => {
  const { user } = renderSection(premios, { role: 'premiacion', rows: [premio(82, 'REVISADO')] });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
  expect(await screen.findByText('1 seleccionado')).toBeVisible();
  server.use(
    http.get('*/api/premios', () =>
      HttpResponse.json(rows, { headers: { 'Content-Range': `premios 0-24/${rows.length}` } }),
    ),
  );
  await user.click(tab(name));

  expect(await screen.findByText('1 seleccionado, fuera de esta vista')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar la selección' }));
  expect(screen.queryByText(/fuera de esta vista/)).toBeNull();
});
