import { expect, type Page } from '@playwright/test';
import { premiosRest } from '../../contract/premios';
import { AXE, violations } from './axe';
import { callAs, enter, onEachDevice, test, titled } from './staff';

/** The secuencia of a premio that the demo has. */
const aSecuencia = async (page: Page): Promise<number> => {
  const { send } = await callAs(page.request, 'premiacion');
  const [premio] = premiosRest.calls.list.answer.parse(
    await send('GET', `${premiosRest.calls.list.path}?range=[0,0]`),
  );
  if (!premio) throw new Error('the demo has no premio');

  return premio.id;
};

const countClicks = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    const clicks = () => Number(Reflect.get(window, 'clicks'));
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && Object.assign(window, { clicks: clicks() + 1 }),
      true,
    );
  });

/** The hint of the keys is nothing to be read aloud, but to be seen. */
const violationsWithHints = async (page: Page) => {
  await page.locator('kbd').evaluateAll((hints) => {
    for (const hint of hints) hint.removeAttribute('aria-hidden');
  });

  return violations(page);
};

onEachDevice(() => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in ${colorScheme} a premio is found by its secuencia with two clicks, and whatever is shown on the way is accessible`, async ({
      page,
    }) => {
      await page.addInitScript(AXE);
      await page.emulateMedia({ colorScheme });
      const secuencia = await aSecuencia(page);
      await enter(page, 'premiacion', '/auth/configuracion/password');
      await titled(page, 'Cambiar contraseña');
      expect(await violationsWithHints(page)).toEqual([]);
      await countClicks(page);

      await page.getByRole('button', { name: 'Ir a…' }).click();
      await page.getByRole('combobox', { name: 'Ir a…' }).fill(String(secuencia));
      const found = page
        .getByRole('group', { name: 'Premios' })
        .getByRole('option', { name: `Premio ${secuencia}` });
      await expect(found).toBeVisible();
      expect(await violationsWithHints(page)).toEqual([]);
      await found.click();

      await titled(page, `Premio ${secuencia}`);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'clicks')))).toBeLessThanOrEqual(2);
    });
  }
});
