import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { nominaCalls } from '../../../../contract/nomina';
import { createDetalle, createNomina } from '../../../support/factories';
import { namesOfFiles } from '../../../support/files';
import { exportCsv, rowsOf } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { answerCall, holdCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { withStyles } from '../../../support/styles';

type Lines = NonNullable<RawAnswerOf<typeof nominaCalls.one>['nomina']['detalle_nominas']>;

const PATH = '/auth/nomina/planilla/1043';

const renderSheet = (detalle_nominas: Lines, values = {}) =>
  renderApp({
    path: PATH,
    handlers: [answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas, ...values }) })],
  });

const rows = async () => (await rowsOf()).slice(1);
const totals = async () => (await rows()).map((cells) => cells[3]);
const print = () => fireEvent(window, new Event('beforeprint'));
const factOf = (label: string) => screen.getAllByText(label)[0]?.closest('dt')?.nextSibling;

const MARTA = createDetalle();
const RAUL = createDetalle({
  id: 71,
  usuario: { nombre: 'Raúl', apellido: 'Ñáñez', cuenta_bancaria: null },
  total: 2500,
  suma: '12345.00',
  comprobante: 'comprobantes/a.jpg',
});

test('[SPEC 2.25] [SPEC 7.13] the sheet shows administrator and week, under Nomina > Planilla 1043', async () => {
  renderSheet([MARTA]);

  expect(await screen.findByRole('heading', { level: 1, name: 'Planilla de Nomina' })).toBeVisible();
  await screen.findByText('ADMINISTRADOR');
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Nomina' })).toHaveAttribute('href', '/auth/nomina');
  expect(way.getByText('Planilla 1043')).toBeVisible();
  expect(factOf('ADMINISTRADOR')).toHaveTextContent('Luis Zambrano');
  expect(factOf('FECHA')).toHaveTextContent('2026-11-16 al 2026-11-22');
});

test('without a last day and lines from the host the sheet shows the Sunday of the week and TOTAL $0', async () => {
  renderSheet([], { fecha_final: null, detalle_nominas: null });

  expect(await screen.findByText('2026-11-16 al 2026-11-22')).toBeVisible();
  expect(screen.getByText('Esta nomina no tiene líneas: TOTAL $0')).toBeVisible();
});

test('[SPEC 2.26] [SPEC 2.27] [Y7] a line has its number, name, account or Sin cuenta, total, sales or a dash, and Ver or Cargar', async () => {
  withStyles();
  renderSheet([
    MARTA,
    RAUL,
    createDetalle({ id: 72, suma: '-5.00', total: '1509.50', descuentos: '10.5', otros_ingresos: 20 }),
    createDetalle({ id: 73, suma: null }),
  ]);

  expect((await rowsOf()).slice(0, 5)).toEqual([
    ['#', 'Usuario', 'Cuenta', 'Total', 'Ventas', 'Comprobante'],
    ['1', 'Marta Cedeño', '220002', '$1,500', '—', 'Cargar'],
    ['2', 'Raúl Ñáñez', 'Sin cuenta', '$2,500', '$12,345', 'Ver'],
    ['3', 'Marta CedeñoDescuentos $10.50Otros ingresos $20.00', '220002', '$1,510', '—', 'Cargar'],
    ['4', 'Marta Cedeño', '220002', '$1,500', '—', 'Cargar'],
  ]);
  expect(screen.getByRole('columnheader', { name: 'Número' })).toHaveTextContent(/^#$/);
  for (const head of screen.getAllByRole('columnheader'))
    expect(head).toHaveStyle({ textTransform: 'uppercase' });
  // Numbers never wrap, long names do.
  expect(screen.getByRole('cell', { name: '1' })).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByRole('cell', { name: 'Raúl Ñáñez' })).not.toHaveStyle({ whiteSpace: 'nowrap' });
});

const FEW_CENTS = [1, 2, 3].map((id) => createDetalle({ id, total: '0.40' }));

test('[SPEC 2.32] the last row is TOTAL, the sum of exact cents, printed with cents', async () => {
  renderSheet(FEW_CENTS);

  expect((await rows()).at(-1)).toEqual(['TOTAL', '', '', '$1', '', '']);
  expect(screen.getAllByTitle('$0.40')).toHaveLength(3);
  expect(screen.getByTitle('$1.20')).toHaveTextContent('$1');

  print();
  expect(await totals()).toEqual(['$0.40', '$0.40', '$0.40', '$1.20']);

  fireEvent(window, new Event('afterprint'));
  expect((await totals()).at(-1)).toBe('$1');
});

test('a printed column shows cents in all rows if one has them; a line shows if it is paid, and has room to sign', async () => {
  renderSheet([{ ...MARTA, total: '147.50' }, RAUL]);
  expect(await totals()).toEqual(['$148', '$2,500', '$2,648']);

  print();

  expect((await rows()).map((cells) => cells.slice(3))).toEqual([
    ['$147.50', '—', '—'],
    ['$2,500.00', '$12,345', 'Sí'],
    ['$2,647.50', '', ''],
  ]);
  expect(within(screen.getByRole('table')).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Administrador: Luis Zambrano')).toBeInTheDocument();
});

test('a sheet opened from the list shows no empty table while it loads', async () => {
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

test('[SPEC 9.6] a sheet that cannot be read says why, is requested once each time, and has a way back', async () => {
  const { user, calls } = renderApp({
    path: PATH,
    handlers: [refuseCall(nominaCalls.one, 502, 'No hay conexión')],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!No hay conexión');
  expect(screen.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute('href', '/auth/nomina');
  expect(calls.filter((call) => call === 'GET /api/nomina/1043')).toHaveLength(1);

  server.use(answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [MARTA] }) }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('Marta Cedeño')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Imprimir prints the sheet; Exportar saves exact lines and TOTAL, in a file named by administrador and week', async () => {
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  const { user } = renderSheet([MARTA, { ...RAUL, descuentos: '10.50' }]);

  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(printed).toHaveBeenCalledTimes(1);

  expect(await exportCsv(user)).toEqual([
    '#;USUARIO;CUENTA;DESCUENTOS;OTROS INGRESOS;TOTAL;VENTAS;COMPROBANTE',
    '1;Marta Cedeño;220002;0,00;0,00;1500,00;0,00;',
    `2;Raúl Ñáñez;Sin cuenta;10,50;0,00;2500,00;12345,00;${window.location.origin}/comprobantes/a.jpg`,
    'TOTAL;;;;;4000,00;;',
    '',
  ]);
  expect(namesOfFiles()).toEqual(['nomina Luis Zambrano 2026-11-16 a 2026-11-22.csv']);
});

test.each([
  ['much more', '151.00', 'Más de lo usual: su media de 8 semanas es $100'],
  ['much less', '49.99', 'Menos de lo usual: su media de 8 semanas es $100'],
  ['about as much', '150.00', undefined],
])('[W2] a line that pays %s than the mean of the last weeks says so', async (_, total, text) => {
  renderSheet([createDetalle({ total, media: '100.00' })]);
  await rows();

  expect(screen.queryByText(/de lo usual/)?.textContent).toBe(text);
});

test.each([
  ['table', []],
  ['phone', ['599.95']],
])(
  '[Y1] the TOTAL of a line stands alone in its cell; what explains it is read below the name, on a %s',
  async (_, media) => {
    setMedia(...media);
    renderSheet([createDetalle({ total: '95.90', descuentos: '20.90', media: '300' })]);
    const nameCell = (await screen.findByText('Descuentos $20.90')).closest('[role="cell"], td');

    expect(nameCell).toHaveTextContent(/^Marta CedeñoDescuentos \$20.90Menos de lo usual/);
    expect(screen.getAllByTitle('$95.90')[0]?.parentElement).toHaveTextContent(/^\$96(Total)?$/);
  },
);

test('[Y1] paper says what explains the TOTAL of a line too', async () => {
  renderSheet([createDetalle({ total: '95.90', descuentos: '20.90' })]);
  await rows();
  print();

  expect((await rows())[0]?.slice(1, 4)).toEqual(['Marta CedeñoDescuentos $20.90', '220002', '$95.90']);
});

test('[W11] a line says why an ajuste of an earlier week is in it', async () => {
  renderSheet([
    createDetalle({
      total: '1500.80',
      otros_ingresos: '2.30',
      descuentos: '1.50',
      ajustes: [
        { valor: '1.30', motivo: 'Ventas de más' },
        { valor: '-1.50', motivo: 'Ventas de menos' },
      ],
    }),
  ]);

  expect((await rows())[0]?.slice(1, 4)).toEqual([
    'Marta CedeñoDescuentos $1.50$1.50: Ventas de menosOtros ingresos $2.30$1.30: Ventas de más',
    '220002',
    '$1,501',
  ]);
});

test('[Y2] a single entry of a line stands as a button, not in a menu', async () => {
  renderApp({
    path: PATH,
    profile: { api_local: true },
    handlers: [answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [MARTA, RAUL] }) })],
  });
  const table = within(await screen.findByRole('table', { name: 'Planilla de Nomina' }));

  expect(table.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Cargar',
    'Ver',
    'Cambiar comprobante',
  ]);
});
