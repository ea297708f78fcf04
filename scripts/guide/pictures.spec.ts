import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { choose, done, enter, fillSignIn, promotor, titled } from '../../tests/support/e2e/staff';
import { shot } from './shot';

const PHONE = { width: 360, height: 740 };
/** Little more than the card of the sign-in, which stands in the middle. */
const LOW = { width: 1280, height: 440 };
const CLOCK = join(import.meta.dirname, 'clock.cjs');

test.beforeEach(({ context }) => context.addInitScript({ path: CLOCK }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const shownTable = (page: Page) => expect(page.getByRole('table').first()).toBeVisible();
const firstOf = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('table').getByRole('link').first().click();
};

test('entrar', async ({ page, viewport }) => {
  await page.setViewportSize(LOW);
  await page.goto('/');
  await page.getByLabel('Usuario', { exact: true }).fill('aparedes');
  await page.getByLabel('Contraseña').fill('una-clave');
  await shot(page, 'entrar', [button(page, 'Ingresar')]);

  await page.setViewportSize(viewport ?? LOW);
  await enter(page, 'administrador', '/auth/configuracion/password');
  await shownTable(page);
  await shot(page, 'ajustes', [link(page, 'Ajustes')]);

  await button(page, 'Mi cuenta').click();
  const theme = page.getByRole('menuitem', { name: 'Cambiar a modo oscuro' });
  await expect(theme).toBeVisible();
  await shot(page, 'mi-cuenta', [page.getByLabel('Mi cuenta').first(), theme]);
});

test('inicio', async ({ page }) => {
  await enter(page, 'administrador');
  await expect(page.getByText('Ver como tabla').first()).toBeVisible();
  await shot(page, 'dashboard');
});

test('inicio de un revisor', async ({ page }) => {
  await enter(page, 'revisor');
  await expect(button(page, 'Siguiente pendiente')).toBeVisible();
  await shot(page, 'inicio-revisor', [button(page, 'Siguiente pendiente')]);
});

test('nomina', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/nomina');
  const waiting = page.getByRole('link', { name: 'Pagar' }).first();
  await expect(waiting).toBeVisible();
  await shot(page, 'nomina-lista', [waiting, link(page, 'Nueva Nomina')]);

  await waiting.click();
  const dialog = page.getByRole('dialog', { name: 'Cargar Comprobante' });
  await expect(dialog).toBeVisible();
  await shot(page, 'nomina-cargar', [
    // The button itself is invisible, behind its label.
    dialog.locator('label', { hasText: 'Elegir archivos' }),
    dialog.getByRole('button', { name: 'Aceptar' }),
  ]);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await shot(page, 'nomina-planilla', [button(page, 'Exportar'), button(page, 'Imprimir')]);

  await page.setViewportSize(PHONE);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await shot(page, 'nomina-telefono');
});

test('nomina nueva', async ({ page }) => {
  await enter(page, 'administrador', '/auth/nomina/create');
  await page.getByLabel('Fecha Inicio').fill('2026-11-18');
  await page.getByLabel('Fecha Inicio').blur();
  await page.getByLabel('Cuenta Bancaria').fill('2200123456 Banco Pichincha, ahorros');
  await button(page, 'Guardar').click();
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Guardar nomina' });
  await expect(accept).toBeVisible();
  await shot(page, 'nomina-nueva', [accept]);
});

test('ventas', async ({ page }) => {
  await enter(page, 'sumador', '/auth/ventas/create');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, 'P001');
  await button(page, 'Empezar').click();
  const first = page.getByRole('textbox', { name: 'Colilla, fila 1', exact: true });
  await first.focus();
  await first.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '0457;1.25\n1203;2\n88;0.50\n(0901);1\n12345;3\n7741;0.75');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('alert')).toContainText('6 filas pegadas');
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  await shot(page, 'ventas-colillas', [page.getByRole('status', { name: 'Suma' })]);

  await page.getByRole('textbox', { name: 'Colilla, fila 5', exact: true }).fill('1234');
  await page.getByRole('textbox', { name: 'Valor, fila 5', exact: true }).focus();
  await button(page, 'Cerrar venta').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar venta' }).click();
  await done(page, 'Venta cerrada');
  await shot(page, 'ventas-cerrada', [link(page, 'Nueva venta')]);
});

test('una venta cerrada se corrige', async ({ page }) => {
  await enter(page, 'administrador', `/auth/ventas?filter=${JSON.stringify({ estado: 'C' })}`);
  await page.getByRole('table').getByRole('link').first().click();
  const correct = button(page, 'Corregir la fila 1');
  await correct.click();
  const dialog = page.getByRole('dialog', { name: 'Corregir la fila 1' });
  await dialog.getByLabel('Valor').fill('5');
  await dialog.getByLabel('Motivo').fill('La libreta dice 5');
  await dialog.getByRole('button', { name: 'Corregir' }).click();
  await done(page, 'Fila 1 corregida');
  await shot(page, 'ventas-corregida', [correct]);
});

test('colillas ganadoras', async ({ page }) => {
  await enter(page, 'administrador', `/auth/ventas?filter=${JSON.stringify({ estado: 'C', q: 'P001' })}`);
  await page.getByRole('table').getByRole('link').first().click();
  const row = page.getByRole('table').getByRole('row').nth(1).getByRole('cell');
  const colilla = await row.nth(1).innerText();
  const facts = await page.getByRole('definition').allInnerTexts();
  const fecha = facts.find((text) => /^\d{4}-\d{2}-\d{2}$/.test(text)) ?? '';
  const sorteo = facts.find((text) => /\d{2}:\d{2}$/.test(text)) ?? '';
  await page.goto('/auth/premios/ganadoras');
  await page.getByLabel('Fecha').fill(fecha);
  await choose(page, 'Sorteo', sorteo);
  await page.getByLabel('Colilla ganadora').fill(colilla);
  const register = page.getByRole('button', { name: /^Registrar/ });
  await expect(register).toBeVisible();
  await shot(page, 'ganadoras', [register]);
});

test('premios de premiación', async ({ page }) => {
  await enter(page, 'premiacion', '/auth/premios/create');
  await expect(page.getByRole('textbox', { name: 'Valor' })).toBeVisible();
  await shot(page, 'premios-nuevo');

  await page.goto('/auth/dashboard');
  await button(page, 'Siguiente pendiente').click();
  await button(page, 'Pagar y siguiente').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await shot(page, 'premios-pagar', [dialog.getByRole('button', { name: 'Pagar' })]);
});

test('premios de un revisor', async ({ page }) => {
  await enter(page, 'revisor');
  await button(page, 'Siguiente pendiente').click();
  await titled(page, /^Premio \d+/);
  await shot(page, 'premios-revisar', [button(page, 'Revisar y siguiente')]);

  await page.goto('/auth/premios');
  const waiting = page.getByRole('tab', { name: /^Pendiente/ });
  await waiting.click();
  await expect(page).toHaveURL(/PENDIENTE/);
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await shot(page, 'premios-lista', [waiting, button(page, 'Revisar')]);
});

test('caja', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/depositos');
  await button(page, 'Depositar').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shot(page, 'depositos-depositar', [
    page.getByRole('dialog').getByRole('button', { name: 'Depositar' }),
  ]);

  await firstOf(page, '/auth/prestamos');
  await expect(page.getByRole('table', { name: 'Abonos' })).toBeVisible();
  await shot(page, 'prestamos-abonos', [button(page, 'Nuevo abono')]);

  await page.goto('/auth/gastos/create');
  await choose(page, 'Administrador', 'Ana Paredes');
  await choose(page, 'Tipo', 'Transporte');
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Taxi al banco');
  await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('3,50');
  await choose(page, 'Forma de pago', 'Efectivo');
  await shot(page, 'gastos-nuevo', [button(page, 'Guardar')]);
  await button(page, 'Guardar').click();
  await done(page, /Gasto \d+ creado/);
  await page.getByRole('alert').getByRole('link', { name: 'Ver' }).click();
  await button(page, 'Acciones').click();
  await button(page, 'Anular').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Se registró dos veces');
  await page.getByRole('dialog').getByRole('button', { name: 'Anular gasto' }).click();
  await expect(page.getByText('El gasto está anulado')).toBeVisible();
  await shot(page, 'gastos-anulado');
});

test('planillas y reportes', async ({ page }) => {
  await enter(page, 'administrador', '/auth/planillas/ventas');
  await shownTable(page);
  await shot(page, 'planillas-ventas', [button(page, 'Semana anterior'), button(page, 'Imprimir')]);

  await page.goto('/auth/reportes/movimientos');
  await shownTable(page);
  await shot(page, 'reportes-movimientos');
});

test('configuración', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/usuarios/create');
  await page.getByLabel('Nombre').fill('Elena');
  await page.getByLabel('Apellido').fill('Mora');
  await page.getByLabel('Username').fill('emora');
  await choose(page, 'Rol', 'Revisor');
  await shot(page, 'usuarios-nuevo');

  await page.goto('/auth/configuracion/feriados/create');
  await page.getByLabel('Fecha original').fill('2027-05-25');
  await page.getByLabel('Fecha original').blur();
  await page.getByLabel('Nombre').fill('Batalla de Pichincha');
  await shot(page, 'feriados-nuevo');
});

test('importar', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/gastos/importar');
  const text =
    'Fecha;Administrador;Tipo;Descripción;Valor\n16/11/2026;Ana Paredes;Transporte;Taxi al banco;3,50\n17/11/2026;Ana Paredes;Viáticos;Almuerzo;12,00\n';
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles([{ name: 'gastos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
  await shownTable(page);
  await shot(page, 'importar-revision');
});

test('buscar', async ({ page }) => {
  await enter(page, 'administrador', '/auth/premios');
  const secuencia = await page.getByRole('row').nth(1).getByRole('link').first().textContent();
  await page.goto('/auth/dashboard');
  await expect(page.getByText('Ver como tabla').first()).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Ir a…' }).fill(secuencia ?? '');
  await expect(page.getByRole('option', { name: `Premio ${secuencia}` })).toBeVisible();
  await shot(page, 'buscar-ira');
});

test('qué hacer si', async ({ page, context }) => {
  await enter(page, 'administrador', '/auth/gastos/create');
  await page.getByLabel('Descripción').fill('Focos de la oficina');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', 'vencido'));
  await page.getByRole('button', { name: /Notificaciones/ }).click();
  await expect(page.getByLabel('Usuario', { exact: true })).toBeVisible();
  await fillSignIn(page, 'administrador');
  const goOn = page.getByRole('link', { name: 'Continuar: Nuevo gasto' });
  await expect(page.getByText('Ver como tabla').first()).toBeVisible();
  await shot(page, 'continuar', [goOn]);

  await firstOf(page, '/auth/vendedores');
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await elsewhere.getByLabel('Teléfono').fill('0991112223');
  await button(elsewhere, 'Guardar').click();
  await done(elsewhere, /./);
  await page.getByLabel('Teléfono').fill('0994445556');
  await button(page, 'Guardar').click();
  const saved = button(page, 'Usar el guardado');
  await expect(saved).toBeVisible();
  await shot(page, 'conflicto', [saved]);
});
