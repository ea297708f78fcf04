import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { prestamos } from '../../../../src/resources/prestamos';
import { startAt } from '../../../support/clock';
import { createNomina } from '../../../support/factories';
import { choose, daysShown, optionsOf, rowsOf, save, write } from '../../../support/inputs';
import { answerCall, server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { refuseWrites, restHost } from '../../../support/rest';

startAt('2026-11-20T15:00:00Z');

const LENT = { fecha: '2026-11-02', fk_usuario: 3, valor: '100.00', cuotas: 3, valor_cuota: '33.34' };
const NUEVO = recordOf(prestamosRest, 40, {
  ...LENT,
  fk_vendedor: 1,
  fk_usuario_beneficiario: null,
  abonado: '0.00',
  saldo: '100.00',
});
const EMPEZADO = recordOf(prestamosRest, 41, {
  ...LENT,
  fk_vendedor: null,
  fk_usuario_beneficiario: 5,
  abonado: '80.00',
  saldo: '20.00',
});
const ABONO = recordOf(abonosRest, 70, { fk_prestamo: 41, fecha: '2026-11-09', valor: '80.00' });

const open = (path = '') => {
  const nominasOf: string[] = [];
  const abonos = restHost(abonosRest, [ABONO]);
  const usuario = { id: 4, nombre: 'Carlos', apellido: 'Nieto' };
  const nominas = [
    createNomina({ usuario: { id: 3, nombre: 'Berta', apellido: 'Mora' } }),
    createNomina({ id: 1044, usuario }),
  ];
  const app = renderSection(prestamos, {
    path,
    rows: [NUEVO, EMPEZADO],
    handlers: [
      ...abonos.handlers,
      answerCall(nominaCalls.list, ({ request }) => {
        nominasOf.push(new URL(request.url).search);

        return { nominas };
      }),
    ],
  });

  return { ...app, abonos, nominasOf };
};

const factOf = (label: string) => screen.getByText(label).closest('div');
const noWrites = () => {
  for (const name of ['Guardar', 'Anular'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};
const openAbono = async () => {
  const app = open('/edit/41');
  await app.user.click(await screen.findByRole('button', { name: 'Nuevo abono' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nuevo abono' }));
  const send = () => app.user.click(dialog.getByRole('button', { name: 'Registrar abono' }));

  return { ...app, dialog, send };
};

test('the list shows debtors and amounts, active loans first, however old', async () => {
  const { asked } = open();

  expect(await rowsOf('Préstamos')).toEqual([
    ['Id', 'Fecha', 'Beneficiario', 'Valor', 'Abonado', 'Saldo', 'Estado'],
    ['40', '2026-11-02', 'Zoe Paz', '$100', '$0', '$100', 'Activo'],
    ['41', '2026-11-02', 'Sara Ríos', '$100', '$80', '$20', 'Activo'],
  ]);
  expect(asked[0]?.filter).toEqual({ estado: 'A' });
  expect(daysShown()).toBe('Todas las fechas');
});

test('a loan to a promotor of the chosen administrador proposes the cuota, rounded up to the cent @ci', async () => {
  const { user, bodies, vendedores } = open('/create');
  await choose(user, /^Administrador/, 'Berta Mora');
  await choose(user, /^Promotor/, 'P-01 · Zoe Paz');
  await write(/^Valor \*|^Valor$/, '100');
  await write(/^Cuotas/, '3');
  const offered = vendedores.asked.map(({ filter }) => filter);
  expect(offered).toContainEqual({ estado: 'A', fk_usuario: 3 });
  await waitFor(() => expect(screen.getByLabelText(/^Valor de la cuota/)).toHaveValue('33.34'));
  await save(user);

  expect(await screen.findByText(/Préstamo \d+ creado/)).toBeVisible();
  const debtor = { fk_usuario: 3, fk_vendedor: 1, fk_usuario_beneficiario: '' };
  const loan = { fecha: '2026-11-20', valor: '100', cuotas: 3, valor_cuota: '33.34', motivo: '' };
  expect(bodies).toEqual([{ method: 'POST', ...debtor, ...loan, estado: 'A', motivo_anulacion: '' }]);
});

test('a loan goes to a user or a promotor, not to both or neither; a typed cuota stays @long', async () => {
  const { user, bodies } = open('/create');
  await choose(user, /^Administrador/, 'Berta Mora');
  await choose(user, /^Promotor/, 'P-01 · Zoe Paz');
  await user.click(screen.getByRole('radio', { name: 'Usuario' }));
  await write(/^Valor de la cuota/, '60');
  await write(/^Valor \*|^Valor$/, '100');
  await write(/^Cuotas/, '2');
  await save(user);
  expect(await screen.findByText('Elija un promotor o un usuario, uno de los dos')).toBeVisible();
  expect(bodies).toEqual([]);

  await user.keyboard('{Escape}');
  await choose(user, /^Usuario beneficiario/, 'Sara Ríos');
  await save(user);
  expect(await screen.findByText(/Préstamo \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ fk_vendedor: '', fk_usuario_beneficiario: 5, valor_cuota: '60' }]);
});

test('a loan of a closed week is read-only with the reason, but can be paid back', async () => {
  const semana_cerrada = { aviso: 'La semana está cerrada', fk_nomina: null };
  renderSection(prestamos, { path: '/edit/40', rows: [{ ...NUEVO, semana_cerrada }] });

  expect(await screen.findByText(/^La semana está cerrada\./)).toBeVisible();
  expect(factOf('Beneficiario')).toHaveTextContent('Zoe Paz');
  expect(factOf('Valor')).toHaveTextContent('$100.00');
  expect(screen.getByRole('button', { name: 'Nuevo abono' })).toBeVisible();
  noWrites();
});

test('an abono proposes the saldo, and reloads the loan, which is then read-only', async () => {
  const { dialog, send, abonos, calls } = await openAbono();
  expect(screen.getByText(/^El préstamo ya tiene abonos/)).toBeInTheDocument();
  noWrites();
  expect(dialog.getByText(/debe \$20\.00: el abono baja ese saldo$/)).toBeVisible();
  expect(dialog.getByLabelText(/^Valor/)).toHaveValue('20.00');
  const reads = () => calls.filter((call) => call === 'GET /api/prestamos/41').length;
  const before = reads();
  await send();

  expect(await screen.findByText('Abono registrado')).toBeVisible();
  const today = { fecha: '2026-11-20', valor: '20.00', origen: 'CAJA', fk_nomina: '' };
  const inForce = { estado: 'A', motivo_anulacion: '' };
  expect(abonos.bodies).toEqual([{ method: 'POST', fk_prestamo: 41, ...today, ...inForce }]);
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('an abono from descuentos names a nomina of the administrator; a refusal keeps it', async () => {
  const { user, dialog, send, abonos, nominasOf } = await openAbono();
  await choose(user, /^Origen/, 'Nomina');
  await send();
  expect(await dialog.findByText('Elija la nomina cuyos descuentos pagaron el abono')).toBeVisible();

  expect(await optionsOf(user, /^Nomina/)).toEqual(['1043 · 2026-11-16 al 2026-11-22']);
  // Our own API lists only those of the administrador.
  expect(nominasOf).toEqual(['?fk_usuario=3']);
  await user.click(screen.getByRole('option', { name: /^1043/ }));
  server.use(...refuseWrites(abonosRest, 422, 'El abono supera los descuentos'));
  await send();

  expect(await dialog.findByRole('alert')).toHaveTextContent('El abono supera los descuentos');
  expect(dialog.getByRole('combobox', { name: /^Nomina/ })).toHaveTextContent('1043');
  expect(abonos.bodies).toEqual([]);
});

test('an abono is annulled with a motivo', async () => {
  const { user, abonos } = open('/edit/41');
  const table = within(await screen.findByRole('table', { name: 'Abonos' }));
  expect(screen.queryByRole('button', { name: 'Anular' })).not.toBeInTheDocument();
  await user.click(table.getByRole('button', { name: 'Acciones' }));
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Anular abono del 2026-11-09' }));
  await write('Motivo de la anulación', 'Repetido');
  await user.click(dialog.getByRole('button', { name: 'Anular abono' }));

  expect(await screen.findByText('Abono anulado')).toBeVisible();
  expect(abonos.bodies).toMatchObject([
    { method: 'PUT', id: 70, valor: '80.00', estado: 'X', motivo_anulacion: 'Repetido' },
  ]);
  expect(await table.findByText('Anulado')).toBeVisible();
});

test('[M4] an abono of the loan to a promotor is paid in cash', async () => {
  const { user, abonos } = open('/edit/40');
  await user.click(await screen.findByRole('button', { name: 'Nuevo abono' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nuevo abono' }));
  expect(dialog.queryByRole('combobox', { name: /^Origen/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Registrar abono' }));

  await waitFor(() => expect(abonos.bodies.at(-1)).toMatchObject({ origen: 'CAJA', fk_nomina: '' }));
});
