import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { type Fila, type Importacion, importCall } from '../../../../contract/importar';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createProfile, createUsuario } from '../../../factories';
import { cellsOf } from '../../../inputs';
import { answerCall, holdCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const call = importCall('gastos', gastosRest.access);
const PROFILE = { role: 'superadministrador', api_local: true };
const LUIS = createUsuario({ id: 3, nombre: 'Luis', apellido: 'Zambrano' });

const fila = (values: Partial<Fila> = {}): Fila => ({
  ...{ resultado: 'nueva', id: null, cambios: [], errores: [], parecido: null, ...values },
});

type Judge = (body: Importacion) => readonly Fila[];

/** The screen before a host that says of the rows what the test does; `bodies` are what it was sent. */
const open = (
  judged: readonly Fila[] | Judge = [],
  path = '/auth/gastos/importar',
  profile: object = PROFILE,
) => {
  const bodies: Importacion[] = [];
  const keys: (string | null)[] = [];
  const app = renderApp({
    path,
    handlers: [
      answerCall(usuariosCalls.profile, { user: createProfile(profile) }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS] }),
      ...restHost(gastosRest).handlers.slice(0, 1),
      http.post(`*${call.path}`, async ({ request }) => {
        const body = (await request.json()) as Importacion;
        bodies.push(body);
        keys.push(request.headers.get('idempotency-key'));
        const outcomes = typeof judged === 'function' ? judged(body) : judged;
        const isFaulty = outcomes.some(({ errores }) => errores.length > 0);
        if (!body.solo_revisar && isFaulty) {
          return HttpResponse.json({ error: 'Una fila tiene errores', filas: outcomes }, { status: 422 });
        }

        return HttpResponse.json({
          ...{ nuevas: 1, cambiadas: 1, iguales: 0 },
          filas: body.solo_revisar ? outcomes : [],
        });
      }),
    ],
  });

  return { ...app, bodies, keys };
};

const choose = async (user: ReturnType<typeof renderApp>['user'], text: string, name = 'gastos.csv') => {
  await user.upload(
    await screen.findByLabelText('Elegir archivo'),
    new File([text], name, { type: 'text/csv' }),
  );
};

const CSV = [
  'Fecha;Tipo;Descripción;Valor;Administrador;Id;Color',
  '12/10/2026;Transporte;Taxi;12,50;Luis Zambrano;;rojo',
  '2026-10-13;otros;Papel;3;zambrano luis;7;azul',
].join('\r\n');

test('a file is read, its columns are matched by name, and what would come of each row is shown', async () => {
  const { user, bodies } = open([
    fila({ parecido: 12 }),
    fila({ resultado: 'cambia', id: 7, cambios: [{ campo: 'valor', antes: '2.00' }] }),
  ]);
  await choose(user, CSV);

  const table = await screen.findByRole('table', { name: 'Filas de gastos' });
  expect(screen.getByText('No se importa: Color')).toBeVisible();

  expect(within(table).getAllByRole('row').map(cellsOf).slice(1)).toEqual([
    ['2', 'NuevaIgual al n.º 12', '', '2026-10-12', 'Luis Zambrano', 'Transporte', 'Taxi', '$12.50'],
    ['3', 'Cambia', '7', '2026-10-13', 'Luis Zambrano', 'Otros', 'Papel', '$2.00 → $3.00'],
  ]);
  expect(screen.getByText('2 filas: 1 nueva y 1 cambia.')).toBeVisible();
  expect(bodies).toEqual([
    {
      archivo: 'gastos.csv',
      columnas: ['id', 'fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor'],
      filas: [
        ['', '2026-10-12', 3, 'transporte', 'Taxi', '12.50'],
        ['7', '2026-10-13', 3, 'otros', 'Papel', '3'],
      ],
      por_defecto: expect.objectContaining({ forma_pago: 'efectivo', estado: 'A' }),
      solo_revisar: true,
    },
  ]);
});

test('all rows are sent at once with a key, and how it ended is said with the way to the list', async () => {
  const { user, bodies, keys } = open([fila(), fila({ resultado: 'cambia', id: 7 })]);
  await choose(user, CSV);
  await user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));

  expect(await screen.findByText('Importación terminada: 1 nueva y 1 cambia')).toBeVisible();
  expect(bodies.map(({ solo_revisar }) => solo_revisar)).toEqual([true, false]);
  expect(keys).toEqual([null, expect.stringMatching(/^[\da-f-]{36}$/)]);
  await user.click(screen.getByRole('link', { name: 'Ver la lista' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
});

test('errors stand at their cells, those of the file before those of the API, and those of the row beside it', async () => {
  const { user } = open([
    fila({ errores: [{ campo: 'fecha', texto: 'La fecha no puede ser posterior a hoy' }] }),
    fila({
      errores: [
        { campo: 'valor', texto: 'El valor debe ser mayor que 0' },
        { campo: 'forma_pago', texto: 'Falta' },
        { campo: '', texto: 'Otra cosa' },
      ],
    }),
    fila(),
  ]);
  await choose(user, `${CSV.replace(';3;', ';1.500;')}\r\n14/10/2026;otros;Focos;5;3;;`);
  const table = await screen.findByRole('table', { name: 'Filas de gastos' });
  const rows = within(table).getAllByRole('row').map(cellsOf).slice(1);

  expect(rows[0]?.[3]).toBe('2026-10-12La fecha no puede ser posterior a hoy');
  expect(rows[1]?.[7]).toBe('1.500No está claro si son miles. Escriba 1500 o 1500.00');
  expect(rows[1]?.[1]).toBe('Con erroresForma de pago: FaltaOtra cosa');
  expect(screen.getByText('Corrija las filas con errores en el archivo, o déjelas fuera')).toBeVisible();
});

/** Says of a row that its valor must be more than 0. */
const positive: Judge = ({ columnas, filas }) =>
  filas.map((cells) =>
    fila({
      errores:
        Number(cells[columnas.indexOf('valor')]) > 0
          ? []
          : [{ campo: 'valor', texto: 'El valor debe ser mayor que 0' }],
    }),
  );

test('rows with errors stand first, are left out, and are named afterwards', async () => {
  const { user, bodies } = open(positive);
  await choose(user, 'Fecha;Valor\n12/10/2026;1\n12/10/2026;0\n13/10/2026;2\nayer;3');
  const importRight = await screen.findByRole('button', { name: 'Importar 2 filas' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => cellsOf(row)[0])).toEqual(['3', '5', '2', '4']);
  await user.click(importRight);

  expect(await screen.findByText('Con errores, fuera de la importación: 2 filas (3, 5)')).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({
    filas: [
      ['2026-10-12', '1'],
      ['2026-10-13', '2'],
    ],
    solo_revisar: false,
  });
});

test('what is refused when it is written stands at its row, and the rest is sent with another key', async () => {
  const { user, keys } = open((body) => (body.solo_revisar ? body.filas.map(() => fila()) : positive(body)));
  await choose(user, 'Fecha;Valor\n12/10/2026;1\n12/10/2026;0');
  await user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
  await screen.findByText('Una fila tiene errores');
  expect(screen.getByText('El valor debe ser mayor que 0')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByText(/^Importación terminada/);
  const [first, second] = keys.filter((key) => key !== null);
  expect(second).not.toBe(first);
});

test('a column that names no field is not imported', async () => {
  const { user, bodies } = open([fila()]);
  await choose(user, 'Día;Valor\n12/10/2026;5');

  expect(await screen.findByText('No se importa: Día')).toBeVisible();
  expect(bodies).toMatchObject([{ archivo: 'gastos.csv', columnas: ['valor'] }]);
});

test('what a file says of one record twice is an error', async () => {
  const { user } = open([fila({ resultado: 'cambia', id: 7 }), fila({ resultado: 'cambia', id: 7 })]);
  await choose(user, 'Id;Valor\n7;5\n7;6');

  expect(await screen.findByText('Se repite: ya está en la fila 2')).toBeVisible();
});

test('a file that cannot be read says why, and another can be chosen', async () => {
  const { user } = open();
  await choose(user, 'Fecha;Valor\n');

  expect(await screen.findByText('No hay filas debajo de los nombres de las columnas')).toBeVisible();
  expect(screen.getByLabelText('Elegir archivo')).toBeInTheDocument();
});

test('what is under way shows how far it is, and can be given up', async () => {
  const rows = Array.from({ length: 250 }, () => '12/10/2026;5').join('\n');
  const { user } = renderApp({
    path: '/auth/gastos/importar',
    handlers: [answerCall(usuariosCalls.profile, { user: createProfile(PROFILE) }), holdCall(call)],
  });
  await choose(user, `Fecha;Valor\n${rows}`);
  expect(await screen.findByRole('progressbar', { name: 'Revisando 0 de 250' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));

  expect(await screen.findByLabelText('Elegir archivo')).toBeInTheDocument();
});

test('a list leads there where the host takes files, and nowhere else', async () => {
  const { user } = open([], '/auth/gastos');
  await user.click(await screen.findByRole('link', { name: 'Importar' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Importar gastos' })).toBeVisible();
});

test('another host is sent no file', async () => {
  open([], '/auth/gastos/importar', { role: 'superadministrador' });

  expect(await screen.findByText('Este servidor no recibe archivos de hojas de cálculo')).toBeVisible();
});
