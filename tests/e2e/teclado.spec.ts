import { expect, test } from '@playwright/test';
import { button, field, goTo, leave, pick, press, signInByKeys, type } from '../support/e2e/keyboard';
import { done, menu, titled } from '../support/e2e/staff';

test('[F19] a user signs in, creates a gasto, uses the menu and signs out by keyboard alone @ci', async ({
  page,
}) => {
  await signInByKeys(page, 'administrador');
  await goTo(page, 'Gastos');
  await press(page, page.getByRole('link', { name: 'Nuevo gasto' }));
  await titled(page, 'Nuevo gasto');
  await pick(page, 'Tipo', 'Transporte');
  await type(page, field(page, 'Descripción'), 'Taxi al banco');
  await type(page, field(page, 'Valor'), '3.50');
  await pick(page, 'Forma de pago', 'Efectivo');
  await press(page, button(page, 'Guardar'));
  await done(page, /Gasto \d+ creado/);

  await press(page, menu(page).getByRole('link', { name: 'Reportes' }));
  await titled(page, 'Reportes');
  await leave(page);
  await expect(page).toHaveURL('/');
});
