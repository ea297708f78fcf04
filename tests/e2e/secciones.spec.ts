import { expect, type Page, test } from '@playwright/test';
import { choose, done, enter, menu, startNew, titled } from './staff';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click();

/** Ten digits with the check digit of modulus 10. */
const cedulaOf = (serial: number) => {
  const digits = `171${String(serial % 1_000_000).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);

    return total + (product > 9 ? product - 9 : product);
  }, 0);

  return `${digits}${(10 - (sum % 10)) % 10}`;
};

test('a draw is created, found and changed from Configuración', async ({ page }) => {
  const nombre = `Sorteo ${Date.now()}`;
  await enter(page, 'superadministrador', '/auth/configuracion');
  await page.getByRole('link', { name: /^Sorteos/ }).click();
  await startNew(page, 'Nuevo sorteo');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await page.getByLabel('Hora del sorteo').fill('20:00');
  await page.getByLabel('Hora de cierre').fill('20:30');
  await page.getByRole('button', { name: 'Domingo' }).click();
  await choose(page, 'Cifras', '3');
  await save(page);
  await expect(page.getByText('La hora de cierre debe ser anterior a la hora del sorteo')).toBeVisible();
  await page.getByLabel('Hora de cierre').fill('19:30');
  await save(page);
  await done(page, /Sorteo \d+ creado/);

  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Sorteos' }).click();
  await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill(nombre);
  const row = page.getByRole('row').filter({ hasText: nombre });
  await expect(row).toContainText('L M X J V S');
  await row.getByRole('cell', { name: '19:30' }).click();
  await titled(page, nombre);
  await choose(page, 'Habilitado', 'No');
  await save(page);
  await done(page, 'Sorteo actualizado');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Habilitado' })).toHaveText('No');
});

test('one draw changed in two tabs: the second is told, and keeps what was written', async ({
  page,
  context,
}) => {
  await enter(page, 'superadministrador', '/auth/configuracion/sorteos/edit/1');
  const other = await context.newPage();
  await other.goto('/auth/configuracion/sorteos/edit/1');
  const nombre = `${await other.getByRole('textbox', { name: 'Nombre' }).inputValue()} bis`;

  // Begun before the other saves: a form that nobody has touched shows what comes.
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Otro nombre');
  await other.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await save(other);
  await done(other, 'Sorteo actualizado');
  await save(page);

  await expect(page.getByRole('alert')).toContainText('Usted modificó este registro en otra pestaña');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Otro nombre');
});

test('a holiday is moved as the law proposes, and annulled with a reason', async ({ page }) => {
  const nombre = `Feriado ${Date.now()}`;
  await enter(page, 'superadministrador', '/auth/configuracion/feriados/create');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await page.getByLabel('Fecha original').fill('2029-05-24');
  await expect(page.getByText('Fecha propuesta: viernes 25 de MAYO de 2029')).toBeVisible();
  await page.getByRole('button', { name: 'Usar' }).click();
  await choose(page, 'Ámbito', 'Local');
  await save(page);
  await done(page, /Feriado \d+ creado/);

  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Feriados' }).click();
  await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill(nombre);
  await page.getByRole('row').filter({ hasText: nombre }).getByRole('link').first().click();
  await titled(page, nombre);
  await page.getByRole('button', { name: 'Anular' }).click();
  await page.getByLabel('Motivo de la anulación').fill('Se escribió dos veces');
  await page.getByRole('button', { name: 'Anular feriado' }).click();

  await done(page, 'Feriado anulado');
  await expect(page.getByText('Motivo: Se escribió dos veces')).toBeVisible();
});

test('an administrador writes a promotor of their own', async ({ page }) => {
  const serial = Date.now();
  await enter(page, 'administrador');
  await menu(page).getByRole('link', { name: 'Promotores' }).click();
  await startNew(page, 'Nuevo promotor');
  await page.getByRole('textbox', { name: 'Código' }).fill(`P${serial}`);
  await page.getByRole('textbox', { name: 'Cédula' }).fill('1710034064');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Pedro');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Vera');
  await page.getByRole('textbox', { name: 'Porcentaje de comisión' }).fill('12.5');
  await save(page);
  await expect(page.getByText('La cédula no es válida')).toBeVisible();
  await page.getByRole('textbox', { name: 'Cédula' }).fill(cedulaOf(serial));
  await save(page);
  await done(page, /Promotor \d+ creado/);

  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Promotores' }).click();
  await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill(`P${serial}`);
  await page
    .getByRole('row')
    .filter({ hasText: `P${serial}` })
    .getByRole('link')
    .first()
    .click();
  await titled(page, 'Pedro Vera');
  await expect(page.getByRole('textbox', { name: 'Porcentaje de comisión' })).toHaveValue('12.50');
});
