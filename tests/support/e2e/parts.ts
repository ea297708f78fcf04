import { expect, type Page } from '@playwright/test';
import { halves, listed, openDialog, type Place } from './look';
import { newPromotor } from './records';
import { callAs, dayOf, visit } from './staff';

/** The demo has no draft when a week begins. */
async function openDraft(page: Page) {
  const { id: fk_vendedor } = await newPromotor(page.request);
  const { send } = await callAs(page.request, 'superadministrador');
  const { id } = await send('POST', '/api/ventas', {
    fecha: dayOf(0),
    // Mediodía plays every day.
    fk_sorteo: 2,
    fk_vendedor,
    estado: 'B',
    detalle_ventas: [{ colilla: '12', valor: '2' }],
  });
  await visit(page, `/auth/ventas/edit/${id}`);
  await expect(page.getByRole('table', { name: 'Colillas' })).toBeVisible();
}

/** Together they show every part that has colours. */
export const ALL_PARTS: readonly Place[] = [
  ['/auth/dashboard', (page) => expect(page.getByText('Ver como tabla').first()).toBeVisible()],
  ['/auth/nomina/planilla/205', openDialog('Cargar', 'Cargar Comprobante')],
  ['/auth/ventas', listed],
  ['/auth/premios/create', (page) => expect(page.getByRole('textbox', { name: 'Valor' })).toBeVisible()],
  ['/auth/depositos', openDialog('Historial', /Historial/)],
  ['/auth/ventas', openDraft],
  ['/auth/prestamos/edit/1', (page) => expect(page.getByRole('table', { name: 'Abonos' })).toBeVisible()],
  ['/auth/configuracion/sorteos/edit/1', (page) => expect(page.getByLabel('Nombre')).toBeVisible()],
  ['/auth/reportes/historico_global', listed],
  ['/auth/configuracion', openDialog('Notificaciones', 'Notificaciones')],
];

/** Each change looks at the first half, the full size also at the other. */
export const [FIRST_PARTS = [], OTHER_PARTS = []] = halves(ALL_PARTS);
