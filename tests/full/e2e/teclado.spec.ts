import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  button,
  field,
  goTo,
  isFocused,
  leave,
  MOST,
  pick,
  press,
  searchFor,
  signInByKeys,
  tabTo,
  type,
} from '../../support/e2e/keyboard';
import { newPromotor, openOffice, WEEK } from '../../support/e2e/records';
import { done, proof, titled } from '../../support/e2e/staff';

/** `fecha` is YYYY-MM-DD. The browser decides whether the day or the month comes first. */
const typeDate = async (page: Page, target: Locator, fecha: string) => {
  const [year, month, day] = fecha.split('-');
  await tabTo(page, target);
  await page.keyboard.type(`${day}${month}${year}`);
  if ((await target.inputValue()) !== fecha) {
    for (const _ of [day, month, year]) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(`${month}${day}${year}`);
  }
  await expect(target).toHaveValue(fecha);
};

/** Tab reaches only the selected tab; arrow keys reach the others. */
const pickTab = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const wanted = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  for (let presses = 0; presses < MOST && !(await isFocused(wanted)); presses += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
};

/** A premio takes no key at first (U24): nobody has seen it yet. */
const seePremio = async (page: Page, title: string | RegExp) => {
  await titled(page, title);
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(1_000);
};

const find = async (page: Page, name: string, word: string) => {
  await tabTo(page, page.getByRole('combobox', { name }));
  await page.keyboard.type(word);
  await expect(page.getByRole('option', { name: word })).toBeVisible();
  await page.keyboard.press('Enter');
};

const attach = async (
  page: Page,
  target: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
) => {
  const chooser = page.waitForEvent('filechooser');
  await press(page, target);
  await (await chooser).setFiles(file);
};

test('[F19] a premio is reviewed by one and paid by another', async ({ page }) => {
  await signInByKeys(page, 'revisor');
  await goTo(page, 'Premios');
  await pickTab(page, 'Pendiente');
  await expect(page).toHaveURL(/PENDIENTE/);
  await press(page, page.getByRole('row').nth(1).getByRole('link').first());
  await seePremio(page, /^Premio \d+/);
  const [id = ''] = /\d+$/.exec(new URL(page.url()).pathname) ?? [];
  await press(page, button(page, 'Revisar y siguiente'));
  await done(page, `Premio ${id} revisado`);
  await leave(page);

  await signInByKeys(page, 'premiacion');
  await searchFor(page, id);
  await expect(page.getByRole('option', { name: `Premio ${id}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await seePremio(page, `Premio ${id}`);
  await press(page, button(page, 'Pagar y siguiente'));
  const dialog = page.getByRole('dialog');
  await pick(page, 'Forma de pago', 'Efectivo');
  await attach(page, dialog.locator('input[type=file]'), proof());
  await press(page, dialog.getByRole('button', { name: 'Pagar' }));
  await done(page, `Premio ${id} pagado`);
});

test('[F19] a line of a nomina is paid with its proof, and the proof is opened', async ({ page }) => {
  await signInByKeys(page, 'administrador');
  await goTo(page, 'Nomina');
  await press(page, page.getByRole('link', { name: 'Abrir' }).first());
  await titled(page, 'Planilla de Nomina');
  await press(page, page.getByRole('button', { name: /Cargar/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Cargar Comprobante' });
  await attach(page, dialog.locator('input[type=file]'), proof());
  await press(page, dialog.getByRole('button', { name: 'Aceptar' }));
  await expect(page.getByText('Comprobante actualizado correctamente')).toBeVisible();
  await expect(dialog).toBeHidden();

  await press(page, page.getByRole('button', { name: /Ver/ }).first());
  const viewer = page.getByRole('dialog', { name: 'Ver Comprobante' });
  await expect(viewer.locator('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('[F19] a user is registered', async ({ page }) => {
  await signInByKeys(page, 'superadministrador');
  await goTo(page, 'Usuarios');
  await press(page, page.getByRole('link', { name: 'Nuevo usuario' }));
  await titled(page, 'Nuevo usuario');
  await type(page, field(page, 'Nombre'), 'Eva');
  await type(page, field(page, 'Apellido'), 'Teclas');
  await type(page, field(page, 'Username'), `teclas${Date.now()}`);
  await type(page, field(page, 'Contraseña'), 'primera-clave');
  await pick(page, 'Rol', 'Revisor');
  await press(page, button(page, 'Guardar'));
  await done(page, 'Usuario creado');
});

test('[F19] a nomina is created', async ({ page }) => {
  const { name } = await openOffice(page.request);
  await signInByKeys(page, 'superadministrador');
  await goTo(page, 'Nomina');
  await press(page, page.getByRole('link', { name: 'Nueva Nomina' }));
  await titled(page, 'Nueva Nomina');
  await pick(page, 'Administrador', name);
  await typeDate(page, page.getByLabel('Fecha Inicio'), WEEK.fecha);
  await type(page, page.getByLabel('Cuenta Bancaria'), '2200123456');
  await press(page, button(page, 'Guardar'));
  await expect(page.getByRole('dialog')).toContainText('está seguro de guardar');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Guardar nomina' }));
  await done(page, 'Nomina creada correctamente');
});

test('[F19] a venta is typed and closed', async ({ page }) => {
  const { codigo } = await newPromotor(page.request);
  await signInByKeys(page, 'sumador');
  await goTo(page, 'Ventas');
  await press(page, page.getByRole('link', { name: 'Nueva venta' }));
  await titled(page, 'Nueva venta');
  await pick(page, 'Sorteo', /^Nocturno/);
  await find(page, 'Promotor', codigo);
  await press(page, button(page, 'Empezar'));
  await expect(page).toHaveURL(/\/ventas\/edit\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Colilla, fila 1', exact: true })).toBeFocused();
  await page.keyboard.type('0457');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await press(
    page,
    page.getByRole('dialog', { name: 'Cerrar venta' }).getByRole('button', { name: 'Cerrar venta' }),
  );
  await done(page, 'Venta cerrada');
});

test('[F19] an abono is registered, a filter is added and removed, and the export menu opens', async ({
  page,
}) => {
  await signInByKeys(page, 'superadministrador');
  await goTo(page, 'Préstamos');
  await press(page, page.getByRole('row').nth(1).getByRole('link').first());
  await titled(page, /^Préstamo \d+/);
  await press(page, button(page, 'Nuevo abono'));
  await type(page, page.getByRole('dialog').getByRole('textbox', { name: 'Valor' }), '1');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Registrar abono' }));
  await done(page, 'Abono registrado');

  await goTo(page, 'Ventas');
  await find(page, 'Promotor', 'P001');
  await expect(page).toHaveURL(/fk_vendedor/);
  await type(page, page.getByRole('combobox', { name: 'Promotor' }), '');
  await page.keyboard.press('Delete');
  await expect(page).not.toHaveURL(/fk_vendedor/);
  await press(page, button(page, 'Exportar'));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});
