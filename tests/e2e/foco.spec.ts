import { expect, type Locator, type Page, test } from '@playwright/test';
import { button, isFocused, searchFor, signInByKeys } from '../support/e2e/keyboard';
import { openOffice, writeGasto } from '../support/e2e/records';
import { done, enter, proof, titled, visit } from '../support/e2e/staff';

const MOST_KEYS = 15;

const isOnPage = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

test('[U41] a line of a nomina is paid with at most 15 keys, and so is the next @ci', async ({ page }) => {
  const { name, helper, openWeek } = await openOffice(page.request);
  await openWeek();
  await enter(page, 'superadministrador', '/auth/nomina');
  await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'Abrir' }).press('Enter');
  await titled(page, 'Planilla de Nomina');
  const dialog = page.getByRole('dialog', { name: 'Cargar Comprobante' });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (target: Locator) => {
    while (!(await isFocused(target)) && keys <= 2 * MOST_KEYS) await press('Tab');
  };
  const upload = async () => {
    await expect(dialog.locator('input[type=file]')).toBeFocused();
    keys += 1;
    // A busy machine may lay the dialog out once more, which drops the key.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 3_000 });
      await page.keyboard.press('Space');
      await (await chooser).setFiles([proof()]);
    }).toPass();
    await expect(dialog.getByRole('button', { name: 'Quitar comprobante.jpg' })).toBeVisible();
    await tabTo(dialog.getByRole('button', { name: 'Aceptar' }));
    await press('Enter');
    await done(page, 'Comprobante actualizado correctamente');
    await expect(dialog).toBeHidden();
  };

  await expect(page.getByRole('button', { name: 'Cargar' }).first()).toBeVisible();
  await press('F2');
  await tabTo(page.getByRole('button', { name: 'Cargar' }).first());
  await press('Enter');
  await upload();
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);

  keys = 0;
  await expect(page.getByRole('button', { name: `Siguiente persona: ${helper}` })).toBeFocused();
  await press('Enter');
  await upload();
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await isOnPage(page);
});

test('[U41] Ctrl+K, a save that is refused and an annulled record leave the focus where work goes on @ci', async ({
  page,
}) => {
  const { id } = await writeGasto(page.request, 'Foco');
  await signInByKeys(page, 'superadministrador');
  await searchFor(page, 'nuevo gasto');
  await page.keyboard.press('Enter');
  await titled(page, 'Nuevo gasto');
  await expect(page.getByLabel('Fecha')).toBeFocused();

  await visit(page, `/auth/gastos/edit/${id}`);
  await page.route('**/api/gastos/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { error: 'Ahora no' } })
      : route.fallback(),
  );
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Otra');
  await button(page, 'Guardar').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Ahora no' })).toBeVisible();
  await isOnPage(page);

  await button(page, 'Acciones').press('Enter');
  await button(page, 'Anular').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Repetido');
  await page.keyboard.press('Control+S');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await page.unrouteAll();
  await page.keyboard.press('Control+S');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Acciones')).toHaveCount(0);
  await isOnPage(page);
});
