import { expect, type Locator } from '@playwright/test';
import { enter, PHONE, test } from '../support/e2e/staff';

const BAR = 48;

const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };

test('the head of a list stays below the top bar @long', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 480 });
  await enter(page, 'superadministrador', '/auth/ventas');
  await page.getByRole('row').last().scrollIntoViewIfNeeded();

  expect((await placeOf(page.getByRole('columnheader', { name: 'Promotor' }))).y).toBeCloseTo(BAR, 0);
});

test('a wide table scrolls with its head and first column in sight @long', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 600 });
  await enter(page, 'superadministrador', '/auth/depositos');
  const table = page.getByRole('table', { name: 'Solicitudes depositos' });
  const id = table.getByRole('columnheader', { name: 'Id' });
  const scroll = (left: number, top: number) =>
    table.evaluate((element, to) => element.parentElement?.scrollTo(to), { left, top });
  const isFaded = () =>
    table.evaluate(({ parentElement }) => parentElement?.hasAttribute('data-more') ?? false);
  await expect.poll(isFaded).toBe(true);
  const before = await placeOf(id);

  await scroll(9_999, 400);
  await expect.poll(isFaded).toBe(false);
  expect(await placeOf(id)).toEqual(before);
  expect((await placeOf(table)).x).toBeLessThan(0);
});

test('on paper a wide table is not cut @long', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 600 });
  await enter(page, 'superadministrador', '/auth/depositos');
  const table = page.getByRole('table', { name: 'Solicitudes depositos' });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(
    await table.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).overflow),
  ).toBe('visible');
});

test('on a phone the menu of a card stands at its right, beside its last line @ci', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, 'superadministrador', '/auth/depositos');
  await page.getByRole('button', { name: 'Acciones' }).first().waitFor();
  const misplaced = await page.locator('.card').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const [menu, line, box] = [
          card.querySelector('.menu'),
          [...card.querySelectorAll('.detail')].at(-1),
          card,
        ].map((part) => part?.getBoundingClientRect());
        if (!menu || !line || !box) return false;
        const middle = (line.top + line.bottom) / 2;

        return box.right - menu.right > 24 || middle < menu.top || middle > menu.bottom;
      }).length,
  );

  expect(misplaced).toBe(0);
});
