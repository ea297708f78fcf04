import { expect, type Locator, type Page } from '@playwright/test';
import { callAs, choose, listOf, promotor, proof, titled, visit } from '../../e2e/staff';
import { gasto } from '../gasto';

export interface Form {
  name: string;
  /** Undefined for the sign-in. */
  path?: string;
  fill?: (page: Page) => Promise<unknown>;
  ready?: (page: Page) => Promise<unknown>;
  send: (page: Page) => Locator;
  enterIn?: string;
}

const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar' });
const aceptar = (page: Page) => page.getByRole('dialog').getByRole('button').last();
const attach = async (page: Page) => {
  await page.locator('input[type=file]').last().setInputFiles(proof());
};
const openFirst = async (page: Page) => {
  await page.getByRole('table').getByRole('link').first().click();
  await titled(page, /\d/);
};
const administrador = (page: Page, label = 'Administrador') => choose(page, label, /./);

const caja = async (page: Page, tipo: string) => {
  await administrador(page);
  await choose(page, 'Tipo', tipo);
  await fill(page, 'Descripción', 'Doble');
  await fill(page, 'Valor', '10');
  await choose(page, 'Forma de pago', 'Efectivo');
};

/** Demo records may be in a closed week, so create one of today. */
const openNew = async (page: Page, section: string, data: object) => {
  const { send } = await callAs(page.request, 'superadministrador');
  const { id } = await send('POST', `/api/${section}`, data);
  await visit(page, `/auth/${section}/edit/${id}`);
};
const openGasto = (page: Page) => openNew(page, 'gastos', { ...gasto('Doble'), fk_usuario: 2 });
const newPassword = async (page: Page) => {
  await fill(page, 'Nueva contraseña', 'otra-clave-larga');
  await fill(page, 'Confirmar contraseña', 'otra-clave-larga');
};

const because =
  (button: string, ...before: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of before) await step(page);
    await press(page, button);
    await page.getByRole('dialog').getByRole('textbox').fill('Porque sí');
  };

export const FORMS: readonly Form[] = [
  {
    name: 'ingreso',
    fill: async (page) => {
      await page.getByLabel('Usuario', { exact: true }).fill('nadie');
      await page.getByLabel('Contraseña').fill('ninguna');
    },
    send: (page) => page.getByRole('button', { name: 'Ingresar' }),
    enterIn: 'Usuario',
  },
  {
    name: 'gasto nuevo',
    path: '/auth/gastos/create',
    send: guardar,
    enterIn: 'Valor',
    fill: (page) => caja(page, 'Transporte'),
  },
  { name: 'gasto', path: '/auth/gastos', fill: openGasto, send: guardar, enterIn: 'Valor' },
  {
    name: 'gasto, anular',
    path: '/auth/gastos',
    send: aceptar,
    fill: because('Anular', openGasto, (page) => press(page, 'Acciones')),
  },
  {
    name: 'abono',
    path: listOf('prestamos', { estado: 'A' }),
    send: aceptar,
    enterIn: 'Valor',
    fill: async (page) => {
      await openFirst(page);
      await press(page, 'Nuevo abono');
    },
  },
  {
    name: 'venta nueva',
    path: '/auth/ventas/create',
    send: (page) => page.getByRole('button', { name: /Empezar|Procesando/ }),
    fill: async (page) => {
      await choose(page, 'Sorteo', /./);
      await promotor(page, 'P041');
    },
  },
  {
    name: 'premio, pagar',
    path: listOf('premios', { estado: 'REVISADO' }),
    send: aceptar,
    fill: async (page) => {
      await openFirst(page);
      await press(page, 'Pagar');
      await choose(page, 'Forma de pago', 'Efectivo');
      await attach(page);
      await expect(aceptar(page)).toBeEnabled();
    },
  },
  {
    name: 'varios premios',
    path: listOf('premios', { estado: 'PENDIENTE' }),
    send: aceptar,
    ready: async (page) => {
      const first = page.getByRole('row').nth(1).getByRole('checkbox');
      if (!(await first.isChecked())) await first.check();
      await press(page, 'Revisar');
      await expect(aceptar(page)).toBeEnabled();
    },
  },
  {
    name: 'nomina nueva',
    path: '/auth/nomina/create',
    send: aceptar,
    fill: async (page) => {
      await administrador(page);
      const start = page.getByLabel('Fecha Inicio');
      await start.fill((await start.getAttribute('max')) ?? '');
      await start.blur();
      await page.getByLabel('Cuenta Bancaria').fill('2200');
    },
    ready: async (page) => {
      // The dialog of the last turn may still be open.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await guardar(page).click();
      await expect(aceptar(page)).toBeEnabled();
    },
  },
  {
    name: 'comprobante de una línea',
    path: '/auth/nomina/planilla/205',
    send: aceptar,
    enterIn: 'Descuentos',
    fill: async (page) => {
      await press(page, 'Cargar');
      await attach(page);
    },
  },
  {
    name: 'contraseña propia',
    path: '/auth/configuracion/password',
    send: guardar,
    enterIn: 'Contraseña actual',
    fill: async (page) => {
      await fill(page, 'Contraseña actual', 'demo-loteria');
      await newPassword(page);
    },
  },
];
