import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { enter, titled } from './staff';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const faults = async (page: Page): Promise<string[]> => {
  await page.mouse.move(0, 0);
  const { violations } = await page.evaluate(() => window.axe.run());
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );

  return [
    ...violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`),
    ...(isTooWide ? ['wider than the window'] : []),
  ];
};

test('Ayuda opens what the guide says of the screen, with its pictures, on a desktop and on a phone', async ({
  page,
  context,
}) => {
  // Before anything else: what comes later its policy does not let in.
  await context.addInitScript({ path: AXE });
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
  expect(await faults(guide)).toEqual([]);

  await guide.setViewportSize({ width: 360, height: 740 });
  await guide.emulateMedia({ colorScheme: 'dark' });
  await guide
    .getByRole('navigation', { name: 'Páginas de la guía' })
    .getByRole('link', { name: 'Usuarios y permisos' })
    .click();
  await titled(guide, 'Usuarios y permisos');
  expect(await faults(guide)).toEqual([]);

  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('menuitem', { name: 'Atajos de teclado' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(refused).toEqual([]);
});
