import { expect } from '@playwright/test';
import { annul, writeGasto } from './records';
import { enter, listOf, onEachDevice, test, titled } from './staff';

onEachDevice((device) => {
  test('an annulled gasto is struck out, counts for nothing, and keeps its data and picture', async ({
    page,
    request,
  }) => {
    const descripcion = `Anulado ${device} ${Date.now()}`;
    await annul(request, await writeGasto(request, descripcion));
    await enter(page, 'superadministrador', listOf('gastos', { q: descripcion }));
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
    await expect(page.getByRole('button', { name: /^(Guardar|Anular)$/ })).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('textbox')).toHaveCount(0);

    const picture = page.getByRole('img', { name: 'Comprobante 1' });
    await expect(picture).toBeVisible();
    const widthOf = (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth);
    expect(await picture.evaluate(widthOf)).toBe(10);
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeVisible();
    await expect(picture).toBeVisible();
  });
});
