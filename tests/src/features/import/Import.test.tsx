import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { RawAnswerOf } from '../../../../contract/call';
import {
  type Fila,
  type Importacion,
  importacionesCall,
  importCall,
  undoImportCall,
} from '../../../../contract/importar';
import { toXlsx } from '../../../../src/format/export/xlsx';
import { readSpreadsheet } from '../../../../src/format/import/readSpreadsheet';
import { noteInterruption } from '../../../../src/login/interruption';
import { vendedores } from '../../../../src/resources/vendedores';
import { catchFiles } from '../../../support/files';
import { createGate } from '../../../support/http/gate';
import { rowsOf } from '../../../support/inputs';
import { answerCall, holdCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { renderSection } from '../../../support/renderSection';
import { cedulaOf } from '../../../support/sampleOf';
import { gastos, gastosRest } from '../../../support/sampleSection';
import { withStyles } from '../../../support/styles';

const { path } = importCall('gastos', gastosRest.writers);

const fila = (values: Partial<Fila> = {}): Fila => ({
  resultado: 'nueva',
  id: null,
  version: null,
  cambios: [],
  errores: [],
  parecido: null,
  inhabilitada: false,
  duda: '',
  importes: [],
  ...values,
});

/** As the API tells what it stores. */
const withAmounts = (filas: readonly Fila[], { columnas, filas: sent }: Importacion): Fila[] =>
  filas.map((one, index) => {
    const valor = String(sent[index]?.[columnas.indexOf('valor')] ?? '');
    const isStored = valor !== '' && one.errores.length === 0 && one.importes.length === 0;

    return isStored ? { ...one, importes: [{ campo: 'valor', valor }] } : one;
  });

type Judge = (body: Importacion) => readonly Fila[];

interface Options {
  api_local?: boolean;
  refusal?: object;
  imports?: RawAnswerOf<ReturnType<typeof importacionesCall>>;
}

/** `judged` are the rows that the host answers; `imported` are the bodies it received. */
const open = (
  judged: readonly Fila[] | Judge = [],
  { api_local = true, refusal = { error: 'Una fila tiene errores' }, imports = [] }: Options = {},
) => {
  const imported: Importacion[] = [];
  const keys: (string | null)[] = [];
  const judge = http.post(`*${path}`, async ({ request }) => {
    const body = (await request.json()) as Importacion;
    imported.push(body);
    keys.push(request.headers.get('idempotency-key'));
    const filas = withAmounts(typeof judged === 'function' ? judged(body) : judged, body);
    const isFaulty = filas.some(({ errores }) => errores.length > 0);
    if (!body.solo_revisar && isFaulty) return HttpResponse.json({ ...refusal, filas }, { status: 422 });

    return HttpResponse.json({
      nuevas: 1,
      cambiadas: 1,
      iguales: 0,
      filas: body.solo_revisar ? filas : [],
      ...(!body.solo_revisar && {
        importacion: 5,
        sumas: [{ campo: 'valor', conteo: filas.length, total: '15.50' }],
      }),
    });
  });
  const app = renderSection(gastos, {
    path: '/importar',
    profile: { api_local },
    handlers: [judge, answerCall(importacionesCall('gastos', 'session'), imports)],
  });
  const choose = async (text: BlobPart, lastModified = 1) =>
    app.user.upload(
      await screen.findByLabelText('Elegir archivo'),
      new File([text], 'gastos.csv', { type: 'text/csv', lastModified }),
    );

  return { ...app, imported, keys, choose };
};

const openVendedores = (judged: (body: Importacion) => Fila[] = ({ filas }) => filas.map(() => fila())) => {
  const imported: Importacion[] = [];
  const judge = http.post('*/api/vendedores/importar', async ({ request }) => {
    const body = (await request.json()) as Importacion;
    imported.push(body);

    return HttpResponse.json({ nuevas: 0, cambiadas: 0, iguales: 0, filas: judged(body) });
  });
  const { user } = renderSection(vendedores, {
    path: '/importar',
    profile: { api_local: true },
    handlers: [judge, answerCall(importacionesCall('vendedores', 'session'), [])],
  });
  const choose = async (text: string) =>
    user.upload(await screen.findByLabelText('Elegir archivo'), new File([text], 'promotores.csv'));

  return { user, imported, choose };
};

/** In Forma de pago, which the file does not have. */
const BY_DEFAULT = 'Efectivo (por defecto)';

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
    ['2', 'NuevaIgual al n.º 12', '', '2026-10-12', 'Berta Mora', 'Transporte', 'Taxi', '$12.50', BY_DEFAULT],
    ['3', 'Cambia', '7', '2026-10-13', 'Berta Mora', 'Otros', 'Papel', '$2.00 → $3.00', ''],
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
  await user.click(screen.getByRole('link', { name: 'Ver lo importado' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
});

test('[Y7] the heads of the preview are written as sentences', async () => {
  withStyles();
  const { choose } = open([fila(), fila()]);
  await choose(CSV);
  const [heads] = await rowsOf('Filas de gastos');

  expect(heads).toEqual([
    'Fila',
    'Resultado',
    'Id',
    'Fecha',
    'Administrador',
    'Tipo',
    'Descripción',
    'Valor',
    'Forma de pago',
  ]);
  for (const head of screen.getAllByRole('columnheader')) expect(head).toHaveStyle({ textTransform: 'none' });
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

  const fecha = screen.getByRole('textbox', { name: 'Fecha, fila 2' });
  expect(fecha).toHaveValue('12/10/2026');
  expect(fecha).toHaveAccessibleDescription('La fecha no puede ser posterior a hoy');
  const valor = screen.getByRole('textbox', { name: 'Valor, fila 3' });
  expect(valor).toHaveValue('1.500');
  expect(valor).toHaveAccessibleDescription('1.500 puede ser 1500.00 o 1.50: escriba el que es');
  expect(rows[1]?.[1]).toBe('Con erroresForma de pago: FaltaOtra cosa');
  expect(screen.getByText('Corrija aquí las celdas con errores, o deje fuera esas filas')).toBeVisible();
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
  expect((await rowsOf('Filas de gastos')).slice(1).map(([fila]) => fila)).toEqual(['3', '5', '2', '4']);
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

test('[U5] a bad cell is corrected in the preview, stays in its row, and is imported', async () => {
  const { user, imported, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;1\n12/10/2026;0\nayer;3');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 3' });
  expect(cell).toHaveValue('0');
  expect(cell).toHaveAccessibleDescription('El valor debe ser mayor que 0');
  await user.clear(cell);
  await user.type(cell, '1.500{Enter}');
  const unclear = '1.500 puede ser 1500.00 o 1.50: escriba el que es';
  await waitFor(() => expect(cell).toHaveAccessibleDescription(unclear));
  expect(cell).toHaveFocus();
  await user.clear(cell);
  await user.type(cell, '1500{Enter}');

  await screen.findByText('3 filas: 2 nuevas y 1 con errores.');
  expect((await rowsOf('Filas de gastos')).slice(1).map(([fila]) => fila)).toEqual(['3', '4', '2']);
  const next = screen.getByRole('textbox', { name: 'Fecha, fila 4' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.clear(next);
  await user.type(next, '14/10/2026');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Importar 3 filas' }));
  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)).toMatchObject({
    filas: [
      ['2026-10-12', '1'],
      ['2026-10-12', '1500'],
      ['2026-10-14', '3'],
    ],
  });
});

test('[U5] two cells of a row that are corrected at once are both corrected @ci', async () => {
  const { user, imported, choose } = open(positive);
  await choose('Fecha;Valor\nayer;0');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const valor = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  server.use(http.post(`*${path}`, () => held.then(() => undefined), { once: true }));
  await user.clear(valor);
  await user.type(valor, '7');
  const fecha = screen.getByRole('textbox', { name: 'Fecha, fila 2' });
  await user.clear(fecha);
  await user.type(fecha, '14/10/2026{Enter}');
  answer();

  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)).toMatchObject({ filas: [['2026-10-14', '7']], solo_revisar: false });
});

test('[U5] a correction that could not be sent says so, and can be sent again', async () => {
  const { user, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;0');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  server.use(
    http.post(`*${path}`, () => HttpResponse.json({ error: 'No responde' }, { status: 503 }), { once: true }),
  );
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  expect(await screen.findByText('No responde')).toBeVisible();
  expect(cell).toHaveValue('7');
  await user.type(cell, '{Enter}');

  expect(await screen.findByRole('button', { name: 'Importar 1 fila' })).toBeEnabled();
});

test('[U5] a column whose heading is unknown is given its field, also in the next file @ci', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Monto pagado;Color\n12/10/2026;5;rojo');
  expect(await screen.findByText('No se importa: Monto pagado, Color')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Columna «Monto pagado»' }), 'Valor');
  expect(await screen.findByText('No se importa: Color')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Columna «Monto pagado»' })).toHaveFocus();
  const other = screen.getByRole('combobox', { name: 'Columna «Color»' });
  expect(within(other).queryByRole('option', { name: 'Valor' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  await choose('MONTO PAGADO\n9');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)).toMatchObject({ columnas: ['valor'], filas: [['9']] });
});

test('[U5] a file without a known heading is given its fields, and one chosen wrongly is taken back', async () => {
  const { user, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Uno;Dos\n12/10/2026;5');
  expect(await screen.findByText(/^Ninguna de las diez primeras filas lleva los nombres/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fila con los nombres' }), '1: Uno · Dos');
  const one = await screen.findByRole('combobox', { name: 'Columna «Uno»' });
  await user.selectOptions(one, 'Descripción');
  expect((await rowsOf('Filas de gastos')).at(-1)?.[2]).toBe('12/10/2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Columna «Uno»' }), 'No se importa');

  expect(await screen.findByText('No se importa: Uno, Dos')).toBeVisible();
});

const headChoice = () => screen.findByRole('combobox', { name: 'Fila con los nombres' });

test('[V6] the row with the headings is chosen if none of them is known', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('EMPRESA;;\nGastos de octubre;;\nDía;Detalle;Monto\n12/10/2026;Taxi;5');
  await user.selectOptions(await headChoice(), '3: Día · Detalle · Monto');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «Día»' }), 'Fecha');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «Monto»' }), 'Valor');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)).toMatchObject({ columnas: ['fecha', 'valor'], filas: [['2026-10-12', '5']] });
});

const BARE = '30/11/26;Luis Zambrano;Otros;500,00;Efectivo;a\n30/11/26;Luis Zambrano;Otros;6,00;Efectivo;b';
const NO_HEADS = 'Sin nombres: la primera fila ya es un dato';

/** Gives columns without names a field, by the letter of the column. */
const giveFields = async ({ user }: Pick<ReturnType<typeof open>, 'user'>, fields: object) => {
  for (const [letter, field] of Object.entries(fields)) {
    await user.selectOptions(
      await screen.findByRole('combobox', { name: `Columna «Columna ${letter}»` }),
      field,
    );
  }
};

test('[V6] a file without headings is read from its first row, which the sums count, too', async () => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
  const app = open(({ filas }) => filas.map(() => fila()));
  await app.choose(BARE);
  const head = await headChoice();
  expect(head).toHaveDisplayValue(NO_HEADS);
  expect(within(head).getAllByRole('option')[0]).toHaveTextContent(NO_HEADS);
  await giveFields(app, { A: 'Fecha', D: 'Valor' });

  expect(await screen.findByRole('note')).toHaveTextContent(
    'Valor: 2 filas suman $506.00 en el archivo, y así se guarda.',
  );
  await app.user.click(screen.getByRole('button', { name: 'Importar 2 filas' }));
  await screen.findByText(/^Importación terminada/);
  expect(app.imported.at(-1)).toMatchObject({
    columnas: ['fecha', 'valor'],
    filas: [
      ['2026-11-30', '500.00'],
      ['2026-11-30', '6.00'],
    ],
  });
});

test('[V6] what is chosen for columns without headings is not remembered', async () => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
  const app = open(({ filas }) => filas.map(() => fila()));
  await app.choose(BARE);
  await giveFields(app, { A: 'Fecha', D: 'Valor' });
  await screen.findByText('2 filas: 2 nuevas.');
  await app.user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  await app.choose(BARE);

  expect(await screen.findByRole('combobox', { name: 'Columna «Columna A»' })).toHaveDisplayValue(
    'No se importa',
  );
  expect(screen.getByRole('combobox', { name: 'Fila con los nombres' })).toHaveDisplayValue(NO_HEADS);
});

test('[V6] the headings of the section win over a row of data that was taken for headings once', async () => {
  const { user, choose } = open(({ filas }) => filas.map(() => fila()));
  const words = 'ayer;mucho;Papel';
  await choose(`${words}\n30/11/26;6,00;Taxi`);
  await user.selectOptions(await headChoice(), '1: ayer · mucho · Papel');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «ayer»' }), 'Fecha');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «mucho»' }), 'Valor');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «Papel»' }), 'Descripción');
  await screen.findByText('1 fila: 1 nueva.');
  await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  await choose(`Fecha;Monto;Detalle\n29/11/26;5,00;Bus\n${words}\n30/11/26;6,00;Taxi`);

  const head = await headChoice();
  expect(head).toHaveDisplayValue('1: Fecha · Monto · Detalle');
  await user.selectOptions(head, '3: ayer · mucho · Papel');
  expect(await screen.findByText('1 fila: 1 nueva.')).toBeVisible();
});

test('[V6] a day or a number that stands for a heading is not remembered', async () => {
  const { user, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose(BARE);
  const first = /^1: 30\/11\/26/;
  const head = await headChoice();
  await user.selectOptions(head, within(head).getByRole('option', { name: first }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «30/11/26»' }), 'Fecha');
  await screen.findByText('1 fila: 1 nueva.');
  await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  await choose(BARE);

  expect(await headChoice()).toHaveDisplayValue(NO_HEADS);
});

const notes = (count: number) => Array.from({ length: count }, (_, index) => `Nota ${index + 1};`);

test.each([
  [
    'the row of the headings can be chosen also if another one has a name of the section',
    ['Fecha;30/11/2026', ...notes(12)],
    '14: Fecha · Valor',
  ],
  ['the row with the headings is chosen also far below the first ten', notes(40), '41: Fecha · Valor'],
])('[V6] %s', async (_, above, row) => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose([...above, 'Fecha;Valor', '12/10/2026;5'].join('\n'));
  await user.selectOptions(await headChoice(), row);
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)).toMatchObject({ columnas: ['fecha', 'valor'], filas: [['2026-10-12', '5']] });
});

test('[V6] of the rows with names of the section the one with the most headings is taken', async () => {
  const { choose } = open(({ filas }) => filas.map(() => fila()));
  const heads = ['Fecha', 'Administrador', 'Tipo', 'Descripción', 'Valor', 'Forma de pago'];
  const cells = '12/10/2026;Berta Mora;otros;Taxi;5;efectivo';
  await choose(['Fecha;30/11/2026;;;;', 'Resumen;;;;;', heads.join(';'), cells].join('\n'));

  expect(await headChoice()).toHaveDisplayValue(/^3: Fecha · Administrador/);
  expect(screen.getByRole('button', { name: 'Qué dato es cada columna' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('[V6] of lines without headings, those with more cells than most are refused with their text', async () => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
  const app = open(({ filas }) => filas.map(() => fila()));
  await app.choose('30/11/26, Taxi, 5\n30/11/26, Bus, con Ana, 6\n30/11/26, Papel, 7');
  await giveFields(app, { A: 'Fecha', C: 'Valor' });

  await screen.findByText('3 filas: 2 nuevas y 1 con errores.');
  expect(screen.getByText('Tiene 4 celdas y hay 3 columnas: 30/11/26, Bus, con Ana, 6')).toBeVisible();
});

test('[U4] headings below a title are found, and the rows above are named @ci', async () => {
  const { choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Gastos de octubre\n;Sucursal Norte\n\nFecha;Valor\n12/10/2026;5');

  expect(
    await screen.findByText(
      'Los nombres de las columnas están en la fila 4: lo que hay encima no se importa',
    ),
  ).toBeVisible();
  expect((await rowsOf('Filas de gastos')).slice(1)).toEqual([
    ['5', 'Nueva', '2026-10-12', '$5.00', BY_DEFAULT],
  ]);
});

test('[U4] rows that the file hides are named, and can be left out', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose(await hiding(['Fecha', 'Valor'], ['2026-10-12', '5'], ['2026-10-13', '6', 'hidden']));
  expect(await screen.findByText('1 fila oculta en el archivo también se importa')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar 2 filas' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Dejarlas fuera' }));
  expect(screen.getByText('1 fila oculta en el archivo queda fuera')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)).toMatchObject({ filas: [['2026-10-12', '5']] });
});

type Cells = readonly (readonly string[])[];

const hiding = (...rows: Cells) => sheetsOf({ Hoja: rows });

/** A cell whose formula nobody has calculated. */
const FORMULA = '=A1';

/** An XLSX. The last cell of a row may be 'hidden'. */
const sheetsOf = async (sheets: Readonly<Record<string, Cells>>) => {
  const names = Object.keys(sheets);
  const sheetOf = (rows: Cells) => {
    const lines = rows.map((cells, index) => {
      const isHidden = cells.at(-1) === 'hidden';
      const shown = (isHidden ? cells.slice(0, -1) : cells).map((text) =>
        text === FORMULA ? '<c><f>A1</f></c>' : `<c t="str"><v>${text}</v></c>`,
      );

      return `<row r="${index + 1}"${isHidden ? ' hidden="1"' : ''}>${shown.join('')}</row>`;
    });

    return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
  };
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name) => `<sheet name="${name}" r:id="${name}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((name) => `<Relationship Id="${name}" Target="worksheets/${name}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.entries(sheets).map(([name, rows]) => [`xl/worksheets/${name}.xml`, sheetOf(rows)]),
    ),
  };

  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  ) as BlobPart;
};

test('[V1] a row that cannot be read says why with its text, is not sent, and the others are imported', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha,Valor\n12/10/2026,5\n13/10/2026,12,5\n14/10/2026,"x" y');
  await screen.findByText('3 filas: 1 nueva y 2 con errores.');
  expect((await rowsOf('Filas de gastos')).slice(1).map(([n, result]) => [n, result])).toEqual([
    ['3', 'Con erroresTiene 3 celdas y hay 2 columnas: 13/10/2026,12,5'],
    ['4', 'Con erroresSus comillas se pueden leer de dos maneras: 14/10/2026,"x" y'],
    ['2', 'Nueva'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.map(({ filas }) => filas)).toEqual([[['2026-10-12', '5']], [['2026-10-12', '5']]]);
});

test('[V1] an amount whose cents may stand in the next cell is asked about', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha,Valor,Descripción\n12/10/2026,12,50\n12/10/2026,7,Bus 50\n12/10/2026,8.25,40');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  expect(cell).toHaveAccessibleDescription('Puede ser 12,50: escriba el que es, con dos decimales');
  expect(screen.getByText('3 filas: 2 nuevas y 1 con errores.')).toBeVisible();
  await user.clear(cell);
  await user.type(cell, '12,50{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Importar 3 filas' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas.map(([, , valor]) => valor)).toEqual(['12.50', '7', '8.25']);
});

test.each(['12,5', '1,234.50', '1,234', '$12,50', '$ 7,50', '-7,5', '12,50'])(
  '[V1] %s in a file of commas is never cut, whatever stands in its other columns',
  async (amount) => {
    const { choose } = open(({ filas }) => filas.map(() => fila()));
    await choose(`Fecha,Tipo,Descripción,Valor,Nota\n12/10/2026,Otros,Luz,${amount}`);
    const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });

    expect(cell).toHaveAccessibleDescription(`Puede ser ${amount}: escriba el que es, con dos decimales`);
  },
);

test('[V7] rows that an import left out are corrected and imported after it', async () => {
  const { user, imported, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;1\n12/10/2026;0\n13/10/2026;0');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir con las 2' }));
  await screen.findByText('2 filas: 2 con errores.');
  const cell = screen.getByRole('textbox', { name: 'Valor, fila 3' });
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByRole('button', { name: 'Seguir con la que falta' });
  expect(imported.at(-1)).toMatchObject({ filas: [['2026-10-12', '7']], solo_revisar: false });
});

test('[V7] rows that an import left out are a file with their errors', async () => {
  const { user, choose } = open(positive);
  await choose('Fecha;Valor;Color\n12/10/2026;1;rojo\n12/10/2026;0;azul\n13/10/2026;1;x;y');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
  const saved = catchFiles();
  await user.click(await screen.findByRole('button', { name: 'Descargar las 2' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  const [sheet] = await readSpreadsheet(saved[0] ?? new Blob(), { most: 10 });
  expect(sheet?.lines.map(({ cells }) => cells)).toEqual([
    ['Fecha', 'Valor', 'Color', 'Fila', 'Errores'],
    ['12/10/2026', '0', 'azul', '3', 'Valor: El valor debe ser mayor que 0'],
    ['13/10/2026', '1', 'x', '4', 'Tiene 4 celdas y hay 3 columnas: 13/10/2026;1;x;y'],
  ]);
});

describe('[V2] the page says what the file adds up to and what is stored', () => {
  const DAYS = 'Fecha;Tipo;Valor\n12/10/2026;otros;5,25\n12/10/2026;transporte;10,25\n13/10/2026;otros;0,50';

  test('by day and by kind, with the same sum', async () => {
    const { choose } = open(({ filas }) => filas.map(() => fila()));
    await choose(DAYS);

    expect(
      await screen.findByText('Valor: 3 filas suman $16.00 en el archivo, y así se guarda.'),
    ).toBeVisible();
    expect(await rowsOf('Valor por fecha')).toEqual([
      ['Fecha', 'Filas', 'En el archivo', 'Se guarda'],
      ['2026-10-12', '2', '$15.50', '$15.50'],
      ['2026-10-13', '1', '$0.50', '$0.50'],
    ]);
    expect((await rowsOf('Valor por tipo')).slice(1)).toEqual([
      ['Otros', '2', '$5.75', '$5.75'],
      ['Transporte', '1', '$10.25', '$10.25'],
    ]);
  });

  test('where they differ, and which amounts cannot be read; a correction sets it right', async () => {
    const { user, choose } = open(({ filas }) =>
      filas.map((cells) =>
        fila({ errores: Number.isNaN(Number(cells[1])) ? [{ campo: 'valor', texto: 'Solo números' }] : [] }),
      ),
    );
    await choose('Fecha;Valor\n12/10/2026;5\nayer;7,50\n13/10/2026;mucho');

    expect(
      await screen.findByText(
        'Valor: 2 filas suman $12.50 en el archivo, y se guardan $5.00. La diferencia: fila 3 ($7.50). Sin leer: fila 4.',
      ),
    ).toBeVisible();
    const cell = screen.getByRole('textbox', { name: 'Valor, fila 4' });
    await user.clear(cell);
    await user.type(cell, '2{Enter}');
    expect(
      await screen.findByText(
        'Valor: 3 filas suman $14.50 en el archivo, y se guardan $7.00. La diferencia: fila 3 ($7.50).',
      ),
    ).toBeVisible();
  });

  test('with the formulas that have no result', async () => {
    const { choose } = open(({ filas }) => filas.map(() => fila()));
    await choose(
      await sheetsOf({
        Hoja: [
          ['Fecha', 'Valor'],
          ['2026-10-12', '5'],
          ['2026-10-13', FORMULA],
        ],
      }),
    );

    expect(
      await screen.findByText('Valor: 1 fila suma $5.00 en el archivo, y así se guarda. Sin leer: fila 3.'),
    ).toBeVisible();
  });

  test('with the rows that cannot be read at all', async () => {
    const { choose } = open(({ filas }) => filas.map(() => fila()));
    await choose('Fecha,Valor\n12/10/2026,3.20\n13/10/2026,12,50');

    const note = await screen.findByText(
      'Valor: 1 fila suma $3.20 en el archivo, y así se guarda. Sin leer: fila 3.',
    );
    expect(
      within(note.closest('[role=note]') as HTMLElement).getByTestId('ReportProblemOutlinedIcon'),
    ).toBeVisible();
  });

  test('an amount that is stored otherwise is named with its difference', async () => {
    const { choose } = open(({ filas }) =>
      filas.map(() => fila({ importes: [{ campo: 'valor', valor: '1.00' }] })),
    );
    await choose('Fecha;Valor\n12/10/2026;1\n13/10/2026;1,25');

    expect(
      await screen.findByText(
        'Valor: 2 filas suman $2.25 en el archivo, y se guardan $2.00. La diferencia: fila 3 ($0.25).',
      ),
    ).toBeVisible();
  });

  test('a file without money says nothing of sums', async () => {
    const { choose } = open(({ filas }) => filas.map(() => fila()));
    await choose('Fecha;Tipo\n12/10/2026;otros');
    await screen.findByText('1 fila: 1 nueva.');

    expect(screen.queryByText(/en el archivo/)).not.toBeInTheDocument();
  });

  test('and the same after the import, with a list of exactly its records', async () => {
    const { user, choose, asked } = open(({ filas }) => filas.map(() => fila()));
    await choose(DAYS);
    await user.click(await screen.findByRole('button', { name: 'Importar 3 filas' }));
    expect(await screen.findByText('Valor: 3 filas suman $15.50')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ver lo importado' }));

    await screen.findByRole('button', { name: 'Quitar el filtro Importación: 5' });
    expect(asked.at(-1)).toMatchObject({ filter: { importacion: 5 } });
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Importación: 5' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: {} }));
  });
});

const UNDO = undoImportCall('gastos', 'session');

test('[V7] an import is undone at once, and what stays is named with its reason', async () => {
  const { user, choose, calls } = open(({ filas }) => filas.map(() => fila()));
  server.use(answerCall(UNDO, { anulados: 1, devueltos: 0, dejados: [{ id: 12, texto: 'Cambió después' }] }));
  await choose('Fecha;Valor\n12/10/2026;5');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const question = within(await screen.findByRole('dialog', { name: 'Deshacer la importación' }));
  expect(question.getByText(/^Lo nuevo de gastos\.csv se anula, y lo que cambió vuelve/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Deshacer' }));

  expect(await screen.findByText(/Registros anulados: 1\. Con lo que tenían antes: 0\./)).toBeVisible();
  const [left] = within(screen.getByRole('list', { name: 'Se quedan como están' })).getAllByRole('listitem');
  expect(left).toHaveTextContent('12: Cambió después');
  expect(within(left as HTMLElement).getByRole('link')).toHaveAttribute('href', '/auth/gastos/edit/12');
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  expect(calls).toContain('POST /api/gastos/importar/5/deshacer');
});

test('[V7] the imports of today can be undone later, too', async () => {
  const mine = { id: 9, archivo: 'octubre.xlsx', fecha: '2026-11-19T15:32:00.000Z', filas: 30 };
  const { user } = open([], { imports: [mine] });
  expect(await screen.findByText('octubre.xlsx, 30 registros, 10:32')).toBeVisible();
  server.use(answerCall(UNDO, { anulados: 30, devueltos: 0, dejados: [] }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deshacer' }));

  expect(await screen.findByText(/Registros anulados: 30\./)).toBeVisible();
});

describe('[V7] rows that an import left out', () => {
  const LOST = 'Si sigue, se pierden las filas que no se importaron';
  const importRest = async () => {
    const app = open(positive);
    await app.choose('Fecha;Valor\n12/10/2026;1\n12/10/2026;0\n13/10/2026;0');
    await app.user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
    await screen.findByRole('button', { name: 'Seguir con las 2' });

    return app;
  };
  const stay = async (user: ReturnType<typeof open>['user']) => {
    const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    expect(question).toHaveTextContent(LOST);
    await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  test('are not left without a question: for another file, for another page, once they are shown again', async () => {
    const { user } = await importRest();
    await user.click(screen.getByRole('button', { name: 'Importar otro archivo' }));
    await stay(user);
    await user.click(screen.getByRole('link', { name: 'Ver lo importado' }));
    await stay(user);
    await user.click(screen.getByRole('button', { name: 'Seguir con las 2' }));
    await user.click(await screen.findByRole('button', { name: 'Elegir otro archivo' }));
    await stay(user);

    await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salir sin guardar' }),
    );
    expect(await screen.findByLabelText('Elegir archivo')).toBeInTheDocument();
  });

  test('are left without one once they are downloaded', async () => {
    const { user } = await importRest();
    const saved = catchFiles();
    await user.click(screen.getByRole('button', { name: 'Descargar las 2' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Importar otro archivo' }));

    expect(await screen.findByLabelText('Elegir archivo')).toBeInTheDocument();
  });
});

describe('[V7] Importar right after a cell was corrected', () => {
  const correctLast = async (judged: Judge) => {
    const app = open(judged);
    await app.choose('Fecha;Valor\n12/10/2026;1\n12/10/2026;0');
    const cell = await screen.findByRole('textbox', { name: 'Valor, fila 3' });
    await app.user.clear(cell);
    await app.user.type(cell, '7');

    return app;
  };
  const press = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) =>
    user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));

  test('waits for its look, which the server refuses to run beside the import', async () => {
    const app = await correctLast(positive);
    const look = createGate();
    let isBusy = false;
    server.use(
      http.post(`*${path}`, async () => {
        if (isBusy) return HttpResponse.json({ error: 'Otra todavía está en marcha' }, { status: 429 });
        isBusy = true;
        await look.passed;
        isBusy = false;

        return undefined;
      }),
    );
    await press(app);
    look.open();

    await screen.findByText(/^Importación terminada/);
    expect(app.imported.at(-1)).toMatchObject({
      filas: [
        ['2026-10-12', '1'],
        ['2026-10-12', '7'],
      ],
      solo_revisar: false,
    });
  });

  test('sends nothing if the look fails', async () => {
    const app = await correctLast(positive);
    const failed = () => HttpResponse.json({ error: 'No responde' }, { status: 503 });
    server.use(http.post(`*${path}`, failed, { once: true }));
    await press(app);
    expect(await screen.findByText('No responde')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Valor, fila 3' })).toHaveValue('7');

    await press(app);
    await screen.findByText(/^Importación terminada/);
    expect(app.imported.filter(({ solo_revisar }) => !solo_revisar)).toHaveLength(1);
  });

  const NEWS = 'No se importó nada: mire primero el aviso nuevo de la fila 3, que no se veía todavía';
  const SENT = /^Importación terminada/;

  test.each<[string, Partial<Fila>]>([
    ['with another error', { errores: [{ campo: 'valor', texto: 'La semana está cerrada' }] }],
    ['like a stored record', { parecido: 12 }],
    ['of a disabled record', { resultado: 'igual', inhabilitada: true }],
  ])('sends nothing if its row turns out to be %s, and sends it once that was seen', async (_, values) => {
    const app = await correctLast((body) =>
      positive(body).map((one, index) => (body.filas[index]?.[1] === '7' ? fila(values) : one)),
    );
    await press(app);

    expect(await screen.findByText(NEWS)).toBeVisible();
    expect(app.imported.every(({ solo_revisar }) => solo_revisar)).toBe(true);
    await app.user.click(screen.getByRole('button', { name: /^Importar/ }));
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  test('sends nothing if its row turns out to repeat another one of the file', async () => {
    const app = open(positive);
    await app.choose('Fecha;Valor\n12/10/2026;7\n12/10/2026;0');
    const cell = await screen.findByRole('textbox', { name: 'Valor, fila 3' });
    await app.user.clear(cell);
    await app.user.type(cell, '7');
    await press(app);

    expect(await screen.findByText(NEWS)).toBeVisible();
    expect(screen.getByText('Igual a la fila 2')).toBeVisible();
    expect(app.imported.every(({ solo_revisar }) => solo_revisar)).toBe(true);
  });

  test('sends nothing if the look comes while the mouse button is down', async () => {
    const app = await correctLast((body) =>
      positive(body).map((one, index) => (body.filas[index]?.[1] === '7' ? fila({ parecido: 12 }) : one)),
    );
    const button = screen.getByRole('button', { name: 'Importar 1 fila' });
    await app.user.pointer({ keys: '[MouseLeft>]', target: button });
    await screen.findByText('Igual al n.º 12');
    await app.user.pointer({ keys: '[/MouseLeft]', target: button });

    expect(await screen.findByText(NEWS)).toBeVisible();
    expect(app.imported.every(({ solo_revisar }) => solo_revisar)).toBe(true);
  });

  test('shows that it waits', async () => {
    const app = await correctLast(positive);
    const look = createGate();
    server.use(http.post(`*${path}`, () => look.passed.then(() => undefined), { once: true }));
    await press(app);
    const button = screen.getByRole('button', { name: /^Importar/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(within(button).getByRole('progressbar')).toBeInTheDocument();
    look.open();

    expect(await screen.findByText(SENT)).toBeVisible();
  });

  test('lets nobody choose another file while it waits', async () => {
    const app = await correctLast(positive);
    const look = createGate();
    server.use(http.post(`*${path}`, () => look.passed.then(() => undefined), { once: true }));
    expect(screen.getByRole('button', { name: 'Elegir otro archivo' })).toBeEnabled();
    await press(app);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Elegir otro archivo' })).toBeDisabled());
    look.open();

    expect(await screen.findByText(SENT)).toBeVisible();
  });

  test('sends nothing if its amount turns out to be unusual', async () => {
    const app = await correctLast((body) =>
      positive(body).map((one, index) => ({
        ...one,
        duda: body.filas[index]?.[1] === '7' ? 'Es mucho' : '',
      })),
    );
    await press(app);

    expect(await screen.findByRole('list', { name: 'Montos inusuales' })).toHaveTextContent(
      'Fila 3: Es mucho',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importar 2 filas' })).toBeDisabled());
    expect(app.imported.every(({ solo_revisar }) => solo_revisar)).toBe(true);
  });
});

test('[V7] corrected cells of a file return with it after the session was lost', async () => {
  const text = 'Fecha;Valor\n12/10/2026;0\nayer;3';
  const { user, choose } = open(positive);
  await choose(text);
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  await screen.findByRole('button', { name: 'Importar 1 fila' });
  const kept = Object.entries({ ...sessionStorage });
  cleanup();
  // A session that ends loads another page, which unmounts nothing.
  for (const [key, value] of kept) sessionStorage.setItem(key, value);

  const again = open(positive);
  await again.choose(text);
  expect(await screen.findByText('Celdas que corrigió antes en este archivo: 1')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Importar 1 fila' }));
  await screen.findByText(/^Importación terminada/);
  expect(again.imported.at(-1)).toMatchObject({ filas: [['2026-10-12', '7']] });
});

test('[V7] one value for all rows and the order of days return with their file after the session was lost', async () => {
  const text = 'Fecha;Valor\n02/02/2026;5\n11/02/2026;6';
  const { user, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose(text);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Tipo, para las 2 filas' }),
    'Transporte',
  );
  await user.click(await screen.findByRole('radio', { name: /2 de noviembre/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /2 de noviembre/ })).toBeChecked());
  await screen.findByRole('button', { name: 'Importar 2 filas' });
  const kept = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);

  const again = open(({ filas }) => filas.map(() => fila()));
  await again.choose(text);
  await again.user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
  await screen.findByText(/^Importación terminada/);
  const { columnas = [], filas = [] } = again.imported.at(-1) ?? {};
  const column = (name: string) => filas.map((cells) => cells[columnas.indexOf(name)]);
  expect(column('fecha')).toEqual(['2026-02-02', '2026-11-02']);
  expect(column('tipo')).toEqual(['transporte', 'transporte']);
});

test('[V7] after a lost session the import is offered, and the file that was corrected is named', async () => {
  const { user, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;0');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  await screen.findByRole('button', { name: 'Importar 1 fila' });
  noteInterruption(true);
  const kept = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);

  // Where every sign-in leads.
  renderApp({
    path: '/auth/dashboard',
    profile: { api_local: true },
    handlers: [answerCall(importacionesCall('gastos', 'session'), [])],
  });
  await user.click(await screen.findByRole('link', { name: 'Continuar: Importar gastos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Importar gastos' })).toBeVisible();
  expect(
    screen.getByText('Las celdas que corrigió en gastos.csv se conservan: elija otra vez ese archivo'),
  ).toBeVisible();
});

describe('[V7] after a session that was lost when an import had left rows out', () => {
  const text = 'Fecha;Valor\n12/10/2026;0\nayer;mal\n13/10/2026;5';
  const typeInto = async ({ user }: Pick<ReturnType<typeof open>, 'user'>, label: string, typed: string) => {
    const cell = await screen.findByRole('textbox', { name: label });
    await user.clear(cell);
    await user.type(cell, `${typed}{Enter}`);
  };
  const lose = () => {
    const kept = Object.entries({ ...sessionStorage });
    cleanup();
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
  };
  const importPart = async () => {
    const app = open(positive);
    await app.choose(text);
    await typeInto(app, 'Valor, fila 2', '7');
    await screen.findByRole('button', { name: 'Importar 2 filas' });
    await typeInto(app, 'Valor, fila 3', '6,80');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Valor, fila 3' })).not.toBeInTheDocument(),
    );
    await app.user.click(screen.getByRole('button', { name: 'Importar 2 filas' }));
    await screen.findByRole('button', { name: 'Seguir con la que falta' });

    return app;
  };

  test('their corrections return with the file, and the imported rows are named and left out', async () => {
    await importPart();
    lose();
    const again = open(positive);
    await again.choose(text);
    expect(
      await screen.findByText('2 filas ya se importaron de este archivo (2, 4): fuera de esta importación'),
    ).toBeVisible();
    await typeInto(again, 'Fecha, fila 3', '14/10/2026');
    await again.user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
    await screen.findByText(/^Importación terminada/);
    expect(again.imported.at(-1)).toMatchObject({ filas: [['2026-10-14', '6.80']], solo_revisar: false });

    lose();
    await open(positive).choose(text);
    expect(await screen.findByText(/^3 filas ya se importaron de este archivo \(2, 4, 3\)/)).toBeVisible();
  });

  test('the imported rows can be imported again, as they were corrected', async () => {
    await importPart();
    lose();
    const again = open(positive);
    await again.choose(text);
    await again.user.click(await screen.findByRole('button', { name: 'Importarlas otra vez' }));
    await again.user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
    await screen.findByText(/^Importación terminada/);
    expect(again.imported.at(-1)?.filas).toEqual([
      ['2026-10-12', '7'],
      ['2026-10-13', '5'],
    ]);
  });

  test('no row counts as imported once the import is undone', async () => {
    const { user } = await importPart();
    server.use(answerCall(UNDO, { anulados: 2, devueltos: 0, dejados: [] }));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deshacer' }));
    await screen.findByText(/Registros anulados: 2\./);
    lose();
    await open(positive).choose(text);
    await screen.findByText('Celdas que corrigió antes en este archivo: 2');
    expect(screen.queryByText(/ya se importaron/)).not.toBeInTheDocument();
  });

  test('columns without names have their fields again', async () => {
    const app = open(positive);
    await app.choose('12/10/2026;0\n13/10/2026;5');
    await giveFields(app, { A: 'Fecha', B: 'Valor' });
    await typeInto(app, 'Valor, fila 1', '7');
    await screen.findByRole('button', { name: 'Importar 2 filas' });
    lose();
    const again = open(positive);
    await again.choose('12/10/2026;0\n13/10/2026;5');
    await again.user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
    await screen.findByText(/^Importación terminada/);
    expect(again.imported.at(-1)?.filas).toEqual([
      ['2026-10-12', '7'],
      ['2026-10-13', '5'],
    ]);
  });
});

test('[V7] corrected cells do not return with another version of their file', async () => {
  const { user, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;0');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  await screen.findByRole('button', { name: 'Importar 1 fila' });
  const kept = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);

  const again = open(positive);
  await again.choose('Fecha;Valor\n12/10/2026;9', 2);
  await again.user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
  await screen.findByText(/^Importación terminada/);
  expect(again.imported.at(-1)).toMatchObject({ filas: [['2026-10-12', '9']] });
});

test('[V7] corrected cells of a sheet return to that sheet alone', async () => {
  const sheet = (...rows: string[]) => [['Fecha', 'Valor'], ...rows.map((valor) => ['2026-10-12', valor])];
  const book = await sheetsOf({ Octubre: sheet('100', '200', '300'), Noviembre: sheet('3', '0') });
  const { user, choose } = open(positive);
  await choose(book);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Hoja' }), 'Noviembre (2 filas)');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 3' });
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  await screen.findByRole('button', { name: 'Importar 2 filas' });
  const kept = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);

  const again = open(positive);
  await again.choose(book);
  expect(await screen.findByText('Celdas que corrigió antes en este archivo: 1')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Hoja' })).toHaveDisplayValue('Noviembre (2 filas)');
  expect((await rowsOf('Filas de gastos')).slice(1).map((cells) => cells[3])).toEqual(['$3.00', '$7.00']);
  await again.user.selectOptions(screen.getByRole('combobox', { name: 'Hoja' }), 'Octubre (3 filas)');
  const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  expect(question).toHaveTextContent('Si sigue, se pierden las celdas que corrigió');
});

test('[V7] another file or sheet asks before corrected cells are lost', async () => {
  const { user, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;0');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Elegir otro archivo' }));
  const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
  expect(await screen.findByRole('button', { name: 'Importar 1 fila' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salir sin guardar' }),
  );
  expect(await screen.findByLabelText('Elegir archivo')).toBeInTheDocument();
});

test('[V7] cells that were corrected are not left without a question', async () => {
  const { user, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;0');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  await user.clear(cell);
  await user.type(cell, '7{Enter}');
  await screen.findByRole('button', { name: 'Importar 1 fila' });
  await user.click(screen.getByRole('link', { name: 'Configuración' }));
  const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));

  expect(await screen.findByRole('button', { name: 'Importar 1 fila' })).toBeVisible();
});

test('[V6] each column shows its first cells, and a wrong one is given another field', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Valor;Monto\n12/10/2026;5;6\n13/10/2026;7;8\n14/10/2026;;9\n15/10/2026;3;1');
  const row = await screen.findByRole('row', { name: /^Valor\s*5 · 7 · 3/ });
  await user.selectOptions(within(row).getByRole('combobox', { name: 'Columna «Valor»' }), 'No se importa');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «Monto»' }), 'Valor');
  await user.click(await screen.findByRole('button', { name: 'Importar 4 filas' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas.map(([, valor]) => valor)).toEqual(['6', '8', '9', '1']);
});

test('[V6] a required field without a column is given one value for all rows', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Descripción;Valor\n12/10/2026;Taxi;5\n13/10/2026;Bus;7');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Tipo, para las 2 filas' }),
    'Transporte',
  );
  await screen.findByText('2 filas: 2 nuevas.');
  await user.click(screen.getByRole('button', { name: 'Importar 2 filas' }));

  await screen.findByText(/^Importación terminada/);
  const { columnas = [], filas = [] } = imported.at(-1) ?? {};
  expect(filas.map((cells) => cells[columnas.indexOf('tipo')])).toEqual(['transporte', 'transporte']);
});

test('[V6] a value for all rows gives way to a column that is chosen for it', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Clase;Valor\n12/10/2026;otros;5');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tipo, para la fila' }), 'Transporte');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «Clase»' }), 'Tipo');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas).toEqual([['2026-10-12', 'otros', '5']]);
});

test('[V6] columns without a heading, or with that of another, are named by their place and given a field for this file', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  const file = 'Fecha;;Valor;Valor;\n12/10/2026;Taxi;5;6;';
  await choose(file);
  expect(await screen.findByText('No se importa: Columna B, Valor (columna D)')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Columna «Columna B»' }), 'Descripción');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Columna «Valor»' }), 'No se importa');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Columna «Valor (columna D)»' }),
    'Valor',
  );
  await screen.findByText('No se importa: Valor');
  await user.click(await screen.findByRole('button', { name: 'Importar 1 fila' }));
  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas).toEqual([['2026-10-12', 'Taxi', '6']]);

  await user.click(screen.getByRole('button', { name: 'Importar otro archivo' }));
  await choose(file);
  expect(await screen.findByText('No se importa: Columna B, Valor, Valor (columna D)')).toBeVisible();
});

test('[N9] rows of one unique value are told, however far apart the file has them', async () => {
  const { choose } = openVendedores();
  const line = (n: number, code: string) => `${code};${cedulaOf(n)};Ana;Paz;10`;
  const lines = Array.from({ length: 130 }, (_, n) => line(n, [4, 120].includes(n) ? 'Z4' : `P${n}`));
  await choose(['Código;Cédula;Nombre;Apellido;Porcentaje de comisión', ...lines].join('\n'));

  await screen.findByText('130 filas: 129 nuevas y 1 con errores.');
  expect(screen.getByRole('textbox', { name: 'Código, fila 122' })).toHaveAccessibleDescription(
    'Se repite: ya está en la fila 6',
  );
});

test('[V3] the sheet with the headings is read and named, and another one is chosen', async () => {
  const { user, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose(
    await sheetsOf({
      Instrucciones: [['Lea esto'], ['primero']],
      Octubre: [
        ['Fecha', 'Valor'],
        ['2026-10-12', '5'],
        ['2026-10-13', '6'],
      ],
      Noviembre: [['Gastos de noviembre'], ['Fecha', 'Valor'], ['2026-11-12', '7']],
    }),
  );
  await screen.findByText('2 filas: 2 nuevas.');
  const sheet = screen.getByRole('combobox', { name: 'Hoja' });
  expect(
    within(sheet)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Instrucciones (2 filas)', 'Octubre (2 filas)', 'Noviembre (1 fila)']);
  expect(sheet).toHaveDisplayValue('Octubre (2 filas)');
  await user.selectOptions(sheet, 'Noviembre (1 fila)');

  await screen.findByText('1 fila: 1 nueva.');
  expect((await rowsOf('Filas de gastos')).at(-1)?.[2]).toBe('2026-11-12');
});

test('[V4] a column with a day that can only be month first is read so, and corrections are typed day first', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Valor\n11/02/2026;5\n11/25/2026;6\n25/11/2026;7\nayer;8');
  await screen.findByText(/4 filas:/);
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  const wrong = screen.getByRole('textbox', { name: 'Fecha, fila 5' });
  await user.clear(wrong);
  await user.type(wrong, '03/11/2026{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Importar 4 filas' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas.map(([day]) => day)).toEqual([
    '2026-11-02',
    '2026-11-25',
    '2026-25-11',
    '2026-11-03',
  ]);
});

test('[V4] a year of two digits is read in a file as in a form, in the order of its column', async () => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Valor\n30/11/26;5\n02/11/26;6');
  await user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas.map(([day]) => day)).toEqual(['2026-11-30', '2026-11-02']);

  await user.click(screen.getByRole('button', { name: 'Importar otro archivo' }));
  await choose('Fecha;Valor\n11/30/26;5\n11/02/26;6');
  await user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas.map(([day]) => day)).toEqual(['2026-11-30', '2026-11-02']);
});

test('[V4] days with years of two digits that may be written year first are refused, in the file and typed', async () => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
  const { user, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Valor\n26/11/05;5\n26/11/30;6\n26/11/27;7');
  await screen.findByText('3 filas: 3 con errores.');
  const cell = screen.getByRole('textbox', { name: 'Fecha, fila 2' });
  const advice =
    '26/11/05 puede ser sábado 26 de noviembre de 2005 o jueves 5 de noviembre de 2026: escriba el año con cuatro cifras';
  expect(cell).toHaveAccessibleDescription(advice);
  await user.clear(cell);
  await user.type(cell, '05/11/2026{Enter}');
  await screen.findByText('3 filas: 1 nueva y 2 con errores.');
  const other = screen.getByRole('textbox', { name: 'Fecha, fila 3' });
  await user.clear(other);
  await user.type(other, '26/11/05{Enter}');

  await waitFor(() => expect(other).toHaveAccessibleDescription(advice));
});

test('[V4] a column that can be read both ways asks once, with both readings', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Valor\n02/02/2026;5\n11/02/2026;6');
  const question = await screen.findByRole('radiogroup', { name: /^¿Qué día es 11\/02\/2026 en «Fecha»\?/ });
  expect(within(question).getByRole('radio', { name: /11 de febrero de 2026/ })).toBeChecked();
  await user.click(within(question).getByRole('radio', { name: /2 de noviembre de 2026/ }));
  const chosen = await screen.findByRole('radio', { name: /2 de noviembre de 2026/ });
  await waitFor(() => expect(chosen).toBeChecked());
  expect(chosen).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Importar 2 filas' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas.map(([day]) => day)).toEqual(['2026-02-02', '2026-11-02']);
});

test('[W1] rows with an unusual amount are named, and are imported once they are confirmed', async () => {
  const { user, imported, choose } = open(({ filas }) =>
    filas.map((_, index) => fila({ duda: index === 1 ? 'Suele ser de $31 a $347' : '' })),
  );
  await choose('Fecha;Valor\n12/10/2026;40\n13/10/2026;125000');
  const named = await screen.findByRole('list', { name: 'Montos inusuales' });
  expect(named).toHaveTextContent(/^Fila 3: Suele ser de \$31 a \$347$/);
  const save = screen.getByRole('button', { name: 'Importar 2 filas' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Los montos inusuales son correctos' }));
  await user.click(save);

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)).toMatchObject({ solo_revisar: false });
});

test('[V7] rows of disabled records are told, and enable them in one step', async () => {
  const { user, imported, choose } = openVendedores(({ filas, columnas }) =>
    filas.map((_, index) =>
      fila({ resultado: 'igual', id: index + 7, inhabilitada: !columnas.includes('estado') }),
    ),
  );
  await choose('Id;Nombre\n7;Ana\n8;Eva');
  const notice = await screen.findByText('2 filas son de registros inhabilitados, y así se quedan.');
  expect(notice).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Habilitarlos' }));

  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(imported.at(-1)).toMatchObject({
    columnas: ['id', 'nombre', 'estado'],
    filas: [
      ['7', 'Ana', 'A'],
      ['8', 'Eva', 'A'],
    ],
  });
});

test('[V4] a refused row does not tell the order of the days', async () => {
  const { choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Valor\n11/02/2026;5\n12/25/2026;6;x');

  expect(await screen.findByRole('radiogroup', { name: /^¿Qué día es 11\/02\/2026/ })).toBeVisible();
});

test('[V4] days that Excel may have turned round are asked about, and corrections are typed as they are', async () => {
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Fecha;Valor\n2026-02-11;5\n11/25/2026;6\n2026-05-05;7\nayer;8');
  const question = await screen.findByRole('radiogroup', {
    name: /^Excel pudo cambiar el día por el mes en «Fecha».*¿Qué día es 2026-02-11\?/,
  });
  expect(within(question).getByRole('radio', { name: /11 de febrero de 2026/ })).toBeChecked();
  await user.click(within(question).getByRole('radio', { name: /2 de noviembre de 2026/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /2 de noviembre de 2026/ })).toBeChecked());
  const wrong = screen.getByRole('textbox', { name: 'Fecha, fila 5' });
  await user.clear(wrong);
  await user.type(wrong, '03/11/2026{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Importar 4 filas' }));

  await screen.findByText(/^Importación terminada/);
  expect(imported.at(-1)?.filas.map(([day]) => day)).toEqual([
    '2026-11-02',
    '2026-11-25',
    '2026-05-05',
    '2026-11-03',
  ]);
});

test('[V4] a number of a spreadsheet that is corrected is read as it is typed', async () => {
  const { user, choose } = open(({ filas }) => filas.map(() => fila()));
  await choose(
    (await toXlsx('gastos', [
      ['Fecha', 'Valor'],
      ['2026-10-12', 15.375],
    ])) as BlobPart,
  );
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 2' });
  expect(cell).toHaveAccessibleDescription(/^Tiene tres decimales/);
  await user.clear(cell);
  await user.type(cell, '1.500{Enter}');

  await waitFor(() => expect(cell).toHaveAccessibleDescription(/^1\.500 puede ser/));
});

test('[V5] a row with the same values as an earlier one is told, unless they name a record', async () => {
  const { choose } = open(({ filas }) => filas.map(() => fila()));
  await choose(
    'Id;Fecha;Valor\n;12/10/2026;5\n;2026-10-12;5,00\n;12/10/2026;5\n7;12/10/2026;6\n8;12/10/2026;6',
  );

  expect(
    await screen.findByText('2 filas son iguales a otra de este archivo. ¿Están dos veces?'),
  ).toBeVisible();
  expect((await rowsOf('Filas de gastos')).slice(1).map(([, result]) => result)).toEqual([
    'Nueva',
    'NuevaIgual a la fila 2',
    'NuevaIgual a la fila 2',
    'Nueva',
    'Nueva',
  ]);
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

test('[U30] the look at a file shows how far it is, and is cancelled', async () => {
  const second = createGate();
  let looks = 0;
  const { user, imported, choose } = open(({ filas }) => filas.map(() => fila()));
  server.use(
    http.post(`*${path}`, async () => {
      looks += 1;
      if (looks === 2) await second.passed;

      return undefined;
    }),
  );
  await choose(`Valor\n${'5\n'.repeat(250)}`);

  const bar = await screen.findByRole('progressbar', { name: 'Revisando 100 de 250' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  second.open();
  expect(await screen.findByLabelText('Elegir archivo')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(imported.length).toBeLessThan(3);
});

test('[U30] an import says how long it will take, by the time of its look, and is cancelled', async () => {
  const time = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { user, choose } = open(({ filas, solo_revisar }) => {
    // The look at two rows takes ten seconds.
    if (solo_revisar) time.mockReturnValue(10_000);

    return filas.map(() => fila());
  });
  await choose('Valor\n5\n6');
  const save = await screen.findByRole('button', { name: 'Importar 2 filas' });
  server.use(holdCall(importCall('gastos', gastosRest.writers)));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await act(() => save.click());
  time.mockReturnValue(14_000);
  await act(() => vi.advanceTimersByTime(1_000));
  vi.useRealTimers();

  expect(await screen.findByText('Faltan más o menos 6 segundos')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Guardando todas las filas' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Se canceló\. Si el servidor ya había terminado/,
  );
  expect(screen.getByRole('button', { name: 'Importar 2 filas' })).toBeEnabled();
});

test('another host has no import', async () => {
  open([], { api_local: false });

  expect(await screen.findByText('Este servidor no recibe archivos de hojas de cálculo')).toBeVisible();
});
