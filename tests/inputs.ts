import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Name = string | RegExp;

/** The texts of a row of a table, or of its head. */
export const cellsOf = (row?: Element): (string | null)[] =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

/** Writes into an input at once, as a paste does. */
export const write = async (name: Name, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
};

/** Opens a select, or what completes what is typed, and takes an option. */
export const choose = async (user: UserEvent, name: Name, option: string): Promise<void> => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Shows a filter that waits behind Añadir filtro. */
export const addFilter = async (user: UserEvent, name: Name): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Añadir filtro' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name }));
};
