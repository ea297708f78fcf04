import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { sections } from '../../../../src/resources';
import { gastos } from '../../../../src/resources/gastos';
import { prestamos } from '../../../../src/resources/prestamos';
import type { Section } from '../../../../src/section/Section';
import { createStore } from '../../../../src/store';
import { cellsOf } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { recordOf, renderSection } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';
import { sectionsOf } from '../../../support/sectionsOf';
import { withStyles } from '../../../support/styles';

const ROWS = [recordOf(gastosRest, 1, { valor: '45.50' }), recordOf(gastosRest, 2, { valor: '1200.00' })];

const amounts = async () =>
  (await screen.findAllByRole('row')).flatMap((row) =>
    row.dataset.id ? cellsOf(row).filter((text) => text?.includes('$')) : [],
  );

const toggle = (verb: string) => screen.findByRole('button', { name: `${verb} centavos` });

describe('[Y1] a table of money', () => {
  test('shows whole dollars alone, and the exact amount as the title of the cell', async () => {
    renderSection(gastos, { rows: ROWS });

    expect(await amounts()).toEqual(['$46', '$1,200']);
    expect(screen.getByTitle('$45.50')).toHaveTextContent(/^\$46$/);
    expect(screen.queryByTitle('$1,200.00')).not.toBeInTheDocument();
    expect((await toggle('Mostrar')).parentElement).toHaveTextContent('Sin centavos · Mostrar');
  });

  test.each([
    ['table', [], ['$45.50', '$1,200.00']],
    ['phone', ['599.95'], ['$45.50Valor', '$1,200.00Valor']],
  ])(
    'shows cents, in grey, after Mostrar at its foot, and none after Ocultar, on a %s',
    async (_, media, shown) => {
      withStyles();
      setMedia(...media);
      const { user } = renderSection(gastos, { rows: ROWS });
      await user.click(await toggle('Mostrar'));

      expect(await amounts()).toEqual(shown);
      expect(screen.getByText('.50')).toHaveStyle({ color: 'rgb(90, 96, 103)' });
      expect(screen.queryByTitle('$45.50')).not.toBeInTheDocument();
      expect((await toggle('Ocultar')).parentElement).toHaveTextContent('Con centavos · Ocultar');

      await user.click(await toggle('Ocultar'));
      expect(await amounts()).toEqual(shown.map((text) => text.replace('45.50', '46').replace('.00', '')));
    },
  );

  test('keeps the choice for the user, in other sections too, and Ajustes has it', async () => {
    const { user } = renderSection(gastos, { rows: ROWS, profile: { id: 7 } });
    await user.click(await toggle('Mostrar'));
    const mine = createStore();
    mine.belongTo(7);
    const other = createStore();
    other.belongTo(8);
    expect([mine.getItem('centavos'), other.getItem('centavos')]).toEqual([true, undefined]);

    await user.click(screen.getByRole('link', { name: 'Ajustes' }));
    const setting = within(await screen.findByRole('region', { name: 'Centavos' })).getByRole('switch');
    expect(setting).toBeChecked();
    await user.click(setting);

    expect(mine.getItem('centavos')).toBe(false);
  });

  test('has the line in a record too, if it has rows', async () => {
    const abono = recordOf(abonosRest, 1, { valor: '10.40', fk_prestamo: 1 });
    renderSection(prestamos, {
      path: '/edit/1',
      rows: [recordOf(prestamosRest, 1)],
      handlers: restHost(abonosRest, [abono]).handlers,
    });

    expect(await toggle('Mostrar')).toBeVisible();
    expect(screen.getByTitle('$10.40')).toHaveTextContent('$10');
  });

  test('leaves room to names before sentences', async () => {
    withStyles();
    renderSection(gastos, { rows: ROWS });
    const [row] = (await screen.findAllByRole('row')).filter(({ dataset }) => dataset.id);
    const widthOf = (text: string) =>
      Number.parseInt(
        getComputedStyle(within(row as HTMLElement).getByRole('cell', { name: text })).maxWidth,
        10,
      );

    expect(widthOf('Berta Mora')).toBeGreaterThan(widthOf('Ana 1'));
  });
});

const listed = sections.filter((section): section is Section & Required<Pick<Section, 'rest'>> =>
  Boolean(section.rest),
);

test.each(sectionsOf(listed, 'gastos', 'depositos', 'feriados'))(
  '[Y1] the list of $name has the line at its foot if it has a column of money',
  async ({ rest, ...section }) => {
    renderSection({ rest, ...section }, { rows: [recordOf(rest, 1)] });
    await screen.findByRole('table');
    const isMoney = (section.list ?? []).some((source) => section.fields?.[source]?.kind === 'money');

    expect(screen.queryAllByRole('button', { name: 'Mostrar centavos' })).toHaveLength(isMoney ? 1 : 0);
  },
);
