import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavingButton } from '../../../../src/ui/form/SavingButton';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('[U30] a save says that it runs after 300 ms, until the answer', async () => {
  const { rerender } = render(<SavingButton isSaving>Guardar</SavingButton>);
  await pass(299);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await pass(1);
  expect(screen.getByRole('button', { name: /^Guardando…/ })).toBeDisabled();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();

  rerender(<SavingButton isSaving={false}>Guardar</SavingButton>);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('[U30] a quick save does not flicker', async () => {
  const { rerender } = render(<SavingButton isSaving>Guardar</SavingButton>);
  await pass(200);
  rerender(<SavingButton isSaving={false}>Guardar</SavingButton>);
  await pass(1_000);

  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
});
