import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createNomina, createProfile, createUsuario } from '../../../factories';
import { catchFiles } from '../../../files';
import { choose, daysShown, openDays } from '../../../inputs';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { withStyles } from '../../../styles';
import { unzip } from '../../../unzip';
import { setMedia } from '../../ui/layout/media';

/** The list on a host that remembers what it was asked. */
const renderList = (
  nominas = [createNomina()],
  { total = nominas.length, sum, isOwn }: { total?: number; sum?: string; isOwn?: boolean } = {},
) => {
  const bodies: unknown[] = [];
  const counted: unknown[] = [];
  const searches: string[] = [];
  const app = renderApp({
    path: '/auth/nomina',
    handlers: [
      answerCall(usuariosCalls.profile, { user: createProfile({ api_local: isOwn }) }),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
      answerCall(nominaCalls.list, async ({ request }) => {
        const body = (await request.json()) as { limit: number };
        bodies.push(body);
        searches.push(new URL(request.url).search);

        return { nominas: nominas.slice(0, body.limit) };
      }),
      answerCall(nominaCalls.count, async ({ request }) => {
        counted.push(await request.json());
        searches.push(new URL(request.url).search);

        return { conteo: total, total: sum };
      }),
    ],
  });

  return { ...app, bodies, counted, searches };
};

const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} stands in no row`);

  return within(row);
};
const cells = async (text: string) =>
  (await rowOf(text)).getAllByRole('cell').map(({ textContent }) => textContent);

test('[SPEC 2.33] the columns are ID, USUARIO, FECHA, CUENTA, TOTAL, COMPROBANTE, PLANILLA', async () => {
  withStyles();
  renderList();

  const headers = await screen.findAllByRole('columnheader');

  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Id',
    'Usuario',
    'Fecha',
    'Cuenta',
    'Total',
    'Comprobante',
    'Planilla',
  ]);
  for (const header of headers) expect(header).toHaveStyle({ textTransform: 'uppercase' });
  expect(screen.getByRole('heading', { level: 1, name: 'Nomina' })).toBeVisible();
});

test('a row shows number, full name, Monday, account and whole dollars', async () => {
  renderList([createNomina()]);

  expect(await cells('1043')).toEqual([
    '1043',
    'Luis Zambrano',
    '2026-11-16',
    '2200022222',
    '$4,210',
    'Cargar',
    'Abrir',
  ]);
});

describe('CUENTA', () => {
  const usuario = { nombre: 'Rosa', apellido: 'Mera', cuenta_bancaria: '2200011111' };

  test.each([
    ["the nomina's own account", '2200022222', usuario, '2200022222'],
    ["else that of the nomina's user", '', usuario, '2200011111'],
    ['else Sin cuenta', null, { ...usuario, cuenta_bancaria: '' }, 'Sin cuenta'],
  ])('is %s', async (_case, cuenta_bancaria, of, shown) => {
    renderList([createNomina({ cuenta_bancaria, usuario: of })]);

    expect((await cells('Rosa Mera'))[3]).toBe(shown);
  });
});

test('PLANILLA leads to the sheet', async () => {
  renderList();

  const link = (await rowOf('1043')).getByRole('link', { name: 'Abrir' });

  expect(link).toHaveAttribute('href', '/auth/nomina/planilla/1043');
});

test('COMPROBANTE offers Ver where a proof exists', async () => {
  renderList([createNomina({ comprobante: 'comprobantes/a.jpg' })]);

  expect((await rowOf('1043')).getByRole('button', { name: 'Ver' })).toBeVisible();
});

test('Nueva Nomina leads to the form', async () => {
  renderList();

  expect(await screen.findByRole('link', { name: 'Nueva Nomina' })).toHaveAttribute(
    'href',
    '/auth/nomina/create',
  );
});

test('[SPEC 2.35] a page holds 25 nominas, and the next one begins at the 26th', async () => {
  const { user, bodies } = renderList([createNomina()], { total: 212 });
  await rowOf('1043');
  expect(bodies).toEqual([{ limit: 25, offset: 0 }]);
  expect(screen.getByText(/de 212/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: /página 2/i }));

  await expect.poll(() => bodies.at(-1)).toEqual({ limit: 25, offset: 25 });
});

describe('how many are paid', () => {
  test.each([
    ['some of them leads to who is next', { lineas: 10, pagados: 7 }, 'Abrir7/10 pagados'],
    ['all of them is marked, and leads nowhere', { lineas: 10, pagados: 10 }, 'Abrir✓ 10/10 pagados'],
    ['is not said where the host does not count', {}, 'Abrir'],
    ['is not said where the host counts otherwise', { lineas: 'diez', pagados: null } as object, 'Abrir'],
  ])('%s', async (_case, counts, shown) => {
    renderList([createNomina(counts)]);

    expect((await cells('1043')).at(-1)).toBe(shown);
    expect(screen.queryAllByRole('link', { name: /pagados$/ })).toHaveLength(shown.includes('7') ? 1 : 0);
  });
});

describe('the filter by administrador', () => {
  test('goes beside the keys of the specification, to our own API', async () => {
    const { user, bodies, searches } = renderList([createNomina()], { isOwn: true });

    await choose(user, 'Administrador', 'Luis Zambrano');

    await expect.poll(() => searches.slice(-2)).toEqual(['?fk_usuario=3', '?fk_usuario=3']);
    expect(bodies.at(-1)).toEqual({ limit: 25, offset: 0 });
  });

  test('is missing on a host of the specification', async () => {
    const { searches } = renderList();
    await rowOf('1043');

    expect(screen.queryByRole('combobox', { name: 'Administrador' })).not.toBeInTheDocument();
    expect(searches).toEqual(['', '']);
  });
});

describe('the filter by date', () => {
  test('[SPEC 2.34] asks for the range, and leaves an empty bound out', async () => {
    const { user, bodies, counted } = renderList();
    await openDays(user);

    await user.type(screen.getByLabelText('Desde'), '2026-11-01{Enter}');
    await expect.poll(() => bodies.at(-1)).toEqual({ fecha_inicio: '2026-11-01', limit: 25, offset: 0 });
    expect(counted.at(-1)).toEqual({ fecha_inicio: '2026-11-01' });

    await user.type(screen.getByLabelText('Hasta'), '2026-11-30{Enter}');
    await expect
      .poll(() => counted.at(-1))
      .toEqual({ fecha_inicio: '2026-11-01', fecha_final: '2026-11-30' });

    await user.clear(screen.getByLabelText('Desde'));
    await user.tab();
    await expect.poll(() => counted.at(-1)).toEqual({ fecha_final: '2026-11-30' });
  });

  test('a range that runs backwards is refused beside the field and asks for nothing', async () => {
    const { user, bodies } = renderList();
    await openDays(user);
    await user.type(screen.getByLabelText('Desde'), '2026-11-30{Enter}');
    await expect.poll(() => bodies.length).toBe(2);

    await user.type(screen.getByLabelText('Hasta'), '2026-11-01{Enter}');

    expect(await screen.findByText('Hasta no puede ser anterior a Desde')).toBeVisible();
    expect(bodies).toHaveLength(2);
  });
});

describe('without rows', () => {
  test('the list says so, beside the button that creates one', async () => {
    renderList([]);

    expect(await screen.findByText('Todavía no hay nominas')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nueva Nomina' })).toBeVisible();
  });

  test('in a range it offers to take the dates away', async () => {
    const { user, bodies } = renderList([]);
    await openDays(user);
    await user.type(screen.getByLabelText('Desde'), '2026-11-01{Enter}');
    await user.keyboard('{Escape}');

    await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));

    await expect.poll(() => bodies.at(-1)).toEqual({ limit: 25, offset: 0 });
    expect(daysShown()).toBe('Todas las fechas');
  });
});

test('TOTAL closes the list with what all that is filtered is paid, of all pages', async () => {
  renderList([createNomina()], { total: 212, sum: '99000.50' });
  const table = within(await screen.findByRole('table', { name: 'Nomina' }));

  const total = within(table.getAllByRole('row').at(-1) ?? document.body);

  expect(total.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'TOTAL',
    '',
    '',
    '',
    '$99,001 exacto $99,000.50',
    '',
    '',
  ]);
});

test('a host that sends no total has no row TOTAL', async () => {
  renderList();

  await rowOf('1043');

  expect(screen.queryByText('TOTAL')).not.toBeInTheDocument();
});

test('[SPEC 8.2] a failure stands in the page as ¡Error! with its text, and can be tried again', async () => {
  const { user } = renderApp({
    path: '/auth/nomina',
    handlers: [
      refuseCall(nominaCalls.list, 503, 'La base de datos no responde'),
      refuseCall(nominaCalls.count, 503, 'La base de datos no responde'),
    ],
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('¡Error!La base de datos no responde');

  server.use(
    answerCall(nominaCalls.list, { nominas: [createNomina()] }),
    answerCall(nominaCalls.count, { conteo: 1 }),
  );
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('Luis Zambrano')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('Exportar', () => {
  const save = async (user: ReturnType<typeof renderList>['user'], kind: 'CSV' | 'XLSX') => {
    await screen.findByRole('table', { name: 'Nomina' });
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
  };

  test('saves all pages of the range, by at most 1000 at once', async () => {
    const files = catchFiles();
    const { user, bodies } = renderList(
      Array.from({ length: 1000 }, (_one, index) => createNomina({ id: index + 1 })),
      { total: 1001 },
    );

    await save(user, 'CSV');

    await expect.poll(() => files.length).toBe(1);
    expect(bodies.slice(1)).toEqual([
      { limit: 1000, offset: 0 },
      { limit: 1000, offset: 1000 },
    ]);
  });

  test('[F15] the exact total, and no text as a formula', async () => {
    const files = catchFiles();
    const usuario = { nombre: '=Luis', apellido: 'Zambrano', cuenta_bancaria: '' };
    const { user } = renderList([
      createNomina({ usuario, cuenta_bancaria: '+5930', total: '4210.55', comprobante: 'a.png,b.png' }),
    ]);

    await save(user, 'CSV');

    await expect.poll(() => files.length).toBe(1);
    const host = window.location.origin;
    expect((await files[0]?.text())?.split('\r\n')).toEqual([
      'ID;USUARIO;FECHA;CUENTA;TOTAL;COMPROBANTE',
      `1043;'=Luis Zambrano;2026-11-16;'+5930;4210,55;${host}/a.png ${host}/b.png`,
      '',
    ]);
  });

  test('XLSX holds the total as a number', async () => {
    const files = catchFiles();
    const { user } = renderList([createNomina({ total: '4210.55' })]);

    await save(user, 'XLSX');

    await expect.poll(() => files.length).toBe(1);
    const entries = unzip(Buffer.from(await (files[0] ?? new Blob()).arrayBuffer()));
    expect(entries.get('xl/worksheets/sheet1.xml')).toMatch(/<c r="E2"[^>]*><v>4210\.55<\/v>/);
  });

  test('a failure stands in the page as ¡Error! with its text', async () => {
    const { user } = renderList();
    await screen.findByText('Luis Zambrano');
    server.use(refuseCall(nominaCalls.list, 503, 'La base de datos no responde'));

    await save(user, 'CSV');

    expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!La base de datos no responde');
  });
});

test('a card of a phone has one menu of actions, and a dialog that it opened outlives it', async () => {
  setMedia('max-width');
  const { user } = renderList();
  const row = await rowOf('Luis Zambrano');
  expect(row.getAllByRole('button')).toHaveLength(1);

  await user.click(row.getByRole('button', { name: 'Acciones' }));
  const menu = within(screen.getByRole('dialog', { name: 'Acciones' }));
  expect(menu.getByRole('link', { name: 'Abrir' })).toHaveAttribute('href', '/auth/nomina/planilla/1043');
  await user.click(menu.getByRole('button', { name: 'Cargar' }));

  expect(await screen.findByRole('dialog', { name: 'Cargar Comprobante' })).toBeVisible();
});
