import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { premiosRest } from '../../../../contract/premios';
import { gastos } from '../../../../src/resources/gastos';
import { premios } from '../../../../src/resources/premios';
import { recordOf, renderSection } from '../../../support/renderSection';

const valuesOf = (descripcion: string, valor: string) => ({
  fecha: '2026-10-14',
  fk_usuario: 3,
  tipo: 'servicios',
  descripcion,
  valor,
  comprobante: 'uno.png',
});
const ROWS = [
  recordOf(gastosRest, 1, valuesOf('=Taxi', '45.50')),
  recordOf(gastosRest, 2, valuesOf('Luz', '1200')),
];

const cell = (row: number, text: string | RegExp) =>
  within(screen.getAllByRole('row')[row] as HTMLElement).getByText(text);

/** Copies from the begin of one part to the end of another one; undefined if that is left to the browser. */
const copy = (from: Node, to: Node) => {
  const copied = new Map<string, string>();
  const clipboardData = { setData: (kind: string, text: string) => copied.set(kind, text) };
  document.getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length);
  const isLeft = fireEvent.copy(from, { clipboardData });

  return isLeft ? undefined : { plain: copied.get('text/plain'), html: copied.get('text/html') ?? '' };
};

describe('[Y1] a copied table', () => {
  test('pastes exact amounts as plain numbers, texts on one line and no formula', async () => {
    renderSection(gastos, { rows: ROWS });
    const table = await screen.findByRole('table');

    expect(
      copy(table, table)
        ?.plain?.split('\n')
        .map((line) => line.split('\t')),
    ).toEqual([
      ['Id', 'Fecha', 'Administrador', 'Tipo', 'Descripción', 'Valor', 'Comprobante'],
      ['1', '2026-10-14', 'Berta Mora', 'Servicios', "'=Taxi", '45.50', expect.any(String)],
      ['2', '2026-10-14', 'Berta Mora', 'Servicios', 'Luz', '1200.00', expect.any(String)],
    ]);
  });

  test('pastes its selected rows into a spreadsheet of any language, at their columns', async () => {
    renderSection(gastos, { rows: ROWS });
    await screen.findByRole('table');
    const { plain, html = '' } = copy(cell(1, '$46'), cell(2, '$1,200')) ?? {};
    const pasted = document.createElement('div');
    pasted.innerHTML = html;
    const [first, second] = pasted.querySelectorAll('tr');

    expect(plain).toMatch(/^\t{5}45\.50\t.*\n2\t.*\t1200\.00\t$/);
    expect(first?.cells[5]?.outerHTML).toContain('x:num="45.50"');
    expect(first?.cells[5]).toHaveTextContent('45.50');
    expect(second?.cells[5]).toHaveAttribute('sdval', '1200.00');
  });

  test('has no column for checkboxes', async () => {
    const premio = recordOf(premiosRest, 1, { valor: '10.40', estado: 'REVISADO' });
    renderSection(premios, { rows: [premio], role: 'premiacion', path: `?filter={"estado":"REVISADO"}` });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('checkbox')).not.toHaveLength(0);

    expect(copy(table, table)?.plain).toMatch(/^Secuencia\t.*\n1\t.*\t10\.40\t/);
  });

  test('gives one amount whole, and leaves texts alone to the browser', async () => {
    renderSection(gastos, { rows: ROWS });
    await screen.findByRole('table');

    expect(copy(cell(1, '$46'), cell(1, '$46'))?.plain).toBe('45.50');
    expect(copy(cell(1, '=Taxi'), cell(1, '=Taxi'))).toBeUndefined();
  });
});
