import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { type Fila, type Importacion, importCall } from '../../../../contract/importar';
import { gastos } from '../../../../src/resources/gastos';
import { cellsOf, rowsOf } from '../../../support/inputs';
import { renderSection } from '../../../support/renderSection';

const { path } = importCall('gastos', gastosRest.access);

const fila = (values: Partial<Fila> = {}): Fila => ({
  resultado: 'nueva',
  id: null,
  version: null,
  cambios: [],
  errores: [],
  parecido: null,
  ...values,
});

type Judge = (body: Importacion) => readonly Fila[];

interface Options {
  api_local?: boolean;
  refusal?: object;
}

/** `judged` are the rows that the host answers; `imported` are the bodies it received. */
const open = (
  judged: readonly Fila[] | Judge = [],
  { api_local = true, refusal = { error: 'Una fila tiene errores' } }: Options = {},
) => {
  const imported: Importacion[] = [];
  const keys: (string | null)[] = [];
  const judge = http.post(`*${path}`, async ({ request }) => {
    const body = (await request.json()) as Importacion;
    imported.push(body);
    keys.push(request.headers.get('idempotency-key'));
    const filas = typeof judged === 'function' ? judged(body) : judged;
    const isFaulty = filas.some(({ errores }) => errores.length > 0);
    if (!body.solo_revisar && isFaulty) return HttpResponse.json({ ...refusal, filas }, { status: 422 });

    return HttpResponse.json({
      nuevas: 1,
      cambiadas: 1,
      iguales: 0,
      filas: body.solo_revisar ? filas : [],
    });
  });
  const app = renderSection(gastos, { path: '/importar', profile: { api_local }, handlers: [judge] });
  const choose = async (text: string) =>
    app.user.upload(
      await screen.findByLabelText('Elegir archivo'),
      new File([text], 'gastos.csv', { type: 'text/csv' }),
    );

  return { ...app, imported, keys, choose };
};

const CSV = [
  'Fecha;Tipo;Descripción;Valor;Administrador;Id;Color',
  '12/10/2026;Transporte;Taxi;12,50;Berta Mora;;rojo',
  '2026-10-13;otros;Papel;3;mora berta;7;azul',
].join('\r\n');

test('a file is read, its columns are matched, each row shows its result, and all are sent at once with a key', async () => {
  const { user, imported, keys, choose } = open([
    fila({ parecido: 12 }),
    fila({ resultado: 'cambia', id: 7, version: 4, cambios: [{ campo: 'valor', antes: '2.00' }] }),
  ]);
  await choose(CSV);

  expect((await rowsOf('Filas de gastos')).slice(1)).toEqual([
    ['2', 'NuevaIgual al n.º 12', '', '2026-10-12', 'Berta Mora', 'Transporte', 'Taxi', '$12.50'],
    ['3', 'Cambia', '7', '2026-10-13', 'Berta Mora', 'Otros', 'Papel', '$2.00 → $3.00'],
  ]);
  expect(screen.getByText('No se importa: Color')).toBeVisible();
  expect(screen.getByText('2 filas: 1 nueva y 1 cambia.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importar 2 filas' }));

  expect(await screen.findByText('Importación terminada: 1 nueva y 1 cambia')).toBeVisible();
  const body = {
    archivo: 'gastos.csv',
    columnas: ['id', 'fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor'],
    filas: [
      ['', '2026-10-12', 3, 'transporte', 'Taxi', '12.50'],
      ['7', '2026-10-13', 3, 'otros', 'Papel', '3'],
    ],
    por_defecto: expect.objectContaining({ forma_pago: 'efectivo', estado: 'A' }),
  };
  expect(imported).toEqual([
    { ...body, solo_revisar: true, versiones: [null, null] },
    { ...body, solo_revisar: false, versiones: [null, 4] },
  ]);
  expect(keys).toEqual([null, expect.stringMatching(/^[\da-f-]{36}$/)]);
  await user.click(screen.getByRole('link', { name: 'Ver la lista' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
});

test('errors are shown in their cells, those of the file before those of the API, and row errors beside the row', async () => {
  const { choose } = open([
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
  await choose(`${CSV.replace(';3;', ';1.500;')}\r\n14/10/2026;otros;Focos;5;3;;`);
  const rows = (await rowsOf('Filas de gastos')).slice(1);

  expect(rows[0]?.[3]).toBe('2026-10-12La fecha no puede ser posterior a hoy');
  expect(rows[1]?.[7]).toBe('1.500No está claro si son miles. Escriba 1500 o 1500.00');
  expect(rows[1]?.[1]).toBe('Con erroresForma de pago: FaltaOtra cosa');
  expect(screen.getByText('Corrija las filas con errores en el archivo, o déjelas fuera')).toBeVisible();
});

const positive: Judge = ({ columnas, filas }) =>
  filas.map((cells) =>
    fila({
      errores:
        Number(cells[columnas.indexOf('valor')]) > 0
          ? []
          : [{ campo: 'valor', texto: 'El valor debe ser mayor que 0' }],
    }),
  );

test('rows with errors come first, are left out, and are listed afterwards', async () => {
  const { user, imported, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;1\n12/10/2026;0\n13/10/2026;2\nayer;3');
  const importRight = await screen.findByRole('button', { name: 'Importar 2 filas' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => cellsOf(row)[0])).toEqual(['3', '5', '2', '4']);
  await user.click(importRight);

  expect(await screen.findByText('Con errores, fuera de la importación: 2 filas (3, 5)')).toBeVisible();
  expect(imported.at(-1)).toMatchObject({
    filas: [
      ['2026-10-12', '1'],
      ['2026-10-13', '2'],
    ],
    solo_revisar: false,
  });
});

test('a refusal on saving is shown in its row, and the rest is sent with another key', async () => {
  const { user, keys, choose } = open((body) =>
    body.solo_revisar ? body.filas.map(() => fila()) : positive(body),
  );
  await choose('Fecha;Valor\n12/10/2026;1\n12/10/2026;0');
  await user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
  await screen.findByText('Una fila tiene errores');
  expect(screen.getByText('El valor debe ser mayor que 0')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByText(/^Importación terminada/);
  const [first, second] = keys.filter((key) => key !== null);
  expect(second).not.toBe(first);
});

test('two rows for one record are an error', async () => {
  const { choose } = open([fila({ resultado: 'cambia', id: 7 }), fila({ resultado: 'cambia', id: 7 })]);
  await choose('Id;Valor\n7;5\n7;6');

  expect(await screen.findByText('Se repite: ya está en la fila 2')).toBeVisible();
});

test('[A29] if a record changed since the look, the file is looked at again, and the new look is shown', async () => {
  const shown = { resultado: 'cambia', id: 7 } as const;
  let version = 4;
  const { user, imported, choose } = open(
    ({ solo_revisar, versiones }) => {
      if (!solo_revisar && versiones?.[0] !== version) {
        const texto = 'El gasto 7 cambió desde la revisión';

        return [fila({ ...shown, version, errores: [{ campo: '', texto }] })];
      }

      return [
        fila({ ...shown, version, cambios: [{ campo: 'valor', antes: version === 4 ? '2.00' : '3.00' }] }),
      ];
    },
    {
      refusal: {
        error: 'El gasto 7 cambió desde la revisión. No se importó nada: revise de nuevo.',
        reason: 'outdated',
      },
    },
  );
  await choose('Id;Valor\n7;5');
  expect((await rowsOf('Filas de gastos')).at(-1)).toContain('$2.00 → $5.00');
  version = 5;
  await user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));

  expect(
    await screen.findByText('El gasto 7 cambió desde la revisión. No se importó nada: revise de nuevo.'),
  ).toBeVisible();
  expect((await rowsOf('Filas de gastos')).at(-1)).toContain('$3.00 → $5.00');
  await user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));

  expect(await screen.findByText(/^Importación terminada/)).toBeVisible();
  expect(imported.map(({ solo_revisar, versiones }) => [solo_revisar, versiones])).toEqual([
    [true, [null]],
    [false, [4]],
    [true, [null]],
    [false, [5]],
  ]);
});

test('an error of the API about an earlier row names the line of the file', async () => {
  const repeated = { campo: 'valor', texto: 'Se repite: ya está en la fila 1', fila: 0 };
  const { choose } = open([fila(), fila({ errores: [repeated] })]);
  await choose('Valor\n5\n6');

  expect(await screen.findByText('Se repite: ya está en la fila 2')).toBeVisible();
});

test('a file that cannot be read says why, and another can be chosen', async () => {
  const { choose } = open();
  await choose('Fecha;Valor\n');

  expect(await screen.findByText('No hay filas debajo de los nombres de las columnas')).toBeVisible();
  expect(screen.getByLabelText('Elegir archivo')).toBeInTheDocument();
});

test('another host has no import', async () => {
  open([], { api_local: false });

  expect(await screen.findByText('Este servidor no recibe archivos de hojas de cálculo')).toBeVisible();
});
