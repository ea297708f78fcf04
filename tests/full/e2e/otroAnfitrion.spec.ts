import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { fillSignIn, titled } from '../../support/e2e/staff';
import { copyApp, startHost } from '../../support/full/e2e/otroAnfitrion';

test('[O9] with a host of another site, set after the build, the app signs in, lists, shows proofs and renews its session', async ({
  page,
  baseURL,
}) => {
  const host = await startHost(baseURL?.replace('localhost', '127.0.0.1') ?? '');
  const app = copyApp();
  const set = ['scripts/set-host.mjs', '--dist', app.folder, '--api', host.url, '--proofs', `${host.url}/`];
  execFileSync(process.execPath, set);
  const { url, close } = await app.serve();
  host.letIn(url);

  await page.goto(url);
  await fillSignIn(page, 'superadministrador');
  await expect(page.getByText('Hola, ')).toBeVisible();
  await page.goto(`${url}/auth/gastos`);
  await expect(page.getByRole('row').filter({ hasText: 'TOTAL' })).toContainText('$');

  // Only the cookie is valid, so the app must refresh the token.
  await page.evaluate(() => localStorage.setItem('token', 'viejo'));
  await page.goto(`${url}/auth/nomina/planilla/1`);
  await titled(page, /^Planilla/);
  await page.getByRole('button', { name: 'Ver' }).first().click();
  const proof = page.getByRole('dialog').getByRole('img').first();
  await expect(proof).toBeVisible();
  expect(
    await proof.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(await proof.getAttribute('src')).toContain(host.url);

  await page.close();
  close();
  host.close();
  app.remove();
});
