import { expect, type Locator } from '@playwright/test';
import { listed, lookOn } from '../support/e2e/look';
import { FIRST_PARTS } from '../support/e2e/parts';
import { enter, PHONE, test } from '../support/e2e/staff';

lookOn('desktop', 'light', FIRST_PARTS);
lookOn('phone', 'light', FIRST_PARTS.slice(0, 1));

test('on a phone the create button does not cover the end of a list @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, 'superadministrador', '/auth/depositos');
  await listed(page);
  const create = page.getByRole('link', { name: 'Nueva solicitud' });
  const next = page.getByRole('button', { name: 'Ir a la página siguiente' });
  await next.scrollIntoViewIfNeeded();

  const bottom = async (button: Locator) => {
    const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };

    return y + height;
  };
  expect(await bottom(create)).toBeLessThan((await bottom(next)) - 44);
});
