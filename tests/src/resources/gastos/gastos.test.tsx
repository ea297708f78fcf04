import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { archivosCalls } from '../../../../contract/archivos';
import { gastosRest } from '../../../../contract/gastos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../factories';
import { catchFiles, namesOfFiles, picture } from '../../../files';
import { cellsOf, choose, openDays, write } from '../../../inputs';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
import { withStyles } from '../../../styles';
import { unzip } from '../../../unzip';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
const LUZ = {
  id: 12,
  fecha: '2026-11-18',
  fk_usuario: 3,
  usuario: { id: 3, nombre: 'Luis', apellido: 'Zambrano' },
  tipo: 'servicios',
  descripcion: 'Luz de noviembre',
  valor: '45.60',
  forma_pago: 'efectivo',
  comprobante: 'comprobantes/luz.png',
  estado: 'A',
  motivo_anulacion: '',
  version: 1,
};
const ARRIENDO = {
  ...LUZ,
  id: 13,
  fk_usuario: 4,
  usuario: { id: 4, nombre: 'Rosa', apellido: 'Mera' },
  tipo: 'arriendo',
  descripcion: '=Local, centro',
  valor: '1200.00',
  comprobante: '',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });

  return () => vi.useRealTimers();
});

const open = (path = '', { role }: { role?: string } = {}) => {
  const host = restHost(gastosRest, [LUZ, ARRIENDO]);
  const app = renderApp({
    path: `/auth/gastos${path}`,
    role,
    handlers: [
      ...host.handlers,
      answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
      answerCall(archivosCalls.upload, { paths: ['comprobantes/uno.png'] }),
    ],
  });

  return { ...app, ...host };
};

const table = () => screen.findByRole('table', { name: 'Gastos' });
const save = () => screen.getByRole('button', { name: 'Guardar' });

test('the list shows the gastos of the last 30 days that are in force, the last first', async () => {
  const { asked } = open();
  const [head, ...rows] = within(await table()).getAllByRole('row');

  expect(cellsOf(head)).toEqual([
    'Id',
    'Fecha',
    'Administrador',
    'Tipo',
    'Descripción',
    'Valor',
    'Comprobante',
  ]);
  expect(rows.map(cellsOf)).toEqual([
    ['12', '2026-11-18', 'Luis Zambrano', 'Servicios', 'Luz de noviembre', '$46', 'Ver'],
    ['13', '2026-11-18', 'Rosa Mera', 'Arriendo', '=Local, centro', '$1,200', '—'],
  ]);
  expect(asked[0]).toEqual({
    filter: { fecha_gte: '2026-10-22', fecha_lte: '2026-11-20', estado: 'A' },
    range: [0, 24],
    sort: ['fecha', 'DESC'],
  });
});

test('days, administrator and tipo narrow the list', async () => {
  const { user, asked } = open();
  await table();

  await openDays(user);
  await write('Desde', '');
  await user.keyboard('{Escape}');
  await choose(user, 'Administrador', 'Rosa Mera');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ fk_usuario: 4 }));
  await choose(user, 'Tipo', 'Servicios');

  await waitFor(() =>
    expect(asked.at(-1)?.filter).toEqual({
      fecha_lte: '2026-11-20',
      estado: 'A',
      tipo: 'servicios',
      fk_usuario: 4,
    }),
  );
});

test('an address that asks what the API does not know is left by one button', async () => {
  const { user, asked } = open(`?filter=${encodeURIComponent('{"zz":1}')}`);
  server.use(
    http.get(
      '*/api/gastos',
      () => HttpResponse.json({ error: 'No se puede filtrar por ese dato' }, { status: 400 }),
      { once: true },
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No se puede filtrar por ese dato');
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));

  await table();
  expect(asked.at(-1)?.filter).toEqual({ fecha_gte: '2026-10-22', fecha_lte: '2026-11-20', estado: 'A' });
});

test('Exportar writes the names, the exact amounts, and no text as a formula', async () => {
  withStyles();
  const files = catchFiles();
  const { user, asked } = open();
  await table();

  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));

  await expect.poll(() => files.length).toBe(1);
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    'ID;FECHA;ADMINISTRADOR;TIPO;DESCRIPCIÓN;VALOR;COMPROBANTE',
    `12;2026-11-18;Luis Zambrano;Servicios;Luz de noviembre;45,60;${window.location.origin}/comprobantes/luz.png`,
    '13;2026-11-18;Rosa Mera;Arriendo;"\'=Local, centro";1200,00;',
    '',
  ]);
  expect(asked.at(-1)).toMatchObject({ range: [0, 999], filter: { estado: 'A' } });
  expect(namesOfFiles()).toEqual(['gastos 2026-10-22 a 2026-11-20.csv']);
});

test('Exportar writes an XLSX whose amounts are numbers and whose days are dates', async () => {
  withStyles();
  const files = catchFiles();
  const { user } = open();
  await table();

  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'XLSX' }));

  await expect.poll(() => files.length).toBe(1);
  const sheet = unzip(Buffer.from(await (files[0] ?? new Blob()).arrayBuffer())).get(
    'xl/worksheets/sheet1.xml',
  );
  expect(sheet).toMatch(/<c r="A2"><v>12<\/v>/);
  expect(sheet).toMatch(/<c r="B2" s="\d+"><v>46344<\/v>/);
  expect(sheet).toMatch(/<c r="F2"[^>]*><v>45\.6<\/v>/);
});

test('a new gasto goes out with the picture that was uploaded meanwhile', async () => {
  catchFiles();
  const { user, bodies } = open('/create');
  await choose(user, /^Administrador/, 'Rosa Mera');
  await choose(user, /^Tipo/, 'Transporte');
  await write(/^Descripción/, 'Taxi al banco');
  await write(/^Valor/, '3.5');
  await user.upload(screen.getByLabelText('Elegir archivos'), picture());
  expect(await screen.findByRole('list', { name: 'Archivos cargados' })).toHaveTextContent('recibo.png');

  await user.click(save());

  expect(await screen.findByText(/Gasto \d+ creado/)).toBeVisible();
  expect(bodies).toEqual([
    {
      method: 'POST',
      fecha: '2026-11-20',
      fk_usuario: 4,
      tipo: 'transporte',
      descripcion: 'Taxi al banco',
      valor: '3.5',
      forma_pago: 'efectivo',
      comprobante: 'comprobantes/uno.png',
      estado: 'A',
      motivo_anulacion: '',
    },
  ]);
});

test('a save whose answer was lost is sent again with its key; a changed or a next gasto has a key of its own', async () => {
  const { user } = open('/create', { role: 'administrador' });
  const keys: (string | null)[] = [];
  const answers = [HttpResponse.error(), HttpResponse.error(), HttpResponse.json({ id: 20 })];
  server.use(
    http.post('*/api/gastos', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));

      return answers[keys.length - 1] ?? HttpResponse.json({ id: 21 });
    }),
  );
  const taxi = async () => {
    await choose(user, /^Tipo/, 'Transporte');
    await write(/^Descripción/, 'Taxi');
    await write(/^Valor/, '3.5');
  };
  await taxi();
  for (const tries of [1, 2]) {
    await user.click(save());
    await waitFor(() => expect(keys).toHaveLength(tries));
    await waitFor(() => expect(save()).toBeEnabled());
  }
  await write(/^Valor/, '3.6');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText(/^Descripción/)).toHaveValue(''));
  await taxi();
  await write(/^Valor/, '3.6');
  await user.click(save());
  await waitFor(() => expect(keys).toHaveLength(4));

  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('an upload that failed says why, keeps the form, and is tried again', async () => {
  catchFiles();
  const { user } = open('/create', { role: 'administrador' });
  await write(/^Descripción/, 'Taxi al banco');
  server.use(refuseCall(archivosCalls.upload, 422, 'recibo.png no es una imagen'));
  await user.upload(screen.getByLabelText('Elegir archivos'), picture());
  expect(await screen.findByRole('alert')).toHaveTextContent('recibo.png no es una imagen');

  server.use(answerCall(archivosCalls.upload, { paths: ['comprobantes/uno.png'] }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('list', { name: 'Archivos cargados' })).toHaveTextContent('recibo.png');
  expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Taxi al banco');
});

test('a gasto without what it needs, or of a day to come, is not sent', async () => {
  const { user, bodies } = open('/create');
  await write(/^Fecha/, '2026-11-21');
  await write(/^Valor/, '0');
  await user.click(save());

  expect(await screen.findByText('La fecha no puede ser posterior a hoy')).toBeVisible();
  expect(screen.getByText('Elija un administrador')).toBeVisible();
  expect(screen.getByText('El valor debe ser mayor que 0')).toBeVisible();
  expect(screen.getByText('Este dato es obligatorio')).toBeVisible();
  expect(screen.getByText('Elija el tipo')).toBeVisible();
  expect(screen.getByLabelText(/^Fecha/)).toHaveFocus();
  expect(bodies).toEqual([]);
});

test('what was made is named, with the way to it, until something else is sent', async () => {
  const { user } = open('/create');
  await choose(user, /^Administrador/, 'Rosa Mera');
  await choose(user, /^Tipo/, 'Transporte');
  await write(/^Descripción/, 'Taxi al banco');
  await write(/^Valor/, '3.5');
  await user.click(save());

  const told = await screen.findByText(/^Gasto \d+ creado/);
  const [id] = /\d+/.exec(told.textContent) ?? [];
  expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', `/auth/gastos/edit/${id}`);

  await user.click(save());
  expect(told).not.toBeInTheDocument();
  expect(await screen.findByText('Elija un administrador')).toBeVisible();
});

test('Anular asks for the motivo, and closes the form', async () => {
  const { user, bodies } = open('/edit/12');
  await user.click(await screen.findByRole('button', { name: 'Anular' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Anular gasto 12' }));
  expect(dialog.getByText('El gasto deja de contar, y ya no se podrá cambiar')).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo de la anulación'), 'Repetido');
  await user.click(dialog.getByRole('button', { name: 'Anular gasto' }));

  expect(await screen.findByText('Gasto anulado')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', ...LUZ, estado: 'X', motivo_anulacion: 'Repetido' }]);
  // A host that does not say who did it.
  expect(await screen.findByText('El gasto está anulado')).toBeVisible();
  expect(screen.getByText('Motivo: Repetido')).toBeVisible();
  expect(screen.getByText('Descripción').closest('div')).toHaveTextContent('Luz de noviembre');
  expect(screen.getByText('Valor').closest('div')).toHaveTextContent('$45.60');
});

test('the history says who did what, in the words of the section', async () => {
  const { user } = open('/edit/12');
  server.use(
    answerCall(gastosRest.calls.history, [
      {
        id: 2,
        fecha: '2026-11-19T20:05:00Z',
        usuario: { nombre: 'Rosa', apellido: 'Mera' },
        accion: 'X',
        motivo: 'Repetido',
        cambios: [
          { campo: 'descripcion', antes: 'Luz', despues: 'Luz de noviembre' },
          { campo: 'estado', antes: 'A', despues: 'X' },
        ],
      },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  const step = within(await screen.findByRole('list', { name: 'Historial' }));

  expect(step.getByText('Anulado')).toBeVisible();
  expect(step.getByText('Rosa Mera · 2026-11-19 15:05')).toBeVisible();
  expect(step.getByText('Motivo: Repetido')).toBeVisible();
  expect(step.getByText('Descripción: Luz → Luz de noviembre')).toBeVisible();
  expect(step.getByText('Estado: Vigente → Anulado')).toBeVisible();
});

test('a history that cannot be read says why, and an empty one that nothing changed', async () => {
  const { user } = open('/edit/12');
  server.use(refuseCall(gastosRest.calls.history, 503, 'La base de datos descansa'));
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  expect(await screen.findByText('La base de datos descansa')).toBeVisible();

  server.use(answerCall(gastosRest.calls.history, []));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('Todavía no hay cambios')).toBeVisible();
});
