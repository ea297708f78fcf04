const CONTROL =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"])' +
  ':not(:disabled, [aria-disabled="true"], [aria-hidden="true"], [tabindex="-1"])';

/** Controls in the rows of a table or in cards. Checkboxes are left out, because they do not open a record. */
const IN_ROWS = `:is(tbody :is(td, th), [data-id] > [role="cell"]):not(.MuiTableCell-paddingCheckbox) ${CONTROL}`;

const find = (element: Element | null, selector: string) =>
  element?.querySelector<HTMLElement>(selector) ?? undefined;

/** The element itself, or the first control inside: of a table, that of its first row. */
export const controlIn = (element: Element): HTMLElement | undefined =>
  element instanceof HTMLElement && element.matches(CONTROL)
    ? element
    : (find(element, IN_ROWS) ?? find(element, CONTROL));

/** The first control in the page's table. A report without links gets the focus itself, so that arrow keys scroll it. */
export const firstRowControl = (): HTMLElement | undefined => {
  const main = document.querySelector('main');

  return find(main, IN_ROWS) ?? find(main, '[data-scroller]');
};

/** A dialog, drawer or menu of MUI, or the picture viewer. */
export const isModalOpen = (): boolean =>
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden), .yarl__portal') !== null;
