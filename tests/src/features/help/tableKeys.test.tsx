import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RestSection } from '../../../../contract/rest';
import { sections } from '../../../../src/resources';
import type { Section } from '../../../../src/section/Section';
import { startAt } from '../../../support/clock';
import { startAnnulling } from '../../../support/inputs';
import { recordOf, renderSection } from '../../../support/renderSection';
import { gastos } from '../../../support/sampleSection';
import { withStyles } from '../../../support/styles';

interface Opened extends Section {
  rest: RestSection;
}

const opened = sections.filter(
  (section): section is Opened => section.rest !== undefined && 'edit/:id' in section.screens,
);

startAt('2026-10-14T15:00:00Z');

const rowOf = (element: Element | null) => element?.closest('tr')?.getAttribute('data-id');

test.each(opened)(
  '[U41] F2 goes to the first row of $name, ↓ to the next, and Enter opens it',
  async (section) => {
    const { label, rest, name, path = name } = section;
    const { user } = renderSection(section, { rows: [1, 2, 3].map((id) => recordOf(rest, id)) });
    await screen.findByRole('table', { name: label });
    await user.keyboard('{F2}');
    expect(rowOf(document.activeElement)).toBe('1');
    expect(document.activeElement).toHaveAttribute('href', `/auth/${path}/edit/1`);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(rowOf(document.activeElement)).toBe('2');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(window.location.pathname).toBe(`/auth/${path}/edit/2`));
  },
);

test('[U41] the second link of a page with a table skips to its first row', async () => {
  withStyles();
  const { user } = renderSection(gastos);
  const table = within(await screen.findByRole('table'));
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Saltar a la tabla' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(table.getByRole('link', { name: '1' })).toHaveFocus();
});

test('[U41] a page without a table has no link that skips to one', async () => {
  withStyles();
  renderSection(gastos, { path: '/edit/1' });
  await screen.findByRole('button', { name: 'Guardar' });

  expect(screen.queryByRole('link', { name: 'Saltar a la tabla' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toBeInTheDocument();
});

test('[U41] the keys of the table do nothing in an open dialog or an input', async () => {
  const { user } = renderSection(gastos);
  await screen.findByRole('table');
  const search = screen.getByPlaceholderText('Buscar');
  search.focus();
  await user.keyboard('{ArrowDown}');
  expect(search).toHaveFocus();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Ir a…' });
  await user.keyboard('{F2}');

  expect(field).toHaveFocus();
});

test('[U29] Ctrl+K does not leave an open dialog, whose input a jump would lose', async () => {
  const { user } = renderSection(gastos, { path: '/edit/1' });
  await startAnnulling(user);
  await user.type(await screen.findByLabelText('Motivo de la anulación'), 'Repetido');
  await user.keyboard('{Control>}k{/Control}');

  expect(screen.queryByRole('dialog', { name: 'Ir a…' })).toBeNull();
  expect(screen.getByLabelText('Motivo de la anulación')).toHaveValue('Repetido');
});
