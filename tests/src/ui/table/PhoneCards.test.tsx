import { screen, within } from '@testing-library/react';
import { DataTable as StockTable } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { sections } from '../../../../src/resources';
import { defineSection } from '../../../../src/resources/defineSection';
import type { Section } from '../../../../src/section/Section';
import { DataTable } from '../../../../src/ui/table/DataTable';
import { List } from '../../../../src/views/List';
import { setMedia } from '../../../support/layout/media';
import { recordOf, renderSection } from '../../../support/renderSection';
import { gastos, gastosRest } from '../../../support/sampleSection';
import { sectionsOf } from '../../../support/sectionsOf';
import { withStyles } from '../../../support/styles';

type Rest = NonNullable<Section['rest']>;

const cardsShown = async () => {
  const table = await screen.findByRole('table');

  return within(table)
    .getAllByRole('row')
    .filter(({ dataset }) => dataset.id)
    .map((card) => within(card).getAllByRole('cell'));
};

const textsOf = (cells: readonly HTMLElement[] = []) => cells.map(({ textContent }) => textContent);

const ownList = (Own: () => React.ReactNode): Section => {
  const { label, icon } = gastos;

  return defineSection(gastosRest, { label, icon, screens: { list: async () => ({ default: Own }) } });
};

test.each(
  sectionsOf(
    sections.filter(({ rest }) => rest),
    'gastos',
    'premios',
  ),
)('[D8] a card of $name shows each of its columns, with its label or as title or action', async (section) => {
  setMedia('599.95');
  const { rest, list = [], fields = {} } = section;
  const record = recordOf(rest as Rest, 7);
  renderSection(section, { rows: [record] });
  const [cells] = await cardsShown();
  const text = textsOf(cells).join('|');

  const missing = list
    .filter((source) => ![null, undefined, ''].includes(record[source] as null))
    .filter((source) => !['title', 'action'].includes(fields[source]?.card ?? ''))
    .flatMap((source) => {
      const { kind, heading, label = '' } = fields[source] ?? {};

      return kind === 'pictures' || text.includes(heading ?? label) ? [] : [source];
    });
  expect(missing).toEqual([]);
  expect(document.querySelector('main table')).toBeNull();
});

describe('[D8] a card', () => {
  test('begins with its title, which opens it, and its value', async () => {
    setMedia('599.95');
    renderSection(gastos, { rows: [recordOf(gastosRest, 7, { descripcion: 'Taxi', valor: 3.5 })] });
    const [[title, value] = []] = await cardsShown();

    expect(title).toHaveTextContent(/^Taxi$/);
    expect(within(title as HTMLElement).getByRole('link')).toHaveAttribute('href', '/auth/gastos/edit/7');
    expect(value).toHaveTextContent(/^\$4Valor$/);
  });

  test('has no line for a value that is missing, and no button for a picture that is', async () => {
    setMedia('599.95');
    const full = recordOf(gastosRest, 1, { tipo: 'otros', comprobante: 'uno.png' });
    renderSection(gastos, { rows: [full, recordOf(gastosRest, 2, { tipo: '', comprobante: '' })] });
    const [first, second] = await cardsShown();

    expect(textsOf(first)).toEqual(expect.arrayContaining(['Tipo Otros', 'Ver']));
    expect(textsOf(second).join('|')).not.toMatch(/Tipo|Ver/);
    expect(second).toHaveLength((first?.length ?? 0) - 2);
  });

  test('of an annulled record is struck through, another one is not', async () => {
    withStyles();
    setMedia('599.95');
    renderSection(gastos, {
      rows: [recordOf(gastosRest, 1, { estado: 'X' }), recordOf(gastosRest, 2, { estado: 'A' })],
    });
    const [annulled, other] = await cardsShown();

    expect(annulled?.[0]).toHaveStyle({ textDecoration: 'line-through' });
    expect(other?.[0]).not.toHaveStyle({ textDecoration: 'line-through' });
  });

  test('leaves out a column that the user hid', async () => {
    setMedia('599.95');
    const { user } = renderSection(gastos, { rows: [recordOf(gastosRest, 1)] });
    const labels = async () => textsOf((await cardsShown())[0]).map((text) => text?.split(' ')[0]);
    expect(await labels()).toEqual(expect.arrayContaining(['Id', 'Fecha', 'Tipo']));

    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(screen.getByLabelText('Fecha', { selector: '[role=switch]' }));
    await user.keyboard('{Escape}');

    expect(await labels()).not.toContain('Fecha');
  });

  test('is selected by its checkbox, and all cards by one; a number of react-admin is shown', async () => {
    setMedia('599.95');
    const { user } = renderSection(
      ownList(() => (
        <List>
          <DataTable bulkActionButtons={<>Elegidos</>}>
            <DataTable.Col source="descripcion" />
            <DataTable.NumberCol source="version" />
          </DataTable>
        </List>
      )),
    );
    const [cells] = await cardsShown();
    expect(textsOf(cells).join('|')).toMatch(/Version 1$/);

    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }));
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').slice(1);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    await user.click(boxes[0] as HTMLElement);
    expect(boxes[0]).not.toBeChecked();
  });

  test('stays a row of a table where rows unfold', async () => {
    setMedia('599.95');
    renderSection(
      ownList(() => (
        <List>
          <DataTable expand={<>Detalle</>}>
            <StockTable.Col source="descripcion" />
          </DataTable>
        </List>
      )),
    );
    await screen.findByRole('table');

    expect(document.querySelector('main table')).not.toBeNull();
  });
});
