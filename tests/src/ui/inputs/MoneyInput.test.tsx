import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { MoneyInput } from '../../../../src/ui/inputs/MoneyInput';

const open = (record?: object) => {
  const onSubmit = vi.fn();
  render(
    <AdminContext>
      <Form record={record} onSubmit={onSubmit}>
        <MoneyInput source="valor" label="Valor" />
        <button type="submit">Guardar</button>
      </Form>
    </AdminContext>,
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

  return { onSubmit, send, input: screen.getByLabelText('Valor') };
};

test.each([
  ['1.234,50', '1234.50'],
  ['12,5', '12.5'],
  ['1,234', '1,234'],
])('"%s" stays unchanged while typing, and is "%s" after leaving and when sent', async (typed, plain) => {
  const { input, send, onSubmit } = open();
  expect(input).toHaveAttribute('inputmode', 'decimal');

  await userEvent.click(input);
  for (const [index, sign] of [...typed].entries()) {
    await userEvent.keyboard(sign);
    expect(input).toHaveValue(typed.slice(0, index + 1));
  }
  await send();

  expect(input).toHaveValue(plain);
  await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ valor: plain }));
});

test.each([
  [150_050, '1500.50'],
  [5, '0.05'],
  [-150_050, '-1500.50'],
  [0, ''],
])('%d cents are shown as "%s" and sent as the same cents', async (cents, text) => {
  const { input, send, onSubmit } = open({ valor: cents });
  expect(input).toHaveValue(text);

  await send();

  await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ valor: cents }));
});
