import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pdfOf, pdfOfDrawings } from '../support/e2e/pdf';
import { callAs, enter, onEachDevice, test } from '../support/e2e/staff';

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Made by `qpdf --encrypt secreto dueno 256` from a page of `pdfOf`. */
const LOCKED = readFileSync('tests/support/e2e/con-clave.pdf');

onEachDevice(() => {
  test('[U7] the pages of a PDF become legible pictures; one with a password, too many pages or damage is refused in words', async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await enter(page, 'administrador', '/auth/gastos/create');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([
        pdf('recibo.pdf', pdfOf('Transferencia 451', 'Saldo 1.250,00')),
        pdf('clave.pdf', LOCKED),
        pdf('largo.pdf', pdfOf(...Array.from({ length: 6 }, (_, n) => `Hoja ${n + 1}`))),
        pdf('roto.pdf', Buffer.from('%PDF-1.4 nada')),
      ]);

    const stored = page.getByRole('list', { name: 'Archivos cargados' }).getByRole('listitem');
    await expect(stored).toHaveText([/recibo \(1 de 2\)\.jpg/, /recibo \(2 de 2\)\.jpg/], {
      timeout: 30_000,
    });
    await expect(page.getByText(/^clave\.pdf: tiene contraseña/)).toBeVisible();
    await expect(page.getByText(/^largo\.pdf: tiene 6 páginas y caben 5/)).toBeVisible();
    await expect(page.getByText(/^roto\.pdf: está dañado/)).toBeVisible();

    await page.getByRole('button', { name: 'Ampliar recibo (1 de 2).jpg' }).click();
    const { width, dark } = await page
      .getByRole('img', { name: 'recibo (1 de 2).jpg' })
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};

        return { width: canvas.width, dark: data.filter((value, n) => n % 4 === 0 && value < 128).length };
      });
    expect(width).toBeGreaterThanOrEqual(1_400);
    // The letters are drawn, although the PDF does not bring their font.
    expect(dark).toBeGreaterThan(1_000);
    expect(refused).toEqual([]);
  });
});

test('[V12] a PDF that is removed while it is drawn ends its work, and the next picture does not wait for it @ci', async ({
  page,
}) => {
  await enter(page, 'administrador', '/auth/gastos/create');
  const strokes = pdfOfDrawings('0 0 m 500 800 l S\n'.repeat(1_500_000));
  const input = page.locator('input[type=file]').last();
  await input.setInputFiles([pdf('plano.pdf', strokes), pdf('recibo.pdf', pdfOf('Transferencia 451'))]);
  await page.getByRole('button', { name: 'Quitar plano.pdf' }).click();

  const stored = page.getByRole('list', { name: 'Archivos cargados' }).getByRole('listitem');
  await expect(stored).toHaveText([/recibo.*\.jpg/], { timeout: 10_000 });
});

/** In the middle of the picture with this name, as it is stored. */
const colorOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1, height: 1 });
    const context = canvas.getContext('2d');
    const { naturalWidth, naturalHeight } = image;
    context?.drawImage(image, naturalWidth / 2, naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];

    return Math.max(red, green, blue) === red ? 'red' : green > blue ? 'green' : 'blue';
  });

test('[U9] a tall screenshot is cut into pages that show one part each, from top to bottom @ci', async ({
  page,
}) => {
  await enter(page, 'administrador', '/auth/gastos/create');
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1_080, height: 8_100 });
    const context = canvas.getContext('2d');
    for (const [index, color] of ['#f00', '#0f0', '#00f'].entries()) {
      Object.assign(context ?? {}, { fillStyle: color });
      context?.fillRect(0, 2_700 * index, 1_080, 2_700);
    }

    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([{ name: 'captura.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }]);

  const colors = [];
  for (const part of [1, 2, 3]) {
    const name = `captura (${part} de 3).jpg`;
    await page.getByRole('button', { name: `Ampliar ${name}` }).click();
    colors.push(await colorOf(page, name));
    await page.keyboard.press('Escape');
  }
  expect(colors).toEqual(['red', 'green', 'blue']);
});

test('[Y9] a link to a proof that is pressed in a mail opens it, and says what to do without a session', async ({
  page,
}) => {
  const [path] = await (await callAs(page.request, 'administrador')).upload();
  await enter(page, 'administrador');
  const address = new URL(`/${path}`, page.url()).href;
  await page.route('http://correo.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Comprobante</a>` }),
  );
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().startsWith(address)) statuses.push(answer.status());
  });
  const press = async () => {
    await page.goto('http://correo.example/');
    await page.getByRole('link').click();
  };

  await press();
  const picture = page.locator('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
  expect(statuses).toEqual([401, 200]);

  await page.context().clearCookies();
  await press();
  await expect(page.getByRole('link', { name: 'ingrese en este navegador' })).toBeVisible();
  expect(statuses).toEqual([401, 200, 401, 401]);
});
