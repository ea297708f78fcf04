import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { sorteosRest } from '../../../../contract/sorteos';
import { ventasRest } from '../../../../contract/ventas';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { sorteo } from '../../../support/factories';
import { createGate } from '../../../support/http/gate';
import { server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { DRAFT } from '../../../support/resources/ventas';
import { refuseWrites, restHost } from '../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const handlers = [
  ...restHost(sorteosRest, [{ ...sorteo, id: 1 }]).handlers,
  ...restHost(feriadosRest).handlers,
];

test('[U41] Cerrar venta after the change of another person has the focus on the message', async () => {
  const { user } = renderSection(ventas, { path: '/edit/12', rows: [DRAFT], role: 'sumador', handlers });
  await screen.findByRole('table', { name: 'Colillas' });
  await waitFor(() => expect(screen.getByLabelText('Colilla, fila 1')).toHaveFocus());
  server.use(
    ...refuseWrites(ventasRest, 409, 'Otro usuario modificó este registro', 'outdated'),
    http.get('*/api/ventas/12', () => HttpResponse.json({ ...DRAFT, version: 4, fk_vendedor: 2 })),
  );
  await user.keyboard('0005{Enter}1{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test('[U41] the next venta after a closed one has the focus in Promotor', async () => {
  const closed = { ...DRAFT, estado: 'C' };
  const { user } = renderSection(ventas, { path: '/edit/12', rows: [closed], role: 'sumador', handlers });
  await user.click(await screen.findByRole('link', { name: 'Nueva venta' }));

  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Promotor/ })).toHaveFocus());
});

test('[Y8] draws that come late take the focus from no input', async () => {
  const gate = createGate();
  const late = http.get('*/api/sorteos', async () => void (await gate.passed));
  const { user } = renderSection(ventas, { path: '/create', role: 'sumador', handlers: [late, ...handlers] });
  const promotor = await screen.findByRole('combobox', { name: /^Promotor/ });
  await user.click(promotor);
  gate.open();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toBeVisible());

  expect(promotor).toHaveFocus();
});
