import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { writeGasto } from '../support/e2e/records';
import { dayOf, enter, listOf, test } from '../support/e2e/staff';
import { rowsXml, workbookOf } from '../support/e2e/workbook';

const [year = '', month = '', day = ''] = dayOf(0).split('-');
const TODAY = `${day}/${month}/${year}`;
/** As a spreadsheet counts days. */
const SERIAL = Date.parse(`${dayOf(0)}T00:00:00Z`) / 86_400_000 + 25_569;

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const choose = async (page: Page, label: string, choice: string) => {
  const columns = page.getByRole('button', { name: 'Qué dato es cada columna' });
  if ((await columns.getAttribute('aria-expanded')) === 'false') await columns.click();
  await page.getByLabel(label, { exact: true }).selectOption(choice);
  await expect(page.getByRole('button', { name: /^Importar \d/ })).toBeVisible();
};

interface File {
  name: string;
  buffer: Buffer;
  /** Steps of the user before the import. */
  prepare?: (page: Page) => Promise<void>;
  /** The text about the sums: before the import, and after it. */
  before: string;
  after: string;
}

const FILES: readonly File[] = [
  {
    name: 'estado de cuenta.csv',
    buffer: latin1(
      [
        'BANCO DEL PACÍFICO;;;;',
        'Cuenta 1012345;;;;',
        ';;;;',
        'Fecha;Concepto;Documento;Débito;Saldo',
        `${TODAY};PAGO SERVICIOS BÁSICOS;000451;1.250,75;8.749,25`,
        `${TODAY};COMISIÓN;000452;0,54;8.748,71`,
      ].join('\r\n'),
    ),
    async prepare(page) {
      await choose(page, 'Columna «Concepto»', 'Descripción');
      await choose(page, 'Columna «Débito»', 'Valor');
      await choose(page, 'Tipo, para las 2 filas', 'Otros');
    },
    before: 'Valor: 2 filas suman $1,251.29 en el archivo, y así se guarda.',
    after: 'Valor: 2 filas suman $1,251.29',
  },
  {
    name: 'contadora.xlsx',
    buffer: workbookOf({
      Instrucciones: rowsXml(['Llene la hoja Gastos']),
      Gastos: rowsXml(
        ['GASTOS DE LA SEMANA'],
        [''],
        ['Fecha', 'Tipo', 'Descripción', 'Valor'],
        [[SERIAL, 1], 'Transporte', 'Taxi', [12.5, 2]],
        [[SERIAL, 1], 'Suministros', 'Papel', [7.25, 2]],
        ['', '', 'Subtotal', [19.75, 2]],
      ),
    }),
    before: 'Valor: 3 filas suman $39.50 en el archivo, y se guardan $19.75. La diferencia: fila 6 ($19.75).',
    after: 'Valor: 2 filas suman $19.75',
  },
  {
    name: 'de WhatsApp.txt',
    buffer: Buffer.from(
      `Fecha;Tipo;Descripción;Valor\n${TODAY};Transporte;\u200ETaxi al norte;US$ 3,50\n${TODAY};Otros;Café “rápido”;$ 1.25`,
    ),
    before: 'Valor: 2 filas suman $4.75 en el archivo, y así se guarda.',
    after: 'Valor: 2 filas suman $4.75',
  },
  {
    name: 'LibreOffice.csv',
    buffer: Buffer.from(
      `"Fecha","Tipo","Descripción","Valor"\n"${TODAY}","Publicidad","Volantes, 500","1.500,00"\n"${TODAY}","Otros","Foco ""led""","6,00"\n`,
    ),
    before: 'Valor: 2 filas suman $1,506.00 en el archivo, y así se guarda.',
    after: 'Valor: 2 filas suman $1,506.00',
  },
  {
    name: 'Numbers.csv',
    buffer: Buffer.from(
      `Tabla 1\r\nFecha;Tipo;Descripción;Valor;Nota\r\n${TODAY};Servicios;Luz;45,60;\r\n;;;;\r\n${TODAY};Servicios;Agua;12,05;pagado\r\n`,
    ),
    before: 'Valor: 2 filas suman $57.65 en el archivo, y así se guarda.',
    after: 'Valor: 2 filas suman $57.65',
  },
  {
    name: 'Excel de Estados Unidos.xlsx',
    buffer: workbookOf({
      Sheet1: rowsXml(
        ['Fecha', 'Tipo', 'Descripción', 'Valor'],
        [[SERIAL, 1], 'Otros', 'Envío', [15.375, 2]],
        [[SERIAL, 1], 'Otros', 'Seguro', [1234.5, 2]],
      ),
    }),
    before: 'Valor: 2 filas suman $1,249.88 en el archivo, y así se guarda.',
    after: 'Valor: 2 filas suman $1,249.88',
  },
  {
    name: 'Excel de Estados Unidos.csv',
    buffer: Buffer.from(
      `Fecha,Tipo,Descripción,Valor\n${month}/${day}/${year},Otros,Envío,"1,234.50"\n${month}/${day}/${year},Otros,Sello,0.75\n`,
    ),
    async prepare(page) {
      const question = page.getByRole('radiogroup');
      await expect(page.getByRole('button', { name: /^Importar/ })).toBeVisible();
      // On the first twelve days of a month it can be read both ways.
      if (await question.isVisible()) await question.getByRole('radio').last().check();
    },
    before: 'Valor: 2 filas suman $1,235.25 en el archivo, y así se guarda.',
    after: 'Valor: 2 filas suman $1,235.25',
  },
  {
    name: 'Texto Unicode.txt',
    buffer: utf16(`Fecha\tTipo\tDescripción\tValor\r\n${TODAY}\tOtros\tPeña\t2,5\r\n`),
    before: 'Valor: 1 fila suma $2.50 en el archivo, y así se guarda.',
    after: 'Valor: 1 fila suma $2.50',
  },
  {
    name: 'MS-DOS.csv',
    buffer: latin1(
      `Fecha;Tipo;Descripci\xa2n;Valor\r\n${TODAY};Otros;Ca\xa4a;10\r\n${TODAY};Otros;Az\xa3car;0,05\r\n`,
    ),
    before: 'Valor: 2 filas suman $10.05 en el archivo, y así se guarda.',
    after: 'Valor: 2 filas suman $10.05',
  },
];

for (const { name, buffer, prepare, before, after } of FILES)
  test(`[V2] ${name}, as people have it, is imported with its sum, and undone @long`, async ({ page }) => {
    await enter(page, 'administrador', '/auth/gastos/importar');
    await page
      .getByLabel('Elegir archivo')
      .setInputFiles([{ name, mimeType: 'application/octet-stream', buffer }]);
    await prepare?.(page);
    await expect(page.getByText(before, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Importar \d/ }).click();

    await expect(page.getByText(after, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText(/^Importación deshecha\. Registros anulados: \d/)).toBeVisible();
  });

test('[V6] thirty rows with mistakes and a foreign heading are imported by at most eight clicks @long', async ({
  page,
}) => {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener('click', ({ isTrusted }) => isTrusted && Reflect.get(window, 'countClick')(), true);
  });
  const rows = Array.from({ length: 30 }, (_, n) => [
    n === 4 ? 'ayer' : TODAY,
    n === 9 ? 'Transp.' : 'Otros',
    `Compra ${n + 1}`,
    n === 20 ? 'doce' : `${n + 1},50`,
  ]);
  const text = [['Fecha', 'Tipo', 'Descripción', 'Monto'], ...rows].map((row) => row.join(';')).join('\n');
  await enter(page, 'administrador', '/auth/gastos');
  const before = clicks;
  await page.getByRole('link', { name: 'Importar' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Elegir archivo', { exact: true }).click();
  await (await chooser).setFiles([{ name: 'compras.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
  await page.getByLabel('Columna «Monto»').click();
  await page.getByLabel('Columna «Monto»').selectOption('Valor');

  await page.getByRole('textbox', { name: 'Fecha, fila 6' }).click();
  await page.getByRole('textbox', { name: 'Fecha, fila 6' }).fill(TODAY);
  await page.keyboard.press('Enter');
  for (const [name, typed] of [
    ['Tipo, fila 11', 'Transporte'],
    ['Valor, fila 22', '12'],
  ] as const) {
    const cell = page.getByRole('textbox', { name });
    await expect(cell).toBeFocused();
    await cell.fill(typed);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Importar 30 filas' }).click();
  await expect(page.getByText('Importación terminada: 30 nuevas')).toBeVisible();

  expect(clicks - before).toBeLessThanOrEqual(8);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(/Registros anulados: 30/)).toBeVisible();
});

test('[V2] an export of ours that was edited is brought back: it changes its record, and is undone @long', async ({
  page,
  request,
}) => {
  const words = `Traído ${Date.now()}`;
  await writeGasto(request, words);
  await enter(page, 'superadministrador', listOf('gastos', { q: words }));
  await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(1);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const file = await download;
  const edited = (await readFile(await file.path(), 'utf8')).replace('12,50', '13,75');

  await page.getByRole('link', { name: 'Importar' }).click();
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles([{ name: file.suggestedFilename(), mimeType: 'text/csv', buffer: Buffer.from(edited) }]);
  await expect(page.getByText('Valor: 1 fila suma $13.75 en el archivo, y así se guarda.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await expect(page.getByText('Importación terminada: 1 cambia')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(/Con lo que tenían antes: 1\.$/)).toBeVisible();
});
