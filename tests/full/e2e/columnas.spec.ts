import { expect, type Page } from '@playwright/test';
import { overflow } from '../../support/e2e/axe';
import { openDialog, type Place } from '../../support/e2e/look';
import { dayOf, enter, listOf, test, visit } from '../../support/e2e/staff';

const WEEK_AGO = dayOf(7);
const SHEETS = [
  ...['ventas', 'premios', 'global', 'consolidado'].map(
    (sheet) => `/auth/planillas/${sheet}?fecha=${WEEK_AGO}`,
  ),
  ...['movimientos', 'depositos', 'historico', 'historico_global'].map(
    (report) => `/auth/reportes/${report}`,
  ),
];
const LISTS = [
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
];
const TABLES = [...LISTS, ...SHEETS];

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
    /** The title of a TOTAL may span columns. */
    const columnOf = (cell: HTMLTableCellElement) =>
      [...(cell.parentElement?.querySelectorAll('td') ?? [])]
        .filter(({ cellIndex }) => cellIndex < cell.cellIndex)
        .reduce((sum, { colSpan }) => sum + colSpan, 0);
    const faults: string[] = [];
    for (const table of document.querySelectorAll('main table')) {
      const columns = new Map<number, Element[]>();
      for (const cell of table.querySelectorAll<HTMLTableCellElement>(
        ':is(tbody, tfoot) td.MuiTableCell-alignRight',
      ))
        if (cell.textContent?.includes('$')) {
          const column = columnOf(cell);
          columns.set(column, [...(columns.get(column) ?? []), cell]);
        }
      for (const [index, cells] of columns) {
        const all = cells.map(amountsOf);
        const rights = all.flatMap(([first]) => (first ? [first.right] : []));
        const sizes = new Set(all.flat().map(({ size }) => size));
        const spread = Math.max(...rights) - Math.min(...rights);
        if (spread > 1 || sizes.size > 1)
          faults.push(`${place}, column ${index + 1}: ${spread.toFixed(1)} px, ${[...sizes].join(' and ')}`);
      }
    }

    return faults;
  }, where);

/** Texts that are cut off, and that no tooltip shows. */
const cutTexts = (page: Page, where: string) =>
  page.evaluate(
    (place) =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1)
        .filter((part) => /hidden|clip/.test(getComputedStyle(part).overflowX) && !part.matches('input'))
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && !part.closest('[title]'))
        .map((part) => `${place}: «${part.textContent}» is cut`),
    where,
  );

/** Cells whose contents reach beyond their padding. */
const leavingCells = (page: Page, where: string) =>
  page.evaluate(
    (place) =>
      [...document.querySelectorAll<HTMLElement>('main tbody td')]
        .filter((cell) => getComputedStyle(cell).overflowX !== 'hidden')
        .flatMap((cell) => {
          const end =
            cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
          const beyond = Math.max(
            0,
            ...[...cell.children].map((part) => part.getBoundingClientRect().right - end),
          );

          return beyond > 1
            ? [`${place}: «${cell.textContent}» leaves its cell by ${Math.round(beyond)} px`]
            : [];
        }),
    where,
  );

/** The least size for a mouse, in px. */
const TARGET = 24;

const smallTargets = (page: Page, where: string) =>
  page.evaluate(
    ([place, least]) =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.clientWidth !== 1)
        .filter((target) => !target.closest('[aria-hidden="true"]') && target.matches(':not(p *)'))
        .flatMap((target) => {
          const box =
            target.closest('.MuiInputBase-root, label, .MuiCheckbox-root, .MuiTableCell-paddingCheckbox') ??
            target;
          const { width, height } = box.getBoundingClientRect();
          const name = target.ariaLabel ?? (target.innerText || target.getAttribute('name'));

          return Math.round(Math.min(width, height)) < least
            ? [`${place}: ${target.tagName} ${name} ${width} × ${height}`]
            : [];
        }),
    [where, TARGET] as const,
  );

type Measure = (page: Page, where: string) => Promise<string[]>;

const faultsOn = async (page: Page, paths: readonly string[], measures: readonly Measure[]) => {
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.locator('main').getByRole('cell').first()).toBeVisible();
    for (const measure of measures) found.push(...(await measure(page, path)));
  }

  return found;
};

for (const width of [1366, 1920]) {
  test(`[L1] amounts of a column end on one line in one size of type, no text is cut, and targets have 24 px at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    const found = await faultsOn(page, TABLES, [raggedColumns, cutTexts, leavingCells, smallTargets]);

    expect([...new Set(found)]).toEqual([]);
  });
}

/** Buttons and links of the rows that are beyond the edge of the screen or of their table, or below another cell. */
const hiddenActions = (page: Page, where: string) =>
  page.evaluate((place) => {
    const row = document.querySelector('main tbody tr');
    row?.scrollIntoView({ block: 'center' });

    return [...(row?.querySelectorAll('.Column-action :is(a, button)') ?? [])].flatMap((action) => {
      const { left, top, width, height } = action.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);

      return action.contains(seen) ? [] : [`${place}: «${action.textContent}» is not on screen`];
    });
  }, where);

for (const width of [600, 768]) {
  test(`[Y2] the buttons of a row are on screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await enter(page, 'superadministrador', '/auth/no/hay/nada');

    expect(await faultsOn(page, LISTS, [hiddenActions])).toEqual([]);
  });
}

/** Amounts of the first row of which a part lies below the cells that stay at the edge, or beyond it. */
const hiddenAmounts = (page: Page, where: string) =>
  page.evaluate((place) => {
    const amounts = [...document.querySelectorAll<HTMLElement>('main tbody tr:first-child data')];

    return amounts.flatMap((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      const { left, right, top, height } = text.getBoundingClientRect();
      const isSeen = [left + 1, right - 1].every((x) =>
        amount.contains(document.elementFromPoint(x, top + height / 2)),
      );

      return isSeen ? [] : [`${place}: «${amount.textContent}» is covered`];
    });
  }, where);

/** Amounts of the first rows that show in part beside a cell that stays at an edge: they look smaller than they are. */
const cutAmounts = (page: Page, where: string) =>
  page.evaluate((place) => {
    const amounts = [
      ...document.querySelectorAll<HTMLElement>(
        'main tbody tr:nth-of-type(-n + 3) td.MuiTableCell-alignRight:not([colspan])',
      ),
    ];

    return amounts.flatMap((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount.querySelector('data') ?? amount);
      const { left, right, top, height } = text.getBoundingClientRect();
      const seen = [left + 1, (left + right) / 2, right - 1].filter((x) =>
        amount.contains(document.elementFromPoint(x, top + height / 2)),
      ).length;

      return seen === 1 || seen === 2 ? [`${place}: «${amount.textContent}» is seen in part`] : [];
    });
  }, where);

/** Beside the sheet as it opens, and scrolled by a part of a column, and to its end. */
const cutOnScroll = async (page: Page, where: string) => {
  const found: string[] = [];
  const row = page.locator('main tbody tr').first();
  await row.scrollIntoViewIfNeeded();
  for (const left of [0, 30, 10_000]) {
    await page.evaluate(async (to) => {
      document.querySelector('main :is([data-scroller], [data-wide])')?.scrollTo({ left: to });
      // The covers follow in the frame after.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, left);
    found.push(...(await cutAmounts(page, `${where} from ${left}`)));
  }

  return found;
};

for (const width of [390, 768, 1280]) {
  test(`[Y3] no amount of a table is cut by a column that stays at ${width} px, also with cents`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    const tables = width < 600 ? SHEETS : TABLES;
    expect(await faultsOn(page, tables, [cutOnScroll])).toEqual([]);
    await page.getByRole('button', { name: 'Mostrar centavos' }).click();
    expect(await faultsOn(page, tables, [cutOnScroll])).toEqual([]);
  });
}

/** Two columns of buttons leave depósitos less room. */
const NARROW = LISTS.filter((path) => !path.startsWith('/auth/depositos'));

for (const width of [768, 1024]) {
  test(`[Y2] the amounts of a list are whole beside its buttons at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await enter(page, 'superadministrador', '/auth/no/hay/nada');

    expect(await faultsOn(page, NARROW, [hiddenAmounts])).toEqual([]);
  });
}

/** Filled buttons in sight, if there are several. */
const filledButtons = (page: Page, where: string) =>
  page.evaluate((place) => {
    const names = [...document.querySelectorAll<HTMLElement>('main .MuiButton-contained')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.innerText);

    return names.length > 1 ? [`${place}: ${names.join(', ')}`] : [];
  }, where);

const FORMS = [
  ...LISTS.filter((path) => !path.includes('/planilla/')).map((path) => `${path}/create`),
  ...['premios', 'gastos', 'ingresos', 'prestamos', 'vendedores', 'usuarios'].map(
    (name) => `/auth/${name}/edit/7`,
  ),
];

test('[L2] a page has one filled button', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/no/hay/nada');
  const found = await faultsOn(page, TABLES, [filledButtons]);
  for (const path of FORMS) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('button').first(), path).toBeVisible();
    found.push(...(await filledButtons(page, path)));
  }

  expect(found).toEqual([]);
});

/** In px. */
const EDGE = 24;

const DIALOGS: readonly Place[] = [
  ['/auth/nomina/planilla/205', openDialog('Cargar', 'Cargar Comprobante')],
  [listOf('depositos', { estado: 'P' }), openDialog('Depositar', /^Depositar/)],
  ['/auth/configuracion/feriados/edit/1', openDialog('Anular', /^Anular/)],
  ['/auth/usuarios/edit/7', openDialog('Cambiar contraseña', 'Cambiar contraseña')],
];

test('[L2] dialogs keep 24 px to all edges', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/no/hay/nada');
  for (const [path, open] of DIALOGS) {
    await visit(page, path);
    await open(page);
    const edges = await page.getByRole('dialog').evaluate((dialog) => {
      const paper = dialog.getBoundingClientRect();
      const boxes = [
        ...dialog.querySelectorAll('h2, .MuiDialogContent-root > *, .MuiDialogActions-root > *'),
      ].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);

        return part.matches('button') ? part.getBoundingClientRect() : range.getBoundingClientRect();
      });
      const least = (distance: (box: DOMRect) => number) => Math.round(Math.min(...boxes.map(distance)));

      return {
        left: least(({ left }) => left - paper.left),
        top: least(({ top }) => top - paper.top),
        right: least(({ right }) => paper.right - right),
        bottom: least(({ bottom }) => paper.bottom - bottom),
      };
    });

    expect
      .soft(Math.min(...Object.values(edges)), `${path}: ${JSON.stringify(edges)}`)
      .toBeGreaterThanOrEqual(EDGE);
    await page.keyboard.press('Escape');
  }
});

/** Cards whose amount, or the TOTAL below them, does not end where the others do, or whose text leaves the card. */
const raggedCards = (page: Page, where: string) =>
  page.evaluate((place) => {
    const edges = [...document.querySelectorAll('main [role="cell"].value')]
      .filter((cell) => cell.textContent?.includes('$'))
      .map((cell) => cell.getBoundingClientRect().right);
    const spread = edges.length > 0 ? Math.max(...edges) - Math.min(...edges) : 0;
    const endOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);

      return range.getBoundingClientRect().right;
    };
    const wide = [...document.querySelectorAll('main [role="row"].card')].flatMap((row) => {
      const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);

      return [...row.querySelectorAll('[role="cell"]')]
        .filter((cell) => cell.checkVisibility() && endOf(cell) > end + 1)
        .map((cell) => `${place}: «${cell.textContent}» leaves its card`);
    });

    return [...(spread > 1 ? [`${place}: ${spread.toFixed(1)} px`] : []), ...wide];
  }, where);

/** The scroller of a planilla or report, with its rows. */
const sheetOf = async (page: Page) => {
  const sheet = page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .first();
  await expect(sheet.locator('tbody td').first()).toBeVisible();

  return sheet;
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('[L1] the amounts of cards and of their TOTAL end on one line, and no text leaves its card', async ({
    page,
  }) => {
    await enter(page, 'superadministrador', '/auth/no/hay/nada');

    expect(await faultsOn(page, LISTS, [raggedCards])).toEqual([]);
  });

  test('[L4] planillas and reports scroll sideways below their first column, five columns and the TOTAL are in sight', async ({
    page,
  }) => {
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    for (const path of SHEETS) {
      await visit(page, path);
      const sheet = await sheetOf(page);
      await sheet.evaluate((scroller) => scroller.scrollIntoView({ block: 'end' }));
      await expect.soft(sheet.locator('tfoot td').first(), path).toBeInViewport();
      const { seen, of } = await columnsInSight(page);
      expect.soft(seen, path).toBeGreaterThanOrEqual(Math.min(5, of));
      await sheet.evaluate((scroller) => scroller.scrollTo({ left: 10_000 }));
      await expect.soft(sheet.locator('tbody td.Column-title').first(), path).toBeInViewport({ ratio: 1 });
    }
  });

  test('[Y3] the last column of planillas and reports is in sight before they are scrolled, in its TOTAL too', async ({
    page,
  }) => {
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    for (const path of SHEETS) {
      await visit(page, path);
      const sheet = await sheetOf(page);
      for (const row of ['thead tr', 'tbody tr:last-of-type', 'tfoot tr']) {
        const answer = sheet.locator(row).first().locator(':is(th, td):last-child');
        await answer.scrollIntoViewIfNeeded();
        await sheet.evaluate((scroller) => scroller.scrollTo({ left: 0 }));
        await expect.soft(answer, `${path}, ${row}`).toBeInViewport({ ratio: 0.95 });
      }
    }
  });

  test('[Y3] title, period and actions of planillas and reports stand on two lines', async ({ page }) => {
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    for (const path of SHEETS) {
      await visit(page, path);
      await expect(page.locator('main tbody td').first()).toBeVisible();
      expect.soft(await linesOfHead(page), path).toBe(2);
    }
  });

  test('[L4] a sheet that is wider than a phone by a part of a pixel scrolls by itself, not the page', async ({
    page,
  }) => {
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main table { width: 360.6px !important; min-width: 0 !important }');
      document.adoptedStyleSheets = [sheet];
    });
    for (const path of SHEETS) {
      await visit(page, path);
      await expect(page.locator('main tbody td').first()).toBeVisible();
      await expect.poll(() => overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});

/** How many columns of the first table show at least half of their heading. The last one stays above those before it. */
const columnsInSight = (page: Page) =>
  page
    .locator('main thead')
    .first()
    .evaluate((head) => {
      const boxes = [...head.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect());
      const last = boxes.pop();
      const before = boxes.filter(({ left, width }) => left + width / 2 <= (last?.left ?? 0));

      return { seen: before.length + 1, of: boxes.length + 1 };
    });

/** On how many lines the title, the inputs and the buttons of a page stand. */
const linesOfHead = (page: Page) =>
  page.locator('main article > .head').evaluate((head) => {
    const middles = [...head.querySelectorAll('h1, button, .MuiInputBase-root')]
      .map((part) => part.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
      .sort((one, other) => one - other);

    return middles.filter((middle, at) => at === 0 || middle - (middles[at - 1] ?? 0) > 20).length;
  });

test('[Y3] title, period, administrador and actions of planillas and reports stand on one line at 1280 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'superadministrador', '/auth/no/hay/nada');
  for (const path of SHEETS) {
    await visit(page, path);
    await expect(page.locator('main tbody td').first()).toBeVisible();
    expect.soft(await linesOfHead(page), path).toBe(1);
  }
});
