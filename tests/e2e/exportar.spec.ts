import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { writeGasto } from '../support/e2e/records';
import { dayOf, enter, listOf, onEachDevice, test } from '../support/e2e/staff';
import { unzip } from '../support/unzip';

const save = async (page: Page, kind: 'XLSX' | 'CSV') => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const file = await download;

  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

onEachDevice((device) => {
  test('gastos are exported as XLSX with links to their pictures, and as CSV @long', async ({
    page,
    request,
  }) => {
    const words = `Exportado ${device} ${Date.now()}`;
    const { id } = await writeGasto(request, words);
    const [from, to] = [dayOf(3), dayOf(0)];
    await enter(page, 'superadministrador', listOf('gastos', { q: words, fecha_gte: from, fecha_lte: to }));
    await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(1);

    const xlsx = await save(page, 'XLSX');
    expect(xlsx.name).toBe(`gastos ${from} a ${to}.xlsx`);
    const texts = unzip(xlsx.bytes).get('xl/sharedStrings.xml') ?? '';
    const [, link = ''] = /<t[^>]*>(https?:[^<\s]+)/.exec(texts) ?? [];
    expect((await page.request.get(link)).headers()['content-type']).toBe('image/png');

    const csv = await save(page, 'CSV');
    expect(csv.name).toBe(`gastos ${from} a ${to}.csv`);
    const [heads, line, end] = csv.bytes.toString().split('\r\n');
    expect(heads).toMatch(/^\uFEFFID;FECHA;/);
    expect(line).toMatch(new RegExp(`^${id};${to};.*${words};12,50;`));
    expect(end).toBe('');
  });
});
