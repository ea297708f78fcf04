import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Load it with `addInitScript`: the CSP blocks it later. */
export const AXE = { path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') };

export const violations = async (page: Page, exclude: string[] = []): Promise<string[]> => {
  // Firefox 153 crashes (signal 11) while axe 4.14 runs on some pages.
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  // Close tooltips, which are outside all landmarks. While axe runs, none of them can close.
  await page.mouse.move(0, 0);
  await expect(page.locator('[role="tooltip"]')).toHaveCount(0);
  const found = await page.evaluate(async (left) => {
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await window.axe.run({ exclude: left }, { resultTypes: ['violations'], rules });

    return violations;
  }, exclude);

  return found.map(
    ({ id, nodes: [first, ...others] }) =>
      `${id} at ${first?.target} and ${others.length} others: ${first?.html.slice(0, 120)}`,
  );
};

/** How far the page scrolls sideways, or a card of it reaches beyond its edge, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = (card: Element) =>
      card.getBoundingClientRect().right - (card.closest('article')?.getBoundingClientRect().right ?? 0);
    const cards = [...document.querySelectorAll('article tr')].filter(
      (row) => getComputedStyle(row).display === 'flex',
    );

    return Math.max(scrollWidth - clientWidth, ...cards.map((card) => Math.floor(beyond(card))));
  });
