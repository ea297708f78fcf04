import { controlIn, firstRowControl, isModalOpen } from '../../ui/base/focus';
import { useWindowKeys } from '../../ui/base/keys';

/** F2 goes to the first row of the table, ↑ and ↓ go from row to row. */
export const TableKeys = () => {
  useWindowKeys((stroke) => {
    if (isModalOpen()) return undefined;
    const control = stroke === 'F2' ? firstRowControl() : controlBeside(stroke);

    return control && (() => control.focus());
  });

  return null;
};

/** The control in the row above or below, in the same column if there is one. Undefined in inputs, which use the arrow keys themselves. */
const controlBeside = (key: string): HTMLElement | undefined => {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const cell = document.activeElement?.closest('a, button')?.closest('td, [role="cell"]');
  const row = cell?.closest('main :is(tbody > tr, [role="row"])');
  const other = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (!cell || !row || !other) return undefined;
  const beside = other.children[[...row.children].indexOf(cell)];

  return (beside && controlIn(beside)) ?? controlIn(other);
};
