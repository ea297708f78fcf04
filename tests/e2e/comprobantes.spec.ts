import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { pdfOf } from '../support/e2e/pdf';
import { enter, onEachDevice, test } from '../support/e2e/staff';

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
