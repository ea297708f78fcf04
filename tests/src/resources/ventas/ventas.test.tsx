import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { sorteosRest } from '../../../../contract/sorteos';
import { ventasRest } from '../../../../contract/ventas';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { sorteo } from '../../../support/factories';
import { eventsHost } from '../../../support/features/live/eventsHost';
import { createGate } from '../../../support/http/gate';
import { choose, startAnnulling, write } from '../../../support/inputs';
import { server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { refuseWrites, restHost } from '../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const LOTTO = { ...sorteo, id: 1, cifras: 3, version: 1 };
const SABADO = { ...LOTTO, id: 4, nombre: 'Sábado', dias: 'S' };
const KEEPS = { ...LOTTO, id: 6, nombre: 'Pozo', juega_feriado: 'N' };
const DRAWS = [...restHost(sorteosRest, [LOTTO, SABADO, KEEPS]).handlers, ...restHost(feriadosRest).handlers];

/** The user of the session is its sumador. */
const DRAFT = {
  ...recordOf(ventasRest, 12, {
    fecha: '2026-11-19',
    fk_sorteo: 1,
    fk_vendedor: 1,
    fk_usuario: 3,
    fk_usuario_sumador: 7,
    porcentaje: '10.00',
    total: '0.00',
    comision: '0.00',
    colillas: 0,
    detalle_ventas: [],
    estado: 'B',
    por_corregir: 0,
    filas_por_corregir: [],
  }),
  usuario_sumador: { id: 7, nombre: 'Eva', apellido: 'Mora' },
};
const DETALLE = [
  { colilla: '001', valor: '1.50' },
  { colilla: '(7)', valor: '9.00' },
  { colilla: '12', valor: '2.00' },
];
const TWO = { ...DRAFT, total: '3.50', comision: '0.35', colillas: 2, detalle_ventas: DETALLE };

const FAULTY = {
  ...TWO,
  por_corregir: 2,
  filas_por_corregir: [
    { fila: 2, colilla: '1234', valor: '1' },
    { fila: 5, colilla: '', valor: ' 3' },
  ],
};

const open = (
  path: string,
  { rows = [DRAFT], handlers = [], ...options }: Parameters<typeof renderSection>[1] = {},
) => renderSection(ventas, { path, rows, role: 'sumador', ...options, handlers: [...handlers, ...DRAWS] });

const colilla = (row: number) => screen.getByLabelText(`Colilla, fila ${row}`);
const valor = (row: number) => screen.getByLabelText(`Valor, fila ${row}`);
const grid = () => screen.findByRole('table', { name: 'Colillas' });
const sum = () => screen.getByRole('status', { name: 'Suma' });
type User = ReturnType<typeof open>['user'];
const leaveGrid = (user: User) => user.click(screen.getByRole('heading', { level: 1 }));
const typeRow = async (user: User) => {
  await user.keyboard('5{Enter}1{Enter}');
  await leaveGrid(user);
};
const saved = () => screen.findByText(/^Guardado a las/);

test.each([
  ['superadministrador', ['12', 'Lotto 20:00', 'Zoe Paz', 'Eva Mora']],
  ['sumador', ['12']],
])(
  'in the list of a %s the id links to the venta, and names link to what the role can open: %j',
  async (role, names) => {
    open('', { role });
    const links = within(await screen.findByRole('table', { name: 'Ventas' })).getAllByRole('link');

    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links[0]).toHaveAttribute('href', '/auth/ventas/edit/12');
    if (names.length > 1) expect(links[2]).toHaveAttribute('href', '/auth/vendedores/edit/1');
  },
);

test('five colillas can be typed with Enter alone, are added up and saved as a draft', async () => {
  const { user, bodies } = open('/edit/12');
  await grid();
  expect(colilla(1)).toHaveFocus();

  await user.keyboard('001{Enter}1.50{Enter}23{Enter}{Enter}456{Enter}0.25{Enter}7{Enter}-2{Enter}8{Enter}');
  await user.keyboard('{ArrowUp}*{ArrowDown}10');

  expect(sum()).toHaveTextContent('SUMA $13.25');
  expect(sum()).toHaveTextContent('4 colillas');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    method: 'PUT',
    estado: 'B',
    version: 1,
    detalle_ventas: [
      { colilla: '001', valor: '1.50' },
      { colilla: '23', valor: '1.50' },
      { colilla: '456', valor: '0.25' },
      { colilla: '(7)', valor: '-2.00' },
      { colilla: '8', valor: '10.00' },
    ],
  });
  expect(await screen.findByText('Guardado a las 10:00')).toBeVisible();
});

test('closing the tab with an unsent row asks first; Ctrl+S sends it at once, and the browser does not save the page', async () => {
  const { user, bodies } = open('/edit/12');
  await grid();
  await user.keyboard('5{Enter}1');
  expect(screen.getByText('Sin guardar todavía')).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  expect(fireEvent.keyDown(valor(1), { key: 's', ctrlKey: true })).toBe(false);
  expect(screen.getByText('Guardando…')).toBeVisible();
  await waitFor(() => expect(bodies).toHaveLength(1));
});

test('the error of a cell is shown after leaving it and never blocks typing', async () => {
  const { user, bodies } = open('/edit/12');
  await grid();
  await user.keyboard('1234');
  expect(colilla(1)).toBeValid();
  await user.keyboard('{Enter}abc{Enter}5{Enter}1{Enter}');

  expect(colilla(1)).toBeInvalid();
  expect(colilla(1)).toHaveAccessibleDescription('El sorteo juega con 3 cifras');
  expect(valor(1)).toBeInvalid();
  expect(valor(1)).toHaveAccessibleDescription('Escriba solo números, con dos decimales como máximo');
  expect(sum()).toHaveTextContent('1 fila por corregir');
  await leaveGrid(user);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    detalle_ventas: [{ colilla: '5', valor: '1.00' }],
    filas_por_corregir: [{ fila: 1, colilla: '1234', valor: 'abc' }],
  });
  expect(colilla(1)).toHaveValue('1234');

  await user.click(screen.getByRole('button', { name: 'Cerrar venta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Corrija o quite las filas marcadas antes de cerrar la venta',
  );
  expect(colilla(1)).toHaveFocus();
});

test('F8 goes to the next row to be corrected, and after the last one to the first', async () => {
  const { user } = open('/edit/12');
  await grid();
  await user.paste('1234;1\n002;2\n003;abc\n004;4');
  const faulty = [colilla(1), valor(3), colilla(1), valor(3)];
  for (const cell of faulty) {
    await user.keyboard('{F8}');
    expect(cell).toHaveFocus();
  }
});

test('a venta takes 2,000 pasted rows, and says so of one more', async () => {
  const { user } = open('/edit/12');
  await grid();
  const rows = (count: number) => Array.from({ length: count }, (_, n) => `${n % 1000};1`).join('\n');
  await user.paste(rows(2_001));

  expect(screen.getByText('Una venta tiene 2,000 colillas como máximo')).toBeVisible();
  expect(colilla(1)).toHaveValue('');
  await user.paste(rows(2_000));
  expect(sum()).toHaveTextContent('2,000 colillas');
});

test('a phone shows the keypad of each cell, and Tab goes from cell to cell', async () => {
  const { user } = open('/edit/12');
  await grid();

  expect(colilla(1)).toHaveAttribute('inputmode', 'numeric');
  expect(valor(1)).toHaveAttribute('inputmode', 'decimal');
  await user.keyboard('5{Tab}1{Tab}');
  expect(colilla(2)).toHaveFocus();
});

test('rows can be pasted, made void and removed', async () => {
  const { user } = open('/edit/12');
  await grid();
  await user.paste('001;1.50\n002\t2,25\n003;4');
  expect(sum()).toHaveTextContent('SUMA $7.753 colillas');

  await user.click(screen.getByRole('button', { name: 'Nula, fila 1' }));
  expect(colilla(1)).toHaveValue('(001)');
  expect(sum()).toHaveTextContent('SUMA $6.252 colillas');
  await user.click(colilla(2));
  await user.keyboard('{Control>}{Delete}{/Control}');

  expect(colilla(2)).toHaveValue('003');
  expect(colilla(2)).toHaveFocus();
  expect(sum()).toHaveTextContent('SUMA $4.001 colilla');
});

test('[U18] pasted colillas that all lack digits ask once whether a spreadsheet dropped their zeros', async () => {
  const { user } = open('/edit/12');
  await grid();
  await user.paste('1;1.50\n(12)\t2,25\n7;4');
  expect(
    screen.getByText(/^3 filas pegadas: 3 correctas\. Todas con menos de 3 cifras: ¿Excel quitó los ceros\?/),
  ).toBeVisible();
  await user.clear(colilla(3));
  await user.type(colilla(3), '9');
  await user.click(screen.getByRole('button', { name: 'Completar con ceros' }));

  expect([colilla(1), colilla(2), colilla(3)].map((input) => (input as HTMLInputElement).value)).toEqual([
    '001',
    '(012)',
    '9',
  ]);
  expect(screen.getByText('3 filas pegadas: 3 correctas. Completadas con ceros')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Completar con ceros' })).not.toBeInTheDocument();
});

test('[U18] pasted colillas of which one has all digits are not asked about', async () => {
  const { user } = open('/edit/12');
  await grid();
  await user.paste('1;1.50\n123;2');

  expect(screen.getByText('2 filas pegadas: 2 correctas')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Completar con ceros' })).not.toBeInTheDocument();
});

const openOvertaken = async (values: object = {}) => {
  const app = open('/edit/12');
  await grid();
  server.use(
    http.put('*/api/ventas/12', async ({ request }) => {
      const { version } = (await request.clone().json()) as { version: number };
      if (version === 4) return undefined;

      return HttpResponse.json(
        { error: 'Otro usuario modificó este registro', reason: 'outdated' },
        { status: 409 },
      );
    }),
    http.get('*/api/ventas/12', () => HttpResponse.json({ ...TWO, version: 4, ...values })),
  );
  await typeRow(app.user);

  return app;
};

test('if another person changed more than rows, typed rows stay until the venta is reloaded @ci', async () => {
  const { user, bodies } = await openOvertaken({ fecha: '2026-10-01' });

  expect(await screen.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(colilla(1)).toHaveValue('5');
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));

  await waitFor(() => expect(colilla(1)).toHaveValue('001'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a save by this page is not reported as a change by another user, and the grid keeps its focus @long', async () => {
  const events = eventsHost();
  let reads = 0;
  const { user, bodies } = open('/edit/12', {
    profile: { api_local: true },
    handlers: [
      events.handler,
      http.get('*/api/ventas/12', () => {
        reads += 1;
      }),
    ],
  });
  const table = await grid();
  await typeRow(user);
  await saved();
  const before = reads;
  screen.getByRole('button', { name: 'Descartar' }).focus();

  await events.tell('ventas', 'updated', [12]);
  await waitFor(() => expect(reads).toBe(before + 1));
  // This read starts only after the event before it was handled.
  const notice = () => screen.queryByText(/Otro usuario modificó este registro/);
  let early: HTMLElement | null | undefined;
  server.use(
    http.get('*/api/ventas/12', () => {
      early = notice();

      return HttpResponse.json({ ...TWO, version: 9 });
    }),
  );
  await events.tell('ventas', 'updated', [12]);

  await waitFor(() => expect(early).toBeNull());
  await waitFor(() => expect(notice()).toBeVisible());
  expect(table).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descartar' })).toHaveFocus();
  expect(bodies).toHaveLength(1);
});

test('a refusal is shown, and Reintentar sends the same rows; without a network they are sent when it is back', async () => {
  const { user, bodies } = open('/edit/12');
  await grid();
  const answers = [HttpResponse.json({ error: 'Sin red' }, { status: 500 }), HttpResponse.error()];
  server.use(http.put('*/api/ventas/12', () => answers.shift()));
  await typeRow(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se guardó: Sin red');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^Sin conexión: lo escrito se conserva en este equipo/)).toBeVisible();

  window.dispatchEvent(new Event('online'));

  expect(await saved()).toBeVisible();
  expect(bodies).toMatchObject([{ detalle_ventas: [{ colilla: '5', valor: '1.00' }] }]);
});

/** Row 2 has no value yet. */
const FIVE_AND_SIX = {
  detalle_ventas: [{ colilla: '5', valor: '1.00' }],
  filas_por_corregir: [{ fila: 2, colilla: '6', valor: '' }],
};

test('leaving saves first, with rows to be corrected, and asks only if nothing can be saved @ci', async () => {
  const { user, bodies } = open('/edit/12');
  await grid();
  let isDown = true;
  const down = () => HttpResponse.json({ error: 'Sin base de datos' }, { status: 500 });
  server.use(http.put('*/api/ventas/12', () => (isDown ? down() : undefined)));
  await user.keyboard('5{Enter}1{Enter}6{Enter}');
  await user.click(screen.getByRole('link', { name: 'Planillas' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(colilla(2)).toHaveValue('6');

  isDown = false;
  await user.click(screen.getByRole('link', { name: 'Planillas' }));

  await waitFor(() => expect(window.location.pathname).toBe('/auth/planillas'));
  expect(bodies).toMatchObject([FIVE_AND_SIX]);
});

const keepRows = (...texts: string[][]) =>
  sessionStorage.setItem('venta.7.12', JSON.stringify({ version: 1, texts }));

test('rows that could not be sent return after the session ended @long', async () => {
  keepRows(['5', '1'], ['6', '']);
  const { bodies } = open('/edit/12');
  await grid();

  expect(colilla(1)).toHaveValue('5');
  expect(colilla(2)).toHaveValue('6');
  expect(screen.getByText('Recuperamos lo que había escrito')).toBeVisible();
  await waitFor(() => expect(bodies).toMatchObject([FIVE_AND_SIX]));
});

test('rows kept by this tab need a choice if another machine has added rows to be corrected', async () => {
  keepRows(['001', '1.50']);
  const { user } = open('/edit/12', { rows: [{ ...FAULTY, version: 2 }] });
  await grid();

  expect(colilla(2)).toHaveValue('1234');
  await user.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(colilla(1)).toHaveValue('001');
  expect(colilla(2)).toHaveValue('');
});

test('a venta is closed by keyboard in a dialog with total and colillas', async () => {
  const { user, bodies } = open('/edit/12', { rows: [TWO] });
  await grid();
  await user.keyboard('99{Enter}1{Enter}{Control>}{Enter}{/Control}');

  const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar venta' }));
  expect(dialog.getByText('$4.50 en 3 colillas')).toBeVisible();
  expect(bodies).toMatchObject([{ estado: 'B', version: 1 }]);
  server.use(http.get('*/api/ventas/12', () => HttpResponse.json({ ...TWO, estado: 'C', version: 3 })));
  expect(dialog.getByRole('button', { name: 'Cerrar venta' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Venta cerrada')).toBeVisible();
  expect(bodies[1]).toMatchObject({ estado: 'C', version: 2 });
  expect(bodies[1]?.detalle_ventas).toHaveLength(4);
  await waitFor(() => expect(screen.queryByLabelText('Colilla, fila 1')).not.toBeInTheDocument());

  expect(screen.getByRole('link', { name: 'Nueva venta' })).toHaveFocus();
});

test('a closed venta is read-only', async () => {
  open('/edit/12', { rows: [{ ...TWO, estado: 'C' }] });
  const rows = within(await grid()).getAllByRole('row');

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FilaColillaValor',
    '1001$1.50',
    '2(7) nula$9.00',
    '312$2.00',
    'TOTAL$3.50',
  ]);
  expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['$9.00']);
  expect(screen.getByText('$0.35')).toBeVisible();
  expect(screen.getByText('10.00 %')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Acciones' })).not.toBeInTheDocument();
});

test('a sumador can read the draft of another one, but types only in own drafts', async () => {
  open('/edit/12', { rows: [{ ...TWO, fk_usuario_sumador: 8 }] });

  expect(within(await grid()).getByText('$9.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cerrar venta' })).not.toBeInTheDocument();
});

test('an administrador annuls a venta with a motivo, and it keeps its lines @ci', async () => {
  const { user, bodies } = open('/edit/12', { role: 'administrador', rows: [{ ...TWO, estado: 'C' }] });
  await startAnnulling(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Anular venta 12' }));
  await write('Motivo de la anulación', 'Repetida');
  await user.click(dialog.getByRole('button', { name: 'Anular venta' }));

  expect(await screen.findByText('Venta anulada')).toBeVisible();
  expect(bodies).toMatchObject([{ estado: 'X', motivo_anulacion: 'Repetida', version: 1 }]);
  expect(await screen.findByText('La venta está anulada')).toBeVisible();
  expect(screen.getByText('Motivo: Repetida')).toBeVisible();
  expect(within(await grid()).getByText('$9.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Acciones' })).not.toBeInTheDocument();
});

test.each(['B', 'C'])('a venta %s of a closed week cannot be changed or annulled', async (estado) => {
  const semana_cerrada = { aviso: 'La semana está cerrada', fk_nomina: 206 };
  open('/edit/12', {
    role: estado === 'B' ? 'sumador' : 'administrador',
    rows: [{ ...TWO, estado, semana_cerrada }],
  });

  expect(await screen.findByText(/^La semana está cerrada/)).toBeVisible();
  expect(within(await grid()).getByText('$9.00')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  for (const name of ['Cerrar venta', 'Descartar', 'Anular', 'Acciones'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  // A sumador may not open the sheet.
  if (estado === 'C') expect(await screen.findByRole('link', { name: 'Ver la planilla' })).toBeVisible();
  else expect(screen.queryByRole('link', { name: 'Ver la planilla' })).not.toBeInTheDocument();
});

const chooseAll = async (user: User) => {
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await choose(user, /^Promotor/, 'P-01 · Zoe Paz');
};
const start = async (user: User) => user.click(await screen.findByRole('button', { name: 'Empezar' }));

test('Enter takes the promotor that was typed; a second Enter starts the draft and the typing @ci', async () => {
  const { user, bodies } = open('/create', { rows: [{ ...DRAFT, id: 99 }] });
  expect(await screen.findByLabelText(/^Fecha/)).toHaveValue('2026-11-19');
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await user.click(screen.getByRole('combobox', { name: /^Promotor/ }));
  await screen.findByRole('option', { name: 'P-01 · Zoe Paz' });
  await user.keyboard('P-02{Enter}');
  expect(bodies).toEqual([]);
  await user.keyboard('{Enter}');

  await grid();
  expect(window.location.pathname).toBe('/auth/ventas/edit/99');
  expect(bodies).toEqual([
    {
      method: 'POST',
      fecha: '2026-11-19',
      fk_sorteo: 1,
      fk_vendedor: 2,
      detalle_ventas: [],
      estado: 'B',
      motivo_anulacion: '',
    },
  ]);
});

test('[U30] Empezar says that it saves until the answer @ci', async () => {
  const gate = createGate();
  const held = http.post('*/api/ventas', async () => {
    await gate.passed;

    return HttpResponse.json({ ...DRAFT, id: 99 });
  });
  const { user } = open('/create', { rows: [{ ...DRAFT, id: 99 }], handlers: [held] });
  await chooseAll(user);
  await start(user);

  expect(await screen.findByRole('button', { name: /^Guardando…/ })).toBeDisabled();
  gate.open();
  await grid();
});

test('a link can choose the promotor @ci', async () => {
  const { user, bodies } = open('/create?source={"fk_vendedor":1}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Promotor/ })).toHaveValue('P-01 · Zoe Paz'),
  );
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await start(user);

  await waitFor(() => expect(bodies).toMatchObject([{ fk_sorteo: 1, fk_vendedor: 1 }]));
});

test('a second venta of one promotor, draw and day is refused with a link to the first @ci', async () => {
  const { user, asked } = open('/create');
  server.use(...refuseWrites(ventasRest, 409, 'Ese promotor ya tiene una venta de ese sorteo y día'));
  await chooseAll(user);
  await start(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Ese promotor ya tiene una venta');
  await user.click(screen.getByRole('link', { name: 'Ver la venta' }));

  await screen.findByRole('table', { name: 'Ventas' });
  const day = { fecha_gte: '2026-11-19', fecha_lte: '2026-11-19' };
  expect(asked.at(-1)?.filter).toEqual({ fk_sorteo: 1, fk_vendedor: 1, ...day });
});

test('the draws of that day are offered, except those that stop on a national holiday', async () => {
  const feriado = { id: 1, fecha: '2026-11-19', nombre: 'Fiesta', ambito: 'N', estado: 'A' };
  const { user } = open('/create', { handlers: restHost(feriadosRest, [feriado]).handlers });
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const openDraws = async () => user.click(await screen.findByRole('combobox', { name: /^Sorteo/ }));
  await openDraws();
  expect(offered()).toEqual(['Lotto 20:00']);
  await user.keyboard('{Escape}');
  expect(screen.getByText(/^Es feriado: Fiesta\./)).toBeVisible();

  await writeDay('2026-11-14');
  await openDraws();
  await waitFor(() => expect(offered()).toEqual(['Sábado 20:00']));
});

const writeDay = async (day: string) => {
  await write(/^Fecha/, day);
  fireEvent.blur(screen.getByLabelText(/^Fecha/));
};

test('Empezar shows what is missing beside each field, and does not start on a future day @ci', async () => {
  const { user, bodies } = open('/create');
  await start(user);
  expect(await screen.findByText('Elija un sorteo')).toBeVisible();
  expect(screen.getByText('Elija un promotor')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toHaveFocus();
  await user.keyboard('{Escape}');

  await writeDay('2026-11-20');
  await chooseAll(user);
  expect(screen.getByText('La fecha no puede ser posterior a hoy')).toBeVisible();
  await start(user);
  expect(bodies).toEqual([]);
});

test('[M6] [U42] [Y7] an empty draft is discarded without a question and leads to the list, one with rows only with a motivo @ci', async () => {
  const discard = async (rows: object[]) => {
    const app = open('/edit/12', { rows: rows as never });
    await app.user.click(await screen.findByRole('button', { name: 'Descartar' }));

    return app;
  };
  const empty = await discard([{ ...DRAFT, detalle_ventas: [] }]);
  expect(await screen.findByText('Borrador descartado')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(empty.bodies.at(-1)).toMatchObject({ estado: 'X' });
  expect(window.location.pathname).toBe('/auth/ventas');
  cleanup();

  const { user, bodies } = await discard([TWO]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Descartar borrador' }));
  await user.click(dialog.getByRole('button', { name: 'Descartar borrador' }));
  expect(await dialog.findByText('Escriba el motivo de la anulación')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('[M6] a draft of a closed week can be discarded by its administrador @ci', async () => {
  const semana_cerrada = { aviso: 'La semana está cerrada', fk_nomina: 206 };
  const { user, bodies } = open('/edit/12', {
    role: 'administrador',
    rows: [{ ...TWO, semana_cerrada }],
  });
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Descartar borrador' }));
  await user.type(dialog.getByRole('textbox'), 'Quedó abierta');
  await user.click(dialog.getByRole('button', { name: 'Descartar' }));

  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({ estado: 'X', motivo_anulacion: 'Quedó abierta' }),
  );
});

test('a venta that another administrador has is refused without a link to it', async () => {
  const { user } = open('/create');
  const error =
    'Ya existe una venta de ese promotor, sorteo y fecha, del administrador Carlos Nieto: pídale su anulación';
  server.use(
    http.post('*/api/ventas', () => HttpResponse.json({ error, reason: 'hidden' }, { status: 409 })),
  );
  await chooseAll(user);
  await start(user);

  expect(await screen.findByText(new RegExp(error))).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver la venta' })).not.toBeInTheDocument();
});
