import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** The folder of the guide, or another one to try it. */
const FOLDER = process.env.GUIDE_FOLDER ?? join(import.meta.dirname, '..', '..', 'docs', 'guia', 'img');

/** Saves the filled part of the window. Rings go around the elements to press, numbered if there are several. */
export const shot = async (page: Page, name: string, rings: readonly Locator[] = []): Promise<void> => {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const boxes = await Promise.all(rings.map((ring) => ring.first().boundingBox()));
  await page.evaluate(drawRings, boxes);
  await page.evaluate(writeDates, true);

  const clip = await page.evaluate(filledWindow);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  await sharp(picture)
    // A palette keeps the files small.
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(join(FOLDER, `${name}.png`));

  await page.evaluate(writeDates, false);
  await page.evaluate(drawRings, []);
};

/** As a browser in Spanish shows them: headless Chromium only knows English. */
const writeDates = (isShown: boolean) => {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="date"], input[data-day]')) {
    const day = input.dataset.day ?? input.value;
    input.type = isShown ? 'text' : 'date';
    input.value = isShown ? day.split('-').toReversed().join('/') || 'dd/mm/aaaa' : day;
    if (isShown) input.dataset.day = day;
    else delete input.dataset.day;
  }
};

const filledWindow = () => {
  const parts = [...document.querySelectorAll('main > *, nav a, [role="dialog"], [role="menu"]')];
  const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));

  return { x: 0, y: 0, width: innerWidth, height: Math.min(innerHeight, Math.ceil(bottom) + 24) };
};

const drawRings = (boxes: readonly ({ x: number; y: number; width: number; height: number } | null)[]) => {
  const COLOUR = '#b45309';
  for (const old of document.querySelectorAll('[data-ring]')) old.remove();
  boxes.forEach((box, index) => {
    if (!box) return;
    const ring = document.createElement('div');
    ring.dataset.ring = '';
    Object.assign(ring.style, {
      position: 'fixed',
      zIndex: '9999',
      left: `${box.x - 4}px`,
      top: `${box.y - 4}px`,
      width: `${box.width + 8}px`,
      height: `${box.height + 8}px`,
      boxSizing: 'border-box',
      border: `3px solid ${COLOUR}`,
      borderRadius: '8px',
      pointerEvents: 'none',
    });
    if (boxes.length > 1) {
      const number = document.createElement('span');
      number.textContent = String(index + 1);
      Object.assign(number.style, {
        position: 'absolute',
        right: '-11px',
        // Stay within the window.
        top: `${Math.max(-11, 1 - box.y)}px`,
        width: '20px',
        height: '20px',
        borderRadius: '10px',
        background: COLOUR,
        color: '#ffffff',
        font: '600 12px/20px sans-serif',
        textAlign: 'center',
      });
      ring.append(number);
    }
    document.body.append(ring);
  });
};
