import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newPromotor } from '../support/e2e/records';
import {
  callAs,
  choose,
  DESKTOP,
  dayOf,
  done,
  enter,
  listOf,
  PHONE,
  promotor,
  proof,
  startNew,
  test,
  titled,
  visit,
} from '../support/e2e/staff';
import { sized } from '../support/size';

const sell = async (page: Page, who: string, colillas: readonly string[]) => {
  await enter(page, 'administrador', '/auth/ventas/create');
  await titled(page, 'Nueva venta');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, who);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page).toHaveURL(/\/ventas\/edit\/\d+$/);
  await page.getByRole('textbox', { name: 'Colilla, fila 1', exact: true }).focus();
  for (const colilla of colillas) {
    await page.keyboard.type(colilla);
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar venta' }).click();
  await done(page, 'Venta cerrada');
};

const register = async (page: Page, who: string, colilla: string) => {
  await visit(page, '/auth/premios');
  await startNew(page, 'Nuevo premio');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, who);
  await page.getByLabel('Colilla').fill(colilla);
  await page.getByRole('textbox', { name: 'Valor' }).fill('150.50');
  await page.getByRole('button', { name: 'Guardar' }).click();
};

/** Creates a closed venta of today and a pending premio per colilla; returns the código of the promotor. */
const registered = async (request: APIRequestContext, colillas: readonly string[]) => {
  const { id, codigo } = await newPromotor(request);
  const administrador = await callAs(request, 'administrador');
  const nocturno = encodeURIComponent(JSON.stringify({ q: 'Nocturno' }));
  const [sorteo] = await administrador.send('GET', `/api/sorteos?range=[0,0]&filter=${nocturno}`);
  const sold = { fecha: dayOf(0), fk_sorteo: sorteo.id, fk_vendedor: id };
  const detalle_ventas = colillas.map((colilla) => ({ colilla, valor: '2' }));
  await administrador.send('POST', '/api/ventas', { ...sold, estado: 'C', detalle_ventas });

  const premiacion = await callAs(request, 'premiacion');
  const imagen = await premiacion.upload();
  for (const colilla of colillas) {
    await premiacion.send('POST', '/api/premios', { ...sold, colilla, valor: '150.50', imagen });
  }

  return codigo;
};

const openPremio = async (page: Page, codigo: string, colilla: string) => {
  await visit(page, listOf('premios', { q: codigo, colilla }));
  await page.getByRole('row').filter({ hasText: colilla }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/premios\/edit\/\d+/);
  await titled(page, /^Premio \d+/);
};

const review = async (page: Page) => {
  await page.getByRole('button', { name: 'Revisar y siguiente' }).click();
  await done(page, /Premio \d+ revisado/);
};

test('[L9] what the colilla of a new premio says moves no button', async ({ page }) => {
  const { codigo } = await newPromotor(page.request);
  await enter(page, 'premiacion', '/auth/premios/create');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, codigo);
  const guardar = page.getByRole('button', { name: 'Guardar' });
  await page.getByRole('textbox', { name: 'Valor' }).fill('150.50');
  const before = await guardar.boundingBox();
  await page.getByLabel('Colilla').fill('9999');

  await expect(page.getByText('La colilla 9999 no consta en una venta cerrada')).toBeVisible();
  expect(await guardar.boundingBox()).toEqual(before);
});

test('a premio is registered, reviewed from the bell and paid, and its administrador is notified', async ({
  page,
  colleague,
}) => {
  const { codigo } = await newPromotor(page.request);
  await sell(page, codigo, ['8801', '8802']);

  const office = await colleague('premiacion');
  await register(office, codigo, '9999');
  await expect(office.getByRole('alert')).toContainText('La colilla 9999 no consta en una venta cerrada');
  await office.getByLabel('Colilla').fill('8801');
  await office.getByRole('button', { name: 'Guardar' }).click();
  await done(office, 'Premio');

  const reviewer = await colleague('revisor');
  await reviewer.getByRole('button', { name: 'Notificaciones' }).click();
  await reviewer
    .getByText(/Nuevo premio \d+ por revisar, colilla 8801/)
    .first()
    .click();
  await expect(reviewer).toHaveURL(/\/premios\/edit\/\d+$/);
  await review(reviewer);

  await openPremio(office, codigo, '8801');
  await office.getByRole('button', { name: 'Pagar y siguiente' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog).toContainText('$150.50');
  await choose(office, 'Forma de pago', 'Efectivo');
  await dialog.locator('input[type=file]').setInputFiles(proof());
  await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
  await done(office, /Premio \d+ pagado/);

  await page.goto('/auth/dashboard');
  await page.getByRole('button', { name: 'Notificaciones' }).click();
  await expect(page.getByText(/El premio \d+ fue pagado, colilla 8801/).first()).toBeVisible();
});

/** More stand in groups. */
const MOST_AT_A_GLANCE = 10;
const dollars = (premios: number) =>
  (150.5 * premios).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** A sticky head must not hide a premio that somebody approves. */
const isCovered = (row: Element) => {
  row.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = row.getBoundingClientRect();

  return !row.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('[U35] several premios are reviewed at once: each is visible before, count and sum stay in sight, and the report names those not reviewed @long', async ({
  request,
  colleague,
}) => {
  const all = sized(12, 30);
  const colillas = Array.from({ length: all }, (_, index) => String(6001 + index));
  const codigo = await registered(request, colillas);
  const latest = `${listOf('premios', { q: codigo, estado: 'PENDIENTE' })}&perPage=50&page=1&sort=id&order=DESC`;
  const reviewer = await colleague('revisor', latest);
  const rows = reviewer.getByRole('row').filter({ hasText: /60\d\d/ });
  await expect(rows).toHaveCount(all);
  const dialog = reviewer.getByRole('dialog');
  const listed = dialog.getByRole('row').filter({ hasText: /60\d\d/ });

  let chosen = 0;
  for (const many of [1, 2, 5, all]) {
    while (chosen < many) await rows.nth(chosen++).getByRole('checkbox').check();
    for (const viewport of [PHONE, DESKTOP]) {
      await reviewer.setViewportSize(viewport);
      await reviewer.getByRole('button', { name: 'Revisar', exact: true }).click();
      if (many > MOST_AT_A_GLANCE)
        await dialog.getByRole('button', { name: new RegExp(`: ${many} por`) }).click();
      await expect(listed).toHaveCount(many);
      const step = dialog.getByRole('button', { name: new RegExp(`^Revisar ${many} por \\$`) });
      await expect(step).toBeInViewport({ ratio: 1 });
      for (const row of await listed.all()) expect(await row.evaluate(isCovered)).toBe(false);
      await expect(step).toBeInViewport({ ratio: 1 });
      await reviewer.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }

  await reviewer.getByRole('button', { name: 'Revisar', exact: true }).click();
  await expect(dialog).toContainText(dollars(all));
  const chief = await colleague('superadministrador');
  await openPremio(chief, codigo, '6001');
  await review(chief);
  await dialog.getByRole('button', { name: /^Revisar \d+/ }).click();
  const report = reviewer.getByRole('alert').filter({ hasText: '¡Error!' });
  await expect(report).toContainText(`Premios revisados: ${all - 1}, por ${dollars(all - 1)}`);
  await expect(report.getByRole('list', { name: 'Sin cambios' })).toContainText(
    'Otro usuario modificó este registro',
  );
});

test('a premio shows its steps, and its picture beside its data or, on a phone, below it @long', async ({
  page,
  request,
}) => {
  const codigo = await registered(request, ['8851']);
  await enter(page, 'revisor');
  await openPremio(page, codigo, '8851');

  const picture = page.getByRole('img', { name: 'Imagen 1' });
  const widthOf = (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth);
  expect(await picture.evaluate(widthOf)).toBe(10);
  const fact = page.getByRole('definition').filter({ hasText: '8851' }).first();
  const boxes = async () => {
    const [data, image] = [await fact.boundingBox(), await picture.boundingBox()];
    if (!data || !image) throw new Error('nothing is shown');

    return { data, image };
  };
  const beside = await boxes();
  expect(beside.image.x).toBeGreaterThanOrEqual(beside.data.x + beside.data.width);
  expect(beside.image.y).toBeLessThan(beside.data.y);

  const steps = page.getByRole('list', { name: 'Estado' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Registrado.*\d\d:\d\d/, /Por revisar$/, /Por pagar$/]);
  await page.setViewportSize(PHONE);
  await expect(async () => {
    const below = await boxes();
    expect(below.image.y).toBeGreaterThanOrEqual(below.data.y + below.data.height);
    expect(below.image.x).toBeLessThan(below.data.x + below.data.width);
  }).toPass();
  await review(page);
  await openPremio(page, codigo, '8851');
  await expect(steps).toHaveText([/^Registrado/, /^Revisado.*\d\d:\d\d/, /Por pagar$/]);

  await picture.click();
  await expect(page.getByRole('dialog', { name: /^Premio \d+/ })).toBeVisible();
});
