import { expect, type Page } from '@playwright/test';
import { AXE, overflow, violations } from './axe';
import { enter, PHONE, test, visit } from './staff';

/** `open` brings the page into the state to be checked. */
export type Place = readonly [path: string, open: (page: Page) => Promise<void>];

export const listed = (page: Page) => expect(page.getByRole('table')).toBeVisible();

export function openDialog(button: string, title: string | RegExp) {
  return async (page: Page) => {
    const opener = page.getByRole('button', { name: button }).first();
    const menu = page.getByRole('button', { name: 'Acciones' }).first();
    await expect(opener.or(menu).first()).toBeVisible();
    // On a phone the button is in the menu of the card.
    if (!(await opener.isVisible())) await menu.click();
    await opener.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
}

const SHELL = ['body header', '[aria-label="Menú principal"]', 'aside'];
/** The rows of a table are alike, so the first seven are enough. */
const FURTHER_ROWS = ':is(tbody tr, [role="row"][data-id]):nth-child(n + 8)';

const faultsAt = async (page: Page, where: string, isFirst = false) =>
  (await violations(page, isFirst ? [FURTHER_ROWS] : [FURTHER_ROWS, ...SHELL])).map(
    (fault) => `${where}: ${fault}`,
  );

/** Collects requests to other origins and violations of the CSP. */
export const listenForStrangers = (page: Page, baseURL = '') => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) strangers.push(message.text());
  });

  return strangers;
};

const DESKTOP = { width: 1280, height: 800 };
export const FINGER = { isMobile: true, hasTouch: true };

const softly = expect.configure({ soft: true });

/** The least size for a finger, in px. */
const TARGET = 44;

/** Touch targets that are too small and inputs that a phone zooms into. Links within a sentence are exempt. */
export const hardToTouch = (page: Page, where: string) =>
  page.evaluate(
    ([place, least]) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, textarea, summary, [role="option"]',
        ),
      ]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.clientWidth > 1)
        .filter((target) => !target.closest('[aria-hidden="true"]') && target.matches(':not(p *)'))
        .flatMap((target) => {
          const box = target.closest('.MuiInputBase-root, label') ?? target;
          // A link of a card covers the card by what stands after its text.
          const after = getComputedStyle(target, '::after');
          const { width, height } =
            after.position === 'absolute'
              ? { width: Number.parseFloat(after.width), height: Number.parseFloat(after.height) }
              : box.getBoundingClientRect();
          const isSmall = Math.round(Math.min(width, height)) < least;
          const letters = Number.parseFloat(getComputedStyle(target).fontSize);
          const isTyped = target.matches(
            'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])',
          );
          const isZoomed = isTyped && letters < 16;
          const name = target.ariaLabel ?? (target.innerText || target.getAttribute('name'));

          return isSmall || isZoomed
            ? [`${place}: ${target.tagName} ${name} ${width} × ${height}, ${letters} px`]
            : [];
        }),
    [where, TARGET] as const,
  );

export const lookOn = (
  device: 'desktop' | 'phone',
  colorScheme: 'light' | 'dark',
  places: readonly Place[],
): void => {
  const viewport = device === 'phone' ? PHONE : DESKTOP;

  test.describe(`${device}, ${colorScheme}, from ${places[0]?.[0]}`, () => {
    test.use({ colorScheme, viewport, ...(device === 'phone' ? FINGER : { isMobile: false }) });

    test('[F18] [F19] every kind of page is accessible, and nothing leaves our own origin', async ({
      page,
      baseURL,
      isMobile,
    }) => {
      const strangers = listenForStrangers(page, baseURL);

      await page.addInitScript(AXE);
      await page.goto('/');
      const found = await faultsAt(page, '/');
      if (isMobile) found.push(...(await hardToTouch(page, '/')));
      await enter(page, 'superadministrador', '/auth/no/hay/nada');
      for (const [index, [path, open]] of places.entries()) {
        await visit(page, path);
        await open(page);
        found.push(...(await faultsAt(page, path, index === 0)));
        if (isMobile) found.push(...(await hardToTouch(page, path)));
        await page.setViewportSize(PHONE);
        await softly.poll(() => overflow(page), `${path} is wider than a phone`).toBeLessThanOrEqual(0);
        await page.setViewportSize(viewport);
        // Close menus and tooltips before the next screen.
        await page.keyboard.press('Escape');
        await page.mouse.click(0, 0);
      }

      expect(found).toEqual([]);
      expect(strangers).toEqual([]);
    });
  });
};

/** One part for each of the two workers. */
export const halves = (places: readonly Place[]) => [
  places.slice(0, places.length / 2),
  places.slice(places.length / 2),
];
