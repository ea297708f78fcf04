import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { doubtedCall } from '../../../../contract/dudas';
import { deshacerCall, premiosRest } from '../../../../contract/premios';
import { premios } from '../../../../src/resources/premios';
import { startAt } from '../../../support/clock';
import { createGate } from '../../../support/http/gate';
import { choose, openDays, openFilters, openMenu, rowsOf, save, write } from '../../../support/inputs';
import { answerCall, refuseCall } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { premio } from '../../../support/resources/premios';
import { kindsOf } from '../../../support/size';
import { withStyles } from '../../../support/styles';

startAt('2026-11-19T15:00:00Z');

const PENDIENTE = premio(81);
const REVISADO = premio(82, { colilla: '0200', valor: '10.50', estado: 'REVISADO' });
const RECHAZADO = { ...PENDIENTE, estado: 'RECHAZADO', observacion: 'Borrosa' };
const PAGADO = { ...PENDIENTE, estado: 'PAGADO', fecha_pago: '2026-11-19', forma_pago: 'efectivo' };

const open = (path: string, { rows = [PENDIENTE], ...options }: Parameters<typeof renderSection>[1] = {}) =>
  renderSection(premios, { path, rows, ...options });

const STEPS = ['Revisar', 'Rechazar', 'Enviar a revisión', 'Pagar', 'Anular', 'Devolver a revisado'];
const IN_MENU = ['Anular', 'Devolver a revisado'];
const button = (name: string) => screen.queryByRole('button', { name });
/** Those of the menu too. */
const offered = async (user: UserEvent) => {
  const menu = button('Acciones');
  if (menu) await user.click(menu);

  return STEPS.filter(step);
};
/** The page around an open menu is hidden. */
const step = (name: string) => screen.queryByRole('button', { name, hidden: true });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) });
const boxOf = (id: number) => screen.findByRole('checkbox', { name: `Seleccionar esta fila: Premio ${id}` });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const answerList = (choosing: (filter: { estado?: string; id?: number[]; excepto?: number[] }) => object[]) =>
  http.get('*/api/premios', ({ request }) => {
    const rows = choosing(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}'));

    return HttpResponse.json(rows, { headers: { 'Content-Range': `premios 0-24/${rows.length}` } });
  });

const NOTHING_LEFT = [
  ['PENDIENTE', 'No queda nada por revisar'],
  ['REVISADO', 'No queda nada por pagar'],
  ['RECHAZADO', 'No queda nada por corregir'],
  ['PAGADO', 'No hay premios con estos filtros'],
] as const;

test.each(kindsOf(NOTHING_LEFT, ([estado]) => estado === 'REVISADO'))(
  '[U45] an empty tab %s says: %s',
  async (estado, text) => {
    open(`?filter={"estado":"${estado}"}`, { rows: [] });

    expect(await screen.findByText(text)).toBeVisible();
  },
);

describe('the steps', () => {
  test.each([
    [
      'took the last step cannot take the next',
      { fk_usuario_paso: 7 },
      'Usted dio el último paso de este premio: el siguiente debe darlo otra persona.',
      ['Revisar', 'Rechazar', 'Anular'],
    ],
    [
      'corrected a premio cannot review it, but can annul it',
      { fk_usuario_correccion: 7 },
      'Usted registró o corrigió este premio: debe revisarlo otra persona.',
      ['Revisar', 'Rechazar'],
    ],
  ])('[A24] a user who %s, with the reason', async (_who, values, why, disabled) => {
    const { user } = open('/edit/81', { rows: [{ ...PENDIENTE, ...values }] });
    expect(await screen.findByRole('button', { name: 'Revisar' })).toHaveAccessibleDescription(why);
    const names = await offered(user);

    expect(names).toEqual(['Revisar', 'Rechazar', 'Anular']);
    expect(names.filter((name) => step(name)?.matches(':disabled'))).toEqual(disabled);
  });

  const asking = [
    [
      'Rechazar',
      PENDIENTE,
      'Premio 81 rechazado',
      { estado: 'RECHAZADO', motivo_rechazo: 'No se lee' },
      ['Motivo del rechazo', 'Escriba por qué se rechaza'],
    ],
    ['Enviar a revisión', RECHAZADO, 'Premio enviado a revisión', { estado: 'PENDIENTE' }, undefined],
    ['Pagar', REVISADO, 'Premio 82 pagado: $10.50', { estado: 'PAGADO', forma_pago: 'efectivo' }, undefined],
    [
      'Anular',
      PENDIENTE,
      'Premio anulado',
      { estado: 'ANULADO', motivo_anulacion: 'No se lee' },
      ['Motivo de la anulación', 'Escriba el motivo de la anulación'],
    ],
    [
      'Devolver a revisado',
      PAGADO,
      'Pago devuelto',
      { estado: 'REVISADO', motivo: 'No se lee' },
      ['Motivo de la devolución', 'Escriba el motivo'],
    ],
  ] as const;

  test.each(kindsOf(asking, ([verb]) => ['Rechazar', 'Pagar'].includes(verb)))(
    '%s is done after a dialog',
    async (verb, row, done, sent, reason) => {
      const { user, bodies } = open(`/edit/${row.id}`, { rows: [row] });
      if (IN_MENU.includes(verb)) await openMenu(user);
      await user.click(await screen.findByRole('button', { name: verb }));
      const dialog = await dialogOf(verb.replace(/^\S+/, (first) => `${first} premio ${row.id}`));
      if (verb === 'Pagar') expect(dialog.getByText('Se pagan $10.50, con fecha de hoy')).toBeVisible();
      const accept = dialog.getByRole('button', { name: verb === 'Anular' ? 'Anular premio' : verb });
      if (reason) {
        await user.click(accept);
        expect(await dialog.findByText(reason[1])).toBeVisible();
        fireEvent.change(dialog.getByLabelText(reason[0]), { target: { value: 'No se lee' } });
      }
      await user.click(accept);

      expect(await screen.findByText(done)).toBeVisible();
      expect(bodies).toMatchObject([{ method: 'PUT', id: row.id, version: 1, ...sent }]);
    },
  );

  test('Revisar is done without a dialog, beside picture and data, and sent once', async () => {
    const { user, bodies, calls } = open('/edit/81', { role: 'revisor' });
    const review = await screen.findByRole('button', { name: 'Revisar' });
    fireEvent.click(review);
    fireEvent.click(review);

    expect(await screen.findByText('Premio 81 revisado: quedan por pagar $150.00')).toBeVisible();
    expect(bodies).toMatchObject([{ method: 'PUT', id: 81, version: 1, estado: 'REVISADO' }]);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(await offered(user)).toEqual([]);
  });

  test('[U30] Revisar says that it saves until the answer', async () => {
    const gate = createGate();
    const held = http.put('*/api/premios/:id', async () => {
      await gate.passed;

      return HttpResponse.json({ ...PENDIENTE, estado: 'REVISADO', version: 2 });
    });
    open('/edit/81', { role: 'revisor', handlers: [held] });
    fireEvent.click(await screen.findByRole('button', { name: 'Revisar' }));

    expect(await screen.findByRole('button', { name: /^Guardando…/ })).toBeDisabled();
    gate.open();
    expect(await screen.findByText('Premio 81 revisado: quedan por pagar $150.00')).toBeVisible();
  });

  test('[L5] are listed in the one history, newest first', async () => {
    const paso = (id: number, values: object) => ({
      id,
      fecha: `2026-11-19T20:0${id}:00Z`,
      usuario: { nombre: 'Rosa', apellido: 'Vera' },
      accion: 'creación',
      motivo: '',
      cambios: [],
      ...values,
    });
    const taken = [paso(2, { accion: 'RECHAZADO', motivo: 'Borrosa' }), paso(1, { usuario: null })];
    const { user } = open('/edit/81', {
      role: 'revisor',
      handlers: [answerCall(premiosRest.calls.history, taken)],
    });
    await user.click(await screen.findByRole('button', { name: 'Historial' }));
    const steps = within(await screen.findByRole('dialog', { name: 'Historial' }));

    expect((await steps.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'RechazadoRosa Vera · 2026-11-19 15:02Motivo: Borrosa',
      'CreaciónSistema · 2026-11-19 15:01',
    ]);
  });
});

const LINE = [
  ['fk_usuario_creacion', 'usuario_creacion', 'Luis', 'Mora'],
  ['fk_usuario_revisor', 'usuario_revisor', 'Rosa', 'Vera'],
  ['fk_usuario_pago', 'usuario_pago', 'Eva', 'Paz'],
  ['fk_usuario_paso', 'usuario_paso', 'Ana', 'Loor'],
].flatMap(([id = '', nested = '', nombre, apellido], at) => [
  [id, 40 + at],
  [nested, { id: 40 + at, nombre, apellido }],
]);

const WHEN = {
  fecha_creacion: '2026-11-18T15:00:00.000Z',
  fecha_revision: '2026-11-18T16:00:00.000Z',
  fecha_actualizacion: '2026-11-18T17:00:00.000Z',
  fecha_pago: '2026-11-19',
};

const REGISTERED = 'RegistradoLuis Mora2026-11-18 10:00';

const LINES: [string, string[]][] = [
  ['PENDIENTE', [REGISTERED, 'Por revisar', 'Por pagar']],
  ['REVISADO', [REGISTERED, 'RevisadoRosa Vera2026-11-18 11:00', 'Por pagar']],
  ['RECHAZADO', [REGISTERED, 'RechazadoRosa Vera2026-11-18 11:00', 'Por pagar']],
  ['PAGADO', [REGISTERED, 'RevisadoRosa Vera2026-11-18 11:00', 'PagadoEva Paz2026-11-19']],
  ['ANULADO', [REGISTERED, 'AnuladoAna Loor2026-11-18 12:00']],
];

test.each(kindsOf(LINES, ([estado]) => estado === 'PAGADO'))(
  '[L5] the estado %s is a line of steps with who took each, and when',
  async (estado, expected) => {
    open('/edit/81', {
      role: 'revisor',
      rows: [{ ...PENDIENTE, ...Object.fromEntries(LINE), ...WHEN, estado }],
    });
    const line = within(await screen.findByRole('list', { name: 'Estado' }));

    const steps = line.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    // The icon of a step to come is its number.
    expect(steps.map((text) => text.replace(/^\d/, ''))).toEqual(expected);
  },
);

test('[L2] on the page of a record, what destroys comes last', async () => {
  open('/edit/81');
  await screen.findByRole('button', { name: 'Revisar' });

  const names = screen.getAllByRole('button').map((one) => one.textContent || one.ariaLabel);
  expect(
    names.filter((name) => ['Revisar', 'Historial', 'Rechazar', 'Acciones'].includes(String(name))),
  ).toEqual(['Revisar', 'Historial', 'Rechazar', 'Acciones']);
});

const filled = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.matches('.MuiButton-contained'))
    .map(({ textContent }) => textContent);

test.each([
  ['Revisar', PENDIENTE],
  ['Guardar', { ...PENDIENTE, fk_usuario_creacion: 7 }],
  ['Pagar', REVISADO],
  ['Enviar a revisión', RECHAZADO],
])('[Y2] %s is the one filled button of a premio in its turn', async (name, row) => {
  open(`/edit/${row.id}`, { rows: [row] });
  await screen.findByRole('button', { name });
  // The code of an input may come later.
  if (row.estado !== 'REVISADO') await screen.findByRole('button', { name: 'Guardar' });

  expect(filled()).toEqual([name]);
});

test('[Y2] Guardar is the one filled button once something is typed', async () => {
  open('/edit/81');
  await write(/^Valor/, '99.50');

  await waitFor(() => expect(filled()).toEqual(['Guardar']));
});

test('[L5] a premio without a picture keeps no place for one', async () => {
  open('/edit/81', { role: 'revisor', rows: [{ ...PENDIENTE, imagen: '' }] });

  expect(await screen.findByText('$150.00')).toBeVisible();
  expect(screen.queryByText('Imagen')).not.toBeInTheDocument();
});

test.each([
  [['2.00', '0.50'], '0123 · $2.00 + $0.50 · Zoe Paz'],
  [[], 'No consta en una venta cerrada'],
])(
  'a user who cannot correct a premio sees it with its picture and its lines of the venta: %j',
  async (vendido, shown) => {
    open('/edit/81', { role: 'revisor', rows: [{ ...PENDIENTE, vendido }] });

    const picture = await screen.findByRole('img', { name: 'Imagen 1' });
    expect(picture).toHaveAttribute('src', '/comprobantes/uno.png');
    expect(screen.getByText('En la venta')).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(['$150.00', shown]));
    expect(button('Guardar')).not.toBeInTheDocument();
  },
);

test('an annulled premio keeps its data, below the reason', async () => {
  open('/edit/81', {
    rows: [{ ...PENDIENTE, estado: 'ANULADO', motivo_anulacion: 'No se lee' }],
  });

  expect(await screen.findByText('El premio está anulado')).toBeVisible();
  expect(screen.getByText('Motivo: No se lee')).toBeVisible();
  expect(screen.getByText('$150.00')).toBeVisible();
});

test('a payment of a closed week cannot be undone, and the page says so', async () => {
  const semana_cerrada = { aviso: 'La semana del 2026-11-16 está cerrada', fk_nomina: null };
  const { user } = open('/edit/81', { rows: [{ ...PAGADO, semana_cerrada }] });

  expect(await screen.findByText(/^La semana del 2026-11-16 está cerrada\./)).toBeVisible();
  await openMenu(user);
  expect(button('Devolver a revisado')).toBeDisabled();
  expect(button('Devolver a revisado')).toHaveAccessibleDescription('La semana del pago está cerrada.');
});

test('roles that create premios can correct a rejected one; a step is possible only after saving @ci', async () => {
  const { user, bodies } = open('/edit/81', { role: 'premiacion', rows: [RECHAZADO] });
  await write(/^Valor/, '99.50');
  await waitFor(() => expect(button('Enviar a revisión')).toBeDisabled());
  expect(button('Enviar a revisión')).toHaveAccessibleDescription('Guarde antes sus cambios.');
  await save(user);

  expect(await screen.findByText('Premio actualizado')).toBeVisible();
  expect(bodies).toMatchObject([{ estado: 'RECHAZADO', valor: '99.50', observacion: 'Borrosa', version: 1 }]);
  await waitFor(() => expect(button('Enviar a revisión')).toBeEnabled());
});

test('a premio can be created with disabled choices; the next one starts with its fecha and sorteo, without unsaved changes @ci', async () => {
  const { user, bodies, vendedores, sorteos } = open('/create', { role: 'premiacion' });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Elija un sorteo')).toBeVisible();
  expect(screen.getByText('Elija un promotor')).toBeVisible();
  // The first missing field has the focus, and its options do not cover the message.
  expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await write(/^Fecha/, '2026-11-17');
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await choose(user, /^Promotor/, 'P-01 · Zoe Paz');
  await write(/^Colilla/, '0123');
  await write(/^Valor/, '150');
  await save(user);

  expect(await screen.findByText(/Premio \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'POST', fecha: '2026-11-17', fk_sorteo: 1, fk_vendedor: 1, colilla: '0123', valor: '150' },
  ]);
  for (const { filter } of [...sorteos.asked, ...vendedores.asked])
    expect(filter).not.toHaveProperty('estado');
  await waitFor(() => expect(screen.getByLabelText(/^Colilla/)).toHaveValue(''));
  expect(screen.getByLabelText(/^Fecha/)).toHaveValue('2026-11-17');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toHaveValue('Lotto 20:00'));
  expect(screen.getByRole('combobox', { name: /^Promotor/ })).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

describe('the list', () => {
  test('shows the premios of the last 30 days by the day of the draw', async () => {
    const reviewed = { usuario_revisor: { id: 3, nombre: 'Berta', apellido: 'Mora' }, fk_usuario_revisor: 3 };
    const { asked } = open('', { rows: [{ ...PENDIENTE, ...reviewed }] });

    expect(await rowsOf('Premios')).toEqual([
      ['', 'Secuencia', 'Fecha', 'Sorteo', 'Promotor', 'Colilla', 'Valor', 'Estado', 'Revisor', 'Pago'],
      ['', '81', '2026-11-18', 'Lotto 20:00', 'Zoe Paz', '0123', '$150', 'Pendiente', 'Berta Mora', ''],
    ]);
    expect(asked.at(-1)?.filter).toEqual({ fecha_gte: '2026-10-21', fecha_lte: '2026-11-19' });
  });

  test('can be filtered by day of payment, colilla and the tabs of estado @long', async () => {
    const { user, asked } = open('');
    await screen.findByRole('table');
    await openDays(user);
    await user.click(screen.getByRole('button', { name: 'Todas las fechas' }));
    const filters = within(await openFilters(user));
    const pago = within(filters.getByRole('group', { name: 'Pago' }));
    fireEvent.change(pago.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ fecha_pago_gte: '2026-11-01' }));
    fireEvent.change(filters.getByRole('textbox', { name: 'Colilla' }), { target: { value: '01x2' } });
    await user.keyboard('{Escape}');
    await user.click(tab('Pagado'));

    const filter = { fecha_pago_gte: '2026-11-01', colilla: '012' };
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ ...filter, estado: 'PAGADO' }));
    await user.click(tab('Todos'));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual(filter));
  });

  test('shows how many premios there are in each estado and in all', async () => {
    const headers = { 'Content-Range': 'premios 0-0/1', 'X-Counts': '{"PENDIENTE":12,"PAGADO":3}' };
    open('', { handlers: [http.get('*/api/premios', () => HttpResponse.json([PENDIENTE], { headers }))] });
    await screen.findByText('0123');

    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Todos 15', 'Pendiente 12', 'Revisado 0', 'Rechazado 0', 'Pagado 3', 'Anulado 0']);
    expect(tab('Todos')).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['superadministrador', '', ['Revisar'], true, true],
    ['premiacion', 'PENDIENTE', [], true, false],
    ['revisor', '', ['Revisar'], false, false],
  ])(
    'offers a %s for premios of estado "%s" the steps %j for selected rows, a new premio: %s, administradores: %s',
    async (role, estado, steps, mayCreate, mayChoose) => {
      const { user } = open(`?filter=${JSON.stringify({ estado })}`, { role });
      await screen.findByRole('table');

      if (steps.length > 0) await user.click(await boxOf(81));
      else expect(screen.queryByRole('checkbox')).toBeNull();
      await expect.poll(() => STEPS.filter(button)).toEqual(steps);
      expect(screen.queryByRole('link', { name: 'Nuevo premio' }) !== null).toBe(mayCreate);
      expect(screen.getByRole('combobox', { name: 'Promotor' })).toBeVisible();
      expect(screen.queryByRole('combobox', { name: 'Administrador' }) !== null).toBe(mayChoose);
      expect(button('Siguiente pendiente')).toBeNull();
    },
  );
});

describe('many premios at once', () => {
  const payAll = async (rows: Parameters<typeof open>[1]) => {
    const app = open('', { role: 'premiacion', ...rows });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await app.user.click(screen.getByRole('button', { name: 'Pagar' }));

    return { ...app, dialog: await dialogOf('Pagar premios') };
  };
  const OTHER = { ...REVISADO, id: 83, valor: '4.50' };

  test('are paid in a dialog that starts at the way of payment and shows count and sum @ci', async () => {
    const { user, dialog } = await payAll({ rows: [REVISADO, OTHER] });
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Forma de pago/ })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Pagar 2 por $15.00' }));

    expect(await screen.findByText('Premios pagados: 2, por $15.00')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[U35] are shown with fecha, sorteo, promotor, colilla, valor and picture, and counted in the button', async () => {
    const rows = [{ ...REVISADO, imagen: 'comprobantes/uno.png' }, OTHER];
    const { dialog } = await payAll({ rows });
    await dialog.findByRole('button', { name: 'Pagar 2 por $15.00' });

    const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Secuencia', 'Fecha', 'Sorteo', 'Promotor', 'Colilla', 'Valor', 'Imagen']);
    const [, first, second] = dialog.getAllByRole('row');
    expect(first).toHaveTextContent('$10.50');
    expect(second).toHaveTextContent('$4.50');
    expect(first?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/comprobantes\/uno.png$/),
    );
  });

  test('[W1] with an unusual amount are named, and pass once they are confirmed', async () => {
    const doubted = answerCall(doubtedCall(premiosRest as never), [{ id: 83, texto: 'La colilla paga $1' }]);
    const { user, dialog, bodies } = await payAll({
      rows: [REVISADO, OTHER],
      handlers: [doubted],
      profile: { api_local: true },
    });
    expect(await dialog.findByRole('list', { name: 'Montos inusuales' })).toHaveTextContent(
      'Premio 83: La colilla paga $1',
    );
    const pay = () => dialog.findByRole('button', { name: 'Pagar 2 por $15.00' });
    await user.click(await pay());
    expect(await dialog.findByText('Confírmelo, o quite esos premios de la selección')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.click(dialog.getByLabelText('Los montos inusuales son correctos'));
    await user.click(await pay());

    await waitFor(() => expect(bodies.map(({ estado }) => estado)).toEqual(['PAGADO', 'PAGADO']));
    expect(bodies[0]).not.toHaveProperty('inusuales');
  });

  test('[U35] that cannot all take a step are counted, and a step that none can take is not offered @ci', async () => {
    const { user } = open('', { rows: [PENDIENTE, REVISADO, OTHER] });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
    expect(screen.getByRole('button', { name: 'Revisar 1 de 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pagar 2 de 3' }));
    const dialog = await dialogOf('Pagar premios');
    expect(await dialog.findByRole('button', { name: 'Pagar 2 de 3 por $15.00' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(await boxOf(82));
    await user.click(await boxOf(83));
    expect(screen.getByRole('button', { name: 'Revisar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
  });

  test('[A29] send the version that the dialog showed; one that changed since is named, and stays selected @ci', async () => {
    const versions: unknown[] = [];
    const answer = http.put('*/api/premios/:id', async ({ request, params }) => {
      const body = (await request.json()) as { version: number };
      versions.push(body.version);
      if (params.id === '82')
        return HttpResponse.json(
          { error: 'Otro usuario modificó este registro', reason: 'outdated' },
          { status: 409 },
        );

      return HttpResponse.json({ ...body, id: Number(params.id) });
    });
    const rows = [
      { ...REVISADO, version: 3 },
      { ...OTHER, version: 5 },
    ];
    const { user, dialog } = await payAll({ rows, handlers: [answer] });
    await dialog.findByRole('row', { name: /TOTAL/ });
    await user.click(dialog.getByRole('button', { name: /^Pagar 2/ }));

    expect(await screen.findByText('Premios pagados: 1, por $4.50')).toBeVisible();
    const left = within(screen.getByRole('list', { name: 'Sin cambios' })).getAllByRole('listitem');
    expect(left.map(({ textContent }) => textContent)).toEqual(['82: Otro usuario modificó este registro']);
    expect(versions).toEqual([3, 5]);
    expect(await boxOf(82)).toBeChecked();
  });

  test('[U30] show how far a step is; cancelled, it ends after the premio of the moment, and the others stay selected @ci', async () => {
    const second = createGate();
    const paid: unknown[] = [];
    const answer = http.put('*/api/premios/:id', async ({ request, params }) => {
      paid.push(params.id);
      if (paid.length === 2) await second.passed;

      return HttpResponse.json({ ...((await request.json()) as object), id: Number(params.id) });
    });
    const rows = [REVISADO, OTHER, { ...OTHER, id: 84 }, { ...OTHER, id: 85 }];
    const { user, dialog } = await payAll({ rows, handlers: [answer] });
    await user.click(await dialog.findByRole('button', { name: 'Pagar 4 por $24.00' }));
    expect(await dialog.findByText('1 de 4')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: 'Pagar premios' })).toHaveAttribute('aria-valuenow', '25');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    second.open();

    expect(await screen.findByText('Premios pagados: 2, por $15.00')).toBeVisible();
    expect(screen.getByText('Se canceló: 2 quedan sin cambios, y siguen seleccionados')).toBeVisible();
    expect(paid).toEqual(['82', '83']);
    const states = await Promise.all([82, 83, 84, 85].map(boxOf));
    expect(states.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, true, true]);
  });

  test('are listed in the dialog even if they are not visible, with the reason why they cannot be paid @long', async () => {
    const rows = [PENDIENTE, premio(84), REVISADO];
    const list = answerList(({ estado, id }) =>
      rows.filter((row) => (!estado || row.estado === estado) && (id?.includes(row.id) ?? true)),
    );
    const { user } = open('?filter={"estado":"PENDIENTE"}', { handlers: [list] });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await user.click(tab('Revisado'));
    await user.click(await boxOf(82));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    const dialog = await dialogOf('Pagar premios');

    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '81: El premio está pendiente',
      '84: El premio está pendiente',
    ]);
    expect(dialog.getByRole('row', { name: /TOTAL/ })).toHaveTextContent('$10.50');
  });
});

test('[Y8] a bulk step opens its dialog at the first press', async () => {
  const { user } = open('?filter={"estado":"REVISADO"}', { rows: [REVISADO] });
  await user.click(await boxOf(82));
  await vi.dynamicImportSettled();
  fireEvent.click(screen.getByRole('button', { name: 'Pagar' }));

  expect(screen.getByRole('dialog', { name: 'Pagar premios' })).toBeInTheDocument();
});

describe('Siguiente pendiente', () => {
  const own = { api_local: true };
  const next = () => screen.findByRole('button', { name: 'Siguiente pendiente' });
  const quiet = () => screen.findByRole('button', { name: 'Nada pendiente' });
  const queueOf = (...rows: { id: number }[]) => {
    const asked: unknown[] = [];
    const queue = answerList((filter) => {
      asked.push(filter);

      return rows.filter(({ id }) => !filter.excepto?.includes(id)).slice(0, 1);
    });

    return { rows: rows.map((row) => ({ ...PENDIENTE, ...row })), handlers: [queue], asked };
  };

  test.each([
    ['is the filled button of a premio that asks nothing of the user', REVISADO, 'MuiButton-contained'],
    ['leaves the filled button to a step that is the turn of the user', PENDIENTE, 'MuiButton-outlined'],
  ])('[L2] %s', async (_, row, look) => {
    open(`/edit/${row.id}`, { role: 'revisor', profile: own, rows: [row] });

    expect(await next()).toHaveClass(look);
  });

  test('skips premios that were seen before, and says when none is left', async () => {
    const { asked, ...host } = queueOf(PENDIENTE, premio(84));
    const { user } = open('/edit/81', { role: 'revisor', profile: own, ...host });
    await user.click(await next());
    await screen.findByRole('heading', { name: 'Premio 84' });

    expect(await quiet()).toBeDisabled();
    expect(asked).toEqual(
      expect.arrayContaining([
        // For the menu.
        { turno: 'S' },
        { turno: 'S', excepto: [81] },
        { turno: 'S', excepto: [81, 84] },
      ]),
    );
  });

  test('[W10] is quiet on the page of the only premio that waits', async () => {
    const { asked: _, ...host } = queueOf(PENDIENTE);
    open('/edit/81', { role: 'revisor', profile: own, ...host });

    expect(await quiet()).toBeDisabled();
    expect(button('Siguiente pendiente')).toBeNull();
    expect(button('Revisar y siguiente')).toBeEnabled();
  });

  test('[W10] is not quiet while it cannot know', async () => {
    const refused = http.get('*/api/premios', () =>
      HttpResponse.json({ error: 'No se sabe' }, { status: 500 }),
    );
    const { user } = open('/edit/81', { role: 'revisor', profile: own, handlers: [refused] });
    await user.click(await next());

    expect(await screen.findByText('No se sabe')).toBeVisible();
  });

  /** The list says how many wait. */
  const roundOf = (...rows: { id: number }[]) => {
    const { rows: stored } = queueOf(...rows);
    const queue = answerList((filter) => rows.filter(({ id }) => !filter.excepto?.includes(id)));

    return { rows: stored, handlers: [queue] };
  };

  test('[W10] says how far one is, and goes back', async () => {
    const host = roundOf(PENDIENTE, premio(84), premio(85));
    const { user } = open('/edit/81', { role: 'revisor', profile: own, ...host });
    await user.click(await next());
    await screen.findByRole('heading', { name: 'Premio 84' });
    expect(screen.getByText('2 de 3')).toBeVisible();
    await user.click(await next());
    await screen.findByRole('heading', { name: 'Premio 85' });
    expect(screen.getByText('3 de 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anterior' }));

    await screen.findByRole('heading', { name: 'Premio 84' });
    expect(screen.getByText('2 de 3')).toBeVisible();
  });

  test.each([
    ['revisor', PENDIENTE, 'Revisar y siguiente', 'Premio 81 revisado: quedan por pagar $150.00', 1],
    ['premiacion', REVISADO, 'Pagar y siguiente', 'Premio 82 pagado: $10.50', 2],
  ])('needs one key for a %s, or two with a dialog, from premio to premio', async (...row) => {
    const [role, first, verb, done, keys] = row;
    const { asked, ...host } = queueOf(first, { ...first, id: 84 });
    const { user, bodies } = open(`/edit/${first.id}`, { role, profile: own, ...host });
    const press = async () => {
      for (const name of [verb, 'Pagar'].slice(0, keys)) {
        await waitFor(() => expect(button(name)).toHaveFocus());
        vi.setSystemTime(Date.now() + 1_000);
        await user.keyboard('{Enter}');
      }
    };
    await press();

    await screen.findByRole('heading', { name: 'Premio 84' });
    expect(await screen.findByText(done)).toBeVisible();
    await press();
    const last = done.replace(String(first.id), '84');
    expect(await screen.findByText((text) => text.startsWith(`${last}. No queda otro premio`))).toBeVisible();
    expect(bodies.map(({ id }) => id)).toEqual([first.id, 84]);
  });

  test.each([
    ['revisor', PENDIENTE, 'Revisar y siguiente'],
    ['premiacion', REVISADO, 'Pagar y siguiente'],
  ])(
    '[U24] takes no key of a %s for a premio that was on the screen for less than 700 ms',
    async (...row) => {
      const [role, first, verb] = row;
      const { asked: _, ...host } = queueOf(first, { ...first, id: 84 });
      const { user, calls } = open(`/edit/${first.id}`, { role, profile: own, ...host });
      const writes = () => calls.filter((call) => call.startsWith('PUT'));
      await waitFor(() => expect(button(verb)).toHaveFocus());
      await user.keyboard('{Enter} ');
      expect(writes()).toEqual([]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

      vi.setSystemTime(Date.now() + 700);
      await user.keyboard('{Enter}');
      const isTaken = () => writes().length > 0 || screen.queryByRole('dialog') !== null;
      await waitFor(() => expect(isTaken()).toBe(true));
    },
  );

  test('[U24] outlines a premio that is another one than before @ci', async () => {
    withStyles();
    const { asked: _, ...host } = queueOf(PENDIENTE, premio(84));
    const { user } = open('/edit/81', { role: 'revisor', profile: own, ...host });
    const isOutlined = (part: Element | null): boolean =>
      part !== null &&
      (getComputedStyle(part).outline.startsWith('3px solid') || isOutlined(part.parentElement));
    const steps = () => screen.findByRole('list', { name: 'Estado' });
    expect(isOutlined(await steps())).toBe(false);
    await user.click(await next());

    await screen.findByRole('heading', { name: 'Premio 84' });
    expect(isOutlined(await steps())).toBe(true);
  });

  test('[U24] pays nothing by a second quick Enter: it would accept the dialog that the first one opens', async () => {
    const { asked: _, ...host } = queueOf(REVISADO, { ...REVISADO, id: 84 });
    const { user, calls } = open(`/edit/${REVISADO.id}`, { role: 'premiacion', profile: own, ...host });
    await waitFor(() => expect(button('Pagar y siguiente')).toHaveFocus());
    vi.setSystemTime(Date.now() + 1_000);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Pagar')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);

    // Every other control takes its keys at once.
    screen.getByRole('combobox', { name: 'Forma de pago' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Efectivo' })).toBeVisible();
    await user.keyboard('{Escape}');
    button('Pagar')?.focus();

    vi.setSystemTime(Date.now() + 700);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1));
  });

  test('reviews nothing through a held key or the second click of a double click', async () => {
    const { calls } = open('/edit/81', { role: 'revisor', profile: own });
    const review = await screen.findByRole('button', { name: 'Revisar y siguiente' });

    expect(fireEvent.keyDown(review, { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.click(review, { detail: 2 });
    // A save disables its button before its call goes out.
    expect(review).toBeEnabled();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    fireEvent.click(review, { detail: 1 });
    expect(review).toBeDisabled();
  });

  test('is in the list, which says if nothing waits', async () => {
    open('', { role: 'premiacion', profile: own, rows: [] });

    expect(await quiet()).toBeDisabled();
  });

  test('[W10] F8 rejects, Ctrl+Enter sends the motivo, and the next premio opens', async () => {
    const { asked: _, ...host } = queueOf(PENDIENTE, premio(84));
    const { user, bodies } = open('/edit/81', { role: 'revisor', profile: own, ...host });
    const reject = await screen.findByRole('button', { name: 'Rechazar y siguiente' });
    expect(reject).toHaveAttribute('aria-keyshortcuts', 'F8');
    expect(reject).toHaveAccessibleDescription('Tecla F8');
    vi.setSystemTime(Date.now() + 1_000);
    await user.keyboard('{F8}');
    const dialog = await dialogOf('Rechazar premio 81');
    await waitFor(() => expect(dialog.getByLabelText('Motivo del rechazo')).toHaveFocus());
    // It opens no second dialog.
    await user.keyboard('{F8}Borrosa{Control>}{Enter}{/Control}');

    await screen.findByRole('heading', { name: 'Premio 84' });
    expect(await screen.findByText('Premio 81 rechazado')).toBeVisible();
    expect(bodies).toMatchObject([{ id: 81, estado: 'RECHAZADO', motivo_rechazo: 'Borrosa' }]);
  });

  test('[W10] F8 does nothing for a premio that was on the screen for less than 700 ms', async () => {
    const { user } = open('/edit/81', { role: 'revisor', profile: own });
    await screen.findByRole('button', { name: 'Rechazar y siguiente' });
    await user.keyboard('{F8}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a step that was just taken', () => {
  const own = { api_local: true };
  const undo = () => screen.findByRole('button', { name: 'Deshacer' });
  const review = async (handlers: readonly RequestHandler[] = []) => {
    const rows = [PENDIENTE, premio(84)];
    const queue = answerList(({ excepto }) => rows.filter(({ id }) => !excepto?.includes(id)));
    const app = open('/edit/81', { role: 'revisor', profile: own, rows, handlers: [...handlers, queue] });
    await app.user.click(await screen.findByRole('button', { name: 'Revisar y siguiente' }));
    await screen.findByRole('heading', { name: 'Premio 84' });

    return app;
  };

  test('[W10] is taken back by Deshacer, and its premio is open again', async () => {
    const { user, sent } = await review([
      answerCall(deshacerCall, { message: 'Premio 81 otra vez pendiente' }),
    ]);
    await user.click(await undo());

    await screen.findByRole('heading', { name: 'Premio 81' });
    expect(await screen.findByText(/^Premio 81 otra vez pendiente/)).toBeVisible();
    expect(await screen.findByText('1 de 2')).toBeVisible();
    expect(await sent(deshacerCall)).toEqual([{ version: 2 }]);
    expect(button('Deshacer')).toBeNull();
  });

  test('[W10] stays taken if the API refuses, with its reason', async () => {
    const { user } = await review([refuseCall(deshacerCall, 409, 'Pasó el tiempo para deshacer ese paso')]);
    await user.click(await undo());

    expect(await screen.findByText('Pasó el tiempo para deshacer ese paso')).toBeVisible();
    expect(button('Deshacer')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Premio 84' })).toBeVisible();
  });

  test('[W10] can be taken back for ten seconds; its message stays', async () => {
    open('/edit/81', { profile: own });
    const reviewed = await screen.findByRole('button', { name: 'Revisar y siguiente' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    fireEvent.click(reviewed);
    const message = () => screen.queryByText(/^Premio 81 revisado/);
    const shown = async () => {
      await pass(10);

      return message();
    };
    await expect.poll(shown).toBeVisible();
    await pass(9_000);
    expect(button('Deshacer')).toBeVisible();
    await pass(1_000);

    expect(button('Deshacer')).toBeNull();
    expect(message()).toBeVisible();
  });

  test.each<[string, object, string, boolean]>([
    ['Rechazar', PENDIENTE, 'Premio 81 rechazado', true],
    ['Enviar a revisión', RECHAZADO, 'Premio enviado a revisión', true],
    ['Devolver a revisado', PAGADO, 'Pago devuelto', true],
    ['Pagar', REVISADO, 'Premio 82 pagado: $10.50', false],
    ['Anular', PENDIENTE, 'Premio anulado', false],
  ])('[W10] can be taken back if it pays nothing: %s', async (verb, row, done, isReversible) => {
    const { id } = { id: 0, ...row };
    const { user } = open(`/edit/${id}`, { profile: own, rows: [{ ...PENDIENTE, ...row }] });
    if (IN_MENU.includes(verb)) await openMenu(user);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${verb}`) }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.queryByLabelText(/^Motivo/);
    if (reason) fireEvent.change(reason, { target: { value: 'No se lee' } });
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${verb}`) }));

    expect(await screen.findByText((text) => text.startsWith(done))).toBeVisible();
    expect(button('Deshacer') !== null).toBe(isReversible);
  });

  test('[W10] cannot be taken back on another host', async () => {
    const { user } = open('/edit/81', { role: 'revisor' });
    await user.click(await screen.findByRole('button', { name: 'Revisar' }));

    expect(await screen.findByText('Premio 81 revisado: quedan por pagar $150.00')).toBeVisible();
    expect(button('Deshacer')).toBeNull();
  });
});
