import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pick } from '../support/e2e/keyboard';
import { openOffice, WEEK } from '../support/e2e/records';
import { done, enter, menu, onEachDevice, proof, test, titled } from '../support/e2e/staff';

const SECRET = 'Av. 9 de Octubre';

const photo = async () => ({
  name: 'recibo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#dde' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: SECRET } })
    .toBuffer(),
});

const countClicks = (page: Page) =>
  page.addInitScript(() => {
    const count = () => sessionStorage.setItem('clics', String(Number(sessionStorage.getItem('clics')) + 1));
    addEventListener('pointerdown', count, { capture: true });
  });
const clicks = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clics')));

const keepSent = (page: Page) =>
  page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Reflect.set(window, 'sent', body.getAll('files'));
      send.call(this, body);
    };
  });
const sentText = (page: Page) =>
  page.evaluate(async () => {
    const [file] = Reflect.get(window, 'sent');

    return new TextDecoder('latin1').decode(await file.arrayBuffer());
  });

const handOver = (page: Page, way: 'drop' | 'paste') =>
  page.evaluate(
    ([type, bytes]) => {
      const held = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      held.items.add(new File([content], 'captura.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: held })
          : new ClipboardEvent('paste', { ...options, clipboardData: held }),
      );
    },
    [way, proof().buffer.toString('base64')] as const,
  );

const attachPhoto = async (page: Page) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByText('Elegir archivos').click();
  await (await chooser).setFiles(await photo());
  await expect(page.getByRole('button', { name: 'Ampliar recibo.jpg' })).toBeVisible();
};
const accept = (page: Page, verb = 'Aceptar') =>
  page.getByRole('dialog').getByRole('button', { name: verb }).click();

/** A tall picture that is turned lies within the window. */
const liesWhole = async (page: Page, picture: Locator) => {
  const { x, width, height } = (await picture.boundingBox()) ?? { x: -1, width: 0, height: 0 };
  const room = page.viewportSize()?.width ?? 0;

  return width > height && x >= 0 && x + width <= room;
};

const onPaper = async (page: Page, look: () => Promise<void>) => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await look();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
};
const pageRules = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText)
      .join(),
  );

onEachDevice((device) => {
  test.use({ hasTouch: device === 'phone', isMobile: device === 'phone' });
  const isPhone = device === 'phone';
  const toList = async (page: Page) => {
    await enter(page, 'superadministrador');
    if (isPhone) await page.getByRole('button', { name: /menú/i }).click();
    await menu(page).getByRole('link', { name: 'Nomina' }).click();
  };

  test('a payroll line is paid in five clicks; then come the next person, the viewer and export', async ({
    page,
  }) => {
    const { name, helper, openWeek } = await openOffice(page.request);
    await openWeek();
    await countClicks(page);
    await keepSent(page);
    await toList(page);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('link', { name: isPhone ? 'Pagar' : 'Abrir' }).click();
    if (!isPhone) await page.getByRole('button', { name: 'Cargar' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Cargar Comprobante' });
    await expect(dialog).toContainText(`${name} · 2200555`);
    await expect(dialog.getByText('Tomar foto')).toBeVisible({ visible: isPhone });
    await attachPhoto(page);
    await accept(page);
    await done(page, 'Comprobante actualizado correctamente');
    expect(await clicks(page)).toBeLessThanOrEqual(5);
    const sent = await sentText(page);
    expect((await photo()).buffer.includes(SECRET)).toBe(true);
    expect(sent).not.toContain(SECRET);
    expect(sent).not.toContain('Exif');

    const next = page.getByRole('button', { name: `Siguiente persona: ${helper}` });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(`${helper} · 2200555`);
    await handOver(page, isPhone ? 'paste' : 'drop');
    await expect(dialog.getByRole('button', { name: 'Quitar captura.jpg' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Descuentos' }).fill('0,50');
    await accept(page);
    await expect(page.getByText('2/2', { exact: true })).toBeVisible();
    await expect(page.getByText('Descuentos $0.50')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Siguiente persona/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Ver' }).first().click();
    const viewer = page.getByRole('dialog', { name: `Ver Comprobante: ${name} · 2200555 · $120.50` });
    const picture = viewer.getByAltText('Comprobante 1 de 2');
    await expect(picture).toBeVisible();
    // Upright and reduced by the browser: the API alone would keep 2,400 px.
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(2000);
    await viewer.getByRole('button', { name: 'Girar' }).click();
    await expect.poll(() => liesWhole(page, picture)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await titled(page, 'Planilla de Nomina');

    await page.getByRole('button', { name: 'Exportar' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'XLSX' }).click();
    expect((await file).suggestedFilename()).toBe(`nomina ${name} ${WEEK.fecha} a ${WEEK.fecha_final}.xlsx`);

    await page.getByRole('main').getByRole('link', { name: 'Nomina' }).click();
    await expect(row.getByText(isPhone ? 'Falta el comprobante' : '2/2 pagados')).toBeVisible();
  });

  test('on paper a paid payroll names its administrador, what is paid, and its pages', async ({ page }) => {
    await enter(page, 'superadministrador', '/auth/nomina/planilla/1');
    await titled(page, 'Planilla de Nomina');
    const sheet = page.getByRole('article');
    const name = await sheet.getByRole('definition').first().innerText();
    const [paid, lines] = (await sheet.getByRole('definition').last().innerText()).split('/').map(Number);
    expect(paid).toBe(lines);
    await onPaper(page, async () => {
      await expect(sheet.getByText(`Administrador: ${name}`)).toBeVisible();
      await expect(sheet.getByRole('button')).toHaveCount(0);
      await expect(sheet.getByRole('cell', { name: 'Sí' })).toHaveCount(lines ?? 0);
      expect(await pageRules(page)).toContain('counter(pages)');
    });
  });

  test('a new week and its first payment take eight clicks @long', async ({ page }) => {
    const { name } = await openOffice(page.request);
    await countClicks(page);
    await toList(page);
    await page.getByRole('link', { name: 'Nueva Nomina' }).click();
    await titled(page, 'Nueva Nomina');
    await expect(page.getByRole('combobox', { name: 'Administrador' })).toBeFocused();
    await pick(page, 'Administrador', name);
    const start = page.getByLabel('Fecha Inicio');
    await start.fill((await start.getAttribute('max')) ?? '');
    await page.getByLabel('Cuenta Bancaria').fill('2200777');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await accept(page, 'Guardar nomina');
    await done(page, 'Nomina creada correctamente');
    await expect(page.getByRole('link', { name: 'Abrir la planilla' })).toBeVisible();
    await page.getByRole('link', { name: 'Pagar a la primera persona' }).click();
    await expect(page.getByRole('dialog', { name: 'Cargar Comprobante' })).toContainText(`${name} · 2200555`);
    await attachPhoto(page);
    await accept(page);
    await done(page, 'Comprobante actualizado correctamente');

    expect(await clicks(page)).toBeLessThanOrEqual(8);
  });
});
