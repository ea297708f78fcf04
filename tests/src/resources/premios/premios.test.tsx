import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import { premiosRest } from '../../../../contract/premios';
import { sorteosRest } from '../../../../contract/sorteos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import { createProfile, createUsuario, sorteo } from '../../../factories';
import { cellsOf, choose, openDays, openFilters, write } from '../../../inputs';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { refuseWrites, restHost } from '../../../rest';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-19T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true }),
);

const LOTTO = { ...sorteo, id: 3, version: 1 };
const PEDRO = { id: 20, codigo: 'P-01', nombre: 'Pedro', apellido: 'Vera', fk_usuario: 3, estado: 'A' };
const PENDIENTE = {
  id: 81,
  fecha: '2026-11-18',
  fk_sorteo: 3,
  sorteo: { id: 3, nombre: 'Lotto', hora_sorteo: '20:00' },
  fk_vendedor: 20,
  vendedor: { id: 20, codigo: 'P-01', nombre: 'Pedro', apellido: 'Vera' },
  fk_usuario: 3,
  colilla: '0123',
  valor: '150.00',
  imagen: 'comprobantes/uno.png',
  observacion: '',
  fk_usuario_revisor: null as number | null,
  usuario_revisor: null as { id: number; nombre: string; apellido: string } | null,
  fecha_revision: null,
  fk_usuario_pago: null,
  fecha_pago: null as string | null,
  forma_pago: '',
  comprobante: '',
  fk_usuario_correccion: null as number | null,
  fk_usuario_paso: 4,
  motivo: '',
  motivo_anulacion: '',
  estado: 'PENDIENTE',
  fk_usuario_creacion: 4,
  version: 1,
};
const REVISADO = { ...PENDIENTE, id: 82, colilla: '0200', valor: '10.50', estado: 'REVISADO' };
const RECHAZADO = { ...PENDIENTE, estado: 'RECHAZADO', observacion: 'Borrosa' };
const PAGADO = { ...PENDIENTE, estado: 'PAGADO', fecha_pago: '2026-11-19', forma_pago: 'efectivo' };

interface Options {
  role?: string;
  rows?: (typeof PENDIENTE & { semana_cerrada?: object; vendido?: string[] })[];
  handlers?: RequestHandler[];
  /** The history of the premio, newest first. */
  pasos?: RawAnswerOf<typeof premiosRest.calls.history>;
}

const open = (
  path: string,
  { role = 'superadministrador', rows = [PENDIENTE], handlers = [], pasos = [] }: Options = {},
) => {
  const host = restHost(premiosRest, rows);
  const app = renderApp({
    path: `/auth/premios${path}`,
    role,
    handlers: [
      ...handlers,
      answerCall(premiosRest.calls.history, pasos),
      ...host.handlers,
      ...restHost(sorteosRest, [LOTTO]).handlers,
      ...restHost(vendedoresRest, [PEDRO]).handlers,
      answerCall(usuariosCalls.list, {
        usuarios: [createUsuario(), createUsuario({ id: 4, nombre: 'Rosa' })],
      }),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
    ],
  });

  return { ...app, ...host };
};

const STEPS = ['Revisar', 'Rechazar', 'Enviar a revisión', 'Pagar', 'Anular', 'Devolver a revisado'];
const button = (name: string) => screen.queryByRole('button', { name });
const offered = () => STEPS.filter(button);
/** By estado, with or without how many there are. */
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) });
/** The box that chooses a premio of the list. */
const boxOf = (id: string) =>
  within(screen.getByRole('row', { name: new RegExp(`\\b${id}\\b`) })).getByRole('checkbox', {
    name: `Seleccionar esta fila: Premio ${id}`,
  });

describe('the steps', () => {
  // Which they are says pasos.test.ts.
  test.each([
    ['superadministrador', PENDIENTE, ['Revisar', 'Rechazar', 'Anular']],
    ['premiacion', PAGADO, []],
  ])('that a %s may take are offered', async (role, premio, steps) => {
    open(`/edit/${premio.id}`, { role, rows: [premio] });
    await screen.findByRole('button', { name: 'Historial' });

    expect(offered()).toEqual(steps);
  });

  test('are never two in a row by one superadministrador, who is told why', async () => {
    open('/edit/81', { rows: [{ ...PENDIENTE, fk_usuario_paso: 7 }] });

    expect(await screen.findByRole('button', { name: 'Revisar' })).toBeDisabled();
    expect(button('Anular')).toBeDisabled();
    expect(button('Revisar')).toHaveAccessibleDescription(
      'Usted dio el último paso de este premio: el siguiente debe darlo otra persona.',
    );
  });

  test('[A24] who corrected a premio does not review it, and is told why; annulling is theirs', async () => {
    open('/edit/81', { rows: [{ ...PENDIENTE, fk_usuario_correccion: 7 }] });

    expect(await screen.findByRole('button', { name: 'Revisar' })).toBeDisabled();
    expect(button('Rechazar')).toBeDisabled();
    expect(button('Revisar')).toHaveAccessibleDescription(
      'Usted registró o corrigió este premio: debe revisarlo otra persona.',
    );
    expect(button('Anular')).toBeEnabled();
  });

  test.each([
    [
      'Rechazar',
      PENDIENTE,
      'Premio rechazado',
      { estado: 'RECHAZADO', observacion: 'No se lee' },
      ['Observación', 'Escriba en la observación por qué se rechaza'],
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
  ] as const)('%s is taken after a dialog', async (verb, premio, done, sent, reason) => {
    const { user, bodies } = open(`/edit/${premio.id}`, { rows: [premio] });
    await user.click(await screen.findByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog', { name: `${verb}: premio ${premio.id}` }));
    const accept = dialog.getByRole('button', { name: verb === 'Anular' ? 'Anular premio' : verb });

    if (reason) {
      await user.click(accept);
      expect(await dialog.findByText(reason[1])).toBeVisible();
      fireEvent.change(dialog.getByLabelText(reason[0]), { target: { value: 'No se lee' } });
    }
    await user.click(accept);

    expect(await screen.findByText(done)).toBeVisible();
    expect(bodies).toMatchObject([{ method: 'PUT', id: premio.id, version: 1, ...sent }]);
  });

  test('Revisar is taken at once, by the picture and the data beside it, and sent once', async () => {
    const { bodies, calls } = open('/edit/81', { role: 'revisor' });
    const review = await screen.findByRole('button', { name: 'Revisar' });
    fireEvent.click(review);
    fireEvent.click(review);

    expect(await screen.findByText('Premio 81 revisado: quedan por pagar $150.00')).toBeVisible();
    expect(bodies).toMatchObject([{ method: 'PUT', id: 81, version: 1, estado: 'REVISADO' }]);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(offered()).toEqual([]);
  });

  test('Revisar of what another person changed meanwhile is told, with the way to what stands now', async () => {
    const { user } = open('/edit/81', { role: 'revisor' });
    const review = await screen.findByRole('button', { name: 'Revisar' });
    server.use(...refuseWrites(premiosRest, 409, 'Otro usuario modificó este registro'));
    await user.click(review);

    expect(await screen.findByText('Otro usuario modificó este registro')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cargar de nuevo' })).toBeEnabled();
    expect(review).toBeEnabled();
  });

  test('Pagar says how much', async () => {
    const { user } = open('/edit/82', { role: 'premiacion', rows: [REVISADO] });
    await user.click(await screen.findByRole('button', { name: 'Pagar' }));

    expect(await screen.findByText('Se pagan $10.50, con fecha de hoy')).toBeVisible();
  });
});

test('who may not correct a premio reads it, with its picture', async () => {
  open('/edit/81', { role: 'revisor' });

  expect(await screen.findByRole('img', { name: 'Imagen 1 del premio' })).toHaveAttribute(
    'src',
    '/comprobantes/uno.png',
  );
  expect(screen.getByText('$150.00')).toBeVisible();
  expect(button('Guardar')).not.toBeInTheDocument();
});

test.each([
  [['2.00', '0.50'], '0123 · $2.00 + $0.50 · Pedro Vera'],
  [[], 'No consta en una venta cerrada'],
])('the lines of the venta stand before who reviews, picture or not: %j', async (vendido, shown) => {
  open('/edit/81', { role: 'revisor', rows: [{ ...PENDIENTE, imagen: '', vendido }] });

  expect(await screen.findByText('En la venta')).toBeVisible();
  expect(screen.getByText('El premio no tiene imagen')).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(shown);
});

test('an annulled premio keeps its data and its picture, below why', async () => {
  open('/edit/81', { rows: [{ ...PENDIENTE, estado: 'ANULADO', motivo_anulacion: 'No se lee' }] });

  expect(await screen.findByText('El premio está anulado')).toBeVisible();
  expect(screen.getByText('Motivo: No se lee')).toBeVisible();
  expect(screen.getByText('$150.00')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Imagen 1 del premio' })).toBeVisible();
});

test('a payment of a closed week is not taken back, and the page says so before', async () => {
  const semana_cerrada = { aviso: 'La semana del 2026-11-16 está cerrada', fk_nomina: null };
  open('/edit/81', { rows: [{ ...PAGADO, semana_cerrada }] });

  expect(await screen.findByText('La semana del 2026-11-16 está cerrada')).toBeVisible();
  expect(button('Devolver a revisado')).toBeDisabled();
  expect(button('Devolver a revisado')).toHaveAccessibleDescription('La semana del pago está cerrada.');
});

test('a rejected premio is corrected by who enters premios', async () => {
  const { user, bodies } = open('/edit/81', { role: 'premiacion', rows: [RECHAZADO] });
  await write(/^Valor/, '99.50');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Premio actualizado')).toBeVisible();
  expect(bodies).toMatchObject([{ estado: 'RECHAZADO', valor: '99.50', observacion: 'Borrosa', version: 1 }]);
});

test('a step waits until what is written is saved, so that none of it is lost', async () => {
  const { user } = open('/edit/81', { role: 'premiacion', rows: [RECHAZADO] });
  await write(/^Valor/, '99.50');

  await waitFor(() => expect(button('Enviar a revisión')).toBeDisabled());
  expect(button('Enviar a revisión')).toHaveAccessibleDescription('Guarde antes sus cambios.');

  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(button('Enviar a revisión')).toBeEnabled());
  expect(screen.getByText('Rechazado')).toBeVisible();
});

test('a premio may be of a promotor and a draw that are out of use by now', async () => {
  const sorteos = restHost(sorteosRest, [LOTTO]);
  const vendedores = restHost(vendedoresRest, [PEDRO]);
  open('/create', { role: 'premiacion', handlers: [...sorteos.handlers, ...vendedores.handlers] });
  await screen.findByRole('combobox', { name: /^Promotor/ });

  expect([...sorteos.asked, ...vendedores.asked].map(({ filter }) => filter)).toEqual([{}, {}]);
});

test('a premio that is not there says so, with the way back to the list', async () => {
  const missing = http.get('*/api/premios/999', () =>
    HttpResponse.json({ error: 'No existe el premio' }, { status: 404 }),
  );
  open('/edit/999', { handlers: [missing] });

  expect(await screen.findByRole('alert')).toHaveTextContent('No existe el premio');
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Premios' })).toHaveAttribute('href', '/auth/premios');
});

test('a premio is entered', async () => {
  const { user, bodies } = open('/create', { role: 'premiacion' });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Elija un sorteo')).toBeVisible();
  expect(screen.getByText('Elija un promotor')).toBeVisible();

  // The first that is missing has the focus, and its choices do not cover what is said of it.
  expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await choose(user, /^Promotor/, 'P-01 · Pedro Vera');
  await write(/^Colilla/, '0123');
  await write(/^Valor/, '150');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText(/Premio \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'POST', fecha: '2026-11-19', fk_sorteo: 3, fk_vendedor: 20, colilla: '0123', valor: '150' },
  ]);
});

test('the next premio starts with the fecha and the sorteo of the one before, and is nothing to be lost', async () => {
  const { user } = open('/create', { role: 'premiacion' });
  await write(/^Fecha/, '2026-11-17');
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await choose(user, /^Promotor/, 'P-01 · Pedro Vera');
  await write(/^Colilla/, '0123');
  await write(/^Valor/, '150');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(/Premio \d+ creado/);

  await waitFor(() => expect(screen.getByLabelText(/^Colilla/)).toHaveValue(''));
  expect(screen.getByLabelText(/^Fecha/)).toHaveValue('2026-11-17');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toHaveValue('Lotto 20:00'));
  expect(screen.getByRole('combobox', { name: /^Promotor/ })).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a colilla that did not win is marked in its field', async () => {
  const { user } = open('/create', { role: 'premiacion' });
  const error = 'La colilla 9999 no consta en una venta cerrada de ese promotor, sorteo y fecha';
  server.use(
    http.post('*/api/premios', () =>
      HttpResponse.json({ error, errors: { colilla: error } }, { status: 422 }),
    ),
  );
  await choose(user, /^Sorteo/, 'Lotto 20:00');
  await choose(user, /^Promotor/, 'P-01 · Pedro Vera');
  await write(/^Colilla/, '9999');
  await write(/^Valor/, '150');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  await waitFor(() => expect(screen.getByLabelText(/^Colilla/)).toHaveAccessibleDescription(error));
});

describe('the list', () => {
  test('shows the premios of the last 30 days by the day of the draw', async () => {
    const reviewed = {
      fk_usuario_revisor: 3,
      usuario_revisor: { id: 3, nombre: 'Luis', apellido: 'Zambrano' },
    };
    const { asked } = open('', { rows: [{ ...PENDIENTE, ...reviewed }] });
    const [head, row] = within(await screen.findByRole('table', { name: 'Premios' })).getAllByRole('row');

    expect(cellsOf(head)).toEqual([
      '',
      'Secuencia',
      'Fecha',
      'Sorteo',
      'Promotor',
      'Colilla',
      'Valor',
      'Estado',
      'Revisor',
      'Pago',
    ]);
    expect(cellsOf(row)).toEqual([
      '',
      '81',
      '2026-11-18',
      'Lotto 20:00',
      'Pedro Vera',
      '0123',
      '$150',
      'Pendiente',
      'Luis Zambrano',
      '',
    ]);
    expect(asked.at(-1)?.filter).toEqual({ fecha_gte: '2026-10-21', fecha_lte: '2026-11-19' });
  });

  test('is narrowed by the day of the payment, by colilla and by estado', async () => {
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

    await waitFor(() =>
      expect(asked.at(-1)?.filter).toEqual({
        fecha_pago_gte: '2026-11-01',
        estado: 'PAGADO',
        colilla: '012',
      }),
    );
  });

  test.each([
    ['superadministrador', true],
    ['premiacion', false],
  ])('can be narrowed by a %s to one administrador: %s', async (role, isOffered) => {
    open('', { role });

    expect(await screen.findByRole('combobox', { name: 'Promotor' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Administrador' }) !== null).toBe(isOffered);
  });

  test('honours the filter of the address', async () => {
    const { asked } = open(`?filter=${encodeURIComponent('{"estado":"REVISADO"}')}`);
    await screen.findByRole('table');

    expect(asked).toMatchObject([{ filter: { estado: 'REVISADO' } }]);
    expect(asked[0]?.filter).not.toHaveProperty('fecha_gte');
    expect(tab('Revisado')).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['revisor', '', ['Revisar']],
    ['premiacion', '', ['Pagar']],
    ['superadministrador', '', ['Revisar', 'Pagar']],
    ['superadministrador', 'PENDIENTE', ['Revisar']],
    ['superadministrador', 'REVISADO', ['Pagar']],
  ])(
    'offers a %s among premios of estado "%s" the steps that these can take',
    async (role, estado, steps) => {
      const { user } = open(`?filter=${JSON.stringify({ estado })}`, { role });
      await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar esta fila: Premio 81' }));

      await expect.poll(offered).toEqual(steps);
    },
  );

  test.each([
    ['administrador', ''],
    ['superadministrador', 'PAGADO'],
    ['premiacion', 'PENDIENTE'],
  ])('offers a %s no boxes among premios of estado "%s", where none can be taken', async (role, estado) => {
    open(`?filter=${JSON.stringify({ estado })}`, { role });
    await screen.findByRole('table');

    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test.each([
    ['revisor', false],
    ['administrador', true],
  ])('lets a %s enter a premio: %s', async (role, mayCreate) => {
    open('', { role });
    await screen.findByRole('table');

    expect(screen.queryByRole('link', { name: 'Nuevo premio' }) !== null).toBe(mayCreate);
  });
});

test('what was taken with all of many is a message with count and sum, and no second dialog', async () => {
  const { user } = open('', { role: 'premiacion', rows: [REVISADO, { ...REVISADO, id: 83, valor: '4.50' }] });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar premios' }));
  await user.click(await dialog.findByRole('button', { name: 'Pagar' }));

  expect(await screen.findByText('Premios pagados: 2, por $15.00')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the dialog that pays many opens in how they are paid', async () => {
  const { user } = open('', { role: 'premiacion', rows: [REVISADO, { ...REVISADO, id: 83 }] });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar premios' }));

  await waitFor(() => expect(dialog.getByRole('combobox', { name: /Forma de pago/ })).toHaveFocus());
});

test('many are paid at once, and the others are told with the reason and stay chosen', async () => {
  const other = { ...REVISADO, id: 83, valor: '4.50' };
  const { user, bodies } = open('', { role: 'premiacion', rows: [PENDIENTE, REVISADO, other] });
  server.use(
    http.put('*/api/premios/83', () =>
      HttpResponse.json({ error: 'La semana de ese administrador está cerrada' }, { status: 409 }),
    ),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar premios' }));
  expect(await dialog.findAllByRole('row').then((rows) => rows.slice(1).map(cellsOf))).toEqual([
    ['82', 'Pedro Vera', '0200', '$10.50'],
    ['83', 'Pedro Vera', '0200', '$4.50'],
    ['TOTAL', '', '', '$15.00'],
  ]);
  expect(dialog.getByRole('listitem')).toHaveTextContent('81: El premio está pendiente');
  await user.click(dialog.getByRole('button', { name: 'Pagar' }));

  expect(await screen.findByText(/^Premios pagados: 1, por \$10\.50/)).toBeVisible();
  const report = within(screen.getByRole('list', { name: 'Sin cambios' }));
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '83: La semana de ese administrador está cerrada',
  ]);
  expect(bodies).toMatchObject([{ id: 82, estado: 'PAGADO', forma_pago: 'efectivo', version: 1 }]);

  await waitFor(() => expect(boxOf('82')).not.toBeChecked());
  expect(boxOf('81')).toBeChecked();
  expect(boxOf('83')).toBeChecked();
});

describe('the tabs', () => {
  const counts = (header: object) =>
    http.get('*/api/premios', () =>
      HttpResponse.json([PENDIENTE], {
        headers: { 'Content-Range': 'premios 0-0/1', 'X-Counts': JSON.stringify(header) },
      }),
    );
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  test('say how many premios there are of each estado, and of all', async () => {
    open('', { handlers: [counts({ PENDIENTE: 12, PAGADO: 3 })] });
    await screen.findByText('0123');

    expect(tabs()).toEqual([
      'Todos 15',
      'Pendiente 12',
      'Revisado 0',
      'Rechazado 0',
      'Pagado 3',
      'Anulado 0',
    ]);
    expect(tab('Todos')).toHaveAttribute('aria-selected', 'true');
  });

  test('narrow the list with its other filters, and stand where it is empty', async () => {
    const { user, asked } = open('?filter={"colilla":"0123"}', { rows: [] });
    await screen.findByText(/^No hay premios con estos filtros/);
    await user.click(tab('Rechazado'));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ colilla: '0123', estado: 'RECHAZADO' }));

    await user.click(tab('Todos'));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ colilla: '0123' }));
  });

  test('count nothing where the host does not', async () => {
    open('');
    await screen.findByText('0123');

    expect(tabs()).toEqual(['Todos', 'Pendiente', 'Revisado', 'Rechazado', 'Pagado', 'Anulado']);
  });
});

describe('Siguiente pendiente', () => {
  const own = (role: string) =>
    answerCall(usuariosCalls.profile, { user: createProfile({ role, api_local: true }) });
  const next = () => screen.findByRole('button', { name: 'Siguiente pendiente' });

  test('passes over the premios that were seen before, and says when none is left', async () => {
    const rows = [PENDIENTE, { ...PENDIENTE, id: 84 }];
    const asked: unknown[] = [];
    const queue = http.get('*/api/premios', ({ request }) => {
      const { turno, excepto = [] } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}');
      asked.push({ turno, excepto });
      const left = rows.filter(({ id }) => !excepto.includes(id)).slice(0, 1);

      return HttpResponse.json(left, { headers: { 'Content-Range': `premios */${left.length}` } });
    });
    const { user } = open('/edit/81', { role: 'revisor', rows, handlers: [own('revisor'), queue] });
    await user.click(await next());
    await expect.poll(() => window.location.pathname).toBe('/auth/premios/edit/84');
    await screen.findByRole('heading', { name: 'Premio 84' });
    await user.click(await next());

    expect(await screen.findByText('No queda otro premio por revisar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute('href', '/auth/premios');
    expect(asked).toEqual([
      { turno: 'S', excepto: [81] },
      { turno: 'S', excepto: [81, 84] },
    ]);
  });

  test.each([
    ['revisor', PENDIENTE, 'Revisar y siguiente', 'Premio 81 revisado: quedan por pagar $150.00', 1],
    ['premiacion', REVISADO, 'Pagar y siguiente', 'Premio 82 pagado: $10.50', 2],
  ])('is one key for a %s, two where there is a dialog, from each premio to the next', async (...row) => {
    const [role, premio, verb, done, keys] = row;
    const rows = [premio, { ...premio, id: 84 }];
    const queue = http.get('*/api/premios', ({ request }) => {
      const { excepto = [] } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}');
      const left = rows.filter(({ id }) => !excepto.includes(id)).slice(0, 1);

      return HttpResponse.json(left, { headers: { 'Content-Range': `premios */${left.length}` } });
    });
    const { user, bodies } = open(`/edit/${premio.id}`, { role, rows, handlers: [own(role), queue] });
    const press = async () => {
      await waitFor(() => expect(button(verb)).toHaveFocus());
      await user.keyboard('{Enter}');
      if (keys === 1) return;
      await waitFor(() => expect(button('Pagar')).toHaveFocus());
      await user.keyboard('{Enter}');
    };
    await press();

    await screen.findByRole('heading', { name: 'Premio 84' });
    expect(await screen.findByText(done)).toBeVisible();
    await press();
    expect(await screen.findByText(/^No queda otro premio/)).toBeVisible();
    expect(screen.getByText(done.replace(String(premio.id), '84'))).toBeVisible();
    expect(bodies.map(({ id }) => id)).toEqual([premio.id, 84]);
  });

  test('reviews nothing by a key that is held down, nor by the second half of a double click', async () => {
    const { calls } = open('/edit/81', { role: 'revisor', handlers: [own('revisor')] });
    const review = await screen.findByRole('button', { name: 'Revisar y siguiente' });

    expect(fireEvent.keyDown(review, { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.click(review, { detail: 2 });
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('stands in the list, which says where nothing waits', async () => {
    const { user } = open('', { role: 'premiacion', rows: [], handlers: [own('premiacion')] });
    await user.click(await next());

    expect(await screen.findByText('No queda nada por pagar')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Volver a la lista' })).toBeNull();
  });

  test.each([
    ['administrador', true],
    ['revisor', false],
  ])('is not there for a %s of a host that is ours: %s', async (role, api_local) => {
    open('', {
      role,
      handlers: [answerCall(usuariosCalls.profile, { user: createProfile({ role, api_local }) })],
    });
    await screen.findByRole('table');

    expect(button('Siguiente pendiente')).toBeNull();
  });
});

test('the steps of a premio stand beside it, the newest first', async () => {
  const rosa = { nombre: 'Rosa', apellido: 'Vera' };
  const paso = (id: number, accion: string, more: object = {}) => ({
    ...{ id, fecha: `2026-11-19T20:0${id}:00Z`, usuario: rosa, accion, motivo: '', cambios: [], ...more },
  });
  open('/edit/81', {
    role: 'revisor',
    pasos: [paso(2, 'RECHAZADO', { motivo: 'Borrosa' }), paso(1, 'creación', { usuario: null })],
  });
  const steps = within(await screen.findByRole('region', { name: 'Pasos' }));

  expect((await steps.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'RechazadoRosa Vera · 2026-11-19 15:02Motivo: Borrosa',
    'CreaciónSistema · 2026-11-19 15:01',
  ]);
});

describe('rows that are chosen and out of sight', () => {
  const ROWS = [PENDIENTE, { ...PENDIENTE, id: 84 }, REVISADO];
  /** The host answers what the list asks for by estado or id. */
  const answerFiltered = () =>
    http.get('*/api/premios', ({ request }) => {
      const { estado, id } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}');
      const rows = ROWS.filter(
        (row) => (estado ? row.estado === estado : true) && (id?.includes(row.id) ?? true),
      );

      return HttpResponse.json(rows, { headers: { 'Content-Range': `premios 0-24/${rows.length}` } });
    });
  const chooseHidden = async () => {
    const { user } = open('?filter={"estado":"PENDIENTE"}', {
      role: 'superadministrador',
      handlers: [answerFiltered()],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await user.click(tab('Revisado'));
    await screen.findByText('0200');

    return user;
  };

  test('stand in the dialog, with the reason why nothing is done with them', async () => {
    const user = await chooseHidden();
    await user.click(boxOf('82'));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar premios' }));

    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '81: El premio está pendiente',
      '84: El premio está pendiente',
    ]);
    expect(dialog.getByRole('row', { name: /TOTAL/ })).toHaveTextContent('$10.50');
  });
});
