import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createNomina, createUsuario } from '../../../support/factories';
import { choose, dialogIsClosed, exportCsv, openDays, rowsOf } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { answerCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { withStyles } from '../../../support/styles';

interface Options {
  conteo?: number;
  total?: string;
  isOwn?: boolean;
}

const renderList = (nominas = [createNomina()], { conteo = nominas.length, total, isOwn }: Options = {}) => {
  const searches: string[] = [];
  const app = renderApp({
    path: '/auth/nomina',
    profile: { api_local: isOwn },
    handlers: [
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
      answerCall(nominaCalls.list, ({ request }) => {
        searches.push(new URL(request.url).search);

        return { nominas };
      }),
      answerCall(nominaCalls.count, { conteo, total }),
    ],
  });
  const last = async () => (await app.sent(nominaCalls.list)).at(-1);
  const lastCount = async () => (await app.sent(nominaCalls.count)).at(-1);

  return { ...app, searches, last, lastCount };
};

test('[SPEC 2.33] the columns are ID, USUARIO, FECHA, CUENTA, TOTAL, COMPROBANTE, PLANILLA', async () => {
  withStyles();
  renderList([createNomina(), createNomina({ id: 1044, comprobante: 'comprobantes/a.jpg' })]);

  expect(await rowsOf('Nomina')).toEqual([
    ['Id', 'Usuario', 'Fecha', 'Cuenta', 'Total', 'Comprobante', 'Planilla'],
    ['1043', 'Luis Zambrano', '2026-11-16', '2200022222', '$4,210', 'Cargar', 'Abrir'],
    ['1044', 'Luis Zambrano', '2026-11-16', '2200022222', '$4,210', 'Ver', 'Abrir'],
  ]);
  for (const head of screen.getAllByRole('columnheader'))
    expect(head).toHaveStyle({ textTransform: 'uppercase' });
  expect(screen.getByRole('heading', { level: 1, name: 'Nomina' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1043' })).toHaveAttribute('href', '/auth/nomina/planilla/1043');
  expect(screen.getAllByRole('link', { name: 'Abrir' })[0]).toHaveAttribute(
    'href',
    '/auth/nomina/planilla/1043',
  );
  expect(screen.getByRole('link', { name: 'Nueva Nomina' })).toHaveAttribute('href', '/auth/nomina/create');
});

test("CUENTA shows the nomina's own account, else that of its user, else Sin cuenta", async () => {
  const usuario = { nombre: 'Rosa', apellido: 'Mera', cuenta_bancaria: '2200011111' };
  renderList([
    createNomina({ usuario }),
    createNomina({ usuario, id: 2, cuenta_bancaria: '' }),
    createNomina({ id: 3, cuenta_bancaria: null, usuario: { ...usuario, cuenta_bancaria: '' } }),
  ]);

  const accounts = (await rowsOf('Nomina')).map((row) => row[3]);
  expect(accounts).toEqual(['Cuenta', '2200022222', '2200011111', 'Sin cuenta']);
});

test('[SPEC 7.14] [SPEC 2.35] a page holds 25 nominas, and the next one begins at the 26th', async () => {
  const { user, sent, last } = renderList([createNomina()], { conteo: 212 });
  await screen.findByText('1043');
  expect(await sent(nominaCalls.list)).toEqual([{ limit: 25, offset: 0 }]);
  expect(screen.getByText(/de 212/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: /página 2/i }));

  await expect.poll(last).toEqual({ limit: 25, offset: 25 });
});

test('[L2] [L3] the count of paid lines opens the sheet, Pagar the next person until all are paid; both are missing if the host does not count', async () => {
  const otherwise = { lineas: 'diez', pagados: null } as object;
  renderList([
    createNomina({ lineas: 10, pagados: 7 }),
    createNomina({ id: 2, lineas: 10, pagados: 10 }),
    createNomina({ id: 3 }),
    createNomina({ id: 4, ...otherwise }),
  ]);

  const [, ...rows] = await rowsOf('Nomina');
  expect(rows.map((row) => row.at(-1))).toEqual([
    'Abrir7/10 pagadosPagar',
    'Abrir✓ 10/10 pagados',
    'Abrir',
    'Abrir',
  ]);
  const counts = screen.getAllByRole('link', { name: /pagados$/ });
  expect(counts.map((link) => link.getAttribute('href'))).toEqual([
    '/auth/nomina/planilla/1043',
    '/auth/nomina/planilla/2',
  ]);
  expect(screen.getAllByRole('link', { name: 'Pagar' })).toHaveLength(1);
});

test('[Y2] a click on a row opens its sheet', async () => {
  const { user } = renderList();
  server.use(answerCall(nominaCalls.one, { nomina: createNomina() }));

  await user.click(await screen.findByRole('cell', { name: '2026-11-16' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Planilla de Nomina' })).toBeVisible();
  expect(window.location.pathname).toBe('/auth/nomina/planilla/1043');
});

test('[Y2] a bar shows how many are paid, and of Abrir, Cargar and Pagar only Pagar looks as a button', async () => {
  withStyles();
  renderList([createNomina({ lineas: 10, pagados: 6 })]);
  const count = await screen.findByRole('link', { name: /pagados$/ });

  expect(count).toHaveTextContent(/^6\/10 pagados$/);
  expect(count.firstElementChild).toHaveStyle({ backgroundSize: '60% 100%' });
  const row = within(screen.getByRole('table'));
  expect(row.getByRole('link', { name: 'Pagar' })).toHaveStyle({ borderStyle: 'solid' });
  const cargar = row.getByRole('button', { name: 'Cargar' });
  expect(cargar).not.toHaveStyle({ borderStyle: 'solid' });
  expect(cargar).toHaveStyle({ textDecorationLine: 'underline', fontWeight: 400 });
});

test('[Y2] a row has a menu from two entries on; a single one stands in its sheet', async () => {
  const paid = createNomina({ id: 2, comprobante: 'uno.png' });
  const { user } = renderList([paid, createNomina()], { isOwn: true });
  server.use(answerCall(nominaCalls.one, { nomina: createNomina() }));
  await screen.findByText('1043');
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Acciones' }));
  const menu = within(screen.getByRole('dialog', { name: 'Acciones' }));
  expect(menu.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Cambiar comprobante',
    'Historial',
  ]);
  await user.keyboard('{Escape}');
  await dialogIsClosed();

  await user.click(screen.getByRole('link', { name: '1043' }));
  expect(await screen.findByRole('button', { name: 'Historial' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cambiar comprobante' })).not.toBeInTheDocument();
});

test('[Y8] Cargar opens its dialog at the first press', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  renderList();
  const cargar = await screen.findByRole('button', { name: 'Cargar' });
  await vi.dynamicImportSettled();
  fireEvent.click(cargar);

  expect(screen.getByRole('dialog', { name: 'Cargar Comprobante' })).toBeInTheDocument();
});

test('[L3] a card on a phone names person, week, total and what is missing', async () => {
  setMedia('max-width');
  renderList([
    createNomina({ lineas: 10, pagados: 7, comprobante: null }),
    createNomina({ id: 2, lineas: 10, pagados: 10, comprobante: 'uno.png' }),
  ]);

  const [, ...rows] = await rowsOf('Nomina');
  expect(rows[0]).toEqual(expect.arrayContaining(['Falta pagar 3 de 10 y el comprobantePagar']));
  expect(rows[1]).toEqual(expect.arrayContaining(['✓ Completa']));
});

test('the filter by administrador is sent in the query to our own API, beside the keys of the specification @long', async () => {
  const { user, searches, last } = renderList([createNomina()], { isOwn: true });

  await choose(user, 'Administrador', 'Luis Zambrano');

  await expect.poll(() => searches.at(-1)).toBe('?fk_usuario=3');
  expect(await last()).toEqual({ limit: 25, offset: 0 });
});

test('a host of the specification gets no filter by administrador and has no TOTAL', async () => {
  const { searches } = renderList();
  await screen.findByText('1043');

  expect(screen.queryByRole('combobox', { name: 'Administrador' })).not.toBeInTheDocument();
  expect(searches).toEqual(['']);
  expect(screen.queryByText('TOTAL')).not.toBeInTheDocument();
});

test('[SPEC 7.14] [SPEC 2.34] the filter by date sends the range, without an empty bound', async () => {
  const { user, last, lastCount, sent } = renderList();
  await openDays(user);

  await user.type(screen.getByLabelText('Desde'), '2026-11-01{Enter}');
  await expect.poll(last).toEqual({ fecha_inicio: '2026-11-01', limit: 25, offset: 0 });
  expect(await lastCount()).toEqual({ fecha_inicio: '2026-11-01' });

  await user.type(screen.getByLabelText('Hasta'), '2026-11-30{Enter}');
  await expect.poll(lastCount).toEqual({ fecha_inicio: '2026-11-01', fecha_final: '2026-11-30' });

  await user.clear(screen.getByLabelText('Desde'));
  await user.tab();
  await expect.poll(lastCount).toEqual({ fecha_final: '2026-11-30' });

  const { length } = await sent(nominaCalls.list);
  await user.type(screen.getByLabelText('Desde'), '2026-12-01{Enter}');
  expect(await screen.findByText('Hasta no puede ser anterior a Desde')).toBeVisible();
  expect(await sent(nominaCalls.list)).toHaveLength(length);
});

test('the list ends with the TOTAL of all filtered pages', async () => {
  renderList([createNomina()], { conteo: 212, total: '99000.50' });

  const total = ['TOTAL', '', '', '', '$99,001', '', ''];
  expect((await rowsOf('Nomina')).at(-1)).toEqual(total);
});

test('[F15] an export has the exact total, and no text as a formula', async () => {
  const usuario = { nombre: '=Luis', apellido: 'Zambrano', cuenta_bancaria: '' };
  const { user } = renderList([
    createNomina({ usuario, cuenta_bancaria: '+5930', total: '4210.55', comprobante: 'a.png,b.png' }),
  ]);
  await screen.findByText('1043');
  const host = window.location.origin;

  expect(await exportCsv(user)).toEqual([
    'ID;USUARIO;FECHA;CUENTA;TOTAL;COMPROBANTE',
    `1043;'=Luis Zambrano;2026-11-16;'+5930;4210,55;${host}/a.png ${host}/b.png`,
    '',
  ]);
});

test('a card on a phone has one menu of actions, and the dialog of an action stays open after it', async () => {
  setMedia('max-width');
  const { user } = renderList();
  await screen.findByText('Luis Zambrano');
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Acciones' }));
  const menu = within(screen.getByRole('dialog', { name: 'Acciones' }));
  expect(menu.getByRole('link', { name: 'Abrir' })).toHaveAttribute('href', '/auth/nomina/planilla/1043');
  await user.click(menu.getByRole('button', { name: 'Cargar' }));

  expect(await screen.findByRole('dialog', { name: 'Cargar Comprobante' })).toBeVisible();
});
