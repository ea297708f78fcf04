import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { MoneyInput } from '../../../../src/ui/inputs/MoneyInput';

test.each([
  ['1.234,50', '1234.50'],
  ['12,5', '12.5'],
  ['1,234', '1,234'],
])('"%s" stays unchanged while typing, and is "%s" after leaving and when sent', async (typed, plain) => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <AdminContext>
      <Form onSubmit={onSubmit}>
        <MoneyInput source="valor" label="Valor" />
        <button type="submit">Guardar</button>
      </Form>
    </AdminContext>,
  );
  const input = screen.getByLabelText('Valor');
  expect(input).toHaveAttribute('inputmode', 'decimal');

  await user.click(input);
  for (const [index, sign] of [...typed].entries()) {
    await user.keyboard(sign);
    expect(input).toHaveValue(typed.slice(0, index + 1));
  }
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(input).toHaveValue(plain);
  await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ valor: plain }));
});

test.each([
  [150_050, '1500.50'],
  [5, '0.05'],
  [-150_050, '-1500.50'],
  [0, ''],
])('%d cents are shown as "%s" and sent as the same cents', async (cents, text) => {
  const onSubmit = vi.fn();
  render(
    <AdminContext>
      <Form record={{ valor: cents }} onSubmit={onSubmit}>
        <MoneyInput source="valor" label="Valor" />
        <button type="submit">Guardar</button>
      </Form>
    </AdminContext>,
  );
  expect(screen.getByLabelText('Valor')).toHaveValue(text);

  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

  await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ valor: cents }));
});
