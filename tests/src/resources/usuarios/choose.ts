import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select and chooses what it offers under that name. */
export const choose = async (user: UserEvent, label: string, option: string) => {
  await user.click(screen.getByLabelText(new RegExp(`^${label}`)));
  await user.click(await screen.findByRole('option', { name: option }));
};
