import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { gastos } from '../../../../src/resources/gastos';
import { catchFiles, picture } from '../../../files';
import { choose, write } from '../../../inputs';
import { answerCall, refuseCall, server } from '../../../msw';
import { recordOf, renderSection } from '../../../renderSection';
import { withStyles } from '../../../styles';
import { unzip } from '../../../unzip';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });

  return () => vi.useRealTimers();
});

const LUZ = recordOf(gastosRest, 1, { fecha: '2026-11-18', valor: '45.60' });

const open = (path = '', role?: string) => renderSection(gastos, { path, role, rows: [LUZ] });
const table = () => screen.findByRole('table', { name: 'Gastos' });
const save = () => screen.getByRole('button', { name: 'Guardar' });

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
  expect(sheet).toMatch(/<c r="A2"><v>1<\/v>/);
  expect(sheet).toMatch(/<c r="B2" s="\d+"><v>46344<\/v>/);
  expect(sheet).toMatch(/<c r="F2"[^>]*><v>45\.6<\/v>/);
});

test('a new gasto goes out with the picture that was uploaded meanwhile', async () => {
  catchFiles();
  const { user, bodies } = open('/create');
  await choose(user, /^Administrador/, 'Carlos Nieto');
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
  const { user } = open('/create', 'administrador');
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
  await choose(user, /^Administrador/, 'Carlos Nieto');
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

test('a history that cannot be read says why, and an empty one that nothing changed', async () => {
  const { user } = open('/edit/1');
  server.use(refuseCall(gastosRest.calls.history, 503, 'La base de datos descansa'));
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  expect(await screen.findByText('La base de datos descansa')).toBeVisible();

  server.use(answerCall(gastosRest.calls.history, []));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('Todavía no hay cambios')).toBeVisible();
});
