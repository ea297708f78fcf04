import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from '../../support/e2e/staff';
import { FORMS } from '../../support/full/e2e/forms';

const TIMES = 50;

const READS = ['/api/nomina', '/api/nomina/conteo', '/api/notificaciones', '/api/archivos'];

/** Refuses every write, so that the form stays open for the next try. */
const refuseWrites = async (page: Page) => {
  let writes = 0;
  let told = Promise.resolve();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    // Before a save the form asks for equal records.
    const isRead = request.method() === 'GET' || READS.includes(pathname) || pathname.endsWith('/parecidos');
    if (isRead) return route.fallback();
    writes += 1;
    await told;

    return route.fulfill({ status: 422, json: { error: 'No se guardó' } });
  });

  return {
    writes: () => writes,
    hold: () => {
      const held: { release?: () => void } = {};
      told = new Promise((resolve) => {
        held.release = resolve;
      });

      return () => held.release?.();
    },
  };
};

const middleOf = async (button: Locator) => {
  // Wait until it stands still and nothing covers it.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is nowhere');

  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

const WAYS = {
  'a double click': async (page: Page, send: Locator, turn: number) => {
    // Every second turn clicks twice before React can render.
    if (turn % 2) await send.evaluate((button: HTMLElement) => [button.click(), button.click()]);
    else await page.mouse.dblclick(...(await middleOf(send)));
  },
  'Enter and a click': async (page: Page, send: Locator, _turn: number, input: Locator) => {
    const middle = await middleOf(send);
    await input.focus();
    await page.keyboard.press('Enter');
    await page.mouse.click(...middle);
  },
};

for (const form of FORMS) {
  test(`[F12] ${form.name}: a double click, and Enter with a click, write once, ${TIMES} times each`, async ({
    page,
  }) => {
    if (form.path) await enter(page, 'superadministrador', form.path);
    else await page.goto('/');
    const host = await refuseWrites(page);
    await form.fill?.(page);
    const send = form.send(page);
    const within = (await page.getByRole('dialog').isVisible()) ? page.getByRole('dialog') : page;
    const input = form.enterIn ? within.getByRole('textbox', { name: form.enterIn, exact: true }) : send;

    for (const [way, act] of Object.entries(WAYS)) {
      for (let turn = 1; turn <= TIMES; turn += 1) {
        await form.ready?.(page);
        await expect(send).toBeEnabled();
        const before = host.writes();
        const release = host.hold();
        await act(page, send, turn, input);
        await expect.poll(host.writes, `${way}, ${turn}`).toBe(before + 1);
        release();
        if (!form.ready) {
          // The message moves the button, so wait for it.
          await expect(page.getByText('No se guardó').first()).toBeVisible();
          await expect(send).toBeEnabled();
        }
        expect(host.writes(), `${way}, ${turn}`).toBe(before + 1);
      }
    }
  });
}
