import { expect, type Page } from '@playwright/test';
import { overflow } from './axe';
import { done, enter, onEachDevice, test, titled, visit } from './staff';

/** How often a person has clicked since. */
const countClicks = async (page: Page) => {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.evaluate(() => addEventListener('click', () => Reflect.get(window, 'countClick')(), true));

  return () => clicks;
};

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente pendiente' });
const idOf = (page: Page) => Number(/\/premios\/edit\/(\d+)$/.exec(page.url())?.[1]);
// They take the oldest premio that waits: one of them at a time.
test.describe.configure({ mode: 'serial' });

onEachDevice(() => {
  test('a revisor reviews premio after premio with one key each, and goes on from the list and the bell', async ({
    page,
  }) => {
    await enter(page, 'revisor');
    await expect(page.getByRole('region', { name: 'Por revisar' })).toContainText(/\d+ premios · \$/);
    const clicks = await countClicks(page);

    await next(page).click();
    await titled(page, /^Premio \d+/);
    const first = idOf(page);
    const review = page.getByRole('button', { name: 'Revisar y siguiente' });
    await expect(review).toBeFocused();
    await expect(page.getByText('En la venta')).toBeVisible();
    await page.keyboard.press('Enter');
    await done(page, `Premio ${first} revisado`);
    const second = idOf(page);
    expect(second).not.toBe(first);
    await titled(page, `Premio ${second}`);
    await expect(review).toBeFocused();
    expect(await overflow(page)).toBe(0);
    // A key counts as a click of its button.
    await expect.poll(clicks).toBe(2);

    await visit(page, '/auth/premios');
    await page.getByRole('tab', { name: /^Pendiente \d+/ }).click();
    await expect(page).toHaveURL(/PENDIENTE/);
    const label = await page.getByRole('tab', { selected: true }).textContent();
    const count = /\d+/.exec(label ?? '')?.[0];
    await expect(page.getByText(new RegExp(`de ${count}$`))).toBeVisible();
    await page.getByRole('tab', { name: /^Anulado/ }).click();
    await expect(page).toHaveURL(/ANULADO/);
    expect(await overflow(page)).toBe(0);
    await next(page).click();
    await titled(page, `Premio ${second}`);

    await visit(page, '/auth/planillas');
    await page.getByRole('button', { name: 'Notificaciones' }).click();
    await page
      .getByRole('dialog', { name: 'Notificaciones' })
      .getByRole('button', { name: 'Siguiente pendiente' })
      .click();
    await titled(page, `Premio ${second}`);
  });

  test('premiacion begins with what is to be paid, and pays premio after premio with two keys each', async ({
    page,
  }) => {
    await enter(page, 'premiacion');
    const queue = page.getByRole('region', { name: 'Por pagar' });
    await expect(queue.getByRole('link', { name: 'Nuevo premio' })).toBeVisible();
    expect(await overflow(page)).toBe(0);

    await next(page).click();
    await titled(page, /^Premio \d+/);
    const first = idOf(page);
    await expect(page.getByRole('button', { name: 'Pagar y siguiente' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Pagar', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await done(page, `Premio ${first} pagado`);
    expect(idOf(page)).not.toBe(first);
  });
});
