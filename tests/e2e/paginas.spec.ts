import { expect } from '@playwright/test';
import { listed, lookOn } from '../support/e2e/look';
import { FIRST_PARTS } from '../support/e2e/parts';
import { enter, PHONE, test } from '../support/e2e/staff';

lookOn('desktop', 'light', FIRST_PARTS);
lookOn('phone', 'light', FIRST_PARTS.slice(0, 1));

test('on a phone the create button does not cover the end of a list @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, 'superadministrador', '/auth/depositos');
  await listed(page);
  const round = await page.getByRole('link', { name: 'Nueva solicitud' }).boundingBox();
  const next = page.getByRole('button', { name: 'Ir a la página siguiente' });
  const endOfList = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { y = 0, height = 0 } = (await next.boundingBox()) ?? {};

    return y + height;
  };

  await expect.poll(endOfList).toBeLessThanOrEqual(round?.y ?? 0);
});
