import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { cedulaOf } from '../support/e2e/records';
import { done, enter, onEachDevice, test, titled } from '../support/e2e/staff';
import { workbookOf } from '../support/e2e/workbook';

const xlsx = async (rows: readonly (readonly (string | number)[])[]) => ({
  name: 'promotores.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer(),
});

const HEADS = [
  'CEDULA',
  'Código',
  'Nombre',
  'apellido',
  'Administrador',
  'Porcentaje de comisión',
  'Teléfono',
];

const review = async (page: Page, rows: Parameters<typeof xlsx>[0]) => {
  await page.getByLabel('Elegir archivo').setInputFiles([await xlsx([[...HEADS, 'Zona'], ...rows])]);
};

onEachDevice(() => {
  test('a spreadsheet of promotores is reviewed, corrected and imported @long', async ({ page }) => {
    // It starts with 0, which a spreadsheet cuts off.
    const serial = randomInt(10_000, 99_998);
    const cedula = (at: number) => cedulaOf(`0930${serial + at}`);
    await enter(page, 'superadministrador', '/auth/vendedores');
    const row = (at: number, telefono: string | number, written: string | number = Number(cedula(at))) => [
      written,
      `X-${serial + at}`,
      'Eva',
      `Loor ${serial + at}`,
      'Luis Zambrano',
      12.5,
      telefono,
      'Norte',
    ];
    await page.getByRole('link', { name: 'Importar' }).click();
    await titled(page, 'Importar promotores');

    let isHeld = true;
    await page.route(/\/importar$/, (route) => (isHeld ? undefined : route.continue()));
    const faulty = [row(1, '0991234567'), row(2, 'sin', '123')];
    await review(page, faulty);
    await expect(page.getByRole('progressbar', { name: /^Revisando/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    isHeld = false;
    await review(page, faulty);
    await expect(page.getByText('No se importa: Zona', { exact: true })).toBeVisible();
    const table = page.getByRole('table', { name: 'Filas de promotores' });
    await expect(page.getByRole('status').filter({ hasText: 'filas' })).toHaveText(
      '2 filas: 1 nueva y 1 con errores.',
    );
    await expect(table.getByText('La cédula no es válida')).toBeVisible();
    await expect(table.getByText('El teléfono no es válido')).toBeVisible();
    await page.getByRole('button', { name: 'Elegir otro archivo' }).click();

    await review(page, [row(1, '0991234567'), row(2, '')]);
    await page.getByRole('button', { name: 'Importar 2 filas' }).click();
    await done(page, 'Importación terminada: 2 nuevas');
    await page.getByRole('button', { name: 'Importar otro archivo' }).click();

    await review(page, [row(1, '042345678'), row(2, '')]);
    await expect(table.getByText('0991234567 → 042345678')).toBeVisible();
    await page.getByRole('button', { name: 'Importar 1 fila' }).click();
    await done(page, 'Importación terminada: 1 cambia y 1 sin cambios');

    await page.getByRole('link', { name: 'Ver lo importado' }).click();
    await page.getByRole('textbox', { name: 'Buscar' }).fill(cedula(1));
    await page
      .getByRole('row')
      .filter({ hasText: `Eva Loor ${serial + 1}` })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('button', { name: 'Historial' }).click();
    await expect(page.getByText('Importado de promotores.xlsx')).toHaveCount(2);
  });
});

test('[V12] a hostile workbook is read beside the page: Cancelar ends it at once, and its refusal says what to do @ci', async ({
  page,
}) => {
  await enter(page, 'superadministrador', '/auth/gastos/importar');
  const choose = () =>
    page.getByLabel('Elegir archivo').setInputFiles([
      {
        name: 'vacias.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: workbookOf({ Hoja: '<row/>'.repeat(8_000_000) }),
      },
    ]);
  await choose();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Descargar plantilla' })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);

  await choose();
  await expect(page.getByText('El archivo guarda demasiado. Divídalo en varios.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 } });

  test('[L4] the head of a preview that fits on the screen covers no row, also after scrolling', async ({
    page,
  }) => {
    await enter(page, 'superadministrador', '/auth/gastos/importar');
    const rows = Array.from({ length: 40 }, (_, index) => ['2026-11-20', `Taxi ${index}`, 5]);
    await page
      .getByLabel('Elegir archivo')
      .setInputFiles([await xlsx([['Fecha', 'Descripción', 'Valor'], ...rows])]);
    const table = page.getByRole('table', { name: 'Filas de gastos' });
    const head = table.getByRole('columnheader').first();
    await expect(table.getByRole('cell').first()).toBeVisible();

    const { height = 0, y = 0 } = (await head.boundingBox()) ?? {};
    expect((await table.getByRole('cell').first().boundingBox())?.y).toBeGreaterThanOrEqual(y + height - 1);

    await table.getByText('Taxi 30').scrollIntoViewIfNeeded();
    await expect(head).toBeInViewport({ ratio: 1 });
  });
});
