import { expect } from '@playwright/test';
import { AXE, overflow, violations } from '../support/e2e/axe';
import { enter, PHONE, test, titled } from '../support/e2e/staff';

test('Ayuda opens the guide at the page of the screen, with pictures, on a desktop and on a phone @long', async ({
  page,
  context,
}) => {
  await context.addInitScript(AXE);
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await enter(page, 'administrador', '/auth/nomina/planilla/1');
  await titled(page, 'Planilla de Nomina');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Ayuda' }).click();
  const guide = await opened;

  await titled(guide, 'Pagar la nomina de la semana');
  await expect(guide.getByRole('heading', { name: 'Pagar a una persona' })).toBeInViewport();
  const picture = guide.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
  expect(await violations(guide)).toEqual([]);

  await guide.setViewportSize(PHONE);
  await guide.emulateMedia({ colorScheme: 'dark' });
  await guide
    .getByRole('navigation', { name: 'Páginas de la guía' })
    .getByRole('link', { name: 'Usuarios y permisos' })
    .click();
  await titled(guide, 'Usuarios y permisos');
  expect(await violations(guide)).toEqual([]);
  expect(await overflow(guide)).toBe(0);
  expect(refused).toEqual([]);
});
