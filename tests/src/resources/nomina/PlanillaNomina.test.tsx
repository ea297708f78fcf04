import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { nominaCalls } from '../../../../contract/nomina';
import { createDetalle, createNomina } from '../../../factories';
import { catchFiles, namesOfFiles } from '../../../files';
import { answerCall, holdCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { withStyles } from '../../../styles';

type Lines = NonNullable<RawAnswerOf<typeof nominaCalls.one>['nomina']['detalle_nominas']>;

const renderSheet = (detalle_nominas: Lines, values = {}) =>
  renderApp({
    path: '/auth/nomina/planilla/1043',
    handlers: [answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas, ...values }) })],
  });

/** The texts of the table's rows below its head. */
const rows = async () => {
  const [, ...below] = within(await screen.findByRole('table')).getAllByRole('row');

  return below.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};

const MARTA = createDetalle();
const RAUL = createDetalle({
  id: 71,
  usuario: { nombre: 'Raúl', apellido: 'Ñáñez', cuenta_bancaria: null },
  total: 2500,
  suma: '12345.00',
  comprobante: 'comprobantes/a.jpg',
});

test('[SPEC 2.25] the sheet is headed by administrator and week, under Nomina > Planilla 1043', async () => {
  renderSheet([MARTA]);

  expect(await screen.findByRole('heading', { level: 1, name: 'Planilla de Nomina' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Nomina' })).toHaveAttribute('href', '/auth/nomina');
  expect(way.getByText('Planilla 1043')).toBeVisible();
  expect((await screen.findByText('ADMINISTRADOR')).closest('dt')?.nextSibling).toHaveTextContent(
    'Luis Zambrano',
  );
  expect(screen.getAllByText('FECHA')[0]?.closest('dt')?.nextSibling).toHaveTextContent(
    '2026-11-16 al 2026-11-22',
  );
});

test('a host that sends no last day gets the Sunday of the week', async () => {
  renderSheet([MARTA], { fecha_final: null });

  expect(await screen.findByText('2026-11-16 al 2026-11-22')).toBeVisible();
});

test('[SPEC 2.26] the columns are #, USUARIO, CUENTA, TOTAL, VENTAS, COMPROBANTE', async () => {
  withStyles();
  renderSheet([MARTA]);

  const headers = await screen.findAllByRole('columnheader');

  expect(headers.map(({ textContent }) => textContent)).toEqual([
    '#',
    'Usuario',
    'Cuenta',
    'Total',
    'Ventas',
    'Comprobante',
  ]);
  for (const header of headers) expect(header).toHaveStyle({ textTransform: 'uppercase' });
});

test('[SPEC 2.27] a line has its number, name, account or Sin cuenta, total, sales or a dash, and Ver or Cargar', async () => {
  renderSheet([MARTA, RAUL]);

  expect((await rows()).slice(0, 2)).toEqual([
    ['1', 'Marta Cedeño', '220002', '$1,500', '—', 'Cargar'],
    ['2', 'Raúl Ñáñez', 'Sin cuenta', '$2,500', '$12,345', 'Ver'],
  ]);
});

test('a line says what was taken away from it and added to it, below its total', async () => {
  renderSheet([createDetalle({ total: '1509.50', descuentos: '10.5', otros_ingresos: 20 })]);

  const [line, total] = await rows();
  expect(line?.[3]).toBe('$1,510 exacto $1,509.50Descuentos $10.50Otros ingresos $20.00');
  expect(total?.[3]).toBe('$1,510 exacto $1,509.50');
});

test('the number of a line is never broken into lines, a long name is', async () => {
  withStyles();
  renderSheet([MARTA]);

  expect(await screen.findByRole('cell', { name: '1' })).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByRole('cell', { name: 'Marta Cedeño' })).not.toHaveStyle({ whiteSpace: 'nowrap' });
});

test('[SPEC 2.27] VENTAS not above 0 is a dash', async () => {
  renderSheet([createDetalle({ suma: '-5.00' }), createDetalle({ id: 71, suma: null })]);

  expect((await rows()).slice(0, 2).map((cells) => cells[4])).toEqual(['—', '—']);
});

const FEW_CENTS = [1, 2, 3].map((id) => createDetalle({ id, total: '0.40' }));

test('[SPEC 2.32] the last row is TOTAL, the sum of the exact cents of the rows shown, to the cent in its second line', async () => {
  renderSheet(FEW_CENTS);

  expect((await rows()).at(-1)).toEqual(['TOTAL', '', '', '$1 exacto $1.20', '', '']);
  expect(screen.getByText('$1.20')).toHaveStyle({ display: 'block' });
});

test('what a person is paid is said to the cent beside the whole dollars, where they leave something out', async () => {
  renderSheet([MARTA, createDetalle({ id: 71, total: '9.55' })]);

  expect((await rows()).map((cells) => cells[3])).toEqual([
    '$1,500',
    '$10 exacto $9.55',
    '$1,510 exacto $1,509.55',
  ]);
});

test('what whole dollars leave out is their title, and stands on paper', async () => {
  renderSheet(FEW_CENTS);
  await rows();
  expect(screen.getAllByTitle('$0.40')).toHaveLength(3);

  fireEvent(window, new Event('beforeprint'));
  expect((await rows()).map((cells) => cells[3])).toEqual(['$0.40', '$0.40', '$0.40', '$1.20']);

  fireEvent(window, new Event('afterprint'));
  expect((await rows()).at(-1)?.[3]).toBe('$1 exacto $1.20');
});

test('a column on paper has one format: cents in all of it as soon as one has them', async () => {
  renderSheet([MARTA, createDetalle({ id: 71, total: '147.50', suma: '141.00' })]);
  await rows();

  fireEvent(window, new Event('beforeprint'));

  const printed = await rows();
  expect(printed.map((cells) => cells[3])).toEqual(['$1,500.00', '$147.50', '$1,647.50']);
  expect(printed.map((cells) => cells[4])).toEqual(['—', '$141', '']);
});

test('a sheet without lines says so and totals $0', async () => {
  renderSheet([]);

  expect(await screen.findByText('Esta nomina no tiene líneas: TOTAL $0')).toBeVisible();
});

test('opened from the list, it shows no table without lines while it loads', async () => {
  const { user } = renderApp({
    path: '/auth/nomina',
    handlers: [
      answerCall(nominaCalls.list, { nominas: [createNomina()] }),
      answerCall(nominaCalls.count, { conteo: 1 }),
      holdCall(nominaCalls.one),
    ],
  });

  await user.click(await screen.findByRole('link', { name: 'Abrir' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Planilla de Nomina' })).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeVisible();
  expect(screen.queryByText('$0')).not.toBeInTheDocument();
});

test('an unknown number is told in words, with a way back', async () => {
  renderApp({
    path: '/auth/nomina/planilla/9999',
    handlers: [refuseCall(nominaCalls.one, 404, 'La nomina no existe')],
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!La nomina no existe');
  expect(screen.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute('href', '/auth/nomina');
});

test('[SPEC 9.6] a sheet that could not be read can be tried again, and is asked for once each time', async () => {
  const { user, calls } = renderApp({
    path: '/auth/nomina/planilla/1043',
    handlers: [refuseCall(nominaCalls.one, 502, 'No hay conexión')],
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(calls.filter((call) => call === 'GET /api/nomina/1043')).toHaveLength(1);

  server.use(answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [MARTA] }) }));
  await user.click(retry);

  expect(await screen.findByText('Marta Cedeño')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('on paper a line says whether it is paid, nothing can be pressed, and there is room to sign', async () => {
  renderSheet([MARTA, RAUL]);
  await rows();

  fireEvent(window, new Event('beforeprint'));

  expect((await rows()).map((cells) => cells[5])).toEqual(['—', 'Sí', '']);
  expect(within(screen.getByRole('table')).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Administrador: Luis Zambrano')).toBeInTheDocument();
});

test('Imprimir hands the sheet to the browser', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = renderSheet([MARTA]);

  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));

  expect(print).toHaveBeenCalledTimes(1);
});

test('Exportar saves the lines as they are numbered, to the cent, with TOTAL, named by administrador and week', async () => {
  const files = catchFiles();
  const { user } = renderSheet([MARTA, { ...RAUL, descuentos: '10.50' }]);

  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));

  await expect.poll(() => files.length).toBe(1);
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    '#;USUARIO;CUENTA;DESCUENTOS;OTROS INGRESOS;TOTAL;VENTAS;COMPROBANTE',
    '1;Marta Cedeño;220002;0,00;0,00;1500,00;0,00;',
    `2;Raúl Ñáñez;Sin cuenta;10,50;0,00;2500,00;12345,00;${window.location.origin}/comprobantes/a.jpg`,
    'TOTAL;;;;;4000,00;;',
    '',
  ]);
  expect(namesOfFiles()).toEqual(['nomina Luis Zambrano 2026-11-16 a 2026-11-22.csv']);
});
