import { expect, type Page } from '@playwright/test';
import { dayOf, enter, test, visit } from '../../support/e2e/staff';

const WEEK_AGO = dayOf(7);
const TABLES = [
  '/auth/nomina',
  '/auth/nomina/planilla/1',
  '/auth/ventas',
  '/auth/premios',
  '/auth/gastos',
  '/auth/ingresos',
  '/auth/depositos',
  '/auth/transferencias',
  '/auth/prestamos',
  '/auth/vendedores',
  '/auth/usuarios',
  ...['ventas', 'premios', 'global', 'consolidado'].map(
    (sheet) => `/auth/planillas/${sheet}?fecha=${WEEK_AGO}`,
  ),
  ...['movimientos', 'depositos', 'historico', 'historico_global'].map(
    (report) => `/auth/reportes/${report}`,
  ),
];

/** Columns whose amounts do not end on one line, or that have several sizes of type. */
const raggedColumns = (page: Page, where: string) =>
  page.evaluate((place) => {
    const amountsOf = (cell: Element) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: { right: number; size: string }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { right, width } = range.getBoundingClientRect();
        const { parentElement } = node;
        if (width > 1 && parentElement) found.push({ right, size: getComputedStyle(parentElement).fontSize });
      }

      return found;
    };
    const faults: string[] = [];
    for (const table of document.querySelectorAll('main table')) {
      const columns = new Map<number, Element[]>();
      for (const cell of table.querySelectorAll<HTMLTableCellElement>(
        ':is(tbody, tfoot) td.MuiTableCell-alignRight',
      ))
        if (cell.textContent?.includes('$'))
          columns.set(cell.cellIndex, [...(columns.get(cell.cellIndex) ?? []), cell]);
      for (const [index, cells] of columns) {
        // A TOTAL may span columns.
        const all = cells.filter((cell) => !cell.parentElement?.querySelector('[colspan]')).map(amountsOf);
        const rights = all.flatMap(([first]) => (first ? [first.right] : []));
        const sizes = new Set(all.flat().map(({ size }) => size));
        const spread = Math.max(...rights) - Math.min(...rights);
        if (spread > 1 || sizes.size > 1)
          faults.push(`${place}, column ${index + 1}: ${spread.toFixed(1)} px, ${[...sizes].join(' and ')}`);
      }
    }

    return faults;
  }, where);

for (const width of [1366, 1920]) {
  test(`the amounts of each column end on one line in one size of type at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, 'superadministrador', TABLES[0] ?? '');
    const found: string[] = [];
    for (const path of TABLES) {
      await visit(page, path);
      await expect(page.locator('main tbody td').first()).toBeVisible();
      found.push(...(await raggedColumns(page, path)));
    }

    expect(found).toEqual([]);
  });
}
