import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { depositosRest } from '../../contract/depositos';
import { premiosRest } from '../../contract/premios';
import { ventasRest } from '../../contract/ventas';
import { dayOf, enter, tokenOf, twin, visit } from './staff';

const LONG_AGO = dayOf(45);
const lastDays = { fecha_gte: dayOf(29), fecha_lte: dayOf(0) };
const narrowed = (section: string, filter: object) =>
  `/auth/${section}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** What somebody may look for that lies outside of the days a list begins with. */
const longAgo = async (request: APIRequestContext, motivo: string) => {
  const { token } = await tokenOf(request, 'superadministrador');
  const headers = { authorization: `Bearer ${token}` };
  const idOf = async ({ path }: { path: string }): Promise<string> => {
    const answer = await request.get(narrowedCall(path), { headers });
    const [{ id }] = await answer.json();

    return String(id);
  };
  const premio = await idOf(premiosRest.calls.list);
  const venta = await idOf(ventasRest.calls.list);
  const { token: own } = await tokenOf(request, 'administrador');
  const made = await request.post(depositosRest.calls.create.path, {
    headers: { authorization: `Bearer ${own}` },
    data: {
      ...{ fecha: LONG_AGO, tipo: 'RECIBIR', banco: 'Pichincha', cuenta_bancaria: '2200555', valor: '10.00' },
      ...{ motivo, comprobante: '' },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();

  return { premio, venta, deposito: String(id) };
};
const narrowedCall = (path: string) =>
  `${path}?range=[0,0]&sort=["id","DESC"]&filter=${encodeURIComponent(JSON.stringify({ fecha_lte: LONG_AGO }))}`;

const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar' });
const everywhere = (page: Page) => page.getByRole('button', { name: 'Buscar en todas las fechas' });
const rowOf = (page: Page, id: string) =>
  page.getByRole('row', { name: new RegExp(`^(Seleccionar esta fila: \\w+ |Id )?${id} `) });

for (const [device, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(
    `on a ${device} changes of filters one upon the other all hold, and a search looks beyond the 30 days when asked, and outlives the filters`,
    twin(device),
    async ({ page }) => {
      const motivo = `Sueltos ${device === 'phone' ? 'menudos' : 'grandes'}`;
      const { premio, venta, deposito } = await longAgo(page.request, motivo);
      await page.setViewportSize(viewport);

      await enter(
        page,
        'superadministrador',
        narrowed('premios', { ...lastDays, colilla: '0457', fecha_pago_gte: dayOf(60) }),
      );
      const chips = page.getByRole('button', { name: /^Quitar el filtro (Colilla|Pago)/ });
      await expect(chips).toHaveCount(2);
      await search(page).fill(premio);
      // Two frames apart, and both before what was written is asked for.
      await chips.evaluateAll(async ([first, second]) => {
        const frame = () => new Promise(requestAnimationFrame);
        (first as HTMLElement).click();
        await frame();
        await frame();
        (second as HTMLElement).click();
      });
      await expect(chips).toHaveCount(0);
      await everywhere(page).click();
      await expect(rowOf(page, premio)).toBeVisible();
      await expect(chips).toHaveCount(0);
      await expect(search(page)).toHaveValue(premio);

      await visit(page, '/auth/ventas');
      await search(page).fill(venta);
      await everywhere(page).click();
      await expect(rowOf(page, venta)).toBeVisible();

      await visit(page, narrowed('depositos', { ...lastDays, estado: 'R' }));
      await search(page).fill(motivo);
      await everywhere(page).click();
      await expect(everywhere(page)).toHaveCount(0);
      await expect(rowOf(page, deposito)).toHaveCount(0);
      await page.getByRole('button', { name: 'Quitar los filtros' }).click();
      await expect(rowOf(page, deposito)).toBeVisible();
      await expect(search(page)).toHaveValue(motivo);
    },
  );
}
