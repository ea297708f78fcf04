import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import { today } from '../../../../src/format/dates';
import { createNomina, createUsuario } from '../../../factories';
import { cellsOf, choose, daysShown, write } from '../../../inputs';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';

const LUIS = createUsuario();
const MARTA = createUsuario({
  id: 5,
  nombre: 'Marta',
  apellido: 'Cedeño',
  rol: 'sumador',
  usuarioPrincipal: 3,
});
const PEDRO = { id: 20, codigo: 'P-01', nombre: 'Pedro', apellido: 'Vera', fk_usuario: 3, estado: 'A' };
const NUEVO = {
  id: 40,
  fecha: '2026-11-02',
  fk_usuario: 3,
  fk_vendedor: 20,
  vendedor: { id: 20, codigo: 'P-01', nombre: 'Pedro', apellido: 'Vera' },
  fk_usuario_beneficiario: null,
  usuario_beneficiario: null,
  valor: '100.00',
  cuotas: 3,
  valor_cuota: '33.34',
  abonado: '0.00',
  saldo: '100.00',
  motivo: '',
  motivo_anulacion: '',
  estado: 'A',
  version: 1,
};
const EMPEZADO = {
  ...NUEVO,
  id: 41,
  fk_vendedor: null,
  vendedor: null,
  fk_usuario_beneficiario: 5,
  usuario_beneficiario: { id: 5, nombre: 'Marta', apellido: 'Cedeño' },
  abonado: '80.00',
  saldo: '20.00',
};
const ABONO = {
  id: 70,
  fk_prestamo: 41,
  fecha: '2026-11-09',
  valor: '80.00',
  origen: 'CAJA',
  fk_nomina: null,
  motivo_anulacion: '',
  estado: 'A',
  version: 1,
};

const open = (
  path = '',
  {
    role,
    rows = [NUEVO, EMPEZADO],
    abono = {},
  }: { role?: string; rows?: { id: number }[]; abono?: object } = {},
) => {
  const host = restHost(prestamosRest, rows);
  const abonos = restHost(abonosRest, [{ ...ABONO, ...abono }]);
  const app = renderApp({
    path: `/auth/prestamos${path}`,
    role,
    handlers: [
      ...host.handlers,
      ...abonos.handlers,
      ...restHost(vendedoresRest, [PEDRO]).handlers,
      answerCall(usuariosCalls.list, { usuarios: [LUIS, MARTA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS] }),
      answerCall(nominaCalls.list, {
        nominas: [
          createNomina({ usuario: { id: 3, nombre: 'Luis', apellido: 'Zambrano' } }),
          createNomina({ id: 1044, usuario: { id: 4, nombre: 'Rosa', apellido: 'Mera' } }),
        ],
      }),
      answerCall(nominaCalls.count, { conteo: 2 }),
    ],
  });

  return { ...app, ...host, abonos };
};

const save = () => screen.getByRole('button', { name: 'Guardar' });

test('the list shows who owes what, the active loans first', async () => {
  const { asked } = open();
  const [head, ...rows] = within(await screen.findByRole('table', { name: 'Préstamos' })).getAllByRole('row');

  expect(cellsOf(head)).toEqual(['Id', 'Fecha', 'Beneficiario', 'Valor', 'Abonado', 'Saldo', 'Estado']);
  expect(rows.map(cellsOf)).toEqual([
    ['40', '2026-11-02', 'Pedro Vera', '$100', '$0', '$100', 'Activo'],
    ['41', '2026-11-02', 'Marta Cedeño', '$100', '$80', '$20', 'Activo'],
  ]);
  // However old: the list is not bounded by date.
  expect(asked[0]?.filter).toEqual({ estado: 'A' });
  expect(daysShown()).toBe('Todas las fechas');
});

test('a loan to a promotor proposes the cuota, the cent rounded up', async () => {
  const { user, bodies } = open('/create');
  await choose(user, /^Administrador/, 'Luis Zambrano');
  await choose(user, /^Promotor/, 'P-01 · Pedro Vera');
  await write(/^Valor \*|^Valor$/, '100');
  await write(/^Cuotas/, '3');
  await waitFor(() => expect(screen.getByLabelText(/^Valor de la cuota/)).toHaveValue('33.34'));
  await user.click(save());

  expect(await screen.findByText(/Préstamo \d+ creado/)).toBeVisible();
  expect(bodies).toEqual([
    {
      method: 'POST',
      fecha: today(),
      fk_usuario: 3,
      fk_vendedor: 20,
      fk_usuario_beneficiario: '',
      valor: '100',
      cuotas: 3,
      valor_cuota: '33.34',
      motivo: '',
      estado: 'A',
      motivo_anulacion: '',
    },
  ]);
});

test('a loan goes to a user in place of a promotor, never to both; a written cuota stays', async () => {
  const { user, bodies } = open('/create');
  await choose(user, /^Administrador/, 'Luis Zambrano');
  await choose(user, /^Promotor/, 'P-01 · Pedro Vera');
  await user.click(screen.getByRole('radio', { name: 'Usuario' }));
  await choose(user, /^Usuario beneficiario/, 'Marta Cedeño');
  await write(/^Valor de la cuota/, '60');
  await write(/^Valor \*|^Valor$/, '100');
  await write(/^Cuotas/, '2');
  await user.click(save());

  expect(await screen.findByText(/Préstamo \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ fk_vendedor: '', fk_usuario_beneficiario: 5, valor_cuota: '60' }]);
});

test('a loan to nobody is not sent', async () => {
  const { user, bodies } = open('/create');
  await choose(user, /^Administrador/, 'Luis Zambrano');
  await user.click(screen.getByRole('radio', { name: 'Usuario' }));
  await write(/^Valor \*|^Valor$/, '100');
  await user.click(save());

  expect(await screen.findByText('Elija un promotor o un usuario, uno de los dos')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a loan of a closed week is read with the reason, and paid back all the same', async () => {
  const semana_cerrada = { aviso: 'La semana está cerrada', fk_nomina: null };
  open('/edit/40', { rows: [{ ...NUEVO, ...{ semana_cerrada } }] });

  expect(await screen.findByText('La semana está cerrada')).toBeVisible();
  expect(screen.getByText('Beneficiario').closest('div')).toHaveTextContent('Pedro Vera');
  expect(screen.getByText('Valor').closest('div')).toHaveTextContent('$100.00');
  expect(screen.getByRole('button', { name: 'Nuevo abono' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Anular' })).not.toBeInTheDocument();
});

test('a loan with abonos changes no more', async () => {
  open('/edit/41');

  expect(await screen.findByText(/^El préstamo ya tiene abonos/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Anular' })).not.toBeInTheDocument();
});

test('an abono proposes what is left, and the loan is read anew', async () => {
  const { user, abonos, calls } = open('/edit/41');
  await user.click(await screen.findByRole('button', { name: 'Nuevo abono' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nuevo abono' }));
  expect(dialog.getByText(/debe \$20\.00: el abono baja ese saldo$/)).toBeVisible();
  expect(dialog.getByLabelText(/^Valor/)).toHaveValue('20.00');
  const before = calls.filter((call) => call === 'GET /api/prestamos/41').length;
  await user.click(dialog.getByRole('button', { name: 'Registrar abono' }));

  expect(await screen.findByText('Abono registrado')).toBeVisible();
  expect(abonos.bodies).toEqual([
    {
      method: 'POST',
      fk_prestamo: 41,
      fecha: today(),
      valor: '20.00',
      origen: 'CAJA',
      fk_nomina: '',
      estado: 'A',
      motivo_anulacion: '',
    },
  ]);
  await waitFor(() =>
    expect(calls.filter((call) => call === 'GET /api/prestamos/41').length).toBeGreaterThan(before),
  );
});

test("an abono out of descuentos names one of the administrator's nominas; a refusal keeps it", async () => {
  const { user, abonos } = open('/edit/41');
  await user.click(await screen.findByRole('button', { name: 'Nuevo abono' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nuevo abono' }));
  await choose(user, /^Origen/, 'Nomina');
  await user.click(dialog.getByRole('button', { name: 'Registrar abono' }));
  expect(await dialog.findByText('Elija la nomina cuyos descuentos pagaron el abono')).toBeVisible();

  await user.click(await screen.findByRole('combobox', { name: /^Nomina/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '1043 · 2026-11-16 al 2026-11-22',
  ]);
  await user.click(screen.getByRole('option', { name: /^1043/ }));
  server.use(...refuseWrites(abonosRest, 422, 'El abono supera los descuentos'));
  await user.click(dialog.getByRole('button', { name: 'Registrar abono' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('El abono supera los descuentos');
  expect(dialog.getByRole('combobox', { name: /^Nomina/ })).toHaveTextContent('1043');
  expect(abonos.bodies).toEqual([]);
});

test('an abono is annulled with the motivo', async () => {
  const { user, abonos } = open('/edit/41');
  const table = within(await screen.findByRole('table', { name: 'Abonos' }));
  await user.click(table.getByRole('button', { name: 'Anular' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Anular abono del 2026-11-09' }));
  await user.type(dialog.getByLabelText('Motivo de la anulación'), 'Repetido');
  await user.click(dialog.getByRole('button', { name: 'Anular abono' }));

  expect(await screen.findByText('Abono anulado')).toBeVisible();
  expect(abonos.bodies).toMatchObject([
    { method: 'PUT', ...ABONO, estado: 'X', motivo_anulacion: 'Repetido' },
  ]);
  expect(await table.findByText('Anulado')).toBeVisible();
});

test('an abono of a closed week says so in the place of Anular', async () => {
  open('/edit/41', { abono: { semana_cerrada: { aviso: 'La semana está cerrada', fk_nomina: 1043 } } });
  const table = within(await screen.findByRole('table', { name: 'Abonos' }));

  const closed = table.getByRole('link', { name: 'Semana cerrada' });
  expect(closed).toHaveAttribute('href', '/auth/nomina/planilla/1043');
  expect(closed).toHaveAccessibleDescription('La semana está cerrada');
  expect(table.queryByRole('button', { name: 'Anular' })).not.toBeInTheDocument();
});
