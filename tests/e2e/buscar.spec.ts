import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { premiosRest } from '../../contract/premios';
import { choose, done, enter, titled, tokenOf, twin } from './staff';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const AT_MOST = 2;

/** The secuencia of a premio that the demo has. */
const aSecuencia = async (page: Page): Promise<number> => {
  const { token } = await tokenOf(page.request, 'premiacion');
  const answer = await page.request.get(`${premiosRest.calls.list.path}?range=[0,0]`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [premio] = premiosRest.calls.list.answer.parse(await answer.json());
  if (!premio) throw new Error('the demo has no premio');

  return premio.id;
};

const countClicks = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && Object.assign(window, { clicks: clicks() + 1 }),
      true,
    );
    const clicks = () => Number(Reflect.get(window, 'clicks'));
  });

const violations = async (page: Page): Promise<string[]> => {
  // The hint of the keys is nothing to be read aloud, but to be seen.
  await page.locator('kbd').evaluateAll((hints) => {
    for (const hint of hints) hint.removeAttribute('aria-hidden');
  });
  await page.mouse.move(0, 0);
  const found = await page.evaluate(async () => (await window.axe.run()).violations);

  return found.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`);
};

const DEVICES = [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const;

for (const [device, viewport] of DEVICES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${device}, ${colorScheme}`, twin(`${device}, ${colorScheme}`), () => {
      test.use({ viewport, colorScheme });

      test('a premio is found by its secuencia with two clicks, and whatever is shown on the way is accessible', async ({
        page,
      }) => {
        // Before anything else: what comes later its policy does not let in.
        await page.addInitScript({ path: AXE });
        const secuencia = await aSecuencia(page);
        await enter(page, 'premiacion', '/auth/configuracion/password');
        await titled(page, 'Cambiar contraseña');
        expect(await violations(page)).toEqual([]);
        await countClicks(page);

        await page.getByRole('button', { name: 'Ir a…' }).click();
        await page.getByRole('combobox', { name: 'Ir a…' }).fill(String(secuencia));
        const found = page
          .getByRole('group', { name: 'Premios' })
          .getByRole('option', { name: `Premio ${secuencia}` });
        await expect(found).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await found.click();

        await titled(page, `Premio ${secuencia}`);
        expect(await page.evaluate(() => Number(Reflect.get(window, 'clicks')))).toBeLessThanOrEqual(AT_MOST);
      });
    });
  }
}

for (const [device, viewport] of DEVICES) {
  test(
    `on a ${device} with a keyboard a promotor is found by name, a gasto saved and the shortcuts shown`,
    twin(device),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript({ path: AXE });
      await enter(page, 'administrador', '/auth/gastos/create');
      await titled(page, 'Nuevo gasto');
      await choose(page, 'Tipo', 'Transporte');
      await page.getByLabel('Descripción').fill('¿Taxi al banco?');
      await page.getByRole('textbox', { name: 'Valor' }).fill('3.50');
      await choose(page, 'Forma de pago', 'Efectivo');
      await page.keyboard.press('Control+s');
      await done(page, /Gasto \d+ creado/);

      await page.getByRole('main').focus();
      await page.keyboard.press('?');
      const shortcuts = page.getByRole('dialog', { name: 'Atajos de teclado' });
      await expect(shortcuts).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(shortcuts).toBeHidden();

      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Ir a…' })).toBeFocused();
      await page.keyboard.type('P013');
      await expect(page.getByRole('group', { name: 'Promotores' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/vendedores\/edit\/\d+$/);
      await expect(page.getByRole('textbox', { name: 'Código' })).toHaveValue('P013');
      const promotor = page.url();

      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Ir a…' })).toBeFocused();
      await page.keyboard.type('Premios');
      await page.keyboard.press('Enter');
      await titled(page, 'Premios');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('group', { name: 'Recientes' }).getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(promotor);
    },
  );
}
