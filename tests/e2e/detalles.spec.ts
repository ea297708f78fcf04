import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { done, enter, titled, twin } from './staff';

const DEVICES = [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const;

const within = (section: string, filter: object) =>
  `/auth/${section}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The first of a list that can be ticked. */
const tick = async (page: Page, index: number) => {
  await page.getByRole('checkbox', { name: 'Seleccionar esta fila' }).nth(index).check();
};
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

for (const [device, viewport] of DEVICES) {
  test.describe(`on a ${device}`, twin(device), () => {
    test.use({ viewport });

    test('rows that a filter takes out of sight stay chosen, and are named before anything is done', async ({
      page,
    }) => {
      await enter(page, 'superadministrador', within('premios', { estado: 'REVISADO' }));
      await tick(page, 0);
      await tick(page, 1);
      await tab(page, /^Pendiente/).click();
      await expect(page.getByRole('checkbox', { name: 'Seleccionar esta fila', checked: true })).toHaveCount(
        0,
      );
      await tick(page, 0);

      await page.getByRole('button', { name: 'Revisar', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveText([
        /El premio está revisado/,
        /El premio está revisado/,
      ]);
      await expect(dialog.getByRole('row')).toHaveCount(3);
      await page.keyboard.press('Escape');
    });

    test('what is wrong in a form gets the focus, an amount is never misread, and what was made is one click away', async ({
      page,
    }) => {
      await enter(page, 'administrador', '/auth/gastos/create');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('combobox', { name: 'Tipo' })).toBeFocused();

      await page.getByRole('combobox', { name: 'Tipo' }).click();
      await page.getByRole('option', { name: 'Transporte' }).click();
      await page.getByLabel('Descripción').fill(`Peaje ${device}`);
      const valor = page.getByRole('textbox', { name: 'Valor' });
      await expect(valor).toHaveAttribute('inputmode', 'decimal');
      await valor.fill('1.234');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(valor).toBeFocused();
      await expect(valor).toHaveAttribute('aria-invalid', 'true');

      await valor.fill('1.234,50');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await done(page, /Gasto \d+ creado/);
      await page.getByRole('alert').getByRole('link', { name: 'Ver' }).click();
      await titled(page, /^Gasto \d+/);
      await expect(page.getByRole('textbox', { name: 'Valor' })).toHaveValue('1234.50');
    });

    test('a long export tells how far it is, and is cancelled', async ({ page }) => {
      await enter(page, 'superadministrador', within('ventas', {}));
      const shown = /de (\d+)$/.exec((await page.getByText(/^1–25 de \d+$/).textContent()) ?? '');
      const files: string[] = [];
      page.on('download', (file) => files.push(file.suggestedFilename()));
      let isHeld = true;
      await page.route(/\/api\/ventas\?.*range=(\[|%5B)1000/, (route) =>
        isHeld ? undefined : route.continue(),
      );
      const exportAll = async () => {
        await page.getByRole('button', { name: 'Exportar' }).first().click();
        await page.getByRole('menuitem', { name: 'CSV' }).click();
      };
      await exportAll();

      const progress = page.getByRole('progressbar', { name: 'Exportando' });
      await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
      await page.getByRole('button', { name: 'Cancelar exportación' }).click();
      await expect(progress).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(files).toEqual([]);

      isHeld = false;
      const download = page.waitForEvent('download');
      await exportAll();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text.trim().split('\r\n').length).toBeGreaterThan(Number(shown?.[1]));
    });
  });
}
