import { expect, type Page } from '@playwright/test';
import {
  choose,
  done,
  enter,
  onEachDevice,
  proof,
  startNew,
  test,
  titled,
  visit,
} from '../support/e2e/staff';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click();
const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);
const attach = async (page: Page) => {
  await page.locator('input[type=file]').last().setInputFiles(proof());
  await expect(page.getByRole('list', { name: 'Archivos cargados' }).getByRole('listitem')).toHaveCount(1);
};
const accept = (page: Page, verb: string) =>
  page.getByRole('dialog').getByRole('button', { name: verb }).click();

const unique = (text: string) => `${text} ${Date.now()}`;

const found = async (page: Page, section: string, words: string) => {
  await visit(page, `/auth/${section}`);
  await fill(page, 'Buscar', words);

  return page.getByRole('row').filter({ hasText: words });
};

test('gastos: a gasto is created with its proof, found, changed and annulled @long', async ({ page }) => {
  const text = unique('Gasto');
  await enter(page, 'administrador', '/auth/gastos');
  await startNew(page, 'Nuevo gasto');
  await choose(page, 'Tipo', 'Transporte');
  await fill(page, 'Descripción', text);
  await fill(page, 'Valor', '0');
  await choose(page, 'Forma de pago', 'Efectivo');
  await save(page);
  await expect(page.getByText('El valor debe ser mayor que 0')).toBeVisible();
  await fill(page, 'Valor', '45.75');
  await attach(page);
  await save(page);
  await done(page, /Gasto \d+ creado/);

  const row = await found(page, 'gastos', text);
  await expect(row).toContainText('Transporte');
  await expect(row).toContainText('$46');
  await row.getByRole('button', { name: 'Ver' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await titled(page, /^Gasto \d+$/);
  await fill(page, 'Valor', '46.25');
  await save(page);
  await done(page, 'Gasto actualizado');

  await page.getByRole('button', { name: 'Acciones' }).click();
  await page.getByRole('button', { name: 'Anular' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Se registró dos veces');
  await accept(page, 'Anular gasto');
  await done(page, 'Gasto anulado');
  await page.getByRole('button', { name: 'Historial' }).click();
  const history = page.getByRole('dialog', { name: 'Historial' });
  await expect(history).toContainText('45.75');
  await expect(history).toContainText('Se registró dos veces');
});

onEachDevice(() => {
  test('depositos: an administrador asks twice, a superadministrador deposits one with proof and refuses the other @long', async ({
    page,
    colleague,
  }) => {
    const [good, bad] = [unique('Recaudación'), unique('Sin papeleta')];
    await enter(page, 'administrador', '/auth/depositos');
    for (const motivo of [good, bad]) {
      await startNew(page, 'Nueva solicitud');
      await choose(page, 'Tipo', 'Entregar');
      await fill(page, 'Banco', 'Banco Pichincha');
      // The program asks about an equal request.
      await fill(page, 'Cuenta bancaria', String(Date.now()));
      await fill(page, 'Valor', '300');
      await fill(page, 'Motivo', motivo);
      await save(page);
      await done(page, /Solicitud \d+ creada/);
      await visit(page, '/auth/depositos');
    }
    await expect(page.getByRole('cell', { name: 'Pendiente' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(0);

    const chief = await colleague('superadministrador', '/auth/depositos');
    const search = async (motivo: string) => {
      await fill(chief, 'Buscar', motivo);
      // The head, the row and a TOTAL of each tipo.
      await expect(chief.getByRole('row')).toHaveCount(4);
      await expect(chief.getByRole('cell', { name: /Pendiente$/ })).toBeVisible();
    };
    const act = (name: string) => chief.getByRole('button', { name, exact: true }).click();
    await search(good);
    await act('Depositar');
    await expect(chief.getByRole('dialog')).toContainText(/Salen hoy \$300\.00 del libro de caja de/);
    await accept(chief, 'Depositar');
    await expect(chief.getByText('Cargue el comprobante del depósito')).toBeVisible();
    await attach(chief);
    await accept(chief, 'Depositar');
    await done(chief, 'Solicitud depositada');
    await expect(chief.getByRole('cell', { name: 'Depositado' })).toBeVisible();

    await search(bad);
    await act('Rechazar');
    await chief.getByRole('dialog').getByRole('textbox').fill('Falta la papeleta');
    await accept(chief, 'Rechazar');
    await done(chief, 'Solicitud rechazada');
    await chief.getByRole('cell', { name: /Rechazado$/ }).click();
    await titled(chief, /^Solicitud \d+$/);
    await act('Historial');
    await expect(chief.getByRole('dialog', { name: 'Historial' })).toContainText('Falta la papeleta');
  });
});
