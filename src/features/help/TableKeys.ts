import { useEffect } from 'react';
import { controlIn, firstRowControl, isModalOpen } from '../../ui/page/focus';

/** F2 goes to the first row of the table, ↑ and ↓ go from row to row. */
export const TableKeys = () => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || isModalOpen()) return;
      const control = key === 'F2' ? firstRowControl() : controlBeside(key);
      if (!control) return;
      event.preventDefault();
      control.focus();
    };
    window.addEventListener('keydown', listen);

    return () => window.removeEventListener('keydown', listen);
  }, []);

  return null;
};

/** The control in the row above or below, in the same column if there is one. Undefined in inputs, which use the arrow keys themselves. */
const controlBeside = (key: string): HTMLElement | undefined => {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const cell = document.activeElement?.closest('a, button')?.closest('td');
  const row = cell?.closest('main tbody > tr');
  const other = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (!cell || !other) return undefined;
  const beside = other.children[cell.cellIndex];

  return (beside && controlIn(beside)) ?? controlIn(other);
};
