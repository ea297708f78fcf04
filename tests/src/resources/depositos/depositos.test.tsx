import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { depositosRest } from '../../../../contract/depositos';
import { SUMS_HEADER } from '../../../../contract/rest';
import { depositos } from '../../../../src/resources/depositos';
import { catchFiles, picture } from '../../../support/files';
import { cellsOf, write } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { refuseWrites } from '../../../support/rest';

const PENDIENTE = recordOf(depositosRest, 31, {
  fk_usuario: 3,
  tipo: 'RECIBIR',
  banco: 'Pichincha',
  cuenta_bancaria: '22000111',
  valor: '500.50',
  motivo: 'Premio mayor',
  estado: 'P',
});
/** The title of each cell of a definition list, with its value. */
const factsIn = (element: HTMLElement) => {
  const texts = (role: string) =>
    within(element)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const values = texts('definition');

  return Object.fromEntries(texts('term').map((term, at) => [term, values[at]]));
};

const DEPOSITADO = recordOf(depositosRest, 30, { estado: 'D', comprobante: 'comprobantes/a.png' });

const open = async (pending: object = {}, role?: string) => {
  catchFiles();
  const app = renderSection(depositos, { role, rows: [{ ...PENDIENTE, ...pending }, DEPOSITADO] });
  const table = within(await screen.findByRole('table', { name: 'Solicitudes depositos' }));
  const openMenu = async () => {
    const row = within(table.getByRole('link', { name: '31' }).closest('tr') ?? document.body);
    await app.user.click(row.getByRole('button', { name: 'Acciones' }));
  };
  const press = async (name: string) => {
    if (name === 'Retirar') await openMenu();
    await app.user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: `${name} solicitud 31` }));

    return { dialog, accept: () => app.user.click(dialog.getByRole('button', { name })) };
  };

  return { ...app, table, openMenu, press };
};
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());

test('TOTAL is below Valor, and nothing is below the buttons', async () => {
  const headers = { 'Content-Range': 'depositos 0-0/1', [SUMS_HEADER]: '{"valor":"500.50"}' };
  renderSection(depositos, {
    handlers: [http.get('*/api/depositos', () => HttpResponse.json([PENDIENTE], { headers }))],
  });

  expect(cellsOf(await screen.findByRole('row', { name: /^TOTAL/ }))).toEqual([
    'TOTAL',
    '',
    '',
    '',
    '',
    '',
    '$501',
    '',
    '',
    '',
  ]);
});

test('[L2] a row shows one step as text, and has one menu', async () => {
  const { table, openMenu } = await open({ fk_usuario_creacion: 7 });
  const steps = ['Depositar', 'Rechazar', 'Retirar', 'Historial'];
  const texts = table.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(texts.filter((text) => steps.includes(text))).toEqual(['Depositar']);
  await openMenu();

  const menu = within(screen.getByRole('dialog', { name: 'Acciones' }));
  expect(menu.getByRole('button', { name: 'Retirar' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Historial' })).toBeVisible();
});

test('[Y2] a row has no menu of one entry, and on a phone its only buttons stand in the card', async () => {
  const { table } = await open();
  expect(table.getByRole('button', { name: 'Depositar' })).toBeVisible();
  expect(table.queryByRole('button', { name: 'Acciones' })).not.toBeInTheDocument();

  cleanup();
  setMedia('max-width');
  const cards = (await open({ comprobante: '' })).table;
  const pending = within(cards.getAllByRole('row').find(({ dataset }) => dataset.id === '31') as HTMLElement);
  expect(pending.getAllByRole('button').map((one) => one.ariaLabel ?? one.textContent)).toEqual([
    'Depositar',
    'Rechazar',
  ]);
});

test('Depositar needs the proof and updates the page', async () => {
  const { user, bodies, press } = await open();
  const { dialog, accept } = await press('Depositar');
  expect(dialog.getByText('Entran hoy $500.50 en el libro de caja de Berta Mora')).toBeVisible();
  await accept();
  expect(await dialog.findByText('Cargue el comprobante del depósito')).toBeVisible();
  expect(bodies).toEqual([]);

  await user.upload(dialog.getByLabelText('Elegir archivos'), picture());
  expect(await dialog.findByRole('list', { name: 'Archivos cargados' })).toHaveTextContent('recibo.png');
  await accept();

  expect(await screen.findByText('Solicitud depositada')).toBeVisible();
  expect(bodies).toMatchObject([
    { method: 'PUT', id: 31, banco: 'Pichincha', estado: 'D', comprobante: 'comprobantes/uno.png' },
  ]);
  await isGone('Depositar');
});

test('a refusal is shown in the dialog, which keeps the motivo', async () => {
  const { press } = await open();
  const { dialog, accept } = await press('Rechazar');
  server.use(...refuseWrites(depositosRest, 409, 'Otro usuario modificó este registro', 'outdated'));
  await write('Motivo del rechazo', 'Cuenta ajena');
  await accept();

  expect(await dialog.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(dialog.getByLabelText('Motivo del rechazo')).toHaveValue('Cuenta ajena');
  expect(dialog.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
});

test('an administrador can only withdraw a pending request, with a motivo, and sees the history @ci', async () => {
  const { user, bodies, table, press } = await open({ fk_usuario: 7 }, 'administrador');
  expect(screen.queryByRole('button', { name: 'Depositar' })).not.toBeInTheDocument();
  const { accept } = await press('Retirar');
  await write('Motivo del retiro', 'Ya no hace falta');
  await accept();

  expect(await screen.findByText('Solicitud retirada')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', estado: 'X', motivo_anulacion: 'Ya no hace falta' }]);
  await isGone('Retirar');
  await user.click(table.getByRole('link', { name: '31' }));
  await screen.findByRole('heading', { level: 1, name: 'Solicitud 31' });
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  const history = within(await screen.findByRole('dialog', { name: 'Historial' }));
  expect(await history.findByText('Todavía no hay cambios')).toBeVisible();
});

const ASKED = {
  Tipo: 'Recibir',
  Fecha: PENDIENTE.fecha,
  Administrador: 'Berta Mora',
  Banco: 'Pichincha',
  Cuenta: '22000111',
  Valor: '$500.50',
  Motivo: 'Premio mayor',
};
const PAPELETA = { comprobante: 'comprobantes/papeleta.png' };

test.each([
  ['Depositar', 'superadministrador', 'button', 'Ampliar Imagen 1'],
  ['Rechazar', 'superadministrador', 'img', 'Comprobante 1'],
  ['Retirar', 'administrador', 'img', 'Comprobante 1'],
])('[U36] the dialog of %s shows what is asked for, and its proof', async (name, role, kind, picture) => {
  const { press } = await open({ fk_usuario_creacion: 7, ...PAPELETA }, role);
  await press(name);
  const dialog = screen.getByRole('dialog');

  expect(factsIn(dialog)).toEqual(ASKED);
  expect(within(dialog).getByRole(kind, { name: picture })).toBeVisible();
});

test.each(['superadministrador', 'administrador'])(
  '[U36] a %s opens a solicitud by its id, reads it with its proof, and goes back to the list',
  async (role) => {
    const { user, table } = await open(PAPELETA, role);
    await user.click(table.getByRole('link', { name: '31' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Solicitud 31' })).toBeVisible();
    expect(window.location.pathname).toBe('/auth/depositos/edit/31');
    expect(await screen.findByText('Pendiente')).toBeVisible();
    expect(factsIn(screen.getByRole('main'))).toEqual({ ...ASKED, Estado: 'Pendiente' });
    expect(screen.getByRole('img', { name: 'Comprobante 1' })).toHaveAttribute(
      'src',
      '/comprobantes/papeleta.png',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Depositar' }) !== null).toBe(role === 'superadministrador');
    await user.click(screen.getByRole('link', { name: 'Solicitudes depositos', current: false }));
    expect(await screen.findByRole('table', { name: 'Solicitudes depositos' })).toBeVisible();
  },
);

const openRecord = async (values: object, role?: string) => {
  catchFiles();
  const app = renderSection(depositos, { path: '/edit/31', role, rows: [{ ...PENDIENTE, ...values }] });
  await screen.findByRole('heading', { level: 1, name: 'Solicitud 31' });

  return app;
};

test('[U36] a solicitud is rejected on its page in three clicks, and shows why', async () => {
  const { user, bodies } = await openRecord({});
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByLabelText('Motivo del rechazo')).toHaveFocus();
  await user.keyboard('Cuenta ajena');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rechazar' }));

  expect(await screen.findByText('Solicitud rechazada')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', id: 31, estado: 'R', motivo_rechazo: 'Cuenta ajena' }]);
  await isGone('Rechazar');
  expect(factsIn(screen.getByRole('main'))).toEqual({
    ...ASKED,
    Estado: 'Rechazado',
    Comprobante: '—',
    'Motivo del rechazo': 'Cuenta ajena',
  });
});

test('[U36] a resolved solicitud says who resolved it and when, and offers no step', async () => {
  await openRecord({
    estado: 'D',
    fk_usuario_resolucion: 4,
    usuario_resolucion: { id: 4, nombre: 'Carlos', apellido: 'Nieto' },
    fecha_resolucion: '2026-10-15',
  });

  expect(await screen.findByText('Depositado')).toBeVisible();
  expect(factsIn(screen.getByRole('main'))).toMatchObject({
    'Resuelto por': 'Carlos Nieto',
    'Fecha de resolución': '2026-10-15',
  });
  offersNoStep();
});

const offersNoStep = () => {
  for (const name of ['Depositar', 'Rechazar', 'Retirar'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

test('[U36] a withdrawn solicitud says so, with its motivo, and offers no step', async () => {
  await openRecord({ estado: 'X', motivo_anulacion: 'Ya no hace falta' });

  expect(await screen.findByText('La solicitud está retirada')).toBeVisible();
  expect(screen.getByText('Motivo: Ya no hace falta')).toBeVisible();
  offersNoStep();
});

test.each([
  ['superadministrador', 'Berta Mora'],
  ['administrador', 'Recibir'],
])('[U36] on the phone of a %s the card of a solicitud has one link, which opens it', async (role, title) => {
  setMedia('max-width');
  const { user, table } = await open({}, role);
  const card = table.getAllByRole('row').find((row) => row.dataset.id === '31') as HTMLElement;
  const links = within(card).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([title]);
  await user.click(links[0] as HTMLElement);

  expect(await screen.findByRole('heading', { level: 1, name: 'Solicitud 31' })).toBeVisible();
});
