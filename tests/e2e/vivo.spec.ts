import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { AXE, violations } from '../support/e2e/axe';
import { writeGasto } from '../support/e2e/records';
import { done, enter, listOf, onEachDevice, test, titled } from '../support/e2e/staff';

const gastosOf = (stamp: string) => `${listOf('gastos', { q: stamp })}&order=DESC&sort=id`;

const spend = (page: Page, descripcion: string) => writeGasto(page.request, descripcion);

const listens = async (page: Page, path: string) => {
  await page.addInitScript(AXE);
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/eventos') && answer.ok()),
    enter(page, 'superadministrador', path),
  ]);
};

/** Controls and cells that lie below it. */
const coveredBy = (notice: Locator) =>
  notice.evaluate((element) => {
    const own = element.getBoundingClientRect();

    return [...document.querySelectorAll('main :is(a, button, input, th, td)')]
      .filter((other) => other !== element)
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();

        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map(({ outerHTML }) => outerHTML);
  });

onEachDevice(() => {
  test('[U34] changes of a colleague are announced without a reload, and move and cover no row until the user asks @ci', async ({
    page,
    colleague,
  }) => {
    const stamp = randomUUID();
    await spend(page, `Primero ${stamp}`);
    await listens(page, gastosOf(stamp));
    const first = page.getByText(`Primero ${stamp}`);
    await expect(first).toBeVisible();
    const before = await first.boundingBox();

    const { id } = await spend(page, `Segundo ${stamp}`);
    const update = page.getByRole('button', { name: 'Hay cambios: actualizar' });
    await expect(update).toBeVisible();
    await expect(page.getByText(`Segundo ${stamp}`)).toBeHidden();
    expect(await first.boundingBox()).toEqual(before);
    expect(await coveredBy(update)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await update.click();
    await expect(page.getByText(`Segundo ${stamp}`)).toBeVisible();
    await expect(update).toBeHidden();

    const other = await colleague('administrador', `/auth/gastos/edit/${id}`);
    await titled(other, /^Gasto \d+/);
    await other.getByRole('textbox', { name: 'Descripción' }).fill(`Tercero ${stamp}`);
    await other.getByRole('button', { name: 'Guardar' }).click();
    await done(other, 'Gasto');
    await update.click();
    await expect(page.getByText(`Tercero ${stamp}`)).toBeVisible();
    await expect(update).toBeHidden();
  });

  test('[Y9] seven windows share one stream, all hear of a change, and another one takes over', async ({
    page,
    context,
  }) => {
    const stamp = randomUUID();
    const streams: Request[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/eventos')) streams.push(request);
    });
    await spend(page, `Primero ${stamp}`);
    await listens(page, gastosOf(stamp));
    const others: Page[] = [];
    for (let window = 2; window <= 7; window += 1) {
      const other = await context.newPage();
      await other.goto(gastosOf(stamp));
      await expect(other.getByText(`Primero ${stamp}`)).toBeVisible();
      others.push(other);
    }

    await spend(page, `Segundo ${stamp}`);
    for (const window of [page, ...others]) {
      await expect(window.getByRole('button', { name: 'Hay cambios: actualizar' })).toBeVisible();
    }
    expect(streams).toHaveLength(1);

    const [last = page] = others.slice(-1);
    await last.getByRole('button', { name: 'Hay cambios: actualizar' }).click();
    await expect(last.getByText(`Segundo ${stamp}`)).toBeVisible();
    await page.close();
    await expect.poll(() => streams.length).toBe(2);
    await spend(last, `Tercero ${stamp}`);
    await expect(last.getByRole('button', { name: 'Hay cambios: actualizar' })).toBeVisible();
    expect(streams).toHaveLength(2);
  });

  test('the notice of a change by a colleague covers no button of the form @long', async ({
    page,
    colleague,
  }) => {
    const { id } = await spend(page, `Cubierto ${randomUUID()}`);
    await listens(page, `/auth/gastos/edit/${id}`);
    const other = await colleague('administrador', `/auth/gastos/edit/${id}`);
    await titled(other, /^Gasto \d+/);
    await other.getByRole('textbox', { name: 'Descripción' }).fill('Cambiado');
    await other.getByRole('button', { name: 'Guardar' }).click();
    await done(other, 'Gasto');

    await expect(page.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
    const { width = 0 } = page.viewportSize() ?? {};
    for (const height of [640, 740, 790, 844, 900]) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Guardar' }).click({ trial: true });
    }
  });
});
