import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Name = string | RegExp;

/** The texts of a row of a table, or of its head. */
export const cellsOf = (row?: Element): (string | null)[] =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

/** The texts of a table, row by row. */
export const rowsOf = async (name?: string): Promise<(string | null)[][]> =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(cellsOf);

export const save = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Guardar' }));

/** Writes into an input at once, as a paste does. */
export const write = async (name: Name, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
};

/** Opens a select, or what completes what is typed, and takes an option. */
export const choose = async (user: UserEvent, name: Name, option: string): Promise<void> => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Opens the days that a list is of: Desde and Hasta. */
export const openDays = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: /^Fecha: / }));
  await screen.findByLabelText('Desde');
};

/** Opens the filters of a list that do not stand open. */
export const openFilters = async (user: UserEvent): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: /^Filtros/ }));

  return screen.findByRole('dialog', { name: 'Filtros' });
};

/** The days that a list is of, in words. */
export const daysShown = (): string | null | undefined =>
  screen.getByRole('button', { name: /^Fecha: / }).textContent?.replace('Fecha: ', '');
