import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { colillasCalls } from '../../../../contract/colillas';
import { feriadosRest } from '../../../../contract/feriados';
import { sorteosRest } from '../../../../contract/sorteos';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { sorteo } from '../../../support/factories';
import { dialogIsClosed } from '../../../support/inputs';
import { answerCall, failCall, holdCall, refuseCall, server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { DRAFT } from '../../../support/resources/ventas';
import { restHost } from '../../../support/rest';
import { withStyles } from '../../../support/styles';

startAt('2026-11-19T15:00:00Z');

const LOTTO = { ...sorteo, id: 1, cifras: 3, version: 1 };
const DRAWS = [...restHost(sorteosRest, [LOTTO]).handlers, ...restHost(feriadosRest).handlers];

const open = (
  largest: RequestHandler = answerCall(colillasCalls.largest, { mayor: '2.00' }),
  profile = { api_local: true },
) =>
  renderSection(ventas, {
    path: '/edit/12',
    rows: [DRAFT],
    role: 'sumador',
    profile,
    handlers: [largest, ...DRAWS],
  });

const cell = (column: 'Colilla' | 'Valor', row: number) => screen.getByLabelText(`${column}, fila ${row}`);
const grid = () => screen.findByRole('table', { name: 'Colillas' });
const bar = () => screen.getByRole('status', { name: 'Suma' });
const asked = (calls: readonly string[]) => calls.filter((call) => call === 'GET /api/colillas/mayor');
const TOO_MUCH = 'Más de 10 veces el mayor valor del promotor en 30 días, $2.00';

describe('[U37] in the grid of a venta', () => {
  test.each<[string, string, ['Colilla' | 'Valor', number, string][], string]>([
    [
      'a colilla that is typed twice is marked in both rows',
      '123{Enter}1{Enter}456{Enter}1{Enter}123{Enter}1{Enter}',
      [
        ['Colilla', 1, 'Repetida en la fila 3'],
        ['Colilla', 3, 'Repetida en la fila 1'],
      ],
      '2 filas por revisar',
    ],
    [
      'a colilla with fewer digits than the draw is marked',
      '12{Enter}1{Enter}',
      [['Colilla', 1, 'Menos de 3 cifras']],
      '1 fila por revisar',
    ],
    [
      'a short colilla that is typed twice says both',
      '12{Enter}1{Enter}12{Enter}1{Enter}',
      [['Colilla', 2, 'Menos de 3 cifras · Repetida en la fila 1']],
      '2 filas por revisar',
    ],
    [
      'a valor above ten times the largest of the promotor is marked, a negative one too',
      '123{Enter}20.01{Enter}456{Enter}-20.01{Enter}789{Enter}20{Enter}',
      [
        ['Valor', 1, TOO_MUCH],
        ['Valor', 2, TOO_MUCH],
        ['Valor', 3, ''],
      ],
      '2 filas por revisar',
    ],
  ])('%s', async (_, keys, marks, count) => {
    const { user } = open();
    await grid();
    await user.keyboard(keys);

    await waitFor(() => expect(bar()).toHaveTextContent(count));
    for (const [column, row, words] of marks) {
      expect(cell(column, row)).toBeValid();
      expect(cell(column, row)).toHaveAccessibleDescription(words);
      if (words) expect(within(await grid()).getAllByText(words)[0]).toBeVisible();
    }
  });

  test('void rows and rows to be corrected are not marked', async () => {
    const { user } = open();
    await grid();
    await user.keyboard('123{Enter}1{Enter}(123){Enter}99{Enter}(1){Enter}1{Enter}123{Enter}abc{Enter}');

    expect(bar()).toHaveTextContent('1 fila por corregir');
    expect(bar()).not.toHaveTextContent('por revisar');
  });

  test('a row after one to be corrected is marked in its own place', async () => {
    const { user } = open();
    await grid();
    await user.keyboard('123{Enter}abc{Enter}456{Enter}1{Enter}456{Enter}1{Enter}');

    expect(cell('Colilla', 2)).toHaveAccessibleDescription('Repetida en la fila 3');
    expect(cell('Colilla', 3)).toHaveAccessibleDescription('Repetida en la fila 2');
    expect(cell('Colilla', 1)).toHaveAccessibleDescription('');
  });

  test('what is wrong is red, and a void row struck through', async () => {
    withStyles();
    const { user } = open();
    await grid();
    await user.keyboard('123{Enter}abc{Enter}(456){Enter}1{Enter}789{Enter}1{Enter}');

    const red = 'rgb(185, 28, 28)';
    expect(cell('Valor', 1)).toHaveStyle({ borderColor: red });
    expect(screen.getByText(/^Escriba solo números/)).toHaveStyle({ color: red });
    expect(cell('Valor', 2)).toHaveStyle({ textDecoration: 'line-through' });
    expect(cell('Valor', 3)).not.toHaveStyle({ textDecoration: 'line-through' });
  });

  test('a mark is amber, in its row and beside the sum', async () => {
    withStyles();
    const { user } = open();
    await grid();
    await user.keyboard('12{Enter}1{Enter}');

    const amber = 'rgb(180, 83, 9)';
    expect(cell('Colilla', 1)).toHaveStyle({ borderColor: amber });
    expect(screen.getByText('Menos de 3 cifras')).toHaveStyle({ color: amber });
    expect(screen.getByRole('button', { name: '1 fila por revisar' })).toHaveStyle({ color: amber });
  });

  test('nothing is marked in a cell while it is typed', async () => {
    const { user } = open();
    await grid();
    await user.keyboard('123{Enter}1{Enter}456{Enter}1{Enter}{ArrowUp}{ArrowUp}12');
    expect(cell('Colilla', 1)).toHaveAccessibleDescription('');
    await user.keyboard('{Enter}');

    expect(cell('Colilla', 1)).toHaveAccessibleDescription('Menos de 3 cifras');
  });

  test('marked rows are saved and closed; the question counts them', async () => {
    const { user, bodies } = open();
    await grid();
    await user.keyboard('12{Enter}1{Enter}12{Enter}5{Enter}{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar venta' }));
    expect(dialog.getByText('2 filas por revisar')).toBeVisible();
    server.use(http.get('*/api/ventas/12', () => HttpResponse.json({ ...DRAFT, estado: 'C', version: 3 })));
    expect(dialog.getByRole('button', { name: 'Cerrar venta' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Venta cerrada')).toBeVisible();
    const detalle_ventas = [
      { colilla: '12', valor: '1.00' },
      { colilla: '12', valor: '5.00' },
    ];
    expect(bodies).toMatchObject([
      { estado: 'B', detalle_ventas, filas_por_corregir: [] },
      { estado: 'C', detalle_ventas },
    ]);
  });

  test('[W1] [W5] Enter does not close a venta with an unusual amount', async () => {
    const { user, bodies } = open();
    await grid();
    await user.keyboard('123{Enter}5000{Enter}{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar venta' }));
    expect(await dialog.findByText('1 fila por revisar')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Enter}');

    await dialogIsClosed();
    expect(bodies.filter(({ estado }) => estado === 'C')).toEqual([]);
  });

  test('the count beside the sum leads to each marked row in turn', async () => {
    const { user } = open();
    await grid();
    await user.keyboard('12{Enter}1{Enter}456{Enter}1{Enter}7{Enter}1{Enter}');
    const review = screen.getByRole('button', { name: '2 filas por revisar' });

    for (const row of [1, 3, 1]) {
      await user.click(review);
      expect(cell('Colilla', row)).toHaveFocus();
    }
  });

  test('the largest valor is asked once', async () => {
    const { user, calls } = open();
    await grid();
    await user.keyboard('123{Enter}21{Enter}456{Enter}1{Enter}{Control>}s{/Control}');
    await screen.findByText(/^Guardado a las/);

    expect(await screen.findByText(TOO_MUCH)).toBeVisible();
    expect(asked(calls)).toHaveLength(1);
  });

  test.each<[string, RequestHandler]>([
    ['is asked', holdCall(colillasCalls.largest)],
    ['cannot be read', failCall(colillasCalls.largest)],
    ['is refused', refuseCall(colillasCalls.largest, 500, 'Sin base de datos')],
    ['is 0', answerCall(colillasCalls.largest, { mayor: '0.00' })],
  ])('no valor is marked and nothing is said while the largest one %s', async (_, largest) => {
    const { user, calls } = open(largest);
    await grid();
    await user.keyboard('123{Enter}9999{Enter}{Control>}s{/Control}');
    await screen.findByText(/^Guardado a las/);

    expect(asked(calls)).toHaveLength(1);
    expect(bar()).not.toHaveTextContent('por revisar');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('another host is not asked; repeated and short colillas are marked there too', async () => {
    const { user, calls } = open(undefined, { api_local: false });
    await grid();
    await user.keyboard('12{Enter}9999{Enter}');

    expect(bar()).toHaveTextContent('1 fila por revisar');
    expect(cell('Valor', 1)).toHaveAccessibleDescription('');
    expect(asked(calls)).toEqual([]);
  });
});
