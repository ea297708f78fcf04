import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { gastos } from '../../../../src/resources/gastos';
import { recordOf, renderSection } from '../../../support/renderSection';
import { withStyles } from '../../../support/styles';

/** jsdom does not apply :hover, so the rules are read as if the pointer were there. */
const hoverRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.includes('tr:hover'));

test('the row below the pointer is shaded in each cell, also in those that stay at the edge', async () => {
  withStyles();
  renderSection(gastos, { rows: [recordOf(gastosRest, 1, { comprobante: 'comprobantes/a.jpg' })] });
  const row = (await screen.findByRole('button', { name: /^Ver/ })).closest('tr');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  const shadesOf = (cell: HTMLElement) =>
    hoverRules()
      .filter(({ selectorText }) => cell.matches(selectorText.replace(':hover', '')))
      .map(({ style }) => style.backgroundImage);

  for (const cell of cells) expect(shadesOf(cell)).toEqual([expect.stringContaining('linear-gradient')]);
});
