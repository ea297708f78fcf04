import { act, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { type Fila, type Importacion, importCall } from '../../../../contract/importar';
import { gastos } from '../../../../src/resources/gastos';
import { createGate } from '../../../support/http/gate';
import { cellsOf, rowsOf } from '../../../support/inputs';
import { holdCall, server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';

const { path } = importCall('gastos', gastosRest.writers);

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
  const choose = async (text: BlobPart) =>
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

  const fecha = screen.getByRole('textbox', { name: 'Fecha, fila 2' });
  expect(fecha).toHaveValue('12/10/2026');
  expect(fecha).toHaveAccessibleDescription('La fecha no puede ser posterior a hoy');
  const valor = screen.getByRole('textbox', { name: 'Valor, fila 3' });
  expect(valor).toHaveValue('1.500');
  expect(valor).toHaveAccessibleDescription('No está claro si son miles: escriba 1500 o 1500.00');
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

test('[U5] a bad cell is corrected in the preview, stays in its row, and is imported', async () => {
  const { user, imported, choose } = open(positive);
  await choose('Fecha;Valor\n12/10/2026;1\n12/10/2026;0\nayer;3');
  const cell = await screen.findByRole('textbox', { name: 'Valor, fila 3' });
  expect(cell).toHaveValue('0');
  expect(cell).toHaveAccessibleDescription('El valor debe ser mayor que 0');
  await user.clear(cell);
  await user.type(cell, '1.500{Enter}');
  const unclear = 'No está claro si son miles: escriba 1500 o 1500.00';
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
  const one = screen.getByRole('combobox', { name: 'Columna «Uno»' });
  await user.selectOptions(one, 'Descripción');
  expect((await rowsOf('Filas de gastos')).at(-1)?.at(-1)).toBe('12/10/2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Columna «Uno»' }), 'No se importa');

  expect(await screen.findByText('No se importa: Uno, Dos')).toBeVisible();
});

test('[U4] headings below a title are found, and the rows above are named @ci', async () => {
  const { choose } = open(({ filas }) => filas.map(() => fila()));
  await choose('Gastos de octubre\n;Sucursal Norte\n\nFecha;Valor\n12/10/2026;5');

  expect(
    await screen.findByText(
      'Los nombres de las columnas están en la fila 4: lo que hay encima no se importa',
    ),
  ).toBeVisible();
  expect((await rowsOf('Filas de gastos')).slice(1)).toEqual([['5', 'Nueva', '2026-10-12', '$5.00']]);
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

/** An XLSX whose last cell of a row may be 'hidden'. */
const hiding = async (...rows: readonly (readonly string[])[]) => {
  const lines = rows.map((cells, index) => {
    const isHidden = cells.at(-1) === 'hidden';
    const shown = (isHidden ? cells.slice(0, -1) : cells).map((text) => `<c t="str"><v>${text}</v></c>`);

    return `<row r="${index + 1}"${isHidden ? ' hidden="1"' : ''}>${shown.join('')}</row>`;
  });
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Hoja" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };

  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  ) as BlobPart;
};

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
