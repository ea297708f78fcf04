import { type APIRequestContext, expect } from '@playwright/test';
import * as z from 'zod/mini';
import { businessDay } from '../../api/ledger/clock';
import { weekdayOf } from '../../api/ledger/week';
import { DIAS, Sorteo, sorteosRest } from '../../contract/sorteos';
import { vendedoresRest } from '../../contract/vendedores';
import { ventasRest } from '../../contract/ventas';
import { openOffice } from '../support/e2e/records';
import { callAs, done, enter, test, visit } from '../support/e2e/staff';

/** A closed venta of $100 of today. */
const sell = async (request: APIRequestContext, fk_usuario: number) => {
  const { send } = await callAs(request, 'superadministrador');
  const { id: fk_vendedor } = await send('POST', vendedoresRest.calls.create.path, {
    fk_usuario,
    codigo: `V${fk_usuario}`,
    nombre: 'Elsa',
    apellido: 'Vera',
    cedula: `PAS${fk_usuario}`,
    porcentaje: '10',
    estado: 'A',
  });
  const fecha = businessDay(new Date());
  const { path } = sorteosRest.calls.list;
  const sorteos = z.array(Sorteo).parse(await send('GET', `${path}?range=[0,99]`));
  const today = DIAS[weekdayOf(fecha)] ?? '';
  const sorteo = sorteos.find(
    ({ dias, estado, juega_feriado }) => dias.includes(today) && estado === 'A' && juega_feriado === 'S',
  );
  const venta = await send('POST', ventasRest.calls.create.path, {
    fecha,
    fk_sorteo: sorteo?.id,
    fk_vendedor,
    detalle_ventas: [{ colilla: '45', valor: '100' }],
    estado: 'B',
  });
  await send('PUT', `${ventasRest.calls.create.path}/${venta.id}`, { ...venta, estado: 'C' });

  return venta.id;
};

test('[W11] a row that is corrected after the nomina is paid by one click in the next one @ci', async ({
  page,
}) => {
  const office = await openOffice(page.request, { sueldo_fijo: 'N', valor: '', paga: '5' });
  const venta = await sell(page.request, Number(office.id));
  const { id: nomina } = await office.openWeek();
  await enter(page, 'superadministrador', `/auth/ventas/edit/${venta}`);
  await page.getByRole('button', { name: 'Corregir la fila 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Valor' }).fill('113');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Faltaban 13');
  await dialog.getByRole('button', { name: 'Corregir' }).click();
  await done(page, 'Fila 1 corregida');

  await visit(page, `/auth/nomina/planilla/${nomina}`);
  await page.getByRole('button', { name: 'Ajustar' }).click();
  await expect(dialog).toContainText('ventas pagadas $100.00, ahora $113.00');
  await expect(dialog).toContainText('Diferencia +$13.00 al 5 %: $0.65 en Otros ingresos');
  await dialog.getByRole('button', { name: 'Ajustar' }).click();
  await done(page, 'Ajuste guardado');
  await expect(page.getByText('Ajustado +$0.65 en la próxima nomina')).toBeVisible();
});
