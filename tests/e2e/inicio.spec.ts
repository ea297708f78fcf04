import { expect, type Page } from '@playwright/test';
import { newPromotor } from '../support/e2e/records';
import {
  cell,
  choose,
  DESKTOP,
  done,
  enter,
  logOut,
  promotor,
  signIn,
  startNew,
  test,
} from '../support/e2e/staff';

const WIDE = { width: 1920, height: 1080 };

const topOf = async (page: Page, name: string) => {
  const plot = page.getByRole('img', { name });
  await expect(plot.locator('svg').first()).toBeVisible();

  return (await plot.boundingBox())?.y ?? Number.NaN;
};

for (const role of ['administrador', 'superadministrador'] as const)
  test(`[Y5] the plots of a ${role} begin above the fold of a small screen @ci`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await enter(page, role);

    expect(await topOf(page, '¿Cómo va la semana?')).toBeLessThan(DESKTOP.height);
  });

test('[Y5] on a wide screen the content has at most 1440 px, and the users panel that was closed stays closed until it is asked for @ci', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await signIn(page, 'superadministrador');
  const panel = page.getByRole('complementary', { name: 'Usuarios' });
  const toggle = page.getByRole('button', { name: 'Panel de usuarios' });
  await page.getByRole('button', { name: 'Cerrar panel' }).click();
  await expect(panel).toBeHidden();
  for (const path of ['dashboard', 'premios', 'reportes/historico']) {
    await page.goto(`/auth/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const { width = 0 } = (await page.locator('main > article').boundingBox()) ?? {};
    expect.soft(Math.round(width), path).toBeLessThanOrEqual(1440);
  }

  await logOut(page);
  await signIn(page, 'administrador');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(panel).toBeVisible();
});

test('[Y5] [Y7] a sumador begins a venta from the home with one press, and a discarded empty one leaves nothing @ci', async ({
  page,
}) => {
  const { codigo } = await newPromotor(page.request);
  await page.setViewportSize(DESKTOP);
  await enter(page, 'sumador');

  await startNew(page, 'Nueva venta');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, codigo);
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Colilla', 1)).toBeFocused();
  const draft = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Descartar' }).click();
  await done(page, 'Borrador descartado');
  await expect(page).toHaveURL(/\/auth\/ventas$/);

  await page.goto(draft);
  await expect(page.getByText('No existe la venta')).toBeVisible();
});
