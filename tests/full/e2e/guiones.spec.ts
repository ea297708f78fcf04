import { expect, type Page, test } from '@playwright/test';
import { enter, holdSession, visit } from '../../support/e2e/staff';
import { answerWith, watchScripts } from '../../support/full/e2e/hostileHost';
import { PAYLOADS } from '../../support/full/e2e/payloads';

// Without the CSP header, only the escaping of text keeps scripts from running.
test.use({ bypassCSP: true, viewport: { width: 1600, height: 900 } });

const PLACES: readonly (readonly [path: string, ...open: string[]])[] = [
  ['dashboard', 'Notificaciones'],
  ['configuracion', 'Ir a…'],
  ['configuracion/sorteos', 'Exportar'],
  ['configuracion/sorteos/edit/1', 'Historial'],
  ['configuracion/feriados'],
  ['configuracion/feriados/edit/1', 'Historial'],
  ['configuracion/password'],
  ['usuarios', 'Exportar'],
  ['usuarios/create'],
  ['usuarios/edit/7', 'Cambiar contraseña'],
  ['vendedores'],
  ['vendedores/edit/1', 'Historial'],
  ['ventas'],
  ['ventas/create'],
  ['ventas/edit/1', 'Historial'],
  ['premios'],
  ['premios/create'],
  ['premios/edit/1', 'Historial'],
  ['gastos'],
  ['gastos/create'],
  ['gastos/edit/400', 'Acciones'],
  ['ingresos'],
  ['ingresos/edit/1', 'Historial'],
  ['depositos', 'Historial'],
  ['depositos/create'],
  ['transferencias'],
  ['transferencias/create'],
  ['prestamos'],
  ['prestamos/create'],
  ['prestamos/edit/1', 'Historial'],
  ['nomina'],
  ['nomina/create'],
  ['nomina/planilla/1', 'Ver'],
  ['planillas/ventas'],
  ['planillas/premios'],
  ['planillas/global'],
  ['planillas/consolidado'],
  ['reportes/movimientos?fk_usuario=2'],
  ['reportes/depositos'],
  ['reportes/historico'],
  ['reportes/historico_global'],
];

const walk = async (page: Page, look: () => Promise<boolean>) => {
  const silent: string[] = [];
  for (const [path, ...open] of PLACES) {
    await visit(page, `/auth/${path}`);
    let isShown = await look();
    for (const name of open) {
      const button = page.getByRole('button', { name }).first();
      if (await button.isVisible()) {
        await button.click();
        // Wait for it to open, or Escape comes too early.
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible();
        isShown = (await look()) || isShown;
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    if (!isShown) silent.push(path);
  }

  return silent;
};

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  const payloads = PAYLOADS.filter((_, index) => index % PARTS === part);

  test(`[F13] none of 40 scripts runs in any text of any screen, part ${part + 1}`, async ({ page }) => {
    const { found, look } = await watchScripts(page);
    for (const text of payloads) {
      await answerWith(page, text);
      await enter(page, 'superadministrador', '/auth/planillas');

      const silent = await walk(page, look);

      expect(found, text).toEqual([]);
      // Some screens have only choices and numbers.
      expect(silent.length, String(silent)).toBeLessThan(PLACES.length / 3);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Leave the page, or it notices the other session and navigates by itself.
      await page.goto('about:blank');
    }
  });

  test(`[F13] none of 40 scripts runs in the text of any error, part ${part + 1}`, async ({ page }) => {
    const { found, look } = await watchScripts(page);
    for (const text of payloads) {
      await holdSession(page, 'superadministrador');
      await answerWith(page, text, (path) => !/profile|notificaciones$/.test(path));
      await page.goto('/auth/configuracion/password');
      for (const [path] of PLACES) {
        await visit(page, `/auth/${path}`);
        await look();
      }
      await visit(page, '/auth/configuracion/password');
      await page.getByLabel('Contraseña actual').fill('x');
      await page.getByLabel('Nueva contraseña').fill('otra-clave-larga');
      await page.getByLabel('Confirmar contraseña').fill('otra-clave-larga');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(await look()).toBe(true);
      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await page.getByLabel('Usuario', { exact: true }).fill('nadie');
      await page.getByLabel('Contraseña').fill('x');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await look()).toBe(true);

      expect(found, text).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('about:blank');
    }
  });
}
