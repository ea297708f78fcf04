import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { annul, writeGasto } from './gastos';
import { dayNumber, readSheet } from './sheet';
import { dayOf, enter, twin } from './staff';

const listOf = (section: string, filter: object) =>
  `/auth/${section}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const save = async (page: Page, kind: 'XLSX' | 'CSV'): Promise<Download> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: kind }).click();

  return download;
};

for (const [device, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on a ${device}`, twin(device), () => {
    test.use({ viewport });

    test('an XLSX of gastos holds dates, numbers and links, and marks what is annulled', async ({
      page,
      request,
    }) => {
      const words = `Exportado ${device} ${Date.now()}`;
      const held = await writeGasto(request, words);
      const gone = await writeGasto(request, words);
      await annul(request, gone);
      const [from, to] = [dayOf(3), dayOf(0)];
      await enter(page, 'superadministrador', listOf('gastos', { q: words, fecha_gte: from, fecha_lte: to }));
      await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(2);

      const xlsx = await save(page, 'XLSX');
      expect(xlsx.suggestedFilename()).toBe(`gastos ${from} a ${to}.xlsx`);
      const rows = await readSheet(xlsx);
      const of = (id: number) => rows.find(({ ID }) => ID?.value === id);
      expect(of(held.id)).toMatchObject({
        FECHA: { value: dayNumber(to), format: 'yyyy-mm-dd' },
        VALOR: { value: 12.5, format: '#,##0.00' },
        ESTADO: { value: 'Vigente' },
      });
      const link = of(held.id)?.COMPROBANTE?.link ?? '';
      expect((await page.request.get(link)).headers()['content-type']).toBe('image/png');
      expect(of(gone.id)).toMatchObject({ VALOR: { value: 12.5 }, ESTADO: { value: 'Anulado' } });
      expect(rows).toHaveLength(2);

      const csv = await save(page, 'CSV');
      expect(csv.suggestedFilename()).toBe(`gastos ${from} a ${to}.csv`);
      const text = await readFile(await csv.path(), 'utf8');
      const [heads, ...lines] = text.split('\r\n');
      expect(heads).toMatch(/^\uFEFFID;FECHA;/);
      expect(lines.filter((line) => line.includes(words))).toHaveLength(2);
      expect(lines.find((line) => line.startsWith(`${gone.id};${to};`))).toMatch(/;12,50;.*;Anulado/);
    });

    test('an XLSX of premios counts secuencias as numbers and names the section', async ({ page }) => {
      const to = dayOf(7);
      await enter(page, 'superadministrador', listOf('premios', { estado: 'PAGADO', fecha_lte: to }));
      await expect(page.getByRole('row').nth(1)).toBeVisible();

      const xlsx = await save(page, 'XLSX');
      expect(xlsx.suggestedFilename()).toBe(`premios hasta ${to}.xlsx`);
      const [premio] = await readSheet(xlsx);
      expect(premio).toMatchObject({
        SECUENCIA: { value: expect.any(Number) },
        FECHA: { value: expect.any(Number), format: 'yyyy-mm-dd' },
        VALOR: { value: expect.any(Number), format: '#,##0.00' },
        ESTADO: { value: 'Pagado' },
      });
    });
  });
}
