import type { ClipboardEvent } from 'react';
import { inert } from '../../format/export/cell';

/** A copied table pastes its exact amounts, which a spreadsheet of any language reads as numbers. */
export const copyExact = (event: ClipboardEvent<HTMLTableElement>) => {
  const { currentTarget: table, clipboardData } = event;
  const lines = chosenLines(table);
  if (!lines.flat().some(({ isAmount }) => isAmount)) return;
  clipboardData.setData('text/plain', lines.map(plainLine).join('\n'));
  clipboardData.setData('text/html', htmlOf(lines));
  event.preventDefault();
};

interface CopiedCell {
  text: string;
  isAmount: boolean;
  colSpan: number;
}

/** The cells that the selection touches. Where it begins or ends within a row, the others are empty. */
const chosenLines = (table: HTMLTableElement): CopiedCell[][] => {
  const isChosen = chosenBy(document.getSelection());
  const boxes = table.querySelector('th.MuiTableCell-paddingCheckbox') ? 1 : 0;
  const lines = [...table.rows].map(({ cells }) => [...cells].slice(boxes));
  const places = lines.flat().flatMap((cell) => (isChosen(cell) ? cell.cellIndex : []));
  const [first, last] = [Math.min(...places), Math.max(...places)];

  return lines
    .filter((cells) => cells.some(isChosen))
    .map((cells) =>
      cells
        .filter(({ cellIndex }) => cellIndex >= first && cellIndex <= last)
        .map((cell) => copied(cell, isChosen)),
    );
};

/** A browser may select cells one by one. */
const chosenBy = (selection: Selection | null) => {
  const count = !selection || selection.isCollapsed ? 0 : selection.rangeCount;
  const ranges = Array.from({ length: count }, (_, index) => selection?.getRangeAt(index));

  return (part: Node) => ranges.some((range) => range?.intersectsNode(part));
};

const copied = (cell: HTMLTableCellElement, isChosen: (part: Node) => boolean): CopiedCell => {
  const { colSpan } = cell;
  const amount = cell.querySelector('data');
  if (!isChosen(cell)) return { text: '', isAmount: false, colSpan };
  if (amount && isChosen(amount)) return { text: amount.value, isAmount: true, colSpan };

  return { text: inert(textOf(cell)), isAmount: false, colSpan };
};

/** On one line, without buttons. */
const textOf = (cell: HTMLTableCellElement): string => {
  const copy = document.importNode(cell, true);
  for (const button of copy.querySelectorAll('button, .MuiButton-root, .MuiIconButton-root')) button.remove();
  // Blocks do not stick together.
  for (const part of copy.querySelectorAll('*')) part.before(' ');

  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
};

const plainLine = (cells: readonly CopiedCell[]): string =>
  cells.map(({ text, colSpan }) => text + '\t'.repeat(colSpan - 1)).join('\t');

const htmlOf = (lines: readonly (readonly CopiedCell[])[]): string => {
  const table = document.createElement('table');
  for (const line of lines) {
    const row = table.insertRow();
    for (const { text, isAmount, colSpan } of line) {
      const cell = row.insertCell();
      cell.textContent = text;
      cell.colSpan = colSpan;
      if (isAmount) markAsNumber(cell, text);
    }
  }

  return table.outerHTML;
};

/** For Excel, LibreOffice and Google Sheets, which else read a point as their own language does. */
const markAsNumber = (cell: HTMLElement, number: string) => {
  cell.setAttribute('x:num', number);
  cell.setAttribute('sdval', number);
  cell.setAttribute('data-sheets-value', JSON.stringify({ 1: 3, 3: Number(number) }));
};
