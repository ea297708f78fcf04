import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Rol } from '../../contract/roles';
import {
  choose,
  dayOf,
  done,
  enter,
  promotor,
  proof,
  startNew,
  test,
  titled,
  tokenOf,
  uploadProof,
  visit,
} from './staff';

/** A closed venta of today with these colillas, all of $2. */
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

/** What the first errand does by hand, asked of the API: a closed venta of today, and a pending premio of each colilla, with a picture. */
const registered = async (request: APIRequestContext, codigo: string, colillas: readonly string[]) => {
  const as = async (role: Rol) => {
    const { token } = await tokenOf(request, role);

    return async (method: 'GET' | 'POST', path: string, data?: object) => {
      const answer = await request.fetch(path, {
        method,
        data,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.ok(), await answer.text()).toBe(true);

      return answer.json();
    };
  };
  const filtered = (name: string, filter: object) =>
    `/api/${name}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;

  const administrador = await as('administrador');
  const [vendedor] = await administrador('GET', filtered('vendedores', { q: codigo }));
  const [sorteo] = await administrador('GET', filtered('sorteos', { q: 'Nocturno' }));
  const sold = { fecha: dayOf(0), fk_sorteo: sorteo.id, fk_vendedor: vendedor.id };
  const detalle_ventas = colillas.map((colilla) => ({ colilla, valor: '2' }));
  await administrador('POST', '/api/ventas', { ...sold, estado: 'C', detalle_ventas });

  const premiacion = await as('premiacion');
  const { token } = await tokenOf(request, 'premiacion');
  const imagen = await uploadProof(request, { authorization: `Bearer ${token}` });
  for (const colilla of colillas) {
    await premiacion('POST', '/api/premios', { ...sold, colilla, valor: '150.50', imagen });
  }
};

const openLast = async (page: Page, colilla: string) => {
  await visit(page, '/auth/premios');
  await search(page, colilla);
  await page.getByRole('row').filter({ hasText: colilla }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/premios\/edit\/\d+/);
  await titled(page, /^Premio \d+/);
};

const search = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Buscar', exact: true }).fill(text);

const review = async (page: Page) => {
  await page.getByRole('button', { name: 'Revisar y siguiente' }).click();
  await done(page, /Premio \d+ revisado/);
};

/** The button of the page, and that of the dialog, which does it. */
const step = async (page: Page, [label, verb]: [string, string], fill?: (dialog: Page) => Promise<void>) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await fill?.(page);
  await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
};
const PAY: [string, string] = ['Pagar y siguiente', 'Pagar'];

test('a premio is registered, reviewed from the bell, paid, and its administrator told', async ({
  page,
  colleague,
}) => {
  await sell(page, 'P013', ['8801', '8802']);

  const office = await colleague('premiacion');
  await register(office, 'P013', '9999');
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

  await openLast(office, '8801');
  await step(office, PAY, async (dialog) => {
    await expect(dialog.getByRole('dialog')).toContainText('$150.50');
    await choose(dialog, 'Forma de pago', 'Efectivo');
    await dialog.getByRole('dialog').locator('input[type=file]').setInputFiles(proof());
  });
  await done(office, /Premio \d+ pagado/);

  await page.goto('/auth/dashboard');
  await page.getByRole('button', { name: 'Notificaciones' }).click();
  await expect(page.getByText(/El premio \d+ fue pagado, colilla 8801/).first()).toBeVisible();
});

test('a rejected premio is corrected and sent back; what is not the own step is not offered', async ({
  request,
  colleague,
}) => {
  await registered(request, 'P017', ['8811']);
  const office = await colleague('premiacion');

  const reviewer = await colleague('revisor');
  await openLast(reviewer, '8811');
  await expect(reviewer.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
  await step(reviewer, ['Rechazar', 'Rechazar'], (dialog) =>
    dialog.getByRole('textbox', { name: 'Observación' }).last().fill('La imagen no se lee'),
  );
  await done(reviewer, 'Premio rechazado');

  await openLast(office, '8811');
  await office.getByRole('textbox', { name: 'Valor' }).fill('80');
  await office.getByRole('button', { name: 'Guardar' }).click();
  await done(office, 'Premio actualizado');
  await step(office, ['Enviar a revisión', 'Enviar a revisión']);
  await done(office, 'Premio enviado a revisión');

  const chief = await colleague('superadministrador');
  await openLast(chief, '8811');
  await review(chief);
  await openLast(chief, '8811');
  await expect(chief.getByRole('button', { name: 'Pagar' })).toBeDisabled();
  await expect(chief.getByText('Usted revisó este premio: debe pagarlo otra persona.')).toBeVisible();
});

/** Above the rows a head that stays could cover the first ones: somebody would approve what they cannot see. */
const isCovered = (row: Element) => {
  row.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = row.getBoundingClientRect();

  return !row.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('several premios are reviewed at once: each can be seen before, and the report says which were not', async ({
  request,
  colleague,
}) => {
  const colillas = Array.from({ length: 30 }, (_, index) => String(6001 + index));
  await registered(request, 'P021', colillas);
  const latest =
    '/auth/premios?perPage=50&page=1&sort=id&order=DESC&filter={"q":"P021","estado":"PENDIENTE"}';
  const reviewer = await colleague('revisor', latest);
  const rows = reviewer.getByRole('row').filter({ hasText: /60\d\d/ });
  await expect(rows).toHaveCount(30);
  const dialog = reviewer.getByRole('dialog');
  const listed = dialog.getByRole('row').filter({ hasText: /60\d\d/ });

  let chosen = 0;
  for (const many of [1, 2, 5, 30]) {
    while (chosen < many) await rows.nth(chosen++).getByRole('checkbox').check();
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1366, height: 768 },
    ]) {
      await reviewer.setViewportSize(viewport);
      await reviewer.getByRole('button', { name: 'Revisar', exact: true }).click();
      await expect(listed).toHaveCount(many);
      for (const row of await listed.all()) expect(await row.evaluate(isCovered)).toBe(false);
      await reviewer.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }

  await reviewer.getByRole('button', { name: 'Revisar', exact: true }).click();
  await expect(dialog).toContainText('$4,515.00');
  // Meanwhile one is reviewed by somebody else: before, the list would have shown it.
  const chief = await colleague('superadministrador');
  await openLast(chief, '6001');
  await review(chief);
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  const report = reviewer.getByRole('alert').filter({ hasText: '¡Error!' });
  await expect(report).toContainText('Premios revisados: 29, por $4,364.50');
  await expect(report.getByRole('list', { name: 'Sin cambios' })).toContainText(
    'Otro usuario modificó este registro',
  );
});

test('a payment is taken back, and a premio annulled, by different people', async ({
  request,
  colleague,
}) => {
  await registered(request, 'P029', ['8831']);
  const office = await colleague('premiacion');
  const reviewer = await colleague('revisor');
  await openLast(reviewer, '8831');
  await review(reviewer);
  await openLast(office, '8831');
  await step(office, PAY, (dialog) => choose(dialog, 'Forma de pago', 'Cheque'));
  await done(office, /Premio \d+ pagado/);

  const chief = await colleague('superadministrador');
  const because = (dialog: Page) => dialog.getByRole('dialog').getByRole('textbox').fill('No era el cliente');
  await openLast(chief, '8831');
  await step(chief, ['Devolver a revisado', 'Devolver a revisado'], because);
  await done(chief, 'Pago devuelto');
  await expect(chief.getByRole('button', { name: 'Anular' })).toBeDisabled();

  await openLast(office, '8831');
  await step(office, PAY, (dialog) => choose(dialog, 'Forma de pago', 'Efectivo'));
  await done(office, /Premio \d+ pagado/);
  await openLast(chief, '8831');
  await chief.getByRole('button', { name: 'Historial' }).click();
  await expect(chief.getByRole('dialog', { name: 'Historial' })).toContainText('No era el cliente');

  await register(office, 'P029', '8831');
  await expect(office.getByRole('alert')).toContainText('Ya existe un premio de esa colilla');
});

test('a superadministrador annuls a pending premio with a reason', async ({ request, colleague }) => {
  await registered(request, 'P037', ['8841']);
  const chief = await colleague('superadministrador');
  await openLast(chief, '8841');
  await step(chief, ['Anular', 'Anular premio'], (dialog) =>
    dialog.getByRole('dialog').getByRole('textbox').fill('El cliente no vino'),
  );
  await done(chief, 'Premio anulado');
  await expect(chief.getByText('Anulado', { exact: true }).first()).toBeVisible();
});

test('a premio shows its picture beside its data, on a phone below it, and each step that was taken', async ({
  page,
  request,
}) => {
  await registered(request, 'P025', ['8851']);
  await enter(page, 'revisor');
  await openLast(page, '8851');

  const picture = page.getByRole('region', { name: 'Imagen' }).getByRole('img', { name: 'Imagen 1' });
  const widthOf = (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth);
  expect(await picture.evaluate(widthOf)).toBe(10);
  const valor = page.getByRole('definition').filter({ hasText: '$150.50' });
  const boxes = async () => {
    const [data, image] = [await valor.boundingBox(), await picture.boundingBox()];
    if (!data || !image) throw new Error('nothing is shown');

    return { data, image };
  };
  const beside = await boxes();
  expect(beside.image.x).toBeGreaterThanOrEqual(beside.data.x + beside.data.width);
  expect(beside.image.y).toBeLessThan(beside.data.y);

  const steps = page.getByRole('region', { name: 'Pasos' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Registrado.* · .*\d\d:\d\d/, /Por revisar$/]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(async () => {
    const below = await boxes();
    expect(below.image.y).toBeGreaterThanOrEqual(below.data.y + below.data.height);
    expect(below.image.x).toBeLessThan(below.data.x + below.data.width);
  }).toPass();
  await review(page);
  await openLast(page, '8851');
  await expect(steps).toHaveText([/^Registrado/, /^Revisado.* · .*\d\d:\d\d/, /Por pagar$/]);

  await picture.click();
  await expect(page.getByRole('dialog', { name: /^Premio \d+/ })).toBeVisible();
});
