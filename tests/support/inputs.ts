import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { catchFiles } from './files';

type Name = string | RegExp;

export const cellsOf = (row?: Element): (string | null)[] =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

export const rowsOf = async (name?: string): Promise<(string | null)[][]> =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(cellsOf);

export const save = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Guardar' }));

/** Changes the value at once, which is faster than typing. */
export const write = async (name: Name, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
};

export const choose = async (user: UserEvent, name: Name, option: string): Promise<void> => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

export const optionsOf = async (user: UserEvent, name: Name): Promise<(string | null)[]> => {
  await user.click(await screen.findByRole('combobox', { name }));

  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

export const dialogIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const openDays = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: /^Fecha: / }));
  await screen.findByLabelText('Desde');
};

export const openFilters = async (user: UserEvent): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: /^Filtros( \(\d+\))?$/ }));

  return screen.findByRole('dialog', { name: 'Filtros' });
};

/** Exports the list or sheet as CSV and returns its lines. */
export const exportCsv = async (user: UserEvent, choice = 'CSV'): Promise<string[]> => {
  const files = catchFiles();
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  await expect.poll(() => files.length).toBe(1);

  return ((await files[0]?.text()) ?? '').split('\r\n');
};

export const daysShown = (): string | null | undefined =>
  screen.getByRole('button', { name: /^Fecha: / }).textContent?.replace('Fecha: ', '');

/** Opens ⋮ of the page, or of the only row. */
export const openMenu = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Acciones' }));

/** Opens the dialog that annuls the record of the page. */
export const startAnnulling = async (user: UserEvent): Promise<void> => {
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: 'Anular' }));
};
