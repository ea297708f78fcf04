import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SaveButton } from '../../../../src/ui/form/Form';

test('[F12] a double click sends once, even where the first half has been answered in between', async () => {
  const send = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', send)}>
      <SaveButton />
    </form>,
  );

  await userEvent.dblClick(screen.getByRole('button', { name: 'Guardar' }));
  expect(send).toHaveBeenCalledTimes(1);

  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});
