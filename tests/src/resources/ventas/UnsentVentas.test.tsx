import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sorteosRest } from '../../../../contract/sorteos';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { sorteo } from '../../../support/factories';
import { renderSection } from '../../../support/renderSection';
import { DRAFT } from '../../../support/resources/ventas';
import { restHost } from '../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const LOTTO = { ...sorteo, id: 1, cifras: 4, version: 1 };
const KEY = 'venta.7.12';
const unsent = (version: number) => JSON.stringify({ version, texts: [['0808', '5']] });

/** Typed onto the row 101 of version 4. */
const JOINABLE = JSON.stringify({
  version: 4,
  rows: [
    [101, '001', '1.00'],
    [555, '0808', '5'],
  ],
  base: [[101, '001', '1.00']],
  place: 'B 2026-11-19 1 1',
});

const draft = (values: object = {}) => ({
  ...DRAFT,
  version: 4,
  ...values,
});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const open = (values: object = {}, kept = unsent(4)) => {
  const offline = goOffline();
  const app = renderSection(ventas, {
    path: '',
    rows: [draft(values)],
    role: 'sumador',
    profile: { api_local: true },
    handlers: restHost(sorteosRest, [LOTTO]).handlers,
  });
  localStorage.setItem(KEY, kept);
  const comeBack = () => {
    offline.mockReturnValue(true);
    fireEvent(window, new Event('online'));
  };

  return { ...app, comeBack };
};

test('[W7] rows that were typed without a connection are sent from the list, which marks the venta until then', async () => {
  const { bodies, comeBack } = open();
  expect(await screen.findByText('filas sin enviar')).toBeVisible();
  comeBack();

  await waitFor(() =>
    expect(bodies).toMatchObject([
      { method: 'PUT', estado: 'B', version: 4, detalle_ventas: [{ colilla: '0808', valor: '5.00' }] },
    ]),
  );
  await waitFor(() => expect(screen.queryByText('filas sin enviar')).not.toBeInTheDocument());
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['somebody changed the draft', { version: 5 }, unsent(4)],
  ['the venta is closed', { estado: 'C', detalle_ventas: [{ colilla: '1', valor: '1.00' }] }, unsent(4)],
  ['somebody moved it to another day', { version: 6 }, JOINABLE.replace('2026-11-19', '2026-11-18')],
])('[W7] they stay for the person who opens it if %s', async (_, values, kept) => {
  const { calls, bodies, comeBack } = open(values, kept);
  await screen.findByText('filas sin enviar');
  comeBack();

  // A second try begins when the first one has ended.
  await waitFor(() => {
    comeBack();
    expect(calls.filter((call) => call === 'GET /api/sorteos/1').length).toBeGreaterThan(1);
  });
  expect(bodies).toEqual([]);
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

test('[W7] closing the page asks as long as rows are not sent', async () => {
  const { comeBack } = open();
  await screen.findByText('filas sin enviar');
  const closing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(true);
  comeBack();

  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(closing()).toBe(false);
});

test('[W6] they are merged with the rows that somebody else typed meanwhile, if no row is asked', async () => {
  const { bodies, comeBack } = open(
    { version: 6, detalle_ventas: [{ id: 101, colilla: '001', valor: '9.00' }] },
    JOINABLE,
  );
  await screen.findByText('filas sin enviar');
  comeBack();

  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        version: 6,
        detalle_ventas: [
          { id: 101, colilla: '001', valor: '9.00' },
          { id: 555, colilla: '0808', valor: '5.00' },
        ],
      },
    ]),
  );
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});
