import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { planillasCalls } from '../../../../contract/planillas';
import { sorteosRest } from '../../../../contract/sorteos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import { startAt } from '../../../support/clock';
import { createUsuario, sorteo } from '../../../support/factories';
import { namesOfFiles } from '../../../support/files';
import { dialogIsClosed, exportCsv, rowsOf } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { restHost } from '../../../support/rest';
import { withStyles } from '../../../support/styles';

const WEEK = { fecha: '2026-11-02', fecha_final: '2026-11-08' };
const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });

const VENTAS: RawAnswerOf<typeof planillasCalls.ventas> = {
  ...WEEK,
  dias: ['Difuntos', 'Cuenca', '', '', '', '', ''].map((feriado, day) => ({
    fecha: `2026-11-0${day + 2}`,
    feriado,
  })),
  filas: [
    {
      fk_vendedor: 20,
      promotor: 'Pedro Vera',
      dias: [10.4, 0, '7.20', 0, 0, 0, 0],
      total: '17.60',
      comision: '1.76',
      neto: '15.84',
    },
    {
      fk_vendedor: 21,
      promotor: 'Eva Mora',
      dias: [20.4, 0, 0, 0, 0, 0, 5],
      total: '25.40',
      comision: '2.54',
      neto: '22.86',
    },
  ],
};

const premio = (id: number, fk_vendedor: number, promotor: string, estado: string, valor: string) => ({
  id,
  fk_vendedor,
  promotor,
  fecha: '2026-11-03',
  sorteo: 'Lotto 20:00',
  colilla: '0042',
  valor,
  estado,
  revisor: 'Iván Ríos',
  fecha_pago: estado === 'PAGADO' ? '2026-11-04' : null,
});

const PREMIOS: RawAnswerOf<typeof planillasCalls.premios> = {
  ...WEEK,
  filas: [
    premio(81, 20, 'Pedro Vera', 'PAGADO', '100.00'),
    premio(82, 20, 'Pedro Vera', 'PENDIENTE', '50.00'),
    premio(83, 21, 'Eva Mora', 'PAGADO', '30.00'),
    premio(84, 21, 'Eva Mora', 'ANULADO', '700.00'),
  ],
  pagado_en_la_semana: { conteo: 5, valor: '410.00' },
};

const global = (
  fk_usuario: number,
  administrador: string,
  promotor: string,
  ventas: number,
  premios: number,
) => ({
  fk_usuario,
  administrador,
  fk_vendedor: 20,
  promotor,
  ventas,
  comision: ventas / 10,
  premios,
  neto: ventas * 0.9 - premios,
});

const GLOBAL: RawAnswerOf<typeof planillasCalls.global> = {
  ...WEEK,
  filas: [
    global(3, 'Luis Zambrano', 'Pedro Vera', 1000, 250),
    global(3, 'Luis Zambrano', 'Eva Mora', 0, 50),
    global(4, 'Rosa Mera', 'Juan Paz', 500, 0),
  ],
};

const CONSOLIDADO: RawAnswerOf<typeof planillasCalls.consolidado> = {
  ...WEEK,
  filas: [3, 4].map((fk_usuario) => ({
    fk_usuario,
    administrador: fk_usuario === 3 ? 'Luis Zambrano' : 'Rosa Mera',
    saldo_anterior: 100,
    ventas: 1000,
    comision: 100,
    premios: 200,
    gastos: 30,
    ingresos: 40,
    dep_recibidos: 50,
    dep_entregados: 60,
    transf_neta: fk_usuario === 3 ? -15 : 15,
    prestamos: 80,
    abonos: 90,
    nomina: 10,
    saldo: fk_usuario === 3 ? 785 : 815,
  })),
};

startAt('2026-11-11T15:00:00Z');

const PROMOTORES = [20, 21].map((id, n) => ({ id, fk_usuario: 3 + n }));

const open = (path: string, role?: string, own: readonly RequestHandler[] = []) =>
  renderApp({
    path: `/auth/planillas${path}`,
    role,
    handlers: [
      ...own,
      answerCall(planillasCalls.ventas, VENTAS),
      answerCall(planillasCalls.premios, PREMIOS),
      answerCall(planillasCalls.global, GLOBAL),
      answerCall(planillasCalls.consolidado, CONSOLIDADO),
      ...restHost(sorteosRest, [{ id: 1, ...sorteo }]).handlers,
      ...restHost(vendedoresRest, PROMOTORES).handlers,
      answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
    ],
  });

test('a sumador finds the sheets of the role', async () => {
  open('', 'sumador');

  await screen.findByRole('heading', { level: 1, name: 'Planillas' });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['Ventas', 'Premios']));
});

test('the sheet of ventas adds exact cents, rounds last and marks holidays', async () => {
  const { user } = open('/ventas?fecha=2026-11-05');
  await user.click(await screen.findByRole('button', { name: 'Mostrar 4 columnas sin valores' }));

  const days = ['LUNFeriado', 'MARFeriado', 'MIÉ', 'JUE', 'VIE', 'SÁB', 'DOM'];
  expect(await rowsOf('Planilla de Ventas')).toEqual([
    ['PROMOTOR', 'SEMANA', ...days, 'TOTAL', 'COMISIÓN', 'NETO'],
    ['Pedro Vera', '', '$10', '—', '$7', '—', '—', '—', '—', '$18', '$2', '$16'],
    ['Eva Mora', '', '$20', '—', '—', '—', '—', '—', '$5', '$25', '$3', '$23'],
    ['TOTAL', '', '$31', '—', '$7', '—', '—', '—', '$5', '$43', '$4', '$39'],
  ]);
  expect(screen.getByText('LUN Difuntos, MAR Cuenca')).toBeVisible();
  expect(screen.getByText('2026-11-02 al 2026-11-08')).toBeVisible();
  const way = screen.getByRole('navigation', { name: 'Ruta' });
  expect(way).toHaveTextContent('Planillas>Planilla de Ventas');
});

describe('[Y3] columns in which no row has a value', () => {
  const FOLDED = ['PROMOTOR', 'SEMANA', 'LUNFeriado', 'MIÉ', 'DOM', 'TOTAL', 'COMISIÓN', 'NETO'];
  const heads = async () => (await rowsOf('Planilla de Ventas'))[0];

  test('fold into a line below the table, and come back for the visit, whatever the week', async () => {
    const { user } = open('/ventas?fecha=2026-11-05');
    expect(await heads()).toEqual(FOLDED);
    expect(screen.getByText(/^4 columnas sin valores/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Mostrar 4 columnas sin valores' }));
    expect(await heads()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Semana anterior' }));
    await screen.findByText('2026-10-26 al 2026-11-01');
    expect(await heads()).toHaveLength(12);

    await user.click(screen.getByRole('button', { name: 'Ocultar 4 columnas sin valores' }));
    expect(await heads()).toEqual(FOLDED);
  });

  test('never are the first and the last one', async () => {
    const filas = VENTAS.filas.map((fila) => ({ ...fila, promotor: '', comision: '0', neto: '0' }));
    open('/ventas?fecha=2026-11-05', undefined, [answerCall(planillasCalls.ventas, { ...VENTAS, filas })]);

    expect(await heads()).toEqual(FOLDED.filter((head) => head !== 'COMISIÓN'));
    expect(screen.getByText(/^5 columnas sin valores/)).toBeVisible();
  });

  test('are on paper and in a file as on the screen; a file with all fields has them', async () => {
    const { user } = open('/ventas?fecha=2026-11-05');
    await screen.findByRole('table');
    fireEvent(window, new Event('beforeprint'));
    expect(await heads()).toEqual(FOLDED);
    fireEvent(window, new Event('afterprint'));

    const [shown] = await exportCsv(user);
    expect(shown).toMatch(/PROMOTOR;LUN;MIÉ;DOM;TOTAL;COMISIÓN;NETO$/);
    const [all] = await exportCsv(user, 'CSV con todos los campos');
    expect(all).toMatch(/PROMOTOR;LUN;MAR;MIÉ;JUE;VIE;SÁB;DOM;TOTAL;COMISIÓN;NETO$/);
  });

  test('are not mentioned where all have one, and nothing more is offered', async () => {
    const { user } = open('/consolidado?fecha=2026-11-02');
    await screen.findByRole('table');

    expect(screen.queryByText(/sin valores/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'XLSX',
      'CSV',
    ]);
  });
});

test('[Y3] on a phone a button says the week and opens its inputs; the arrows stand beside it', async () => {
  setMedia('599.95');
  const { user, sent } = open('/ventas?fecha=2026-11-05');
  const last = async () => (await sent(planillasCalls.ventas)).at(-1);
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Semana del')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Administrador')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Filtros: lun 2 – dom 8 nov' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await sheet.findByRole('option', { name: 'Rosa Mera' });
  await user.selectOptions(sheet.getByLabelText('Administrador'), 'Rosa Mera');
  await user.selectOptions(sheet.getByLabelText('Sorteo'), 'Lotto 20:00');
  fireEvent.change(sheet.getByLabelText('Semana del'), { target: { value: '2026-10-15' } });
  await expect.poll(last).toBe('?fecha=2026-10-12&fk_usuario=4&fk_sorteo=1');
  await user.click(sheet.getByRole('button', { name: 'Ver resultados' }));
  await dialogIsClosed();

  await user.click(screen.getByRole('button', { name: 'Semana anterior' }));
  expect(await screen.findByRole('button', { name: 'Filtros: lun 5 – dom 11 oct' })).toBeVisible();
});

test('[Y1] a sheet shows cents in all its columns if the user wants them', async () => {
  const { user } = open('/ventas?fecha=2026-11-05');
  await user.click(await screen.findByRole('button', { name: 'Mostrar centavos' }));

  expect((await rowsOf('Planilla de Ventas')).map((cells) => cells.slice(-3))).toEqual([
    ['TOTAL', 'COMISIÓN', 'NETO'],
    ['$17.60', '$1.76', '$15.84'],
    ['$25.40', '$2.54', '$22.86'],
    ['$43.00', '$4.30', '$38.70'],
  ]);
});

test('[Y1] a copied sheet pastes its dashes as zeros', async () => {
  open('/ventas?fecha=2026-11-05');
  const table = await screen.findByRole('table');
  const texts: string[] = [];
  document.getSelection()?.selectAllChildren(table);
  fireEvent.copy(table, { clipboardData: { setData: (_kind: string, text: string) => texts.push(text) } });

  expect(texts[0]?.split('\n')[1]).toBe('Pedro Vera\t\t10.40\t7.20\t0.00\t17.60\t1.76\t15.84');
});

test('the line above TOTAL is that of its cells, and stays with those at the edge', async () => {
  withStyles();
  open('/ventas?fecha=2026-11-05');

  expect(await screen.findByRole('table')).toHaveStyle({ borderCollapse: 'separate', borderSpacing: '0' });
  const cells = screen.getByRole('cell', { name: 'TOTAL' }).parentElement?.children ?? [];
  expect([...cells].map((cell) => getComputedStyle(cell).borderTopWidth)).toEqual(
    Array.from(cells, () => '2px'),
  );
});

describe('[W12] ventas that were begun after their draw', () => {
  const tardia = (id: number, fecha: string, fecha_creacion: string) => ({
    id,
    fecha,
    promotor: 'Ana Paredes',
    sorteo: { nombre: 'Lotto', hora_sorteo: '19:00' },
    fecha_creacion,
  });
  const openWith = (conteo: number, role?: string) => {
    const ventas = [
      tardia(90, '2026-11-02', '2026-11-03T04:20:00Z'),
      tardia(91, '2026-11-03', '2026-11-04T13:05:00Z'),
    ];

    return open('/ventas?fecha=2026-11-05', role, [
      answerCall(planillasCalls.ventas, { ...VENTAS, tardias: { conteo, ventas } }),
    ]);
  };
  const ANA = 'Ana Paredes, lunes, Lotto 19:00 (registrada 23:20)';
  const line = () => screen.findByText(/^Registradas después del sorteo/);

  test('are named below the sheet of their week, also on paper, with when and a link', async () => {
    openWith(2);

    expect(await line()).toHaveTextContent(
      `Registradas después del sorteo: ${ANA}; Ana Paredes, martes, Lotto 19:00 (registrada 4 nov 08:05)`,
    );
    expect(await screen.findByRole('link', { name: ANA })).toHaveAttribute('href', '/auth/ventas/edit/90');
  });

  test('are counted if they are many, with a link to the list of the week', async () => {
    openWith(5);

    expect(await line()).toHaveTextContent(/y 3 más$/);
    const { search } = (await screen.findByRole('link', { name: '3 más' })) as HTMLAnchorElement;
    expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual({
      estado: 'C',
      fecha_gte: '2026-11-02',
      fecha_lte: '2026-11-08',
    });
  });

  test('are named without links for a role that opens no ventas', async () => {
    openWith(5, 'revisor');

    expect(await line()).toHaveTextContent(/y 3 más$/);
    // Asked in the same way.
    await screen.findByRole('link', { name: 'Premios' });
    expect(screen.queryByRole('link', { name: ANA })).not.toBeInTheDocument();
  });

  test.each([undefined, { conteo: 0, ventas: [] }])(
    'are not mentioned if there are none: %j',
    async (tardias) => {
      open('/ventas?fecha=2026-11-05', undefined, [
        answerCall(planillasCalls.ventas, { ...VENTAS, tardias }),
      ]);
      await screen.findByRole('table');

      expect(screen.queryByText(/^Registradas después/)).not.toBeInTheDocument();
    },
  );
});

/** The heights of the bars of each row, the TOTAL included. */
const bars = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('rect:not(:last-child)')].map((bar) => bar.getAttribute('height')),
    );

test('[L8] each promotor has small bars of the week on one scale, which nobody hears, sums or exports', async () => {
  const { user } = open('/ventas?fecha=2026-11-05');
  await screen.findByRole('table');

  expect(bars()).toEqual([['18', '0', '12', '0', '0', '0', '0'], ['18', '0', '0', '0', '0', '0', '4'], []]);
  expect(screen.queryByRole('columnheader', { name: 'SEMANA' })).not.toBeInTheDocument();
  const [head, pedro] = await exportCsv(user);
  expect(head).toMatch(/PROMOTOR;LUN;/);
  expect(pedro).toMatch(/^Pedro Vera;10,40;/);

  await user.click(screen.getByRole('button', { name: 'Ocultar gráfico' }));
  expect(bars()).toEqual([[], [], []]);
  expect(screen.getAllByRole('row')[0]).toHaveTextContent(/^PROMOTORLUN/);
});

test('[L8] the sheet of a phone has no room for bars', async () => {
  setMedia('599.95');
  open('/ventas?fecha=2026-11-05');
  await screen.findByRole('table');

  expect(bars()).toEqual([[], [], []]);
  expect(screen.queryByRole('button', { name: 'Ocultar gráfico' })).not.toBeInTheDocument();
});

test('the previous week, a day of any week and Back load the week of their Monday, for one draw and one administrator @ci', async () => {
  const { user, sent } = open('/ventas');
  const last = async () => (await sent(planillasCalls.ventas)).at(-1);
  await screen.findByRole('option', { name: 'Rosa Mera' });
  expect(await last()).toBe('?fecha=2026-11-09');
  expect(screen.getByRole('button', { name: 'Semana siguiente' })).toBeDisabled();
  expect(screen.getByText('Actualizado hace unos segundos')).toBeInTheDocument();
  const whose = () => screen.getByText('ADMINISTRADOR').closest('div');
  expect(whose()).toHaveTextContent('Todos');

  await user.click(screen.getByRole('button', { name: 'Semana anterior' }));
  await expect.poll(last).toBe('?fecha=2026-11-02');
  expect(window.location.search).toBe('?fecha=2026-11-02');
  fireEvent.change(screen.getByLabelText('Semana del'), { target: { value: '2026-10-15' } });
  await expect.poll(last).toBe('?fecha=2026-10-12');
  window.history.back();
  await waitFor(() => expect(screen.getByLabelText('Semana del')).toHaveValue('2026-11-02'));

  await user.selectOptions(screen.getByLabelText('Administrador'), 'Rosa Mera');
  await user.selectOptions(screen.getByLabelText('Sorteo'), 'Lotto 20:00');
  await expect.poll(last).toBe('?fecha=2026-11-02&fk_usuario=4&fk_sorteo=1');
  expect(whose()).toHaveTextContent('Rosa Mera');
});

test('[N6] a sheet of too many rows says in red what to choose, and its filters stay to choose it', async () => {
  const refusal =
    'Son más de 10 000 filas: elija un administrador, o busque en la lista de la sección por días';
  const { user } = open('/premios?fecha=2026-11-02');
  await screen.findByRole('table', { name: 'Planilla de Premios' });
  server.use(refuseCall(planillasCalls.premios, 422, refusal));
  await user.click(screen.getByRole('button', { name: 'Semana anterior' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(refusal);
  expect(alert).toHaveClass('MuiAlert-colorError');
  expect(screen.queryByRole('table', { name: 'Planilla de Premios' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Semana del')).toHaveValue('2026-10-26');

  server.use(answerCall(planillasCalls.premios, PREMIOS));
  await user.selectOptions(screen.getByLabelText('Administrador'), 'Rosa Mera');
  expect(await screen.findByRole('table', { name: 'Planilla de Premios' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[W7] without a connection another week leaves the sheet as it is and says so, without a heading of that week, print and export', async () => {
  const { user } = open('/ventas?fecha=2026-11-05');
  const before = await rowsOf('Planilla de Ventas');
  server.use(http.get('*/api/planillas/ventas', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Semana anterior' }));

  expect(await screen.findByText(/^Estas filas son de antes y no corresponden a lo que busca/)).toBeVisible();
  expect(await rowsOf('Planilla de Ventas')).toEqual(before);
  expect(screen.queryByText('ADMINISTRADOR')).not.toBeInTheDocument();
  for (const name of ['Imprimir', 'Exportar']) expect(screen.getByRole('button', { name })).toBeDisabled();

  server.use(answerCall(planillasCalls.ventas, VENTAS));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('2026-10-26 al 2026-11-01')).toBeVisible();
  expect(screen.queryByText(/^Estas filas son de antes/)).not.toBeInTheDocument();
});

test('an administrador has no administrators to choose from', async () => {
  open('/ventas?fecha=2026-11-02', 'administrador');
  await screen.findByRole('table');

  expect(screen.queryByLabelText('Administrador')).not.toBeInTheDocument();
  expect(screen.getByText('ADMINISTRADOR').closest('div')).toHaveTextContent('Ana Paredes');
});

test('the sheet of premios groups by promotor and ends with the states; annulled ones are struck out and in no total @ci', async () => {
  withStyles();
  open('/premios?fecha=2026-11-02');

  expect(await rowsOf('Planilla de Premios')).toEqual([
    ['SECUENCIA', 'FECHA', 'SORTEO', 'COLILLA', 'VALOR', 'ESTADO', 'REVISOR', 'FECHA PAGO'],
    ['Pedro Vera'],
    ['81', '2026-11-03', 'Lotto 20:00', '0042', '$100', 'Pagado', 'Iván Ríos', '2026-11-04'],
    ['82', '2026-11-03', 'Lotto 20:00', '0042', '$50', 'Pendiente', 'Iván Ríos', ''],
    ['Eva Mora'],
    ['83', '2026-11-03', 'Lotto 20:00', '0042', '$30', 'Pagado', 'Iván Ríos', '2026-11-04'],
    ['84', '2026-11-03', 'Lotto 20:00', '0042', '$700', 'Anulado', 'Iván Ríos', ''],
    ['TOTAL', '', '', '', '$180', '', '', ''],
  ]);
  expect(await rowsOf('Premios por estado')).toEqual([
    ['ESTADO', 'PREMIOS', 'VALOR'],
    ['Pendiente', '1', '$50'],
    ['Pagado', '2', '$130'],
    ['Anulado', '1', '$700'],
    ['TOTAL', '3', '$180'],
  ]);
  expect(screen.getByText('Lo anulado y lo rechazado no entra en el TOTAL')).toBeVisible();
  expect(screen.getByText(/^Premios pagados en la semana: 5 premios,/)).toHaveTextContent('$410');
  const struck = { textDecoration: 'line-through' };
  expect(screen.getByRole('cell', { name: '84' })).toHaveStyle(struck);
  expect(screen.getByRole('cell', { name: '83' })).not.toHaveStyle(struck);
});

test('the global sheet has a subtotal per administrator, a dash for no sales, and a CSV with cents and a column for groups', async () => {
  const { user } = open('/global?fecha=2026-11-02');

  expect(await rowsOf('Planilla Global')).toEqual([
    ['PROMOTOR', 'VENTAS', 'COMISIÓN', 'PREMIOS', 'NETO', '%'],
    ['Luis Zambrano'],
    ['Pedro Vera', '$1,000', '$100', '$250', '$650', '25.0 %'],
    ['Eva Mora', '—', '—', '$50', '−$50', '—'],
    ['SUBTOTAL Luis Zambrano', '$1,000', '$100', '$300', '$600', '30.0 %'],
    ['Rosa Mera'],
    ['Juan Paz', '$500', '$50', '—', '$450', '0.0 %'],
    ['SUBTOTAL Rosa Mera', '$500', '$50', '—', '$450', '0.0 %'],
    ['TOTAL', '$1,500', '$150', '$300', '$1,050', '20.0 %'],
  ]);
  const [head, first, , , total] = await exportCsv(user);

  expect(head).toMatch(/ADMINISTRADOR;PROMOTOR;VENTAS;COMISIÓN;PREMIOS;NETO;%$/);
  expect(first).toBe('Luis Zambrano;Pedro Vera;1000,00;100,00;250,00;650,00;25');
  expect(total).toBe('TOTAL;;1500,00;150,00;300,00;1050,00;20');
  expect(namesOfFiles()).toEqual(['planilla global 2026-11-02 a 2026-11-08.csv']);
});

test('the consolidado goes from balance to balance, and transfers net to zero', async () => {
  open('/consolidado?fecha=2026-11-02');
  const [head, luis, , total] = await rowsOf('Planilla Consolidado');

  expect(head).toEqual([
    'ADMINISTRADOR',
    'SALDO ANTERIOR',
    'VENTAS',
    'COMISIÓN',
    'PREMIOS',
    'GASTOS',
    'INGRESOS',
    'DEP. RECIBIDOS',
    'DEP. ENTREGADOS',
    'TRANSF. NETA',
    'PRÉSTAMOS',
    'ABONOS (CAJA)',
    'NOMINA',
    'SALDO',
  ]);
  expect(luis?.join(' ')).toBe('Luis Zambrano $100 $1,000 $100 $200 $30 $40 $50 $60 −$15 $80 $90 $10 $785');
  expect(total?.join(' ')).toBe('TOTAL $200 $2,000 $200 $400 $60 $80 $100 $120 — $160 $180 $20 $1,600');
});
