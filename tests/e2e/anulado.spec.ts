import { expect, type Page, test } from '@playwright/test';
import { annul, writeGasto } from './gastos';
import { dayOf, enter, titled, twin } from './staff';

const DEVICES = [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const;

const listOf = (filter: object) => `/auth/gastos?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Nothing to write in, nothing to press. */
const expectReadOnly = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Historial' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Guardar|Anular)$/ })).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('textbox')).toHaveCount(0);
};

for (const [device, viewport] of DEVICES) {
  test(
    `on a ${device} an annulled gasto is struck out, counts for nothing, and keeps its data and picture`,
    twin(device),
    async ({ page, request }) => {
      const descripcion = `Anulado ${device} ${Date.now()}`;
      await annul(request, await writeGasto(request, descripcion));
      await page.setViewportSize(viewport);
      await enter(page, 'superadministrador', listOf({ q: descripcion }));
      const row = page.getByRole('row').filter({ hasText: descripcion });

      await expect(row.getByRole('cell', { name: descripcion })).toHaveCSS(
        'text-decoration-line',
        'line-through',
      );
      await expect(row.getByRole('cell', { name: /Anulado$/ })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'TOTAL' })).toContainText('$0');

      await row.getByRole('link').first().click();
      await titled(page, /^Gasto \d+/);
      const notice = page.getByRole('status').filter({ hasText: 'El gasto está anulado' });
      await expect(notice).toContainText(/Anulado por Ana Paredes el \d{4}-\d\d-\d\d \d\d:\d\d/);
      await expect(notice).toContainText('Motivo: Se pagó dos veces');
      await expect(page.getByRole('definition').filter({ hasText: '$12.50' })).toBeVisible();
      await expectReadOnly(page);

      const picture = page.getByRole('img', { name: 'Comprobante 1' });
      await expect(picture).toBeVisible();
      expect(
        await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBe(10);
      await page.getByRole('button', { name: 'Ver' }).click();
      await expect(page.getByRole('dialog', { name: /^Gasto \d+/ })).toBeVisible();
      await page.goBack();

      await page.emulateMedia({ media: 'print' });
      await expect(notice).toBeVisible();
      await expect(picture).toBeVisible();
    },
  );

  test(
    `on a ${device} a gasto of a closed week is read-only from the start, and says who reopens it`,
    twin(device),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await enter(page, 'administrador', listOf({ estado: 'A', fecha_lte: dayOf(30) }));
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await titled(page, /^Gasto \d+/);

      const notice = page.getByRole('status').filter({ hasText: 'está cerrada' });
      await expect(notice).toContainText(/^La semana del \d{4}-\d\d-\d\d al \d{4}-\d\d-\d\d está cerrada/);
      await expect(notice).toContainText('Un súper administrador puede reabrirla.');
      await expectReadOnly(page);

      await notice.getByRole('link', { name: 'Ver la planilla' }).click();
      await titled(page, 'Planilla de Nomina');
      await expect(page.getByText('La semana está cerrada')).toBeVisible();
    },
  );
}
