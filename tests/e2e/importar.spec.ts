import { expect, type Page, type Route, test } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { isCedula } from '../../contract/vendedores';
import { dayOf, done, enter, titled, twin } from './staff';

/** A cédula of the Guayas: a number that a spreadsheet takes the first zero from. */
const cedulaOf = (n: number): string =>
  Array.from({ length: 10 }, (_, digit) => `0930${String(n).padStart(5, '0')}${digit}`).find(isCedula) ?? '';

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
  await expect(page.getByText('No se importa: Zona', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Revisar' }).click();
};

for (const [device, viewport, n] of [
  ['desktop', { width: 1366, height: 768 }, 100],
  ['phone', { width: 360, height: 740 }, 200],
] as const) {
  test(
    `on a ${device} a spreadsheet of promotores is looked at, corrected and imported`,
    twin(device),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await enter(page, 'superadministrador', '/auth/vendedores');
      const owner = await page.getByRole('row').nth(1).locator('[data-label="Administrador"]').textContent();
      const row = (
        at: number,
        telefono: string | number,
        cedula: string | number = Number(cedulaOf(n + at)),
      ) => [...[cedula, `X-${n + at}`, 'Eva', `Loor ${n + at}`, owner ?? '', 12.5, telefono, 'Norte']];
      await page.getByRole('link', { name: 'Importar' }).click();
      await titled(page, 'Importar promotores');

      let isHeld = true;
      await page.route(/\/importar$/, (route) => (isHeld ? undefined : route.continue()));
      await review(page, [row(1, '0991234567'), row(2, 'sin', '123')]);
      await expect(page.getByRole('progressbar', { name: /^Revisando/ })).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      isHeld = false;
      await page.getByRole('button', { name: 'Revisar' }).click();
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

      await page.getByRole('link', { name: 'Ver la lista' }).click();
      await page.getByRole('textbox', { name: 'Buscar' }).fill(cedulaOf(n + 1));
      await page
        .getByRole('row')
        .filter({ hasText: `Eva Loor ${n + 1}` })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('button', { name: 'Historial' }).click();
      await expect(page.getByText('Importado de promotores.xlsx')).toHaveCount(2);
    },
  );
}

// At one size: what is done at the server, and in the browser before it, is the same on a phone.
test('a thousand gastos of a CSV are looked at in parts, which a line tells, and imported', async ({
  page,
}) => {
  const words = `Por mil ${Date.now()}`;
  const rows = Array.from(
    { length: 1000 },
    (_, n) => `${dayOf(0)};Rosa Mera;Transporte;${words} nº ${n};${(n % 90) + 1},25;Efectivo`,
  );
  const csv = ['Fecha;Administrador;Tipo;Descripción;Valor;Forma de pago', ...rows].join('\r\n');
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, 'superadministrador', '/auth/gastos/importar');
  await titled(page, 'Importar gastos');

  // One part waits until the line has been seen.
  const parts: Route[] = [];
  await page.route(/\/importar$/, (route) => (parts.push(route) === 4 ? undefined : route.continue()));
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles([{ name: 'mil.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }]);
  await page.getByRole('button', { name: 'Revisar' }).click();
  const progress = page.getByRole('progressbar', { name: 'Revisando 300 de 1000' });
  await expect(progress).toHaveAttribute('aria-valuenow', '30');
  await parts[3]?.continue();

  await expect(page.getByRole('status').filter({ hasText: 'filas' })).toHaveText('1000 filas: 1000 nuevas.');
  await page.getByRole('button', { name: 'Importar 1000 filas' }).click();
  await done(page, 'Importación terminada: 1000 nuevas');
  await page.getByRole('link', { name: 'Ver la lista' }).click();
  await page.getByRole('textbox', { name: 'Buscar' }).fill(words);
  await expect(page.getByText('1–25 de 1000')).toBeVisible();
});
