import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { colillasCalls } from '../../../../contract/colillas';
import { sorteosRest } from '../../../../contract/sorteos';
import { ventasRest } from '../../../../contract/ventas';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { sorteo } from '../../../support/factories';
import { rowsOf } from '../../../support/inputs';
import { answerCall } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const LOTTO = { ...sorteo, id: 1, cifras: 4, version: 1 };

const venta = (values: object = {}) =>
  recordOf(ventasRest, 12, {
    fecha: '2026-11-19',
    fk_sorteo: 1,
    fk_vendedor: 1,
    fk_usuario: 3,
    fk_usuario_sumador: 7,
    porcentaje: '10.00',
    total: '5010.00',
    comision: '501.00',
    colillas: 2,
    detalle_ventas: [
      { colilla: '0808', valor: '5000.00' },
      { colilla: '0101', valor: '10.00' },
    ],
    estado: 'C',
    correcciones: [],
    premios: [],
    ...values,
  });

const open = (values: object = {}, role = 'administrador', ...own: RequestHandler[]) =>
  renderSection(ventas, {
    path: '/edit/12',
    rows: [venta(values)],
    role,
    profile: { api_local: true },
    handlers: [
      ...own,
      answerCall(colillasCalls.largest, { mayor: '0' }),
      ...restHost(sorteosRest, [LOTTO]).handlers,
    ],
  });

test('[W5] a row is corrected with its motivo', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('button', { name: 'Corregir la fila 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir la fila 1' }));
  const valor = dialog.getByLabelText(/^Valor/);
  await user.clear(valor);
  await user.type(valor, '5');
  await user.click(dialog.getByRole('button', { name: 'Corregir' }));
  expect(await dialog.findByText('Escriba el motivo de la corrección')).toBeVisible();
  expect(bodies).toEqual([]);
  await user.type(dialog.getByLabelText(/^Motivo/), 'Era 5');
  await user.click(dialog.getByRole('button', { name: 'Corregir' }));

  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        method: 'PUT',
        estado: 'C',
        motivo_correccion: 'Era 5',
        detalle_ventas: [
          { colilla: '0808', valor: '5.00' },
          { colilla: '0101', valor: '10.00' },
        ],
      },
    ]),
  );
});

test('[W5] a valor far above what the promotor sold says so while it is typed', async () => {
  const { user } = open({}, 'administrador', answerCall(colillasCalls.largest, { mayor: '35.00' }));
  await user.click(await screen.findByRole('button', { name: 'Corregir la fila 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir la fila 2' }));
  const valor = dialog.getByLabelText(/^Valor/);
  await user.clear(valor);
  await user.type(valor, '5000');

  expect(
    await dialog.findByText('Más de 10 veces el mayor valor del promotor en 30 días, $35.00'),
  ).toBeVisible();
});

test('[W5] a colilla that the draw does not play is refused at once', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('button', { name: 'Corregir la fila 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir la fila 2' }));
  await user.type(dialog.getByLabelText(/^Colilla/), '99');
  await user.type(dialog.getByLabelText(/^Motivo/), 'x');
  await user.click(dialog.getByRole('button', { name: 'Corregir' }));

  expect(await dialog.findByText('Escriba de 1 a 4 cifras, entre paréntesis si es nula')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('[W5] both values of a corrected row are shown, with who and when', async () => {
  open({
    correcciones: [
      {
        fila: 2,
        campo: 'valor',
        antes: '90.00',
        despues: '10.00',
        motivo: 'Era 10',
        usuario: 'Ana Paredes',
        fecha: '2026-11-19T14:05:00Z',
      },
    ],
  });
  const rows = await rowsOf();

  expect(rows[2]?.join(' ')).toContain('$10.00$90.00 Ana Paredes, 2026-11-19 09:05');
});

test('[W5] what forbids a correction or an annulment is said in its place', async () => {
  open({
    detalle_ventas: [
      { colilla: '0808', valor: '5000.00' },
      { colilla: '(0101)', valor: '10.00' },
    ],
    premios: [{ id: 31, colilla: '0101', estado: 'PAGADO' }],
  });

  expect(await screen.findByText('No se anula: tiene el premio 31 pagado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Acciones' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Corregir la fila 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Corregir la fila 2' })).not.toBeInTheDocument();
  expect(screen.getByText('Premio 31')).toBeVisible();
});

test.each([
  ['a sumador', {}, 'sumador'],
  [
    'a closed week',
    { semana_cerrada: { aviso: 'La semana está cerrada', fk_nomina: null } },
    'administrador',
  ],
  ['an annulled venta', { estado: 'X' }, 'administrador'],
])('[W5] nothing is corrected: %s', async (_, values, role) => {
  open(values, role);
  await screen.findByText('0808');

  expect(screen.queryByRole('button', { name: /^Corregir/ })).not.toBeInTheDocument();
});
